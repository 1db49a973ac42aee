import { isLowStock } from './low'

it('Goods are low at the count they warn at, without one when they are gone', () => {
  expect([
    isLowStock({ stockCount: 10, lowStock: 10 }),
    isLowStock({ stockCount: 11, lowStock: 10 }),
    isLowStock({ stockCount: 0 }),
    isLowStock({ stockCount: 1 }),
  ]).toEqual([true, false, true, false])
})
