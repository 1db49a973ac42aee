import { dong, roundDong, type Dong } from '../../../foundation/money/money'
import { compareNames } from '../../../foundation/text/sort-key'
import type { GroupTotal } from '../../trade/rules/reports/business'

/** A company's lines of the consolidated report, or what lies between companies, or all of them together; whole dong. */
export interface ConsolidatedColumn {
  revenue: Dong
  cost: Dong
  groups: GroupTotal[]
  /** revenue − cost + Σ groups. */
  netProfit: Dong
  depreciation: Dong
  netProfitAfterDepreciation: Dong
}

/** What of a column isn't worked out from the rest. */
export type ColumnParts = Pick<ConsolidatedColumn, 'revenue' | 'cost' | 'groups' | 'depreciation'>

/** A column with its sums. Groups that come to 0 are left out; debit before credit, then by name. */
export function columnOf({ revenue, cost, groups, depreciation }: ColumnParts): ConsolidatedColumn {
  const kept = groups
    .filter(({ total }) => total !== 0)
    .sort((a, b) => Number(a.isCredit) - Number(b.isCredit) || compareNames(a._id, b._id))
  const netProfit = dong(revenue - cost + kept.reduce((sum, { total }) => sum + total, 0))
  return { revenue, cost, groups: kept, netProfit, depreciation, netProfitAfterDepreciation: dong(netProfit - depreciation) }
}

/** All companies together, without what lies between them: line by line Σ columns − eliminated. */
export function consolidate(columns: readonly ColumnParts[], eliminated: ColumnParts): ConsolidatedColumn {
  const sum = (of: (column: ColumnParts) => number): Dong => dong(columns.reduce((so, column) => so + of(column), 0) - of(eliminated))
  const all = [...columns.flatMap(({ groups }) => groups), ...eliminated.groups.map((group) => ({ ...group, total: dong(-group.total) }))]
  return columnOf({
    revenue: sum(({ revenue }) => revenue),
    cost: sum(({ cost }) => cost),
    depreciation: sum(({ depreciation }) => depreciation),
    groups: mergeGroups(all),
  })
}

/** One total for each group's name. */
export function mergeGroups(groups: readonly GroupTotal[]): GroupTotal[] {
  const merged = new Map<string, GroupTotal>()
  for (const { _id, isCredit, total } of groups) {
    const known = merged.get(_id)
    merged.set(_id, known ? { ...known, total: dong(known.total + total) } : { _id, isCredit, total })
  }
  return [...merged.values()]
}

/** What sales from one company to another were, from the first day until the range's end; whole dong. */
export interface SoldBetween {
  /** As the seller counts its revenue, in the range. */
  revenue: number
  /** What the goods sold in the range cost the seller. */
  cost: number
  /** Of all that was delivered until the end of the range. */
  delivered: number
  deliveredCost: number
  /** What the buyer's own sales of the range cost it in goods that came from the seller. */
  soldOn: number
}

/**
 * What of a sale between two companies is left out of both: its revenue, and of the cost what the goods cost the seller and, of goods that the
 * buyer sold on, the seller's profit that is in their price. What stays is what the goods sold outside cost the first of them.
 */
export function betweenCompanies({ revenue, cost, delivered, deliveredCost, soldOn }: SoldBetween): {
  revenue: Dong
  cost: Dong
  soldOnProfit: Dong
} {
  const margin = delivered > 0 ? 1 - deliveredCost / delivered : 0
  return { revenue: dong(revenue), cost: dong(cost), soldOnProfit: roundDong(soldOn * margin) }
}
