import type { ReportOf } from '@shared/services/service-types'

export type Consolidated = ReportOf<'workspaces', 'consolidated'>
export type Column = Consolidated['total']

/** A line of the statement, by the sign with which it enters the profit. */
export interface ConsolidatedLine {
  readonly key: string
  /** The fund group, where it is one. */
  readonly group?: string
  readonly kind: 'sum' | 'part' | 'final'
  readonly of: (column: Column) => number
  /** As the report of one company calls the figure. */
  readonly figure?: (column: { readonly howCalculateRevenue: 'ordered' | 'shipped' }) => string
}

const groupOf =
  (name: string) =>
  ({ groups }: Column): number =>
    groups.find(({ _id }) => _id === name)?.total ?? 0

const afterAssets: readonly ConsolidatedLine[] = [
  { key: 'depreciation', kind: 'part', of: ({ depreciation }) => -depreciation + 0, figure: () => 'depreciation' },
  { key: 'netAfter', kind: 'final', of: ({ netProfitAfterDepreciation }) => netProfitAfterDepreciation },
]

/** The lines that some company has: revenue, cost, gross profit, each group, net profit, and what is left of it after assets. */
export const linesOf = (report: Consolidated): ConsolidatedLine[] => {
  const columns = [...report.workspaces, report.eliminated]
  const groups = new Map(columns.flatMap(({ groups: own }) => own.map(({ _id, isCredit }) => [_id, isCredit] as const)))
  const names = [...groups].sort(([, a], [, b]) => Number(a) - Number(b)).map(([name]) => name)
  const hasLosses = columns.some(({ depreciation }) => depreciation !== 0)
  return [
    {
      key: 'revenue',
      kind: 'sum',
      of: ({ revenue }) => revenue,
      figure: ({ howCalculateRevenue }) => (howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'),
    },
    { key: 'cost', kind: 'part', of: ({ cost }) => -cost + 0, figure: () => 'cost' },
    { key: 'gross', kind: 'sum', of: ({ revenue, cost }) => revenue - cost },
    ...names.map((name): ConsolidatedLine => ({
      key: `group:${name}`,
      group: name,
      kind: 'part',
      of: groupOf(name),
      figure: () => `group:${name}`,
    })),
    { key: 'net', kind: hasLosses ? 'sum' : 'final', of: ({ netProfit }) => netProfit },
    ...(hasLosses ? afterAssets : []),
  ]
}

/** What all companies come to before anything is left out. */
export const sumOf = (report: Consolidated, { of }: ConsolidatedLine): number =>
  report.workspaces.reduce((sum, column) => sum + of(column), 0)
