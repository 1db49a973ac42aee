import { dong, sumDong, type Dong } from '../../../../foundation/money/money'
import { compareNames } from '../../../../foundation/text/sort-key'
import { partsOf } from '../../../../foundation/ledger/postings'
import { sumOf, type RollupRow } from '../../../../foundation/ledger/rows'

/** One direction of the cash books: its total and that of each fund group, signed whole dong (debits negative). */
export interface FundsSide {
  total: Dong
  data: { _id: string; total: Dong }[]
}

/** The cash books of a range; closing = opening + credit.total + debit.total. Whole dong. */
export interface FundsReport {
  opening: Dong
  closing: Dong
  credit: FundsSide
  debit: FundsSide
}

/** Which entries to read: of one label, of some groups only, or without some. */
export interface FundsFilter {
  label?: string
  groups?: readonly string[]
  without?: readonly string[]
}

interface Entry {
  group: string
  credit: boolean
  amount: number
  day?: string
}

function entriesOf(rows: readonly RollupRow[], filter: FundsFilter): Entry[] {
  return rows.flatMap((row) => {
    if (row.measure !== 'funds') return []
    const [group = '', label = '', direction = ''] = partsOf(row.key)
    if (filter.label !== undefined && filter.label !== label) return []
    if (filter.groups && !filter.groups.includes(group)) return []
    return filter.without?.includes(group) ? [] : [{ group, credit: direction === 'credit', amount: sumOf([row], 'amount'), day: row.day }]
  })
}

/** The balance that rows of the measure `funds` come to: of all rows before a range, its opening. */
export const balanceOf = (rows: readonly RollupRow[], filter: FundsFilter = {}): Dong =>
  sumDong(entriesOf(rows, filter).map((entry) => entry.amount))

/** What lies under a label; '' for money that nobody said where it is. */
export interface LabelBalance {
  label: string
  balance: Dong
}

/** The balance of each label that rows of the measure `funds` come to, in the order of their names; those of 0 are left out. They add up to
 *  the balance of all. */
export function balancesByLabel(rows: readonly RollupRow[]): LabelBalance[] {
  const totals = new Map<string, number>()
  for (const row of rows) {
    if (row.measure !== 'funds') continue
    const [, label = ''] = partsOf(row.key)
    totals.set(label, (totals.get(label) ?? 0) + sumOf([row], 'amount'))
  }
  return [...totals]
    .filter(([, balance]) => balance !== 0)
    .map(([label, balance]) => ({ label, balance: dong(balance) }))
    .sort((a, b) => compareNames(a.label, b.label))
}

/** Folds the rows of the measure `funds` of a range to the cash books. Groups are in the order of their names; those that come to 0 are
 *  left out. A refund lessens its own group and direction.
 *  @param opening balance before the range, whole dong */
export function fundsReport(rows: readonly RollupRow[], opening: number, filter: FundsFilter = {}): FundsReport {
  const entries = entriesOf(rows, filter)
  const credit = sideOf(entries.filter((entry) => entry.credit))
  const debit = sideOf(entries.filter((entry) => !entry.credit))
  return { opening: dong(opening), closing: dong(opening + credit.total + debit.total), credit, debit }
}

function sideOf(entries: readonly Entry[]): FundsSide {
  const totals = new Map<string, number>()
  for (const { group, amount } of entries) totals.set(group, (totals.get(group) ?? 0) + amount)
  const data = [...totals]
    .filter(([, total]) => total !== 0)
    .map(([_id, total]) => ({ _id, total: dong(total) }))
    .sort((a, b) => compareNames(a._id, b._id))
  return { total: sumDong(data.map((group) => group.total)), data }
}

/** One day of the picture of income and expense; expense is at most 0 unless refunds outweigh it; balance is that day's closing. */
export interface FundsDay {
  day: string
  income: Dong
  expense: Dong
  balance: Dong
}

/** Income and expense day by day: one entry for each of `days`, in that order.
 *  @param opening balance before the first day, whole dong  @param filter the expense picture leaves Purchases out by `without` */
export function incomeAndExpense(rows: readonly RollupRow[], days: readonly string[], opening = 0, filter: FundsFilter = {}): FundsDay[] {
  const totals = new Map(days.map((day) => [day, { income: 0, expense: 0 }]))
  for (const { day, credit, amount } of entriesOf(rows, filter)) {
    const total = day === undefined ? undefined : totals.get(day)
    if (total) total[credit ? 'income' : 'expense'] += amount
  }
  let balance = dong(opening)
  return [...totals].map(([day, { income, expense }]) => {
    balance = dong(balance + income + expense)
    return { day, income: dong(income), expense: dong(expense), balance }
  })
}
