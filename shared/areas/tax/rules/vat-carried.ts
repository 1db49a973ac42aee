import type { Month } from '../../../foundation/days/days'
import { dong, type Dong } from '../../../foundation/money/money'
import { quarterOf, type TaxPeriod } from './deadlines'

/** Output less input of one month, in whole dong. */
export type MonthsDue = ReadonlyMap<Month, number>

/** The first month of the period that a month belongs to. */
export const firstMonthOf = (of: Month, period: TaxPeriod): Month => (period === 'month' ? of : quarterOf(of))

/** What the periods before the one that begins with `until` leave to be deducted: each takes what the one before left, and none pays less than
 *  nothing. At least 0. */
export const carriedInto = (due: MonthsDue, until: Month, period: TaxPeriod): Dong => {
  const periods = new Map<Month, number>()
  for (const [of, amount] of due) {
    const first = firstMonthOf(of, period)
    if (first < until) periods.set(first, (periods.get(first) ?? 0) + amount)
  }
  const inOrder = [...periods].sort(([a], [b]) => (a < b ? -1 : 1))
  return dong(inOrder.reduce((carried, [, amount]) => Math.max(0, carried - amount), 0))
}
