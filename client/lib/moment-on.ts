import { day as asDay, endOfDay, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import { dayOf, type Day } from './format'

/**
 * The moment an entry of a day is dated: the time of day of `at` on that day, so that entries of one day keep their order.
 * @param day of the workspace's calendar
 */
export const momentOn = (day: Day, at: Date, zone: string): Instant => {
  const [where, there] = [asZone(zone), asDay(day)]
  const sinceMidnight = at.getTime() - startOfDay(asDay(dayOf(at, zone)), where).getTime()
  const moment = Math.min(startOfDay(there, where).getTime() + sinceMidnight, endOfDay(there, where).getTime())
  return new Date(moment).toISOString() as Instant
}
