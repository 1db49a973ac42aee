import { day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import {
  ELIMINATED,
  figureAt,
  linesOf,
  partsOf,
  readTrail,
  SUM,
  sumOf,
  TOTAL,
  writeTrail,
  type Column,
  type Consolidated,
} from './consolidated'

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
  companies: [],
  pairs: [
    {
      seller: 'a' as Id<'workspaces'>,
      buyer: 'b' as Id<'workspaces'>,
      orders: 2,
      sold: dong(30),
      bought: dong(30),
      partners: ['c'.repeat(24) as Id<'assets'>],
      revenue: dong(30),
      cost: dong(18),
      soldOnProfit: dong(7),
    },
  ],
  between: [
    { workspaceId: 'a' as Id<'workspaces'>, partnerId: 'c'.repeat(24) as Id<'assets'>, group: 'Other Income', total: dong(6) },
    { workspaceId: 'b' as Id<'workspaces'>, partnerId: 'd'.repeat(24) as Id<'assets'>, group: 'Other Expenses', total: dong(-6) },
  ],
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

it('Every figure that is a sum opens what it is the sum of, down to the entries of one company', () => {
  const shown = report(9)
  const companies = shown.workspaces.map(({ _id }) => _id as string)
  for (const line of linesOf(shown))
    for (const place of [...companies, SUM, ELIMINATED, TOTAL]) {
      const parts = partsOf(shown, line, place)
      if (companies.includes(place) && line.figure) expect(parts).toEqual([])
      else expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(figureAt(shown, line, place))
    }
})

it('What two companies had with each other opens with its partner alone, in the books it is in', () => {
  const shown = report(0)
  const opens = (key: string) =>
    partsOf(
      shown,
      linesOf(shown).find((line) => line.key === key)!,
      ELIMINATED,
    ).map((part) => part.opens)
  expect(opens('revenue')).toEqual([{ workspaceId: 'a', figure: `revenueShipped:${'c'.repeat(24)}` }])
  expect(opens('cost')).toEqual([{ workspaceId: 'a', figure: `cost:${'c'.repeat(24)}` }, undefined])
  expect(opens('group:Other Expenses')).toEqual([{ workspaceId: 'b', figure: `group@${'d'.repeat(24)}:Other Expenses` }])
})

it('The address keeps which figure was opened out of which; what the report has not is left out', () => {
  const shown = report(0)
  const written = writeTrail([
    [TOTAL, 'net'],
    ['a', 'group:Other Income'],
  ])
  expect(readTrail(written, shown).map(([place, { key }]) => [place, key])).toEqual([
    [TOTAL, 'net'],
    ['a', 'group:Other Income'],
  ])
  expect(readTrail('total.%E0%A4/stranger.net/total.gone', shown)).toEqual([])
})
