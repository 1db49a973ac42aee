import { ENDED } from '@shared/areas/carriers/rules/statuses'
import { afterReport, type Reported } from '@shared/areas/carriers/rules/reported'
import type { Application } from '../../kernel/application'
import { lock } from '../../kernel/locks'
import { transact, type SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { carrierParams, type Delivery } from './carrier-run'
import { withHeld } from './held'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** How often a carrier is asked where a parcel is, by how long nothing has happened to it. */
const ASKED: readonly { readonly within: number; readonly every: number }[] = [
  { within: 3 * DAY_MS, every: 15 * MINUTE_MS },
  { within: 14 * DAY_MS, every: HOUR_MS },
  { within: Infinity, every: 6 * HOUR_MS },
]

/** A stand-in moves within a minute, and is asked as often as a newcomer looks. */
const STAND_IN_ASKED = { within: 3 * MINUTE_MS, every: 5000 }

type Asking = Pick<Delivery, 'status' | 'toldAt' | 'created' | 'isStandIn'>

/** When a delivery is asked about next; undefined: nothing more happens to it. */
export const nextAsk = ({ status, toldAt, created, isStandIn = false }: Asking, now: Date): Date | undefined => {
  if (ENDED.includes(status)) return undefined
  const still = now.getTime() - (toldAt ?? created).getTime()
  const asked = isStandIn ? [STAND_IN_ASKED, ...ASKED] : ASKED
  const every = asked.find(({ within }) => still < within)?.every ?? HOUR_MS
  return new Date(now.getTime() + every)
}

/** What becomes of a delivery as it stands now; null: nothing. */
export type DeliveryChange = (before: Delivery, work: SocaiUnitOfWork) => Partial<Delivery> | null | Promise<Partial<Delivery> | null>
type Which = Pick<Delivery, '_id' | 'workspaceId' | 'carrier'>

/** Changes a delivery in the name of its carrier, within a command; null when it is gone, or nothing is to be changed. */
export const changeWithin = async (
  app: Application,
  work: SocaiUnitOfWork,
  which: Which,
  change: DeliveryChange,
): Promise<Delivery | null> => {
  const before = await work.read('deliveries').byId(which._id)
  const fields = before ? await change(before, work) : null
  if (!before || !fields) return null
  return app.service('deliveries').change(work, await carrierParams(app, which), before, await withHeld(work, before, fields))
}

/** The same as a command of its own. */
export const changeDelivery = async (app: Application, which: Which, change: DeliveryChange): Promise<Delivery | null> => {
  const { caller } = await carrierParams(app, which)
  return transact(
    app.get('work'),
    { workspaceId: which.workspaceId, now: app.get('now'), keys: [lock.record('deliveries', which._id)], zone: caller?.zone ?? null },
    (work) => changeWithin(app, work, which, change),
  )
}

/** What a delivery becomes by what its carrier tells, and when it is looked at next. */
export const reportedFields = (before: Delivery, reported: Reported, now: Date): Partial<Delivery> => {
  const moved = afterReport(before, reported) as Partial<Delivery>
  const after = { ...before, ...moved }
  const lands = after.status === 'delivered' && before.status !== 'delivered'
  const landing = lands || before.landing === true
  return {
    ...moved,
    ...(lands ? { landing: true } : {}),
    dueAt: landing ? now : nextAsk(after, now),
    ...(after.status === 'cancelled' ? { standing: undefined } : {}),
  }
}
