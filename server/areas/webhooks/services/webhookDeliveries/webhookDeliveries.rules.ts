import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { isUndelivered } from '../../note-try'
import { assertRoom, sendSoon } from '../../outbox-item'

const HOUR_MS = 3_600_000
const HOURS = 24
/** Of each webhook the latest are counted. */
const MOST_COUNTED = 2000

const hoursOf = async ({ app, caller }: Call<'webhookDeliveries'>) => {
  const database = app.get('database')
  const webhooks = await database
    .records('webhooks', caller.workspaceId)
    .find({ status: { $ne: 'removed' } }, { only: ['_id'], limit: 100 })
  const last = Math.floor(app.get('now')().getTime() / HOUR_MS)
  const first = last - HOURS + 1
  const data = await Promise.all(
    webhooks.map(async ({ _id }) => {
      const hours = Array.from({ length: HOURS }, (_, index) => ({ at: new Date((first + index) * HOUR_MS), delivered: 0, undelivered: 0 }))
      const found = await database
        .records('webhookDeliveries', caller.workspaceId)
        .find({ webhookId: _id }, { only: ['created', 'status'], sort: { _id: -1 }, limit: MOST_COUNTED })
      for (const { created, status } of found) {
        const hour = hours[Math.floor(created.getTime() / HOUR_MS) - first]
        if (hour && status === 'delivered') hour.delivered += 1
        else if (hour && isUndelivered(status)) hour.undelivered += 1
      }
      const sum = (field: 'delivered' | 'undelivered'): number => hours.reduce((total, hour) => total + hour[field], 0)
      return { webhookId: _id, hours, delivered: sum('delivered'), undelivered: sum('undelivered') }
    }),
  )
  return { data }
}

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
  reports: { hours: hoursOf },
}
