import { isLowStock, neededOf } from './low'

it('Goods are low at the count they warn at, without one when they are gone', () => {
  expect([
    isLowStock({ stockCount: 10, lowStock: 10 }),
    isLowStock({ stockCount: 11, lowStock: 10 }),
    isLowStock({ stockCount: 0 }),
    isLowStock({ stockCount: 1 }),
  ]).toEqual([true, false, true, false])
})

it('What runs low is bought up to its level and what sells meanwhile, and always to stand above it', () => {
  expect(neededOf({ stockCount: 4, lowStock: 10 }, 26)).toBe(32)
  expect(neededOf({ stockCount: 10, lowStock: 10 }, 0)).toBe(1)
  expect(neededOf({ stockCount: -3 }, -2)).toBe(4)
  expect(neededOf({ stockCount: 2, lowStock: 5 }, 1.5)).toBe(5)
})
