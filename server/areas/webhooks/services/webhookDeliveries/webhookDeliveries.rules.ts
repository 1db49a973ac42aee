import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { isUndelivered } from '../../note-try'
import { assertRoom, sendSoon } from '../../outbox-item'

/** What was sent and what is on its way: a person may have it sent again, or let it go. */
export const webhookDeliveriesRules: ServiceRules<'webhookDeliveries'> = {
  preparePatch: async (_call, work, before, { status }) => {
    if (status === undefined) return {}
    const webhook = await work.read('webhooks').byId(before.webhookId)
    if (webhook?.status !== 'on') throw AppError.of('webhooks.paused')
    if (status === 'again') {
      if (!isUndelivered(before.status)) await assertRoom(work, before.webhookId)
      await sendSoon(work, webhook)
      return { status: 'waiting', tries: 0, due: work.now, triedSince: undefined }
    }
    if (before.status === 'dropped') return {}
    if (!isUndelivered(before.status)) throw AppError.of('webhookDeliveries.is-over')
    await sendSoon(work, webhook)
    return { status: 'dropped', due: undefined }
  },
}
