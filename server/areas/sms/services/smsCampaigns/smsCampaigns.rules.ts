import { dong } from '@shared/foundation/money/money'
import { smsSize } from '@shared/areas/sms/rules/segments'
import { smsText } from '@shared/areas/sms/rules/templates'
import { MAX_RECIPIENTS, type SmsCampaignCreate, type SmsCampaignPatch } from '@shared/areas/sms/services/smsCampaigns'
import { smsMessages } from '@shared/areas/sms/services/smsMessages'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { searchWords } from '../../../../kernel/search'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { assertKnownFields } from '../../known-fields'
import { AppError } from '../../../../platform/errors'
import { smsCallbacks } from './callbacks'
import { sendSoon } from './outbox-item'
import { recipientsOf, writerOf, type Recipient } from './recipients'
import { smsOutbox, takeUpDue } from './sender'

type Campaign = StoredOf<'smsCampaigns'>
type Message = StoredOf<'smsMessages'>
type Account = StoredOf<'smsAccounts'>
type CampaignCall = Call<'smsCampaigns'>
type Created = Stored<SmsCampaignCreate>

/** Texts that a dry run shows. */
const MAX_SAMPLES = 50

interface Plan {
  readonly account: Account
  readonly recipients: readonly Recipient[]
  readonly texts: ReadonlyMap<Recipient, string>
  readonly segments: number
  readonly estimate: number
}

const planOf = async (call: CampaignCall, work: SocaiUnitOfWork, data: Created): Promise<Plan> => {
  assertKnownFields(data.text)
  const account = await work.read('smsAccounts').byId(data.accountId)
  if (!account) throw AppError.atField('accountId', 'data.reference', { field: 'accountId' })
  if (account.status === 'removed') throw AppError.atField('accountId', 'sms.account-removed')
  const recipients = (await recipientsOf(call, work, data)).slice(0, MAX_RECIPIENTS)
  const written = recipients.filter(({ skipped }) => skipped === undefined)
  const texts = new Map(written.map((recipient) => [recipient, smsText(data.text, recipient.values, data.unaccented ?? true)]))
  const segments = [...texts.values()].reduce((sum, text) => sum + smsSize(text).segments, 0)
  return { account, recipients, texts, segments, estimate: segments * account.price }
}

/** Who would get what, and what it would cost. */
const dryRun = ({ recipients, texts, segments, estimate }: Plan): object => ({
  recipients: texts.size,
  segments,
  estimate,
  skipped: recipients.flatMap(({ name, phone, skipped }) => (skipped ? [{ name, ...(phone ? { phone } : {}), skipped }] : [])),
  samples: [...texts].slice(0, MAX_SAMPLES).map(([{ name, phone }, text]) => ({ name, phone, text, ...smsSize(text) })),
})

const create = async (call: CampaignCall, data: Created): Promise<Campaign | CustomAnswer<object>> => {
  const { app, service, params, caller } = call
  if (data.rehearse === true) {
    const { workspaceId, zone } = caller
    const plan = await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [], zone }, (work) => planOf(call, work, data))
    return new CustomAnswer(dryRun(plan))
  }
  return service.run(params, [], async (work) => {
    const plan = await planOf(call, work, data)
    const total = plan.texts.size
    if (total === 0) throw AppError.of('sms.nobody')
    const { name, text, accountId, unaccented = true, avoidQuiet = true, sendAt } = data
    const skipped = plan.recipients.length - total
    const campaign = await service.add(work, params, {
      name,
      text,
      accountId,
      unaccented,
      avoidQuiet,
      status: 'scheduled',
      sendAt: sendAt && sendAt > work.now ? sendAt : work.now,
      estimate: dong(plan.estimate),
      counts: { total, sent: 0, delivered: 0, failed: 0, unsure: 0, skipped, waiting: total },
    })
    const written = plan.recipients.map((recipient) => messageOf(work, campaign, recipient))
    for (const message of work.insert('smsMessages', written)) work.emit('smsMessages', 'created', message)
    await sendSoon(work, accountId)
    return campaign
  })
}

const messageOf = (
  work: SocaiUnitOfWork,
  { _id: campaignId, accountId }: Campaign,
  { phone, name, partnerId, skipped }: Recipient,
): Omit<Message, '_id' | 'workspaceId'> => ({
  campaignId,
  accountId,
  name,
  ...(phone ? { phone } : {}),
  ...(partnerId ? { partnerId } : {}),
  status: skipped ? 'skipped' : 'waiting',
  ...(skipped ? { skipped } : {}),
  attempts: 0,
  created: work.now,
  rev: 1,
  words: searchWords({ name, phone: phone ?? '' }, smsMessages.search),
})

