import { addDays, firstDayOf, lastDayOf, month, monthOfDay, shiftMonth, type Day, type Month } from '../../../foundation/days/days'

/** What is declared at once. */
export type TaxPeriod = 'month' | 'quarter'

/** A period that is declared, from its first day to its last. */
export interface DeclaredPeriod {
  readonly period: TaxPeriod
  readonly first: Month
  readonly since: Day
  readonly until: Day
  /** The last day on which it is declared and paid in time: of a month the 20th of the next, of a quarter the last of the next month. */
  readonly deadline: Day
}

/** The first month of the quarter that a month belongs to. */
export const quarterOf = (of: Month): Month => {
  const first = Math.floor((Number(of.slice(5, 7)) - 1) / 3) * 3 + 1
  return month(`${of.slice(0, 4)}-${String(first).padStart(2, '0')}`)
}

/** The period of a kind that a month belongs to. */
export const declaredPeriod = (period: TaxPeriod, of: Month): DeclaredPeriod => {
  const first = period === 'month' ? of : quarterOf(of)
  const last = period === 'month' ? first : shiftMonth(first, 2)
  const next = shiftMonth(last, 1)
  return {
    period,
    first,
    since: firstDayOf(first),
    until: lastDayOf(last),
    deadline: period === 'month' ? addDays(firstDayOf(next), 19) : lastDayOf(next),
  }
}

/** The period before. */
export const periodBefore = ({ period, since }: DeclaredPeriod): DeclaredPeriod => declaredPeriod(period, monthOfDay(addDays(since, -1)))
