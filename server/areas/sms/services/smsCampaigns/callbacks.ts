import { isId, type Id } from '@shared/foundation/ids'
import type { SmsProvider } from '@shared/areas/sms/services/smsAccounts'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Push, PushHandler, PushRules } from '../../../../kernel/pushes'
import { transact } from '../../../../kernel/unit-of-work'
import { recount } from './sender'

type Account = StoredOf<'smsAccounts'>

/** What a provider tells of a message. */
interface DeliveryReceipt {
  /** Our own number of it, or the provider's. */
  readonly messageId?: string
  readonly providerId?: string
  readonly outcome: 'delivered' | 'failed' | 'pending'
  readonly problem?: string
}

/** 4: refused by the brandname's owner; 5: sent, with how many it reached. */
const readEsms = ({ query }: Push): DeliveryReceipt | null => {
  const [status, request] = [query.get('SendStatus'), query.get('RequestId') ?? '']
  if (status === null) return null
  const delivered = status === '5' && Number(query.get('SendSuccess') ?? 0) > 0
  const failed = status === '4' || (status === '5' && Number(query.get('SendFailed') ?? 0) > 0)
  return {
    messageId: request.split('.')[0] ?? '',
    providerId: query.get('SMSID') ?? '',
    outcome: delivered ? 'delivered' : failed ? 'failed' : 'pending',
    problem: `SendStatus ${status}`,
  }
}

const readSpeedSms = ({ body }: Push): DeliveryReceipt | null => {
  try {
    const { tranId, status } = JSON.parse(body.toString('utf8')) as { tranId?: unknown; status?: unknown }
    if (tranId === undefined || typeof status !== 'number') return null
    return { providerId: String(tranId), outcome: status === 0 ? 'delivered' : 'failed', problem: `status ${status}` }
  } catch {
    return null
  }
}

const handler =
  (provider: SmsProvider, read: (push: Push) => DeliveryReceipt | null): PushHandler =>
  async (app, push) => {
    const account = await app.get('database').platformRecords('smsAccounts').one({ pushKey: push.key, provider })
    if (!account) return { status: 404 }
    const receipt = read(push)
    if (!receipt) return { status: 400 }
    if (receipt.outcome !== 'pending') await note(app, account, receipt)
    return { status: 200, body: { success: true } }
  }

const note = async (app: Application, { workspaceId, _id: accountId }: Account, receipt: DeliveryReceipt): Promise<void> => {
  const messages = app.get('database').records('smsMessages', workspaceId)
  const { messageId = '', providerId = '' } = receipt
  const found = isId(messageId) ? await messages.byId(messageId) : providerId ? await messages.one({ providerId }) : null
  if (!found || found.accountId !== accountId) return
  const campaignId: Id<'smsCampaigns'> = found.campaignId
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('smsMessages', found._id)] }, async (work) => {
    const message = await work.read('smsMessages').byId(found._id)
    // What was delivered stays so, whatever comes later.
    if (!message || !['sending', 'sent', 'unsure', 'failed'].includes(message.status)) return
    const sentAt = message.sentAt ?? work.now
    const after = work.save(
      'smsMessages',
      message,
      receipt.outcome === 'delivered'
        ? { status: 'delivered', sentAt, deliveredAt: work.now, problem: undefined }
        : { status: 'failed', ...(receipt.problem ? { problem: receipt.problem } : {}) },
    )
    work.emit('smsMessages', 'patched', after)
  })
  await recount(app, workspaceId, campaignId)
}

export const smsCallbacks: PushRules = { esms: handler('esms', readEsms), speedsms: handler('speedsms', readSpeedSms) }
