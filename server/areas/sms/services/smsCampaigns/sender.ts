import { zone as asZone, type Zone } from '@shared/foundation/days/days'
import { groupBy } from '@shared/foundation/group-by'
import type { Id } from '@shared/foundation/ids'
import { afterQuiet } from '@shared/areas/sms/rules/quiet-hours'
import { smsSize } from '@shared/areas/sms/rules/segments'
import { asksForDebt, smsText } from '@shared/areas/sms/rules/templates'
import { SMS_STATUSES } from '@shared/areas/sms/services/smsMessages'
import type { Application } from '../../../../kernel/application'
import type { CallParams } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { JobRule } from '../../../../kernel/jobs'
import { lock } from '../../../../kernel/locks'
import { waitsInOutbox, type Outcome, type OutboxItem, type OutboxRule, type Why } from '../../../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { providers } from '../../providers'
import { SMS, sendSoon, STOPPED } from './outbox-item'
import { partnerValues } from './recipients'

type Campaign = StoredOf<'smsCampaigns'>
type Message = StoredOf<'smsMessages'>
type Account = StoredOf<'smsAccounts'>

/** Handed over in one turn: as many as may leave in so long. */
const TURN_MS = 5000
const MINUTE_MS = 60_000
/** A message that was handed over so long ago without an answer: the server stopped meanwhile. */
const ANSWER_OVERDUE_MS = 2 * MINUTE_MS
/** A company that is closed, or has the app switched off, is looked at again after so long. */
const CLOSED_MS = MINUTE_MS
const TAKE_UP_EVERY_MS = MINUTE_MS
const OPEN = ['scheduled', 'sending'] as const
const REMOVED: Why = { message: 'the account was removed', vi: 'tài khoản đã bị gỡ' }

interface Sending {
  readonly app: Application
  readonly campaign: Campaign
  readonly account: Account
  readonly zone: Zone
  readonly company: string
}

/**
 * Sends what is due of one account, the oldest campaign first, at the account's pace: nobody else sends for it while the outbox's lease is
 * held. Each message is marked before it is handed over, so that after a kill it is known which may have left.
 */
export const sendForAccount = async (
  app: Application,
  { workspaceId, recordId, data, failed }: Pick<OutboxItem, 'workspaceId' | 'recordId' | 'data' | 'failed'>,
  lost: AbortSignal,
): Promise<Outcome> => {
  const database = app.get('database')
  const workspace = await database
    .platformRecords('workspaces')
    .byId(workspaceId as Id<'workspaces'>, { only: ['name', 'zone', 'status', 'apps', 'resetting'] })
  const account = await database.records('smsAccounts', workspaceId).byId(recordId as Id<'smsAccounts'>)
  if (!workspace || !account) return { outcome: 'done' }
  if (workspace.status !== 'enabled' || workspace.resetting || !workspace.apps.includes('sms'))
    return later({ message: 'messages are switched off', vi: 'đang tắt tin nhắn' }, CLOSED_MS)
  // Nothing was put in since it was stopped: somebody asked for it anew.
  if (data === STOPPED && failed) await goOn(app, account, failed)
  const now = app.get('now')()
  if (account.restsUntil && account.restsUntil > now) return laterAt(app, MORE_WAITS, account.restsUntil)
  const turn = new Turn(account, lost)
  for (const campaign of await dueOf(app, account, now))
    await sendSome({ app, campaign, account, zone: asZone(workspace.zone), company: workspace.name }, turn)
  lost.throwIfAborted()
  const rest = new Date(app.get('now')().getTime() + turn.restMs)
  if (turn.restMs > 0)
    await database.correct('smsAccounts', workspaceId, { _id: account._id }, { $set: { restsUntil: rest } }, { make: false })
  if (turn.stopped) return { outcome: 'stuck', why: turn.stopped, data: STOPPED }
  const next = await nextOf(app, account, rest)
  return next ? laterAt(app, turn.silent ?? next.why, next.due) : { outcome: 'done' }
}

const later = (why: Why, waitMs: number): Outcome => ({ outcome: 'later', why, waitMs })
const laterAt = (app: Application, why: Why, due: Date): Outcome => later(why, Math.max(0, due.getTime() - app.get('now')().getTime()))
const MORE_WAITS: Why = { message: 'more messages wait to be sent', vi: 'còn tin nhắn chờ gửi' }
const NOT_YET: Why = { message: 'the messages are due later', vi: 'chưa đến giờ gửi' }
const NO_ANSWER: Why = { message: 'the provider has not answered', vi: 'nhà cung cấp chưa trả lời' }

