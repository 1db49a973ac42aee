import { partsOfEvent, tellsChanges } from '@shared/areas/webhooks/rules/events'
import { UNDELIVERED } from '@shared/areas/webhooks/services/webhookDeliveries'
import { normalizeRights } from '@shared/foundation/rights/rights'
import { declarations } from '@shared/registry/declarations'
import { assertGrantable, hintOf } from '../../../../kernel/auth/issue-key'
import type { Caller } from '../../../../kernel/call'
import { isOpenTo } from '../../../../kernel/changes/changed-records'
import { cursorOfNow } from '../../../../kernel/changes/changes'
import { readCursor } from '../../../../kernel/changes/cursor'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { hostOf, mayReach } from '../../../../platform/outbound/guarded-post'
import { addDeliveries } from '../../add-deliveries'
import { FEED_EVERY_MS, feedWebhooks } from '../../feed'
import { assertRoom, sendNoMore, sendSoon } from '../../outbox-item'
import { webhookOutbox } from '../../send-waiting'
import { newSecret, sealSecret } from '../../signature'
import { sweepDeliveries } from '../../sweep-deliveries'
import { programCallerOf } from '../../../../kernel/auth/callers'
import { webhooksNotices } from './webhooks.notices'

type Webhook = StoredOf<'webhooks'>
type WebhookCall = Call<'webhooks'>

const MOST_WEBHOOKS = 100
/** How long the secret before signs beside a new one. */
const OLD_SECRET_MS = 86_400_000
const SWEPT_EVERY_MS = 3_600_000

/** @throws AppError 400 for what is no address of a machine that everybody reaches; a name is looked up when it is sent to */
const assertAddress = ({ app }: WebhookCall, url: string): void => {
  const { webhookLoopback } = app.get('config')
  const address = URL.canParse(url) ? new URL(url) : null
  const isWritten = address !== null && address.username === '' && address.password === ''
  if (!isWritten || (address.protocol !== 'https:' && !(webhookLoopback && address.protocol === 'http:')))
    throw AppError.atField('url', 'webhooks.url-invalid')
  const host = hostOf(address)
  const isNumber = /^[\d.]+$|:/.test(host)
  const isLocal = /(^|\.)(localhost|local|internal)\.?$/i.test(host)
  if ((isNumber && !mayReach(host, webhookLoopback)) || (isLocal && !webhookLoopback)) throw AppError.atField('url', 'webhooks.url-private')
}

/** @throws AppError 400 for what isn't told, or not to a key with these rights */
const assertEvents = (events: readonly string[], reader: Caller): void => {
  if (events.length === 0) throw AppError.atField('events', 'webhooks.events-required')
  for (const [index, event] of events.entries()) {
    const service = partsOfEvent(event)?.service
    const declaration = declarations.find(({ path }) => path === service)
    if (!declaration || !tellsChanges(declaration) || !isOpenTo(declaration, reader))
      throw AppError.atField(`events.${index}`, 'webhooks.event-unknown', { event })
  }
}

const workspaceOf = async ({ app, caller }: WebhookCall): Promise<StoredOf<'workspaces'>> => {
  const workspace = await app.get('database').platformRecords('workspaces').byId(caller.workspaceId)
  if (!workspace) throw AppError.of('request.not-found')
  return workspace
}

/** What waits is sent at once, and has three days anew. */
const beginAnew = async (work: SocaiUnitOfWork, webhook: Webhook): Promise<void> => {
  const waiting = await work.read('webhookDeliveries').find({ webhookId: webhook._id, status: { $in: [...UNDELIVERED] } })
  for (const delivery of waiting) work.save('webhookDeliveries', delivery, { due: work.now, tries: 0, triedSince: undefined })
  work.emitReloaded(
    'webhookDeliveries',
    waiting.map(({ _id }) => _id),
  )
  if (waiting.length > 0) await sendSoon(work, webhook)
}

const addTest = async (work: SocaiUnitOfWork, webhook: Webhook): Promise<void> => {
  if (webhook.status !== 'on') throw AppError.of('webhooks.paused')
  await assertRoom(work, webhook._id)
  const { seq } = readCursor(webhook.cursor)
  await addDeliveries(work, webhook, [{ type: 'test', seq, at: work.now, data: { name: webhook.name } }])
}

/** Programs that are told of changes: by rights like a key's, signed by a secret that is shown once. */
export const webhooksRules: ServiceRules<'webhooks'> = {
  create: async (call, { name, url, events, rights }) => {
    const { app, service, params, caller } = call
    const workspace = await workspaceOf(call)
    assertGrantable(caller, workspace.apps, rights)
    assertAddress(call, url)
    const held = normalizeRights(rights, workspace.apps)
    assertEvents(events, programCallerOf(held, workspace))
    const cursor = await cursorOfNow(app, caller.workspaceId)
    const secret = newSecret()
    return service.run(params, [], async (work) => {
      const others = await work.read('webhooks').count({ status: { $ne: 'removed' } }, MOST_WEBHOOKS)
      if (others >= MOST_WEBHOOKS) throw AppError.of('webhooks.too-many', { most: MOST_WEBHOOKS })
      const _id = work.newId<Webhook['_id']>()
      const fields = { _id, name, url, events: [...new Set(events)], rights: held, status: 'on' as const }
      const kept = await service.add(work, params, { ...fields, hint: hintOf(secret), sealedSecret: sealSecret(app, _id, secret), cursor })
      return { ...kept, secret }
    })
  },
  patch: async (call, id, data) => {
    const { service, params, caller } = call
    const { newSecret: renews, test, ...plain } = data
    if (renews && caller.keyed) throw AppError.of('rights.missing')
    if (plain.url !== undefined) assertAddress(call, plain.url)
    const workspace = plain.events ? await workspaceOf(call) : null
    return service.run(params, [lock.record('webhooks', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      if (plain.events && workspace) assertEvents(plain.events, programCallerOf(before.rights, workspace))
      const secret = renews ? newSecret() : undefined
      const after = await service.change(work, params, before, {
        ...plain,
        ...(plain.events ? { events: [...new Set(plain.events)] } : {}),
        ...(plain.status === 'on' ? { paused: undefined } : {}),
        ...(secret ? renewed(call, before, secret, work.now) : {}),
      })
      if (before.status === 'on' && after.status === 'paused') await sendNoMore(work, after)
      const isTriedAnew = before.status !== after.status || before.url !== after.url
      if (after.status === 'on' && isTriedAnew) await beginAnew(work, after)
      if (test) await addTest(work, after)
      return secret ? { ...after, secret } : after
    })
  },
  prepareRemove: async (_call, work, before) => {
    await sendNoMore(work, before)
    return {}
  },
  notices: webhooksNotices,
  outbox: [webhookOutbox],
  jobs: [
    { name: 'what webhooks are told', everyMs: FEED_EVERY_MS, run: feedWebhooks },
    { name: 'webhook deliveries of long ago', everyMs: SWEPT_EVERY_MS, run: sweepDeliveries },
  ],
}

const renewed = ({ app }: WebhookCall, { _id, sealedSecret }: Webhook, secret: string, now: Date): Partial<Webhook> => ({
  hint: hintOf(secret),
  sealedSecret: sealSecret(app, _id, secret),
  sealedOldSecret: sealedSecret,
  oldSecretUntil: new Date(now.getTime() + OLD_SECRET_MS),
})
