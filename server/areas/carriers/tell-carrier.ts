import type { Application } from '../../kernel/application'
import { putInOutbox, takeOutOfOutbox, type Outcome, type OutboxItem, type OutboxRules } from '../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { OutboundError } from '../../platform/outbound/outbound'
import { clientOf, lineOf, type CarrierAccount, type Delivery } from './carrier-run'
import { CarrierRefusal, TokenRefusal, type CarrierClient, type Created, type Line } from './clients/carrier-client'
import { changeDelivery, changeWithin, nextAsk, reportedFields, type DeliveryChange } from './delivery-work'
import { parcelOf } from './parcel'
import { noteTakenToken, stuckByToken } from './refused-token'

export const TELL = 'carrier-tell'
export const CALL_OFF = 'carrier-call-off'
const MAX_PROBLEM = 300
/** An answer that was under way when a delivery was called off has come by then. */
const ANSWERED_BY_MS = 60_000

interface Spoken {
  readonly client: CarrierClient
  readonly line: Line
}

const titleOf = ({ order, to }: Pick<Delivery, 'order' | 'to'>): string =>
  [order?.order_number, to.name].filter(Boolean).join(' · ').slice(0, 200)

/** Has the carrier told of a parcel, once the command is committed. */
export const tellCarrier = (work: SocaiUnitOfWork, delivery: Delivery): Promise<unknown> =>
  putInOutbox(work, { kind: TELL, recordId: delivery._id, title: titleOf(delivery) })

/** The carrier isn't told any more; one that may have been told already is told that it was called off, once its answer has come. */
export const untellCarrier = async (work: SocaiUnitOfWork, delivery: Delivery): Promise<void> => {
  await takeOutOfOutbox(work, { kind: TELL, recordId: delivery._id })
  if ((delivery.attempts ?? 0) === 0) return
  const due = new Date(work.now.getTime() + ANSWERED_BY_MS)
  await putInOutbox(work, { kind: CALL_OFF, recordId: delivery._id, title: titleOf(delivery), due })
}

/** Says that it is about to tell the carrier, before it does: after a kill it is known that the carrier may have it. */
const claim = (app: Application, delivery: Delivery): Promise<Delivery | null> =>
  changeDelivery(app, delivery, ({ status, attempts = 0 }) =>
    status === 'waiting' || status === 'refused' ? { status: 'waiting', attempts: attempts + 1 } : null,
  )

const afterCreated =
  ({ code, fee, expected }: Created): DeliveryChange =>
  (before, { now }) => {
    const known: Partial<Delivery> = {
      code,
      ...(fee === undefined ? {} : { charged: fee as NonNullable<Delivery['charged']> }),
      ...(expected ? { expected } : {}),
    }
    // Called off, or told of by the carrier itself, while the answer was under way.
    if (before.status !== 'waiting') return before.code === undefined ? known : null
    const events = [...before.events, { at: now, status: 'ready' as const, word: 'created' }]
    return { ...known, status: 'ready', events, problem: undefined, dueAt: nextAsk({ ...before, status: 'ready' }, now) }
  }

const afterRefused =
  (problem: string): DeliveryChange =>
  ({ status }) =>
    status === 'waiting' ? { status: 'refused', problem: problem.slice(0, MAX_PROBLEM) || 'refused' } : null

/** What of it the carrier has by now; null: nothing. */
const foundThere = async (delivery: Delivery, { client, line }: Spoken): Promise<DeliveryChange | null> => {
  const told = await client.find(line, delivery._id)
  if (!told) return null
  return (before, { now }) => (before.status === 'cancelled' ? { code: told.code } : reportedFields(before, told, now))
}

const createThere = async (delivery: Delivery, { client, line }: Spoken, parcel: ReturnType<typeof parcelOf>): Promise<DeliveryChange> => {
  try {
    return afterCreated(await client.create(line, parcel, delivery.service ?? ''))
  } catch (error) {
    if (!(error instanceof CarrierRefusal) || error instanceof TokenRefusal) throw error
    // A refusal may hide that it was taken before.
    return (await foundThere(delivery, { client, line })) ?? afterRefused(error.message)
  }
}

