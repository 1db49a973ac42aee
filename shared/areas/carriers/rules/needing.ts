import { addDays, startOfDay, type Day, type Zone } from '../../../foundation/days/days'
import { NEEDS_SOMEBODY, type DeliveryStatus } from './statuses'

/** After so many days on the way back somebody asks where it is. */
export const UNSEEN_DAYS = 15

/** What somebody has to see to, or to wait for: refused, not delivered, lost, coming back. */
const WAITED_FOR: readonly DeliveryStatus[] = [...NEEDS_SOMEBODY, 'returning']

/** Deliveries that turned back so long ago, and weren't taken in. @returns a query of the deliveries */
export const unseen = (today: Day, zone: Zone) => ({
  status: { $in: ['returning', 'returned'] satisfies DeliveryStatus[] },
  arrivedAt: null,
  returningAt: { $lt: startOfDay(addDays(today, -UNSEEN_DAYS), zone).toISOString() },
})

/** Deliveries that need somebody. @returns a query of the deliveries */
export const needing = (today: Day, zone: Zone) => ({ $or: [{ status: { $in: WAITED_FOR } }, unseen(today, zone)] })
