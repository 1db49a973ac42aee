import { can } from '@shared/foundation/rights/rights'
import type { Right } from '@shared/foundation/rights/rights'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { Day } from '@shared/foundation/days/days'
import { profitOf, withoutCosts, type Profit } from '@shared/areas/goods/rules/reports/profits'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import type { Known } from '../../ledger/known-at'

/** What a sale cost, and so what is left of it, is the board's to read: sums of one day and one row may be of a single order. */
export const mayReadProfits = (rights: readonly Right[]): boolean => can(rights, ['bod'])

/** The range of a report, as was known at a moment or as is known now. */
export interface ProfitRange {
  readonly since: Day
  readonly until: Day
  readonly known: Known | null
}

/** Revenue and cost of the business report, and which revenue that is. */
interface BusinessSums {
  readonly howCalculateRevenue: 'ordered' | 'shipped'
  readonly revenue: Dong
  readonly cost: Dong
}

declare module '../../kernel/application' {
  interface AppLocals {
    /** What the business report says of a range. */
    readBusiness: (app: Application, workspaceId: string, range: ProfitRange) => Promise<BusinessSums>
  }
}

/** What is told beside the rows: which revenue is counted, and what of the business report's is of none of them. */
interface Besides {
  readonly howCalculateRevenue: 'ordered' | 'shipped'
  readonly rest: { readonly revenue: Dong; readonly cost: Dong; readonly profit: Dong }
}

interface ToldProfits<Row> {
  readonly rows: readonly (Omit<Row, 'cost'> & Partial<Profit>)[]
  readonly ofAll: Partial<Profit>
  readonly besides: Partial<Besides>
}

/**
 * Rows of sales with what is left of each, by the revenue that the business report counts; with `rest` they sum to its revenue less its cost.
 * To others than the board no word of costs.
 * @param revenuesOf what was ordered and what was shipped of a row
 */
export const tellProfits = async <Row extends { readonly cost: Dong }>(
  { app, caller: { workspaceId, rights } }: { readonly app: Application; readonly caller: Caller },
  { since, until, known }: ProfitRange,
  rows: readonly Row[],
  revenuesOf: (row: Row) => { readonly ordered: Dong; readonly shipped: Dong },
): Promise<ToldProfits<Row>> => {
  if (!mayReadProfits(rights)) return { rows: withoutCosts(rows), ofAll: {}, besides: {} }
  const { howCalculateRevenue, ...whole } = await app.get('readBusiness')(app, workspaceId, { since, until, known })
  const revenueOf = (row: Row): Dong => revenuesOf(row)[howCalculateRevenue]
  const sums = { revenue: sumDong(rows.map(revenueOf)), cost: sumDong(rows.map(({ cost }) => cost)) }
  const [revenue, cost] = [dong(whole.revenue - sums.revenue), dong(whole.cost - sums.cost)]
  return {
    rows: rows.map((row) => ({ ...row, ...profitOf(revenueOf(row), row.cost) })),
    ofAll: profitOf(sums.revenue, sums.cost),
    besides: { howCalculateRevenue, rest: { revenue, cost, profit: dong(revenue - cost) } },
  }
}
