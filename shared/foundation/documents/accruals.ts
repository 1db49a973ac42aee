import { addDays, dayOf, firstDayOf, lastDayOf, monthOfDay, shiftMonth, type Day, type Month, type Zone } from '../days/days'
import type { FundDocument } from './fund-types'
import { enteredAmount, fundMoves } from './funds'

/** What counts on a day; whole dong. */
export interface DatedAmount {
  readonly day: Day
  readonly amount: number
}

type Accrued = Pick<FundDocument, 'status' | 'amount' | 'accruedOn' | 'accrualEnded' | 'monthEarned'>

/** What a member's pay is as an expense, on the day it was earned, and less what was called off or refunded: above 0 what is owed to them.
 *  Nothing of pay that is an expense when it is paid. */
export function earnedPay({ status, amount, accruedOn, accrualEnded, monthEarned }: Accrued): DatedAmount[] {
  if (accruedOn === undefined) return []
  const earned = { day: accruedOn, amount: monthEarned ?? enteredAmount({ amount }) }
  if (earned.amount === 0) return []
  if (status === 'new-entry' || status === 'pending' || status === 'completed') return [earned]
  if (status !== 'cancelled' || accrualEnded === undefined || accrualEnded === accruedOn) return []
  return [earned, { day: accrualEnded, amount: -earned.amount }]
}

/** What of an entry's money pays what was an expense before, on the day it moves: below 0 what is paid, above 0 what comes back. */
export function paidOfAccrued(fund: FundDocument, zone: Zone): DatedAmount[] {
  const { accruedOn, accruedAmount } = fund
  if (accruedOn === undefined && accruedAmount === undefined) return []
  return fundMoves(fund).map(({ at, amount }) => ({
    day: dayOf(at, zone),
    amount: accruedOn === undefined ? Math.sign(amount) * (accruedAmount ?? 0) : amount,
  }))
}

/** The day on which the pay of a month is an expense: its last, or the first that is open where that is closed. */
export const dayEarned = (month: Month, firstOpen: Day | null): Day => {
  const last = lastDayOf(month)
  return firstOpen !== null && firstOpen > last ? firstOpen : last
}

/** From which month on pay can be made an expense when it is earned: the first of which no day is closed, but at most one month back; the
 *  present one where none is closed. */
export function firstAccruedMonth(today: Day, lockDate: Day | undefined): Month {
  const present = monthOfDay(today)
  if (lockDate === undefined) return present
  const open = addDays(lockDate, 1)
  const month = monthOfDay(open)
  const first = open === firstDayOf(month) ? month : shiftMonth(month, 1)
  const before = shiftMonth(present, -1)
  return first < before ? before : first
}