/** What an account hands over in one go, and what made it end. */
class Turn {
  readonly #account: Account
  readonly #lost: AbortSignal
  readonly #most: number
  #handed = 0
  #waitMs = 0
  /** Why no message of the account would leave now. */
  stopped: Why | null = null
  /** Why it has to wait. */
  silent: Why | null = null

  constructor(account: Account, lost: AbortSignal) {
    this.#account = account
    this.#lost = lost
    this.#most = Math.max(1, Math.floor((account.perMinute * TURN_MS) / MINUTE_MS))
    if (account.status === 'removed') this.stopped = REMOVED
  }

  get room(): number {
    return this.stopped || this.silent || this.#lost.aborted ? 0 : this.#most - this.#handed
  }

  handOver(): void {
    this.#handed += 1
  }

  wait(why: Why, waitMs: number): void {
    this.silent = why
    this.#waitMs = waitMs
  }

  /** So long nothing leaves afterwards: what was handed over took its share of the minute. */
  get restMs(): number {
    return Math.max(this.#waitMs, Math.ceil((this.#handed * MINUTE_MS) / this.#account.perMinute))
  }
}

const dueOf = (app: Application, { _id, workspaceId }: Account, now: Date): Promise<Campaign[]> =>
  app
    .get('database')
    .records('smsCampaigns', workspaceId)
    .find({ accountId: _id, status: { $in: [...OPEN] }, sendAt: { $lte: now } }, { sort: { sendAt: 1, _id: 1 } })

/** When something of the account is to be done next; null: nothing is left. */
const nextOf = async (app: Application, { _id, workspaceId }: Account, rest: Date): Promise<{ due: Date; why: Why } | null> => {
  const database = app.get('database')
  const open = await database
    .records('smsCampaigns', workspaceId)
    .find({ accountId: _id, status: { $in: [...OPEN] } }, { only: ['sendAt'], sort: { sendAt: 1, _id: 1 } })
  const now = app.get('now')()
  const messages = database.records('smsMessages', workspaceId)
  const next = await Promise.all(
    open.map(async ({ _id: campaignId, sendAt }) => {
      if (sendAt > now) return { due: sendAt, why: NOT_YET }
      if (await messages.one({ campaignId, status: 'waiting' }, { only: ['status'] })) return { due: rest, why: MORE_WAITS }
      const silent = await messages.find({ campaignId, status: 'sending' }, { only: ['updated', 'created'] })
      const since = Math.min(now.getTime(), ...silent.map((message) => handedAt(message).getTime()))
      return { due: new Date(since + ANSWER_OVERDUE_MS), why: NO_ANSWER }
    }),
  )
  return next.toSorted((one, other) => one.due.getTime() - other.due.getTime())[0] ?? null
}

const handedAt = ({ updated, created }: Pick<Message, 'updated' | 'created'>): Date => updated ?? created

/** Campaigns that were paused when the account was stopped last; what was paused before, or by a person, stays so. */
const goOn = async (app: Application, { _id, workspaceId }: Account, failed: NonNullable<OutboxItem['failed']>): Promise<void> => {
  const stopped = await app
    .get('database')
    .records('smsCampaigns', workspaceId)
    .find({ accountId: _id, status: 'paused', problem: failed.message, updated: { $gte: failed.at } })
  for (const campaign of stopped) await changeCampaign(app, campaign, { status: 'sending', problem: undefined }, ['paused'])
}

/** No message of an account would leave now: what is due of it says why, and waits for a person. */
const pauseDue: OutboxRule['whenStuck'] = async (work, { recordId }, { message }, app) => {
  const accountId = recordId as Id<'smsAccounts'>
  const due = await work.read('smsCampaigns').find({ accountId, status: { $in: [...OPEN] }, sendAt: { $lte: work.now } })
  for (const campaign of due)
    await app.service('smsCampaigns').change(work, paramsOf(work.workspaceId), campaign, { status: 'paused', problem: message })
}

/** Messages of one account: one work for all of it, so that one process at a time sends. */
export const smsOutbox: OutboxRule = { kind: SMS, attempt: sendForAccount, maxTries: Infinity, grows: true, whenStuck: pauseDue }

/** Takes up what is due and in nobody's hands: what waited before an upgrade, and what has become due since its account was stopped. */
export const takeUpDue: JobRule = {
  name: 'messages that nobody sends',
  everyMs: TAKE_UP_EVERY_MS,
  run: async (app) => {
    const due = await app
      .get('database')
      .platformRecords('smsCampaigns')
      .find({ status: { $in: [...OPEN] }, sendAt: { $lte: app.get('now')() } }, { only: ['workspaceId', 'accountId'] })
    for (const [campaign] of groupBy(due, ({ accountId }) => accountId).values()) if (campaign) await takeUp(app, campaign)
  },
}

const takeUp = (app: Application, { workspaceId, accountId }: Pick<Campaign, 'workspaceId' | 'accountId'>): Promise<void> =>
  transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [] }, async (work) => {
    if (!(await waitsInOutbox(work, { kind: SMS, recordId: accountId }))) await sendSoon(work, accountId)
  })

