import { day } from '@shared/domain/days/days'
import type { Id } from '@shared/domain/ids'
import { dong } from '@shared/domain/money/money'
import { linesOf, sumOf, type Column, type Consolidated } from './consolidated'

const column = (revenue: number, cost: number, groups: Column['groups'], depreciation = 0): Column => {
  const netProfit = dong(revenue - cost + groups.reduce((sum, { total }) => sum + total, 0))
  return {
    revenue: dong(revenue),
    cost: dong(cost),
    groups,
    netProfit,
    depreciation: dong(depreciation),
    netProfitAfterDepreciation: dong(netProfit - depreciation),
  }
}
const company = (slug: string, of: Column): Consolidated['workspaces'][number] => ({
  _id: slug as Id<'workspaces'>,
  name: slug,
  slug,
  howCalculateRevenue: 'shipped',
  ...of,
})
const report = (depreciation: number): Consolidated => ({
  since: day('2026-11-01'),
  until: day('2026-11-30'),
  workspaces: [
    company('a', column(100, 60, [{ _id: 'Other Income', isCredit: true, total: dong(6) }], depreciation)),
    company('b', column(50, 20, [{ _id: 'Other Expenses', isCredit: false, total: dong(-6) }])),
  ],
  eliminated: column(30, 25, [
    { _id: 'Other Expenses', isCredit: false, total: dong(-6) },
    { _id: 'Other Income', isCredit: true, total: dong(6) },
  ]),
  total: column(120, 55, [], depreciation),
  pairs: [],
})

it('Every line’s sum less what is eliminated is the consolidated figure', () => {
  for (const each of [report(0), report(9)])
    for (const line of linesOf(each)) expect(sumOf(each, line) - line.of(each.eliminated)).toBe(line.of(each.total))
})

it('Expenses come before income, and assets are shown where they lose something', () => {
  expect(linesOf(report(0)).map(({ key }) => key)).toEqual([
    'revenue',
    'cost',
    'gross',
    'group:Other Expenses',
    'group:Other Income',
    'net',
  ])
  expect(
    linesOf(report(9))
      .map(({ key }) => key)
      .slice(-3),
  ).toEqual(['net', 'depreciation', 'netAfter'])
})
