import { zone as asZone, type Zone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { afterQuiet } from '@shared/areas/sms/rules/quiet-hours'
import { smsSize } from '@shared/areas/sms/rules/segments'
import { asksForDebt, smsText } from '@shared/areas/sms/rules/templates'
import { SMS_STATUSES } from '@shared/areas/sms/services/smsMessages'
import type { Application } from '../../../../kernel/application'
import type { CallParams } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import { takeTurn } from '../../../../kernel/leases'
import { lock } from '../../../../kernel/locks'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { providers } from '../../providers'
import { partnerValues } from './recipients'

type Campaign = StoredOf<'smsCampaigns'>
type Message = StoredOf<'smsMessages'>
type Account = StoredOf<'smsAccounts'>

export const SEND_EVERY_MS = 5000
const LEASE_MS = 4000
const MINUTE_MS = 60_000
/** A message that was handed over so long ago without an answer: the server stopped meanwhile. */
const ANSWER_OVERDUE_MS = 2 * MINUTE_MS

interface Sending {
  readonly app: Application
  readonly campaign: Campaign
  readonly account: Account
  readonly zone: Zone
  readonly company: string
}

/** Sends what is due, a few of each campaign. */
export const sendDue = async (app: Application): Promise<void> => {
  const database = app.get('database')
  if (!(await takeTurn(database, 'send messages', app.get('now')(), LEASE_MS))) return
  const due = { status: { $in: ['scheduled', 'sending'] }, sendAt: { $lte: app.get('now')() } }
  for (const campaign of await database.platformRecords('smsCampaigns').find(due)) {
    const workspace = await database
      .platformRecords('workspaces')
      .byId(campaign.workspaceId as Id<'workspaces'>, { only: ['name', 'zone', 'status', 'apps'] })
    const account = await database.records('smsAccounts', campaign.workspaceId).byId(campaign.accountId)
    if (workspace?.status !== 'enabled' || !workspace.apps.includes('sms') || !account) continue
    await sendSome({ app, campaign, account, zone: asZone(workspace.zone), company: workspace.name }).catch((error: unknown) =>
      app.get('log').error({ error, campaign: campaign._id }, 'messages could not be sent; it will be tried again'),
    )
  }
}

const sendSome = async (sending: Sending): Promise<void> => {
  const { app, campaign, account, zone } = sending
  const now = app.get('now')()
  const allowed = campaign.avoidQuiet ? afterQuiet(now, zone) : now
  if (allowed > now) return changeCampaign(app, campaign, { sendAt: allowed })
  if (account.status === 'removed') return changeCampaign(app, campaign, { status: 'paused', problem: 'the account was removed' })
  const messages = app.get('database').records('smsMessages', campaign.workspaceId)
  await recover(sending, await messages.find({ campaignId: campaign._id, status: 'sending' }))
  const batch = Math.max(1, Math.floor((account.perMinute * SEND_EVERY_MS) / MINUTE_MS))
  const waiting = await messages.find({ campaignId: campaign._id, status: 'waiting' }, { sort: { _id: 1 }, limit: batch })
  for (const { _id } of waiting) {
    const claimed = await claim(sending, _id)
    if (claimed === 'halted') break
    if (claimed !== null && !(await handOver(sending, claimed))) break
  }
  await recount(app, campaign.workspaceId, campaign._id)
}

const inWorkspace = <T>(
  { app, campaign, zone }: Pick<Sending, 'app' | 'campaign' | 'zone'>,
  id: string,
  body: (work: SocaiUnitOfWork) => Promise<T>,
): Promise<T> =>
  transact(app.get('work'), { workspaceId: campaign.workspaceId, now: app.get('now'), keys: [lock.record('smsMessages', id)], zone }, body)

const save = (work: SocaiUnitOfWork, before: Message, fields: Partial<Message>): Message => {
  const after = work.save('smsMessages', before, fields)
  work.emit('smsMessages', 'patched', after)
  return after
}

/**
 * Marks a message as being handed over, before it is: after a crash it is known that it may have left.
 * @returns null when nobody is to be written to any more, 'halted' when the campaign was paused or called off
 */
const claim = (sending: Sending, id: Message['_id']): Promise<Message | 'halted' | null> =>
  inWorkspace(sending, id, async (work) => {
    const [message, campaign] = await Promise.all([work.read('smsMessages').byId(id), work.read('smsCampaigns').byId(sending.campaign._id)])
    if (!message || !campaign || (campaign.status !== 'scheduled' && campaign.status !== 'sending')) return 'halted'
    if (message.status !== 'waiting') return null
    const optedOut = await work.read('smsOptOuts').one({ phone: message.phone }, { only: ['phone'] })
    if (optedOut) return skip(work, message, 'opted-out')
    const partner = message.partnerId ? await work.read('assets').byId(message.partnerId, { only: ['name', 'outstanding'] }) : null
    const valuesOf = await partnerValues(work, sending, campaign.text, partner ? [partner] : [])
    const values = { name: message.name ?? '', ...valuesOf(partner) }
    if (asksForDebt(campaign.text) && values.debt === undefined) return skip(work, message, 'paid')
    const text = smsText(campaign.text, values, campaign.unaccented)
    return save(work, message, {
      status: 'sending',
      text,
      segments: smsSize(text).segments,
      attempts: message.attempts + 1,
      problem: undefined,
    })
  })

const skip = (work: SocaiUnitOfWork, message: Message, skipped: NonNullable<Message['skipped']>): null => {
  save(work, message, { status: 'skipped', skipped })
  return null
}

/** @returns whether the next one may be sent */
const handOver = async (sending: Sending, message: Message): Promise<boolean> => {
  const { app, account } = sending
  const { send, isRepeatable } = providers[account.provider]
  try {
    const handed = await send(app, account, {
      phone: message.phone ?? '',
      text: message.text ?? '',
      requestId: `${message._id}.${message.attempts}`,
      callbackUrl: `${app.get('config').publicUrl}/api/push/${account.provider}/${account.pushKey}`,
    })
    if (handed.outcome === 'sent') {
      const { providerId } = handed
      await settle(sending, message, { status: 'sent', sentAt: app.get('now')(), ...(providerId ? { providerId } : {}) })
      return true
    }
    if (handed.outcome === 'failed') {
      await settle(sending, message, { status: 'failed', problem: handed.problem })
      return true
    }
    await settle(sending, message, { status: 'waiting', attempts: message.attempts - 1 })
    await changeCampaign(app, sending.campaign, { status: 'paused', problem: handed.problem })
    return false
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // It asks to wait, so that it took nothing; of any other fault nobody knows.
    if (error.kind === 'busy') await settle(sending, message, { status: 'waiting', attempts: message.attempts - 1 })
    else if (!isRepeatable) await settle(sending, message, { status: 'unsure', problem: error.message })
    return false
  }
}

const settle = (sending: Sending, { _id }: Message, fields: Partial<Message>): Promise<void> =>
  inWorkspace(sending, _id, async (work) => {
    const message = await work.read('smsMessages').byId(_id)
    // What the provider told meanwhile is newer.
    if (message?.status === 'sending') save(work, message, fields)
  })

/** Messages without an answer: handed over again where the provider knows the request again, else nobody can tell. */
const recover = async (sending: Sending, messages: readonly Message[]): Promise<void> => {
  const { app, account } = sending
  const overdue = new Date(app.get('now')().getTime() - ANSWER_OVERDUE_MS)
  for (const message of messages) {
    if ((message.updated ?? message.created) > overdue) continue
    if (!providers[account.provider].isRepeatable) await settle(sending, message, { status: 'unsure' })
    else if (!(await handOver(sending, message))) return
  }
}

/** The server's own changes of a campaign, in nobody's name. */
const changeCampaign = async (
  app: Application,
  { _id, workspaceId }: Pick<Campaign, '_id' | 'workspaceId'>,
  fields: Partial<Campaign>,
): Promise<void> => {
  const params = paramsOf(workspaceId)
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('smsCampaigns', _id)] }, async (work) => {
    const before = await work.read('smsCampaigns').byId(_id)
    const halted = before?.status === 'paused' || before?.status === 'cancelled'
    if (!before || (halted && fields.status !== undefined)) return
    await app.service('smsCampaigns').change(work, params, before, fields)
  })
}