const sendSome = async (sending: Sending, turn: Turn): Promise<void> => {
  const { app, campaign, zone } = sending
  const now = app.get('now')()
  const allowed = campaign.avoidQuiet ? afterQuiet(now, zone) : now
  if (allowed > now) return changeCampaign(app, campaign, { sendAt: allowed })
  const messages = app.get('database').records('smsMessages', campaign.workspaceId)
  await recover(sending, await messages.find({ campaignId: campaign._id, status: 'sending' }), turn)
  const waiting = turn.room
    ? await messages.find({ campaignId: campaign._id, status: 'waiting' }, { sort: { _id: 1 }, limit: turn.room })
    : []
  for (const { _id } of waiting) {
    if (turn.room === 0) break
    const claimed = await claim(sending, _id)
    if (claimed === 'halted') break
    if (claimed !== null) await handOver(sending, claimed, turn)
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

const handOver = async (sending: Sending, message: Message, turn: Turn): Promise<void> => {
  const { app, account } = sending
  const { send, isRepeatable } = providers[account.provider]
  turn.handOver()
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
    } else if (handed.outcome === 'failed') await settle(sending, message, { status: 'failed', problem: handed.problem })
    else {
      await settle(sending, message, { status: 'waiting', attempts: message.attempts - 1 })
      turn.stopped = { message: handed.problem }
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // It asks to wait, so that it took nothing; of any other fault nobody knows.
    if (error.kind === 'busy') await settle(sending, message, { status: 'waiting', attempts: message.attempts - 1 })
    else if (!isRepeatable) await settle(sending, message, { status: 'unsure', problem: error.message })
    turn.wait({ message: error.message }, error.kind === 'busy' ? error.waitMs : TURN_MS)
  }
}

const settle = (sending: Sending, { _id }: Message, fields: Partial<Message>): Promise<void> =>
  inWorkspace(sending, _id, async (work) => {
    const message = await work.read('smsMessages').byId(_id)
    // What the provider told meanwhile is newer.
    if (message?.status === 'sending') save(work, message, fields)
  })

/** Messages without an answer: handed over again where the provider knows the request again, else nobody can tell. */
const recover = async (sending: Sending, messages: readonly Message[], turn: Turn): Promise<void> => {
  const { app, account } = sending
  const overdue = new Date(app.get('now')().getTime() - ANSWER_OVERDUE_MS)
  for (const message of messages) {
    if (handedAt(message) > overdue) continue
    if (!providers[account.provider].isRepeatable) await settle(sending, message, { status: 'unsure' })
    else if (turn.room > 0) await handOver(sending, message, turn)
  }
}

/** The server's own changes of a campaign, in nobody's name. */
const changeCampaign = async (
  app: Application,
  { _id, workspaceId }: Pick<Campaign, '_id' | 'workspaceId'>,
  fields: Partial<Campaign>,
  from: readonly Campaign['status'][] = OPEN,
): Promise<void> => {
  const params = paramsOf(workspaceId)
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('smsCampaigns', _id)] }, async (work) => {
    const before = await work.read('smsCampaigns').byId(_id)
    if (!before || (fields.status !== undefined && !from.includes(before.status))) return
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
