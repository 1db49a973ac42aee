import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { OutboundError } from '../../platform/outbound/outbound'
import { clientOf, lineOf, type CarrierAccount, type Delivery } from './carrier-run'
import { CarrierRefusal, type CarrierClient, type Created, type Line } from './clients/carrier-client'
import { changeDelivery, nextAsk, toldFields } from './delivery-work'
import { parcelOf } from './parcel'

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 15 * 60_000
const MAX_PROBLEM = 300
/** An answer that was under way when a delivery was called off has come by then. */
export const ANSWERED_BY_MS = 60_000

/** The wait before the next try: twice as long each time. */
const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS)

interface Spoken {
  readonly client: CarrierClient
  readonly line: Line
}

/** Says that it is about to tell the carrier, before it does: after a kill it is known that the carrier may have it. */
const claim = (app: Application, delivery: Delivery): Promise<Delivery | null> =>
  changeDelivery(app, delivery, ({ status, dueAt, attempts = 0 }, work) =>
    status === 'waiting' && dueAt && dueAt <= work.now
      ? { attempts: attempts + 1, dueAt: new Date(work.now.getTime() + waitAfter(attempts)) }
      : null,
  )

const settleCreated = (app: Application, delivery: Delivery, { code, fee, expected }: Created): Promise<Delivery | null> =>
  changeDelivery(app, delivery, (before, work) => {
    const known = { code, ...(fee === undefined ? {} : { charged: fee }), ...(expected ? { expected } : {}) } as Partial<Delivery>
    // Called off while the answer was under way: the carrier is told that, too.
    if (before.status === 'cancelled') return { ...known, dueAt: work.now }
    if (before.status !== 'waiting') return before.code === undefined ? known : null
    const events = [...before.events, { at: work.now, status: 'ready' as const, word: 'created' }]
    return { ...known, status: 'ready', events, problem: undefined, dueAt: nextAsk({ ...before, status: 'ready' }, work.now) }
  })

const refuse = (app: Application, delivery: Delivery, problem: string): Promise<Delivery | null> =>
  changeDelivery(app, delivery, ({ status }) =>
    status === 'waiting' ? { status: 'refused', problem: problem.slice(0, MAX_PROBLEM) || 'refused', dueAt: undefined } : null,
  )

/** Whether the carrier has it by now, and if so what it says of it is kept. */
const foundThere = async (app: Application, delivery: Delivery, { client, line }: Spoken): Promise<boolean> => {
  const told = await client.find(line, delivery._id)
  if (!told) return false
  await changeDelivery(app, delivery, (before, work) =>
    before.status === 'cancelled' ? { code: told.code, dueAt: work.now } : toldFields(before, told, work.now),
  )
  return true
}

/**
 * Tells the carrier of a parcel that waits, exactly once: one that it may have been told of is asked for by our id first, and again after any
 * refusal. What it doesn't answer waits, and is tried again.
 * @throws OutboundError where it doesn't answer
 */
export const handOver = async (app: Application, waiting: Delivery, account: CarrierAccount, order: StoredOf<'orders'>): Promise<void> => {
  const delivery = await claim(app, waiting)
  const client = clientOf(app, account)
  if (!delivery || !client) return
  try {
    const spoken = { client, line: lineOf(app, account) }
    if ((delivery.attempts ?? 0) > 1 && (await foundThere(app, delivery, spoken))) return
    await create(app, delivery, spoken, parcelOf(order, account, delivery))
  } catch (error) {
    if (error instanceof CarrierRefusal) await refuse(app, delivery, error.message)
    else if (error instanceof OutboundError) await waitOn(app, delivery, error)
    if (error instanceof OutboundError || !(error instanceof CarrierRefusal)) throw error
  }
}

const create = async (app: Application, delivery: Delivery, spoken: Spoken, parcel: ReturnType<typeof parcelOf>): Promise<void> => {
  try {
    await settleCreated(app, delivery, await spoken.client.create(spoken.line, parcel, delivery.service ?? ''))
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    if (!(await foundThere(app, delivery, spoken))) throw error
  }
}

const waitOn = (app: Application, delivery: Delivery, { message, kind, waitMs }: OutboundError): Promise<Delivery | null> =>
  changeDelivery(app, delivery, ({ status, attempts = 1 }, work) =>
    status === 'waiting'
      ? {
          problem: message.slice(0, MAX_PROBLEM),
          dueAt: new Date(work.now.getTime() + (kind === 'busy' ? waitMs : waitAfter(attempts - 1))),
        }
      : null,
  )

/** Tells the carrier that a parcel was called off which it may have been told of. */
export const callOff = async (app: Application, delivery: Delivery, account: CarrierAccount): Promise<void> => {
  const client = clientOf(app, account)
  if (client) {
    const line = lineOf(app, account)
    const code = delivery.code ?? (await client.find(line, delivery._id))?.code
    if (code !== undefined) await client.cancel(line, code).catch(ignoreRefusal)
  }
  await changeDelivery(app, delivery, () => ({ dueAt: undefined }))
}

/** Called off there already, or on its way: what it is then is told by the carrier. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof CarrierRefusal)) throw error
}

/** Asks the carrier where a parcel is. Its own messages are believed no other way. @throws OutboundError, CarrierRefusal */
export const follow = async (app: Application, delivery: Delivery, account: CarrierAccount): Promise<Delivery | null> => {
  const client = clientOf(app, account)
  if (!client) return null
  const line = lineOf(app, account)
  const told = delivery.code === undefined ? await client.find(line, delivery._id) : await client.detail(line, delivery.code)
  return changeDelivery(app, delivery, (before, work) => {
    if (before.status === 'cancelled' && before.toldAt === undefined && before.code === undefined) return null
    return told ? toldFields(before, told, work.now) : { dueAt: nextAsk(before, work.now) }
  })
}
