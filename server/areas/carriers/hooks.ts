import type { Carrier } from '@shared/areas/carriers/rules/statuses'
import { isId } from '@shared/foundation/ids'
import type { Application } from '../../kernel/application'
import type { PushHandler, PushRules } from '../../kernel/pushes'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { clientOf, type CarrierAccount, type Delivery } from './carrier-run'
import { CarrierRefusal, type Signal } from './clients/carrier-client'
import { changeDelivery } from './delivery-work'
import { land } from './land'
import { follow } from './tell-carrier'

/** Work that hooks began; it ends after their answer. */
const begun = new WeakMap<Application, Set<Promise<void>>>()

const later = (app: Application, work: Promise<void>): void => {
  const own = begun.get(app) ?? new Set()
  begun.set(app, own)
  own.add(work)
  void work.finally(() => own.delete(work))
}

/** For tests: all that hooks began has ended. */
export const hooksFollowed = async (app: Application): Promise<void> => {
  await Promise.all(Array.from(begun.get(app) ?? []))
}

const deliveryOf = async (
  app: Application,
  { _id: accountId, workspaceId }: CarrierAccount,
  { code, id }: Signal,
): Promise<Delivery | null> => {
  const deliveries = app.get('database').records('deliveries', workspaceId)
  const byCode = code === '' ? null : await deliveries.one({ accountId, code })
  const found = byCode ?? (isId(id) ? await deliveries.byId(id) : null)
  return found?.accountId === accountId ? found : null
}

/** A message says that something has happened, and nothing more is believed of it: the carrier is asked. */
const followSignal = async (app: Application, delivery: Delivery, account: CarrierAccount): Promise<void> => {
  try {
    const after = await follow(app, delivery, account)
    if (after?.landing) await land(app, after)
  } catch (error) {
    // It stays due: the server asks by itself.
    if (error instanceof AppError || error instanceof OutboundError || error instanceof CarrierRefusal) return
    app.get('log').error({ error, delivery: delivery._id }, 'a message of a carrier could not be followed')
  }
}

const handler =
  (carrier: Carrier): PushHandler =>
  async (app, push) => {
    const account = await app.get('database').platformRecords('carrierAccounts').one({ pushKey: push.key, carrier })
    if (!account || push.key === '') return { status: 404 }
    let signal: Signal | null | undefined
    try {
      signal = clientOf(app, account)?.signalOf(push.body.toString('utf8'), push.header('content-type'))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
    if (!signal) return { status: 400 }
    const delivery = await deliveryOf(app, account, signal)
    if (!delivery) return { status: 200 }
    // Kept before it is answered: after a kill the server asks by itself. What still waits to be told is found by our id.
    await changeDelivery(app, delivery, (before, work) => (before.status === 'waiting' || before.landing ? null : { dueAt: work.now }))
    later(app, followSignal(app, delivery, account))
    return { status: 200 }
  }

/** Where carriers tell what happened, each account at an address of its own. */
export const carrierHooks: PushRules = { ghn: handler('ghn'), ghtk: handler('ghtk') }
