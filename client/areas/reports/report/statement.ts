import { figuresOf, shareOf, type FigureKey, type SalesReport } from './sales-report'

export type StatementKey = 'revenue' | 'cost' | 'gross' | 'net' | 'depreciation' | 'netAfter'

/** One line of the statement; its value has the sign with which it enters the net profit. */
export interface StatementLine {
  readonly key: StatementKey | `group:${string}`
  /** The fund group, where it is one. */
  readonly group?: string
  readonly value: number
  /** Of the revenue. */
  readonly share: number | null
  /** The figure whose entries it opens. */
  readonly opens?: FigureKey
}

/** What is left of the profit with the goods that were taken in or out without invoice, by hand or by a count; null where there were none. */
export const profitAfterStock = (report: SalesReport): number | null =>
  report.inventoryIn === 0 && report.inventoryOut === 0
    ? null
    : report.netProfitAfterDepreciation + report.inventoryIn - report.inventoryOut

/** Revenue, cost, gross profit, each business group, net profit, and where assets lose of their worth the profit after that: parts always
 *  come to the sums beneath them. */
export const statementOf = (report: SalesReport): StatementLine[] => {
  const { revenue, cost, gross, net } = figuresOf(report)
  const share = (value: number) => shareOf(value, revenue)
  const basis = report.howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'
  return [
    { key: 'revenue', value: revenue, share: share(revenue), opens: { figure: basis, group: '' } },
    { key: 'cost', value: -cost + 0, share: share(cost), opens: { figure: 'cost', group: '' } },
    { key: 'gross', value: gross, share: share(gross) },
    ...report.groups.map(({ _id, total }): StatementLine => ({
      key: `group:${_id}`,
      group: _id,
      value: total,
      share: share(Math.abs(total)),
      opens: { figure: 'group', group: _id },
    })),
    { key: 'net', value: net, share: share(net) },
    ...(report.depreciation === 0
      ? []
      : [
          {
            key: 'depreciation' as const,
            value: -report.depreciation,
            share: share(Math.abs(report.depreciation)),
            opens: { figure: 'depreciation' as const, group: '' },
          },
          {
            key: 'netAfter' as const,
            value: report.netProfitAfterDepreciation,
            share: share(report.netProfitAfterDepreciation),
          },
        ]),
  ]
}
