import { countsInBusiness, FIGURE_GROUPS, type FundGroup } from '../../../../foundation/documents/fund-groups'
import { RECEIVING_GROUPS } from '../../../../foundation/documents/order-kinds'
import { dong, sumDong, type Dong } from '../../../../foundation/money/money'
import { partsOf } from '../../../../foundation/ledger/postings'
import { compareNames } from '../../../../foundation/text/sort-key'
import { sumOf, type RollupRow } from '../../../../foundation/ledger/rows'

/** What the business report needs of the workspace. */
export interface BusinessOptions {
  howCalculateRevenue?: 'ordered' | 'shipped'
  /** Names of fund groups set apart (opts.nonBusinessIEGroups). */
  nonBusinessIEGroups?: readonly string[]
  /** The workspace's own fund groups; the built-in ones are known. */
  fundGroups?: readonly FundGroup[]
}

/** A fund group's part of the result, signed. */
export interface GroupTotal {
  _id: string
  isCredit: boolean
  total: Dong
}

/** The business report; whole dong. */
export interface BusinessReport {
  revenueOrdered: Dong
  revenueShipped: Dong
  revenue: Dong
  cost: Dong
  /** Units sold less returned whose cost is unknown: left out of `cost`. */
  unknownUnits: number
  groups: GroupTotal[]
  netProfit: Dong
  /** What goods brought in, and goods taken out, without invoice cost; no part of netProfit. */
  inventoryIn: Dong
  inventoryOut: Dong
}

const net = (rows: readonly RollupRow[], name: string, returned: string): Dong => dong(sumOf(rows, name) - sumOf(rows, returned))

/** Folds the rows of the measure `business` and `funds` of a range to the business report: netProfit = revenue − cost + Σ groups. Groups are
 *  without Sales, Purchases, Assets and the non-business ones, debit before credit, then by name; those that come to 0 are left out. */
export function businessReport(rows: readonly RollupRow[], options: BusinessOptions = {}): BusinessReport {
  const of = (group: string) => rows.filter((row) => row.measure === 'business' && row.key === group)
  const sales = of('sales')
  const revenueOrdered = net(sales, 'revenueOrdered', 'orderedReturned')
  const revenueShipped = net(sales, 'revenueShipped', 'shippedReturned')
  const revenue = options.howCalculateRevenue === 'shipped' ? revenueShipped : revenueOrdered
  // What of a supplier's price no unit carries is cost of goods, too.
  const uncarried = sumDong(RECEIVING_GROUPS.map((group) => sumOf(of(group), 'uncarried')))
  const cost = dong(net(sales, 'cost', 'costReturned') + uncarried)
  const groups = groupTotals(rows, options)
  return {
    revenueOrdered,
    revenueShipped,
    revenue,
    cost,
    unknownUnits: sumOf(sales, 'unknownUnits') - sumOf(sales, 'unknownUnitsReturned'),
    groups,
    netProfit: dong(revenue - cost + sumDong(groups.map((group) => group.total))),
    inventoryIn: net(of('inventoryIn'), 'cost', 'costReturned'),
    inventoryOut: net(of('inventoryOut'), 'cost', 'costReturned'),
  }
}

function groupTotals(rows: readonly RollupRow[], options: BusinessOptions): GroupTotal[] {
  const totals = new Map<string, number>()
  for (const { name, amount } of businessEntries(rows, options)) totals.set(name, (totals.get(name) ?? 0) + amount)
  const known = [...FIGURE_GROUPS, ...(options.fundGroups ?? [])]
  return [...totals]
    .filter(([, total]) => total !== 0)
    .map(([name, total]) => ({
      _id: name,
      isCredit: known.find((group) => group.name === name)?.isCredit ?? total > 0,
      total: dong(total),
    }))
    .sort((a, b) => Number(a.isCredit) - Number(b.isCredit) || compareNames(a._id, b._id))
}

/** Whether the entries of a fund group are part of the result of a workspace. */
const isInBusiness = (group: string, { nonBusinessIEGroups = [], fundGroups = [] }: BusinessOptions): boolean =>
  countsInBusiness(group, [...nonBusinessIEGroups, ...fundGroups.filter(({ nonBusiness }) => nonBusiness).map(({ name }) => name)])

/** What rows of the measures `funds` and `business` add to groups of income and expense. */
export function businessEntries(rows: readonly RollupRow[], options: BusinessOptions): { name: string; amount: number }[] {
  return rows.flatMap((row) => {
    const amount = row.sums[row.measure === 'funds' ? 'amount' : 'result']
    const [name = ''] = amount === undefined ? [] : partsOf(row.key)
    return amount !== undefined && isInBusiness(name, options) ? [{ name, amount }] : []
  })
}

/** One day of the picture of the business; whole dong, `expense` at most 0 unless refunds outweigh it. */
export interface BusinessDay {
  day: string
  revenue: Dong
  cost: Dong
  income: Dong
  expense: Dong
  netProfit: Dong
}

/** The business day by day: one entry for each of `days`, in that order; income and expense are the business groups' credits and debits.
 *  Days may be given as months, where the rows are month rows. */
export function businessByDay(rows: readonly RollupRow[], days: readonly string[], options: BusinessOptions = {}): BusinessDay[] {
  const byDay = new Map<string, RollupRow[]>(days.map((day) => [day, []]))
  for (const row of rows) if (row.day !== undefined) byDay.get(row.day)?.push(row)
  return [...byDay].map(([day, own]) => {
    const { revenue, cost, groups, netProfit } = businessReport(own, options)
    const total = (isCredit: boolean) => sumDong(groups.filter((group) => group.isCredit === isCredit).map((group) => group.total))
    return { day, revenue, cost, income: total(true), expense: total(false), netProfit }
  })
}
