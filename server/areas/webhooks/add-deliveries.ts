import { MAX_BODY_LENGTH } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { sendSoon } from './outbox-item'

/** What a webhook is told of. */
export interface Told {
  readonly type: string
  readonly seq: number
  readonly at: Date
  readonly service?: string
  readonly recordId?: string
  readonly data: Readonly<Record<string, unknown>>
}

const MAX_TITLE = 200
const NAMES = ['order_number', 'number', 'name', 'title', 'code'] as const

/** What people call a record, by what of it the webhook is sent. */
const titleOf = (data: Told['data']): string | undefined => {
  const word = NAMES.map((field) => data[field]).find((value): value is string => typeof value === 'string' && value.trim() !== '')
  return word?.slice(0, MAX_TITLE)
}

/** What is sent: a record too large for it is told by its id. */
const bodyOf = (deliveryId: string, { type, seq, at, data }: Told): string => {
  const envelope = { id: `evt_${deliveryId}`, seq, type, at }
  const whole = JSON.stringify({ ...envelope, data })
  return whole.length <= MAX_BODY_LENGTH ? whole : JSON.stringify({ ...envelope, data: { _id: data['_id'] } })
}

/** Writes down what a webhook is told, in the order in which it is told, and has it sent. */
export const addDeliveries = async (
  work: SocaiUnitOfWork,
  webhook: Pick<StoredOf<'webhooks'>, '_id' | 'name'>,
  told: readonly Told[],
): Promise<void> => {
  if (told.length === 0) return
  const made = told.map((each) => {
    const _id = work.newId<StoredOf<'webhookDeliveries'>['_id']>()
    const { type, seq, service, recordId } = each
    const title = titleOf(each.data)
    return {
      _id,
      webhookId: webhook._id,
      type,
      seq,
      ...(service === undefined ? {} : { service }),
      ...(recordId === undefined ? {} : { recordId }),
      ...(title === undefined ? {} : { title }),
      body: bodyOf(_id, each),
      status: 'waiting' as const,
      tries: 0,
      attempts: [],
      due: work.now,
      rev: 1,
      created: work.now,
    }
  })
  work.insert('webhookDeliveries', made)
  work.emitReloaded(
    'webhookDeliveries',
    made.map(({ _id }) => _id),
    'created',
  )
  await sendSoon(work, webhook)
}
