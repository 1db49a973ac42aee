import type { Application } from '../../kernel/application'
import type { Id } from '@shared/foundation/ids'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import type { CarrierAccount, Delivery } from './carrier-run'
import { CarrierRefusal } from './clients/carrier-client'
import { changeDelivery } from './delivery-work'
import { land } from './land'
import { follow } from './tell-carrier'

export const LOOK_EVERY_MS = 5000
/** Deliveries in one go: those that have waited longest. */
const TOGETHER = 100
const LATER_MS = 15 * 60_000

/** Asks carriers where parcels are that haven't been asked about for a while, and moves the orders of those that have arrived. A carrier that is silent holds up no other. */
export const lookAfterDeliveries = async (app: Application): Promise<void> => {
  const due = await app
    .get('database')
    .platformRecords('deliveries')
    .find({ dueAt: { $lte: app.get('now')() } }, { sort: { dueAt: 1 }, limit: TOGETHER })
  const silent = new Set<string>()
  for (const delivery of due) {
    // Put off, too: what of it is due would else be looked at before all that others have.
    if (silent.has(delivery.accountId)) {
      await later(app, delivery)
      continue
    }
    try {
      await lookAfter(app, delivery)
    } catch (error) {
      if (error instanceof OutboundError) silent.add(delivery.accountId)
      else if (!(error instanceof CarrierRefusal || error instanceof AppError))
        app.get('log').error({ error, delivery: delivery._id }, 'a delivery could not be looked after; it will be tried again')
      await later(app, delivery)
    }
  }
}

/** What could not be done now is due again by and by; what has put itself off stays as it is. */
const later = (app: Application, { _id, workspaceId, carrier, dueAt }: Delivery): Promise<unknown> =>
  changeDelivery(app, { _id, workspaceId, carrier }, (before, work) =>
    before.dueAt && before.dueAt.getTime() === dueAt?.getTime() ? { dueAt: new Date(work.now.getTime() + LATER_MS) } : null,
  )

const lookAfter = async (app: Application, delivery: Delivery): Promise<void> => {
  const { workspaceId, accountId } = delivery
  const database = app.get('database')
  const workspace = await database.platformRecords('workspaces').byId(workspaceId as Id<'workspaces'>, { only: ['status'] })
  const account: CarrierAccount | null = await database.records('carrierAccounts', workspaceId).byId(accountId)
  if (workspace?.status !== 'enabled' || !account) return void (await later(app, delivery))
  if (delivery.landing) return land(app, delivery)
  const after = await follow(app, delivery, account)
  if (after?.landing) await land(app, after)
}
