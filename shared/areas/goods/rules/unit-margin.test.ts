import { goods, productId, sale, service } from '../../../testing/examples'
import { unitRevenue } from './unit-margin'

const rice = productId(1)

test('a unit sold for its share of the line: the price where nothing was taken off', () => {
  expect(unitRevenue(sale(), rice)).toBe(100)
})

test('discount and free units lower what each unit sold for', () => {
  expect(unitRevenue(sale({ discount: 200 }), rice)).toBe(80)
  expect(unitRevenue(sale({ items: [goods({ quantity: 10, quantityGift: 1 })] }), rice)).toBe(90)
})

test('two lines of one product are taken together; other lines bear their own part of the discount', () => {
  const items = [goods({ quantity: 1, price: 100 }), goods({ quantity: 1, price: 200 }), service({ price: 300 })]
  expect(unitRevenue(sale({ items, discount: 60 }), rice)).toBe(135)
})

test('what is not in the order sold for nothing that could be told', () => {
  expect(unitRevenue(sale(), productId(7))).toBeNull()
})
