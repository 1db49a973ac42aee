import { UNDELIVERED } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { StoredOf } from '../../kernel/collections'
import { putInOutbox, takeOutOfOutbox } from '../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'

export const WEBHOOK = 'webhook'
/** So many deliveries of a webhook are on their way at most; what changes besides waits in the line of changes. */
export const MOST_WAITING = 200
/** What people ask for comes on top. */
export const MOST_WITH_ASKED = 300

type Webhook = StoredOf<'webhooks'>

/** Has what waits for a webhook sent once the command is committed: one work for all of it, so that one process at a time sends. */
export const sendSoon = (work: SocaiUnitOfWork, { _id, name }: Pick<Webhook, '_id' | 'name'>): Promise<unknown> =>
  // What is put in anew differs each time: whoever is at it sees that there is more.
  putInOutbox(work, { kind: WEBHOOK, recordId: _id, title: name, data: work.newId() })

/** Nothing is sent any more; what waits stays. */
export const sendNoMore = (work: SocaiUnitOfWork, { _id }: Pick<Webhook, '_id'>): Promise<void> =>
  takeOutOfOutbox(work, { kind: WEBHOOK, recordId: _id })

/** @throws AppError 409 where too many deliveries wait already */
export const assertRoom = async (work: SocaiUnitOfWork, webhookId: string): Promise<void> => {
  const waiting = await work.read('webhookDeliveries').count({ webhookId, status: { $in: [...UNDELIVERED] } }, MOST_WITH_ASKED)
  if (waiting >= MOST_WITH_ASKED) throw AppError.of('webhooks.many-wait', { most: MOST_WITH_ASKED })
}
