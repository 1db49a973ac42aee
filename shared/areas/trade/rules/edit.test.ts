import { goods, productId, sale, service } from '../../../testing/examples'
import { carryShipped, whyNotOrderChange } from './edit'

const rice = goods({ shipped: 4 })
const shipments = [{ time: new Date('2024-03-06'), lines: [{ index: 1, productId: productId(1), quantity: 4 }], net: 400, cost: 0 }]
const order = { items: [service(), rice], shipments }

test('a line that has been shipped keeps what was shipped wherever it moves to', () => {
  const moved = carryShipped(order, [goods({ price: 120, shipped: 99 })])
  expect(moved.items).toEqual([goods({ price: 120, shipped: 4 })])
  expect(moved.shipments[0]?.lines).toEqual([{ index: 0, productId: productId(1), quantity: 4 }])
  expect(moved.errors).toEqual([])
})

test('two lines of one product keep their own places', () => {
  const two = { items: [goods({ shipped: 1 }), goods({ shipped: 2 })], shipments: [] }
  expect(carryShipped(two, [goods(), goods({ price: 1 }), service()]).items.map(({ shipped }) => shipped)).toEqual([1, 2, 0])
})

test('a line that has been shipped can be neither removed nor reduced below that', () => {
  expect(carryShipped(order, [service()]).errors).toEqual([{ path: 'items', code: 'orders.shipped-line-removed', values: { name: 'Gạo' } }])
  expect(carryShipped(order, [service(), goods({ quantity: 3 })]).errors).toEqual([
    { path: 'items.1.quantity', code: 'orders.quantity-below-shipped', values: { name: 'Gạo' } },
  ])
})

test('a returned or cancelled order keeps its books, and its notes stay open', () => {
  expect(whyNotOrderChange(sale({ status: 'returned' }), ['discount'])).toBe('orders.final')
  expect(whyNotOrderChange(sale({ status: 'cancelled' }), ['note', 'tags'])).toBeNull()
})

test('a total is given only to an order without items before it is paid', () => {
  expect(whyNotOrderChange(sale(), ['total'])).toBe('orders.total-locked')
  expect(whyNotOrderChange(sale({ items: [] }), ['total'])).toBeNull()
  expect(whyNotOrderChange(sale({ items: [], paid: 1000 }), ['total'])).toBe('orders.total-locked')
})
