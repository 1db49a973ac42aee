import { addDays, dayOf, startOfDay, type Zone } from '../../../foundation/days/days'

/** Hours of the day between which nobody is written to. */
export const QUIET_FROM_HOUR = 21
export const QUIET_UNTIL_HOUR = 8
const HOUR_MS = 3_600_000

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The first moment from `at` on that isn't at night nor on a Sunday. */
export function afterQuiet(at: Date, zone: Zone): Date {
  const day = dayOf(at, zone)
  const midnight = startOfDay(day, zone)
  const hour = (at.getTime() - midnight.getTime()) / HOUR_MS
  if (!isSunday(day) && hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return at
  const next = !isSunday(day) && hour < QUIET_UNTIL_HOUR ? day : addDays(day, 1)
  return new Date(startOfDay(isSunday(next) ? addDays(next, 1) : next, zone).getTime() + QUIET_UNTIL_HOUR * HOUR_MS)
}
