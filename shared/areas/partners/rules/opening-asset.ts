import {
  addDays,
  dayOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthOfDay,
  shiftMonth,
  type Day,
  type Month,
  type Zone,
} from '../../../foundation/days/days'
import { earliestFundDay, fundAmountErrors } from '../../../foundation/documents/funds'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import { dong, isDong, sumDong, type Dong } from '../../../foundation/money/money'
import { depreciationPlan, type LostBefore, type Months } from './schedule'

/** The most months over which what was owned before is lost. */
export const MAX_OWNED_MONTHS = 600

/** What is said of an asset that was owned before the books began. */
export interface OwnedBefore {
  /** What it cost: whole dong above 0. */
  readonly amount: number
  /** The month it was bought in; it is lost from that one on. */
  readonly since: Month
  /** Over how many months it is lost. */
  readonly months: number
  /** What of it was lost by the end of its day: whole dong; absent: as its months say. */
  readonly depreciated?: number | undefined
  /** The day it stands in the books from; absent: `openingDay`. */
  readonly day?: Day | undefined
}

/** The day what stood before the books is entered on: the one that the company says, else the last of the month before; or the first that is
 *  open where that is closed.
 *  @param lockDate the last day that is closed
 *  @param said the day the company's figures are of */
export const openingDay = (now: Date, zone: Zone, lockDate: Day | undefined, said?: Day): Day => {
  const last = said ?? addDays(firstDayOf(monthOf(now, zone)), -1)
  return lockDate !== undefined && lockDate >= last ? addDays(lockDate, 1) : last
}

/** The first and the last of so many months. */
export const monthsOwned = ({ since, months }: Pick<OwnedBefore, 'since' | 'months'>): Months => ({
  since,
  until: shiftMonth(since, months - 1),
})

/** What the months that are over by the end of a day took of a cost, in whole dong, and how many they are. */
export const lostByMonths = (owned: Pick<OwnedBefore, 'amount' | 'since' | 'months'>, day: Day): { months: number; lost: Dong } => {
  const over = depreciationPlan(owned.amount, monthsOwned(owned)).filter(({ month }) => lastDayOf(month) <= day)
  return { months: over.length, lost: sumDong(over.map(({ amount }) => amount)) }
}

/** What was lost of it by the end of its day: what was said, else as its months say. */
export const lostWhenOpened = (owned: OwnedBefore, day: Day): LostBefore => ({
  day,
  lost: owned.depreciated === undefined ? lostByMonths(owned, day).lost : dong(owned.depreciated),
})

/** Everything that is wrong with what is said of an asset owned before, by field; none when it can be entered. */
export const ownedBeforeErrors = (owned: OwnedBefore, day: Day, now: Date, zone: Zone): FieldError[] => {
  const { amount, since, months, depreciated } = owned
  const wrong = [...fundAmountErrors(amount), ...monthErrors(since, months, day), ...dayErrors(day, now, zone)]
  if (wrong.length > 0 || depreciated === undefined) return wrong
  if (!isDong(depreciated) || depreciated < 0 || depreciated > amount) return [fieldError('depreciated', 'assets.depreciated-invalid')]
  const isOver = lastDayOf(monthsOwned(owned).until) <= day
  return isOver && depreciated !== amount ? [fieldError('depreciated', 'assets.depreciated-whole')] : []
}

const monthErrors = (since: Month, months: number, day: Day): FieldError[] => [
  ...(since > monthOfDay(day) ? [fieldError('since', 'assets.bought-ahead', { day })] : []),
  ...(months > MAX_OWNED_MONTHS ? [fieldError('months', 'funds.months-too-many', { max: MAX_OWNED_MONTHS })] : []),
]

const dayErrors = (day: Day, now: Date, zone: Zone): FieldError[] => {
  if (day < earliestFundDay(now, zone)) return [fieldError('day', 'funds.date-too-early', { day: earliestFundDay(now, zone) })]
  return day > dayOf(now, zone) ? [fieldError('day', 'assets.opening-ahead')] : []
}
