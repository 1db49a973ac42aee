import { dayOf, startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'

/** The chosen day at the present time of the clock. */
export const instantOf = (day: Day, zoneName: string, now: Date): Instant => {
  const zone = asZone(zoneName)
  const clock = now.getTime() - startOfDay(dayOf(now, zone), zone).getTime()
  return new Date(startOfDay(day, zone).getTime() + clock).toISOString() as Instant
}