const paramsOf = (workspaceId: string): CallParams => ({
  caller: { workspaceId, userId: null, rights: ['bod'], zone: asZone('Asia/Ho_Chi_Minh'), person: null, keyed: false, sessionId: null },
})

/** Counts a campaign's messages anew; when none is left it is done. */
export const recount = async (app: Application, workspaceId: string, campaignId: Id<'smsCampaigns'>): Promise<void> => {
  const messages = app.get('database').records('smsMessages', workspaceId)
  const found = await Promise.all(SMS_STATUSES.map(async (status) => [status, await messages.count({ campaignId, status })] as const))
  const by = Object.fromEntries(found) as Record<(typeof SMS_STATUSES)[number], number>
  const open = by.waiting + by.sending
  const counts: Campaign['counts'] = {
    total: found.reduce((sum, [, count]) => sum + count, 0) - by.skipped,
    sent: by.sent + by.delivered,
    delivered: by.delivered,
    failed: by.failed,
    unsure: by.unsure,
    skipped: by.skipped,
    waiting: open,
  }
  const campaign = await app.get('database').records('smsCampaigns', workspaceId).byId(campaignId)
  if (!campaign) return
  const isOver = open === 0 && (campaign.status === 'scheduled' || campaign.status === 'sending')
  const begun = campaign.status === 'scheduled' && counts.sent + counts.failed + counts.unsure > 0
  await changeCampaign(app, campaign, {
    counts,
    ...(isOver ? { status: 'done', finishedAt: app.get('now')() } : begun ? { status: 'sending' } : {}),
  })
}
