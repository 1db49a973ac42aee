import { UNDELIVERED, type Attempt } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { transact, type SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { sendNoMore } from './outbox-item'
import { serverParams } from './webhook-caller'

type Webhook = StoredOf<'webhooks'>
type Delivery = StoredOf<'webhookDeliveries'>

/** What a try came to. */
export interface Tried {
  readonly isTaken: boolean
  readonly attempt: Stored<Attempt>
  /** What was answered, if anything was. */
  readonly answer?: string
}

const HOUR_MS = 3_600_000
/** The pause after each try; the last one again and again. */
export const PAUSES_MS = [10_000, 180_000, 600_000, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS] as const
/** What doesn't arrive for so long pauses its webhook. */
export const GIVEN_UP_AFTER_MS = 72 * HOUR_MS
/** Pauses differ by a tenth, so that what failed together doesn't come back together. */
const JITTER = 0.1
const MOST_ATTEMPTS = 20

/** Writes down a try and what follows from it. @returns `paused` where the webhook is paused now */
export const noteTry = (
  app: Application,
  webhook: Pick<Webhook, '_id' | 'workspaceId'>,
  delivery: Delivery,
  tried: Tried,
): Promise<'on' | 'paused'> =>
  transact(app.get('work'), { workspaceId: webhook.workspaceId, now: app.get('now'), keys: [] }, async (work) => {
    const before = await work.read('webhookDeliveries').byId(delivery._id)
    const current = await work.read('webhooks').byId(webhook._id)
    if (!before || !current) return 'paused'
    const tries = before.tries + 1
    const since = before.triedSince ?? tried.attempt.at
    const isGivenUp = !tried.isTaken && work.now.getTime() - since.getTime() >= GIVEN_UP_AFTER_MS
    work.save('webhookDeliveries', before, {
      tries,
      triedSince: since,
      attempts: [...before.attempts, tried.attempt].slice(-MOST_ATTEMPTS),
      ...(tried.answer === undefined ? {} : { answer: tried.answer }),
      ...stateAfter(before, tried, nextTry(work.now, tries, since)),
    })
    work.emitReloaded('webhookDeliveries', [before._id])
    if (current.status !== 'on') return 'paused'
    if (!isGivenUp) {
      noteHealth(work, current, tried)
      return 'on'
    }
    await sendNoMore(work, current)
    await app.service('webhooks').change(work, serverParams(webhook.workspaceId), current, {
      status: 'paused',
      paused: { at: work.now, ...reasonOf(tried) },
    })
    return 'paused'
  })

/** What the board let go meanwhile stays so, unless it arrived. */
const stateAfter = ({ status }: Delivery, { isTaken }: Tried, due: Date): Partial<Delivery> => {
  if (isTaken) return { status: 'delivered', due: undefined }
  return isUndelivered(status) ? { status: 'failing', due } : {}
}

export const isUndelivered = (status: Delivery['status']): boolean => UNDELIVERED.some((each) => each === status)

const nextTry = (now: Date, tries: number, since: Date): Date => {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? HOUR_MS
  const due = now.getTime() + pause * (1 - JITTER + 2 * JITTER * Math.random())
  return new Date(Math.min(due, Math.max(now.getTime(), since.getTime() + GIVEN_UP_AFTER_MS)))
}

/** Whether an address takes what it is sent stands on its webhook, written when it changes. */
const noteHealth = (work: SocaiUnitOfWork, webhook: Webhook, { isTaken }: Tried): void => {
  if (isTaken === (webhook.failingSince === undefined)) return
  work.save('webhooks', webhook, { failingSince: isTaken ? undefined : work.now })
  work.emitReloaded('webhooks', [webhook._id])
}

const reasonOf = ({ attempt: { status, why = `HTTP ${status ?? ''}`, vi } }: Tried) => ({
  reason: why,
  ...(vi === undefined ? {} : { vi }),
})
