import type { Application } from '../../kernel/application'
import type { Id } from '@shared/foundation/ids'
import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import { putInOutbox, waitsInOutbox, type Outcome, type OutboxItem, type OutboxRule } from '../../kernel/outbox'
import { transact } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import type { CarrierAccount, Delivery } from './carrier-run'
import { CarrierRefusal, TokenRefusal } from './clients/carrier-client'
import { changeDelivery } from './delivery-work'
import { land } from './land'
import { noteTakenToken, stuckByToken } from './refused-token'
import { follow } from './tell-carrier'

export const LOOK_EVERY_MS = 5000
/** Deliveries in one go: those that have waited longest. */
const TOGETHER = 100
const LATER_MS = 15 * 60_000
export const ASK = 'carrier-ask'

/** Asks carriers where parcels are that haven't been asked about for a while, and moves the orders of those that have arrived. A carrier that is silent holds up no other: the outbox says why, and asks it again. */
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
      if (error instanceof OutboundError || error instanceof TokenRefusal) {
        silent.add(delivery.accountId)
        await askAgain(app, delivery)
      }
      await putOff(app, delivery, error)
    }
  }
}

/** A parcel that nobody could be asked about is due again by and by; what is no fault of the carrier's is told to the operator. */
const putOff = async (app: Application, delivery: Delivery, error: unknown): Promise<void> => {
  if (!(error instanceof OutboundError || error instanceof CarrierRefusal || error instanceof AppError))
    app.get('log').error({ error, delivery: delivery._id }, 'a delivery could not be looked after; it will be tried again')
  await later(app, delivery)
}

/** Has a carrier asked again that can't be reached, or lets nobody in: by itself, or by a press. */
const askAgain = (app: Application, { workspaceId, accountId, carrier }: Delivery): Promise<void> =>
  transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
    const which = { kind: ASK, recordId: accountId }
    if (await waitsInOutbox(work, which)) return
    const account = await work.read('carrierAccounts').byId(accountId, { only: ['name'] })
    await putInOutbox(work, { ...which, title: account?.name ?? CARRIER_NAMES[carrier] })
  })

/** Asks about all that an account has on its way. @throws OutboundError while its carrier can't be reached */
const ask = async (app: Application, { recordId, workspaceId }: OutboxItem): Promise<Outcome> => {
  const database = app.get('database')
  const underWay = await database
    .records('deliveries', workspaceId)
    .find({ accountId: recordId as CarrierAccount['_id'], dueAt: { $gt: new Date(0) } }, { sort: { dueAt: 1 }, limit: TOGETHER })
  for (const delivery of underWay) {
    try {
      await lookAfter(app, delivery)
    } catch (error) {
      if (error instanceof OutboundError) throw error
      const account = error instanceof TokenRefusal ? await database.records('carrierAccounts', workspaceId).byId(delivery.accountId) : null
      if (account && error instanceof TokenRefusal) return stuckByToken(app, account, error)
      await putOff(app, delivery, error)
    }
  }
  return { outcome: 'done' }
}

/** As long as a parcel is under way it is asked about. */
export const askingCarrier: OutboxRule = { kind: ASK, attempt: ask, maxTries: Infinity }

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
  await noteTakenToken(app, account)
  if (after?.landing) await land(app, after)
}
