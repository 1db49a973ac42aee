import { isFormula, priceByFormula } from './price-formula'

const bases = { price: 92_000, cost: 60_000, rank: (name: string) => (name === 'Đồng' ? 85_000 : undefined) }

test('A share off the selling price, on the cost, or off another rank; rounded to thousands', () => {
  expect(priceByFormula('=-12%', bases)).toBe(81_000)
  expect(priceByFormula('=−12', bases)).toBe(81_000)
  expect(priceByFormula('=+25%', bases)).toBe(75_000)
  expect(priceByFormula('=[Đồng]-5%', bases)).toBe(81_000)
  expect(priceByFormula('= [ Đồng ] + 2,5 %', bases)).toBe(87_000)
})

test('Small prices are rounded to hundreds', () => {
  expect(priceByFormula('=-10%', { ...bases, price: 5_500 })).toBe(5_000)
  expect(priceByFormula('=-12%', { ...bases, price: 5_500 })).toBe(4_800)
})

test('What isn’t known comes to nothing', () => {
  expect(priceByFormula('=+25%', { ...bases, cost: undefined })).toBeNull()
  expect(priceByFormula('=[Bạc]-5%', bases)).toBeNull()
  expect(priceByFormula('=12%', bases)).toBeNull()
  expect(priceByFormula('=-200%', bases)).toBe(0)
  expect([isFormula(' =-5%'), isFormula('81000')]).toEqual([true, false])
})
