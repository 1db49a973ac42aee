import { dayOf, endOfMonth, lastDayOf, monthOf, monthOfDay, monthsOf, type Day, type Month, type Zone } from '../../../foundation/days/days'
import type { ErrorCode } from '../../../registry/errors'
import { whyNotMonths } from '../../../foundation/documents/funds'
import { dong, splitEqually, type Dong } from '../../../foundation/money/money'

/** The most months over which a payment is spread, or that are paid at once. */
export const MAX_ASSET_MONTHS = 120

/** How an asset is paid: once, its cost spread over the months; or once each month. */
export type PaymentWay = 'instant' | 'recurring'

/** First and last month of a payment over time. */
export interface Months {
  since: Month
  until: Month
}

/** Why a payment over these months is refused, or null. */
export function whyNotAssetMonths(
  since: Month | null | undefined,
  until: Month | null | undefined,
  now: Date,
  zone: Zone,
): ErrorCode | null {
  const invalid = whyNotMonths(since, until, now, zone)
  if (invalid || !since || !until) return invalid ?? 'funds.months-invalid'
  return countMonths({ since, until }) > MAX_ASSET_MONTHS ? 'funds.months-too-many' : null
}

/** How many months they are, first and last among them; 0 when the last precedes the first. */
export function countMonths({ since, until }: Months): number {
  const place = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return Math.max(0, place(until) - place(since) + 1)
}

/** What a payment loses each month: whole dong, the remainder in the last month, Σ = amount. @param amount whole dong, at least 0 */
export const depreciationPlan = (amount: number, months: Months): { month: Month; amount: Dong }[] => {
  const all = monthsOf(months.since, months.until)
  const parts = splitEqually(amount, all.length)
  return all.map((month, index) => ({ month, amount: parts[index] ?? dong(0) }))
}

/** What an asset had lost before the books began: whole dong, by the end of a day. */
export interface LostBefore {
  day: Day
  lost: number
}

/** The months of a schedule that aren't over by the end of a day. */
const monthsAfter = ({ since, until }: Months, day: Day): Month[] => monthsOf(since, until).filter((month) => lastDayOf(month) > day)

/** What is lost each month of what stood when the books began: what was left then, over the months that were. */
const planAfter = (amount: number, months: Months, { day, lost }: LostBefore): { month: Month; amount: Dong }[] => {
  const left = monthsAfter(months, day)
  const parts = left.length === 0 ? [] : splitEqually(amount - lost, left.length)
  return left.map((month, index) => ({ month, amount: parts[index] ?? dong(0) }))
}

/** What a payment, or what stood before the books began, loses in each of its months. @param amount whole dong, at least 0 */
export const planOf = (amount: number, months: Months, before?: LostBefore): { month: Month; amount: Dong }[] =>
  before ? planAfter(amount, months, before) : depreciationPlan(amount, months)

/** The monthly depreciation as an entry carries it: negative whole dong, the remainder of the last month left out. */
export const monthlyDepreciation = (amount: number, months: Months, before?: LostBefore): Dong => {
  const [count, left] = before
    ? [monthsAfter(months, before.day).length, Math.abs(amount) - before.lost]
    : [countMonths(months), Math.abs(amount)]
  return count === 0 ? dong(0) : dong(-Math.trunc(left / count))
}

/** The entries that a payment comes to, oldest first: one now for an instant one; for a recurring one the end of each month. */
export const plannedEntries = (
  way: PaymentWay,
  { amount, months, created, zone }: { amount: Dong; months: Months; created: Date; zone: Zone },
): { created: Date; amount: Dong; months: Months }[] =>
  way === 'instant'
    ? [{ created, amount, months }]
    : monthsOf(months.since, months.until).map((month) => ({
        created: endOfMonth(month, zone),
        amount,
        months: { since: month, until: month },
      }))

/** What a completed payment of an asset keeps of its schedule. */
export interface Schedule extends Months {
  /** Whole dong above 0. */
  amount: number
  /** When it was paid. */
  paid: Date
  /** The day its asset was removed: nothing is lost from the next month on. */
  ended?: Day | undefined
  /** Of what stood before the books began: what of it was lost by then. */
  before?: LostBefore | undefined
  /** When the payment was taken back. */
  refunded?: Date | null | undefined
}

/** What is lost on a day; negative where a refund takes it back. */
export interface Loss {
  day: Day
  /** The month it is of. */
  month: Month
  amount: Dong
}

/** What a payment loses, each month's part on its last day, but neither before it was paid nor after its asset was removed. A refund takes
 *  back on its own day what was lost until then, and ends the rest. */
export function lossesOf({ since, until, amount, paid, ended, before, refunded }: Schedule, zone: Zone): Loss[] {
  const paidOn = dayOf(paid, zone)
  const losses = planOf(amount, { since, until }, before)
    .filter(({ month, amount: part }) => part !== 0 && (ended === undefined || month <= monthOfDay(ended)))
    .map(({ month, amount: part }): Loss => ({ day: later(paidOn, earlier(lastDayOf(month), ended)), month, amount: part }))
  if (!refunded) return losses
  const refundedOn = dayOf(refunded, zone)
  const kept = losses.filter(({ day }) => day <= refundedOn)
  const sum = kept.reduce((total, loss) => total + loss.amount, 0)
  return sum === 0 ? kept : [...kept, { day: refundedOn, month: monthOf(refunded, zone), amount: dong(-sum) }]
}

const earlier = (day: Day, other: Day | undefined): Day => (other !== undefined && other < day ? other : day)
const later = (day: Day, other: Day): Day => (other > day ? other : day)