interface Known {
  readonly delivery: Delivery
  readonly account: CarrierAccount
}

const known = async (app: Application, { recordId, workspaceId }: OutboxItem): Promise<Known | null> => {
  const database = app.get('database')
  const delivery: Delivery | null = await database.records('deliveries', workspaceId).byId(recordId)
  const account: CarrierAccount | null = delivery && (await database.records('carrierAccounts', workspaceId).byId(delivery.accountId))
  return delivery && account ? { delivery, account } : null
}

/**
 * Tells the carrier of a parcel that waits, exactly once: one that it may have been told of is asked for by our id first, and again after any
 * refusal.
 */
const tell = async (app: Application, item: OutboxItem): Promise<Outcome> => {
  const found = await known(app, item)
  const client = found && clientOf(app, found.account)
  const order = found && (await app.get('database').records('orders', item.workspaceId).byId(found.delivery.orderId))
  const delivery = found && (await claim(app, found.delivery))
  if (!delivery || !client || !order) return { outcome: 'done' }
  const done = (change: DeliveryChange): Outcome => ({ outcome: 'done', within: (work) => changeWithin(app, work, delivery, change) })
  try {
    const spoken = { client, line: lineOf(app, found.account) }
    const before = (delivery.attempts ?? 0) > 1 ? await foundThere(delivery, spoken) : null
    const after = before ?? (await createThere(delivery, spoken, parcelOf(order, found.account, delivery)))
    await noteTakenToken(app, found.account)
    return done(after)
  } catch (error) {
    if (error instanceof TokenRefusal) return stuckByToken(app, found.account, error)
    if (error instanceof CarrierRefusal) return done(afterRefused(error.message))
    if (error instanceof OutboundError)
      await changeDelivery(app, delivery, ({ status }) => (status === 'waiting' ? { problem: error.message.slice(0, MAX_PROBLEM) } : null))
    throw error
  }
}

/** Calls a parcel off there that the carrier may have been told of; it may have been called off already, or be on its way. */
const callOff = async (app: Application, item: OutboxItem): Promise<Outcome> => {
  const found = await known(app, item)
  const client = found && clientOf(app, found.account)
  if (!client) return { outcome: 'done' }
  try {
    const line = lineOf(app, found.account)
    const code = found.delivery.code ?? (await client.find(line, found.delivery._id))?.code
    if (code !== undefined) await client.cancel(line, code)
  } catch (error) {
    if (error instanceof TokenRefusal) return stuckByToken(app, found.account, error)
    if (!(error instanceof CarrierRefusal)) throw error
  }
  return { outcome: 'done' }
}

/** What deliveries have done at carriers. One that isn't told in half a day rings, and is sent again by a press. */
export const carrierOutbox: OutboxRules = [
  {
    kind: TELL,
    attempt: tell,
    whenStuck: async (work, { recordId }, { message }, app) => {
      const delivery = await work.read('deliveries').byId(recordId)
      if (!delivery) return
      const account = await work.read('carrierAccounts').byId(delivery.accountId, { only: ['tokenRefused'] })
      await changeWithin(app, work, delivery, afterRefused(account?.tokenRefused?.reason ?? message))
    },
  },
  { kind: CALL_OFF, attempt: callOff },
]

/** Asks the carrier where a parcel is. Its own messages are believed no other way. @throws OutboundError, CarrierRefusal */
export const follow = async (app: Application, delivery: Delivery, account: CarrierAccount): Promise<Delivery | null> => {
  const client = clientOf(app, account)
  if (!client) return null
  const line = lineOf(app, account)
  const told = delivery.code === undefined ? await client.find(line, delivery._id) : await client.detail(line, delivery.code)
  return changeDelivery(app, delivery, (before, { now }) => {
    if (before.status === 'cancelled' && before.toldAt === undefined && before.code === undefined) return null
    return told ? reportedFields(before, told, now) : { dueAt: nextAsk(before, now) }
  })
}
