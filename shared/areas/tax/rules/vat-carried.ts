import { month, type Month } from '../../../foundation/days/days'
import { dong, type Dong } from '../../../foundation/money/money'

/** What a company declares VAT by. */
export type VatPeriod = 'month' | 'quarter'

/** Output less input of one month, in whole dong. */
export type MonthsDue = ReadonlyMap<Month, number>

const quarterOf = (of: Month): Month => {
  const first = Math.floor((Number(of.slice(5, 7)) - 1) / 3) * 3 + 1
  return month(`${of.slice(0, 4)}-${String(first).padStart(2, '0')}`)
}

/** The first month of the period that a month belongs to. */
export const firstMonthOf = (of: Month, period: VatPeriod): Month => (period === 'month' ? of : quarterOf(of))

/** What the periods before the one that begins with `until` leave to be deducted: each takes what the one before left, and none pays less than
 *  nothing. At least 0. */
export const carriedInto = (due: MonthsDue, until: Month, period: VatPeriod): Dong => {
  const periods = new Map<Month, number>()
  for (const [of, amount] of due) {
    const first = firstMonthOf(of, period)
    if (first < until) periods.set(first, (periods.get(first) ?? 0) + amount)
  }
  const inOrder = [...periods].sort(([a], [b]) => (a < b ? -1 : 1))
  return dong(inOrder.reduce((carried, [, amount]) => Math.max(0, carried - amount), 0))
}