const moves: Readonly<Record<Campaign['status'], readonly Campaign['status'][]>> = {
  scheduled: ['paused', 'cancelled'],
  sending: ['paused', 'cancelled'],
  paused: ['sending', 'cancelled'],
  done: [],
  cancelled: [],
}

const patch = async (call: CampaignCall, id: string, data: Stored<SmsCampaignPatch>): Promise<Campaign> => {
  const { service, params } = call
  return service.run(params, [lock.record('smsCampaigns', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const { status = before.status, resend, name } = data
    const named = { ...(name === undefined ? {} : { name }), ...(await rewritten(call, work, before, data)) }
    if (resend === true) {
      await sendSoon(work, before.accountId)
      return service.change(work, params, before, { ...named, ...(await resendFailed(work, before)) })
    }
    if (named.sendAt || status !== before.status) await sendSoon(work, before.accountId)
    if (status === before.status) return service.change(work, params, before, named)
    if (!moves[before.status].includes(status)) throw AppError.of('sms.no-such-move', { status: before.status, to: status })
    const rest = status === 'cancelled' ? await callOff(work, before) : {}
    return service.change(work, params, before, { ...named, ...rest, status, problem: undefined })
  })
}

/** What changes of a text, or of a time, that nobody has been sent yet. @throws AppError 409 once the first of it has left */
const rewritten = async (
  call: CampaignCall,
  work: SocaiUnitOfWork,
  { _id, counts, status, accountId, unaccented }: Campaign,
  { text, sendAt }: Pick<Stored<SmsCampaignPatch>, 'text' | 'sendAt'>,
): Promise<Partial<Campaign>> => {
  if (text === undefined && sendAt === undefined) return {}
  const messages = await work.read('smsMessages').find({ campaignId: _id, status: { $ne: 'skipped' } })
  const isUntouched = counts.sent + counts.failed + counts.unsure === 0 && messages.every((message) => message.status === 'waiting')
  if (!isUntouched || (status !== 'scheduled' && status !== 'paused')) throw AppError.of('sms.has-left')
  const at = sendAt === undefined ? {} : { sendAt: sendAt > work.now ? sendAt : work.now }
  if (text === undefined) return at
  assertKnownFields(text)
  const account = await work.read('smsAccounts').byId(accountId, { only: ['price'] })
  const textOf = await writerOf(call, work, text, messages)
  const segments = messages.reduce((sum, message) => sum + smsSize(smsText(text, textOf(message), unaccented)).segments, 0)
  return { ...at, text, estimate: dong(segments * (account?.price ?? 0)) }
}

/** Those that failed wait again; whatever was sent stays sent. */
const resendFailed = async (work: SocaiUnitOfWork, { _id, counts, status }: Campaign): Promise<Partial<Campaign>> => {
  if (status === 'cancelled') throw AppError.of('sms.no-such-move', { status, to: 'sending' })
  const failed = await work.read('smsMessages').find({ campaignId: _id, status: 'failed' })
  if (failed.length === 0) throw AppError.of('sms.none-failed')
  for (const message of failed)
    work.emit('smsMessages', 'patched', work.save('smsMessages', message, { status: 'waiting', problem: undefined }))
  return {
    status: 'sending',
    finishedAt: undefined,
    problem: undefined,
    counts: { ...counts, failed: counts.failed - failed.length, waiting: counts.waiting + failed.length },
  }
}

const callOff = async (work: SocaiUnitOfWork, { _id, counts }: Campaign): Promise<Partial<Campaign>> => {
  const waiting = await work.read('smsMessages').find({ campaignId: _id, status: 'waiting' })
  for (const message of waiting)
    work.emit('smsMessages', 'patched', work.save('smsMessages', message, { status: 'skipped', skipped: 'cancelled' }))
  const left = waiting.length
  return { counts: { ...counts, total: counts.total - left, waiting: counts.waiting - left, skipped: counts.skipped + left } }
}

/** Messages to customers: each number once for each campaign, marked before it is handed over. */
export const smsCampaignsRules: ServiceRules<'smsCampaigns'> = {
  create,
  patch,
  pushes: smsCallbacks,
  outbox: [smsOutbox],
  jobs: [takeUpDue],
}
