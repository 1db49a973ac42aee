import { dong } from '@shared/foundation/money/money'
import type { FundsSide } from '@shared/areas/money/rules/reports/funds'
import { partsOfSide } from './summary'

const side = (...totals: number[]): FundsSide => ({
  total: dong(totals.reduce((sum, total) => sum + total, 0)),
  data: totals.map((total, at) => ({ _id: `group ${at}`, total: dong(total) })),
})

it.each([
  ['no groups', side(), true],
  ['a few', side(402_150_000, 6_500_000), true],
  ['more than fit', side(-231_400_000, -68_000_000, -22_640_000, -9_350_000), false],
  ['a refund that outweighs its group', side(-231_400_000, 5_000_000, -68_000_000, -1, -9_350_000), false],
])('The groups beneath a figure add up to it: %s', (_, of, isCredit) => {
  const parts = partsOfSide(of, isCredit)
  const figure = isCredit ? of.total : -of.total
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(figure + 0)
  expect(parts.length).toBeLessThanOrEqual(3)
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(of.data.length)
})

it('The largest groups have their names, the rest is one line', () => {
  expect(partsOfSide(side(-10, -400, -30, -200), false)).toEqual([
    { group: 'group 1', value: 400, count: 1 },
    { group: 'group 3', value: 200, count: 1 },
    { group: '', value: 40, count: 2 },
  ])
})
