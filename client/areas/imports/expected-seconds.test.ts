import { expectedSeconds } from './expected-seconds'

const sheet = (makes: number, pieces?: number) => ({
  makes,
  updates: 0,
  ...(pieces === undefined ? {} : { besides: [{ what: 'stock' as const, count: makes, pieces }] }),
})

test('a few rows are written in a second, a whole year and its stock in some more', () => {
  expect(expectedSeconds([sheet(74)])).toBe(1)
  expect(expectedSeconds([sheet(3000, 200_000), sheet(2000)])).toBe(12)
})
