import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { countDays, dayOf, type Month } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { mobileNumber } from '@shared/areas/sms/rules/phones'
import { asksForDebt, fieldsIn, type SmsValues } from '@shared/areas/sms/rules/templates'
import type { SmsCampaignCreate } from '@shared/areas/sms/services/smsCampaigns'
import type { SMS_SKIPS } from '@shared/areas/sms/services/smsMessages'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { paidUntilOfPartners } from '../../../trade/paid-series'

type Partner = Pick<StoredOf<'assets'>, '_id' | 'name' | 'phone' | 'shippingPhone' | 'outstanding' | 'group' | 'status'>
type Skip = (typeof SMS_SKIPS)[number]

export interface Recipient {
  /** 84 first; absent: no number that takes messages is known. */
  readonly phone?: string
  readonly name: string
  readonly partnerId?: Id<'assets'>
  readonly values: SmsValues
  readonly skipped?: Skip
}

const DAY_MS = 86_400_000
const partnerFields = ['name', 'phone', 'shippingPhone', 'outstanding', 'group', 'status'] as const

/**
 * Who gets a campaign, each number once, and who doesn't and why.
 * @throws AppError 400 for a partner that isn't there, or what is no mobile number
 */
export const recipientsOf = async (
  { app, caller }: Call<'smsCampaigns'>,
  work: SocaiUnitOfWork,
  { text, partnerIds = [], numbers = [], skipRecentDays = 0 }: Stored<SmsCampaignCreate>,
): Promise<Recipient[]> => {
  const partners = await work.read('assets').byIds([...new Set(partnerIds)], { only: [...partnerFields] })
  const reachable = partners.filter(({ group, status }) => (group === 'Customers' || group === 'Sales Agents') && status === 'active')
  if (reachable.length < new Set(partnerIds).size) throw AppError.atField('partnerIds', 'data.reference', { field: 'partnerIds' })
  const valuesOf = await partnerValues(work, { company: await companyName(app, caller.workspaceId), zone: caller.zone }, text, reachable)
  const written = numbers.map(({ phone, name = '' }, at): Recipient => {
    const mobile = mobileNumber(phone)
    if (mobile === null) throw AppError.atField(`numbers.${at}.phone`, 'sms.phone-invalid', { phone })
    return { phone: mobile, name, values: { ...valuesOf(null), name } }
  })
  const all = [...reachable.map((partner) => recipientOf(partner, valuesOf(partner))), ...written]
  return marked(work, once(all), text, skipRecentDays)
}

const companyName = async (app: Call<'smsCampaigns'>['app'], workspaceId: string): Promise<string> =>
  (
    await app
      .get('database')
      .platformRecords('workspaces')
      .byId(workspaceId as Id<'workspaces'>, { only: ['name'] })
  )?.name ?? ''

/** What stands in the fields of a text for those who wait for it. */
export const writerOf = async (
  { app, caller }: Call<'smsCampaigns'>,
  work: SocaiUnitOfWork,
  text: string,
  messages: readonly Pick<StoredOf<'smsMessages'>, 'partnerId' | 'name'>[],
): Promise<(message: Pick<StoredOf<'smsMessages'>, 'partnerId' | 'name'>) => SmsValues> => {
  const ids = messages.flatMap(({ partnerId }) => partnerId ?? [])
  const partners = new Map((await work.read('assets').byIds(ids, { only: [...partnerFields] })).map((partner) => [partner._id, partner]))
  const company = await companyName(app, caller.workspaceId)
  const valuesOf = await partnerValues(work, { company, zone: caller.zone }, text, [...partners.values()])
  return ({ partnerId, name = '' }) => ({ name, ...valuesOf((partnerId && partners.get(partnerId)) || null) })
}

const recipientOf = (partner: Partner, values: SmsValues): Recipient => {
  const phone = mobileNumber(partner.phone ?? '') ?? mobileNumber(partner.shippingPhone ?? '')
  return { name: partner.name, partnerId: partner._id, values, ...(phone ? { phone } : { skipped: 'no-phone' }) }
}

const once = (recipients: readonly Recipient[]): Recipient[] => {
  const seen = new Set<string>()
  return recipients.filter(({ phone }) => {
    if (phone === undefined) return true
    if (seen.has(phone)) return false
    seen.add(phone)
    return true
  })
}

const marked = async (work: SocaiUnitOfWork, recipients: readonly Recipient[], text: string, days: number): Promise<Recipient[]> => {
  const phones = recipients.flatMap(({ phone }) => phone ?? [])
  const [optedOut, recent] = await Promise.all([
    work.read('smsOptOuts').find({ phone: { $in: phones } }, { only: ['phone'] }),
    days === 0
      ? []
      : work
          .read('smsMessages')
          .find({ phone: { $in: phones }, sentAt: { $gte: new Date(work.now.getTime() - days * DAY_MS) } }, { only: ['phone'] }),
  ])
  const [never, lately] = [optedOut, recent].map((found) => new Set(found.map(({ phone }) => phone)))
  const owes = asksForDebt(text)
  const skipOf = ({ phone, values }: Recipient): Skip | undefined => {
    if (phone === undefined) return 'no-phone'
    if (never?.has(phone)) return 'opted-out'
    if (owes && values.debt === undefined) return 'paid'
    return lately?.has(phone) ? 'recent' : undefined
  }
  return recipients.map((recipient) => {
    const skipped = skipOf(recipient)
    return skipped ? { ...recipient, skipped } : recipient
  })
}

const dong = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '.')

/** What stands in the fields of a text for a partner, as the books are now; `debt` is absent for who owes nothing. */
export const partnerValues = async (
  work: SocaiUnitOfWork,
  { company, zone }: { readonly company: string; readonly zone: Parameters<typeof dayOf>[1] },
  text: string,
  partners: readonly Pick<Partner, '_id' | 'name' | 'outstanding'>[],
): Promise<(partner: Pick<Partner, '_id' | 'name' | 'outstanding'> | null) => SmsValues> => {
  const fields = fieldsIn(text)
  const ids = partners.map(({ _id }) => _id)
  const oldest = fields.includes('order') || fields.includes('days') ? await oldestOrders(work, ids) : new Map<string, StoredOf<'orders'>>()
  const paid = fields.includes('paidUntil') ? await paidUntilOfPartners(work, ids) : new Map<string, Month>()
  return (partner) => {
    const until = partner ? paid.get(partner._id) : undefined
    const owed = partner?.outstanding ?? 0
    const order = partner ? oldest.get(partner._id) : undefined
    return {
      company,
      ...(partner ? { name: partner.name } : {}),
      ...(owed > 0 ? { debt: dong(owed) } : {}),
      ...(until ? { paidUntil: `${until.slice(5)}/${until.slice(0, 4)}` } : {}),
      ...(order ? { order: order.order_number, days: String(countDays(dayOf(order.created, zone), dayOf(work.now, zone)) - 1) } : {}),
    }
  }
}

/** The oldest sale that each partner still owes. */
const oldestOrders = async (work: SocaiUnitOfWork, ids: readonly Id<'assets'>[]): Promise<Map<string, StoredOf<'orders'>>> => {
  const open = { group: SOLD_GROUP, statusPayment: 'pending', status: { $nin: ['cancelled', 'returned', 'error'] } }
  const found = await work
    .read('orders')
    .find({ ...open, $or: [{ customerId: { $in: [...ids] } }, { agentId: { $in: [...ids] } }] }, { sort: { created: -1 } })
  // Newest first: what is set last is the oldest.
  return new Map(found.flatMap((order) => [order.customerId, order.agentId].flatMap((id) => (id ? [[id, order] as const] : []))))
}
