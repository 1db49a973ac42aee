import { personMark } from '@shared/foundation/rights/persons'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import { SALARY_GROUP } from '@shared/areas/people/rules/payroll'
import { can } from '@shared/foundation/rights/rights'
import { monthlyDepreciation } from '@shared/areas/partners/rules/schedule'
import { isId, type Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import {
  amountOfItems,
  ASSETS_GROUP,
  fundErrors,
  isFundAmount,
  mayBookGroup,
  mayReadEntries,
  signedAmount,
  whyNotCompletedAtOnce,
  whyNotFundChange,
  whyNotFundStatus,
} from '@shared/foundation/documents/funds'
import { needsVoucherNumber, voucherWay, type VoucherWay } from '@shared/foundation/documents/fund-numbers'
import { isLive, outstanding, partnerOf, partnerOfFund } from '@shared/foundation/documents/order-totals'
import { ORDER_RIGHTS, type OrderGroup } from '@shared/foundation/documents/order-statuses'
import { funds as fundsDeclaration, type FundCreate, type FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { differenceOf, isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { actorOf } from '../../../../kernel/actor'
import { ofOrder, paymentOf, refund, withPaid, type Closing } from '../../order-money'
import { releaseTransfer } from '../../release-transfer'
import type { NoticeRules } from '../../../../kernel/notices'
import { serialize } from '../../../../kernel/serialize'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { fundsReports } from './funds.reports'
import { assertKnownLabels } from '../../../workspace/labels'
import { nextVoucherNumber } from '../../../../ledger/numbers'
import { commissionEntry, isCommission, tellOfCommission } from './pay-commission'
import { isForMember, keepsMonth, paysMonth, salaryEntry } from './pay-salary'
import { isPrepaid, prepay } from './prepay-orders'
import { renameLabel } from './rename-label'
import { assetPayment, entriesOfPayment, keepsAsset, paysOverMonths, withoutMonths, type AssetPayment } from './pay-asset'
import { keepsTransfer, transfer } from './transfers'
import { withRunningBalances } from './running-balances'

type Fund = StoredOf<'funds'>
type Order = StoredOf<'orders'>
type FundCall = Call<'funds'>

const mayReadFunds = (caller: Caller): boolean => can(caller.rights, ['/funds'])
const mayReadOrder = (caller: Caller, order: Pick<Order, 'group'>): boolean => can(caller.rights, ORDER_RIGHTS[order.group])

/** Without /funds only the payments of an order that the member may read are shown. */
const find: ServiceRules<'funds'>['find'] = async (call, next) => {
  const { params, caller } = call
  if (!mayReadFunds(caller)) {
    if (namesReadableSalaries(caller, params.query ?? {})) return next()
    const orderId: unknown = params.query?.['orderId']
    const order = typeof orderId === 'string' ? await orderOf(call, orderId) : null
    if (!order || !mayReadOrder(caller, order)) throw AppError.of('rights.missing')
    return next()
  }
  const asksForBalances = params.reading?.select?.some((field) => BALANCES.includes(field)) ?? true
  if (!asksForBalances) return next()
  // Balances are worked out from the whole entry.
  const { $select: _some, ...whole } = params.query ?? {}
  params.query = whole
  const page = await next()
  return page.data.length === 0 ? page : { ...page, data: await withRunningBalances(call, page.data) }
}

const BALANCES: readonly string[] = ['balance', 'balanceLabel']

/** HR reads the salaries, and everybody their own. */
const namesReadableSalaries = (caller: Caller, query: Readonly<Record<string, unknown>>): boolean =>
  query['group'] === SALARY_GROUP && (can(caller.rights, ['/office/hr']) || (caller.userId !== null && query['userId'] === caller.userId))

const get: ServiceRules<'funds'>['get'] = async (call, _id, next) => {
  await assertReadable(call, _id)
  return next()
}

/** @throws AppError 403 for an entry that is there and isn't theirs to read */
const assertReadable = async ({ app, caller }: FundCall, id: string): Promise<void> => {
  if (mayReadFunds(caller)) return
  const fund = isId(id) ? await app.get('database').records('funds', caller.workspaceId).byId(id) : null
  if (fund && !serialize(fundsDeclaration, fund, caller)) throw AppError.of('rights.missing')
}

const orderOf = ({ app, caller }: FundCall, id: string): Promise<Order | null> =>
  app.get('database').records('orders', caller.workspaceId).byId(id)

const orderKeys = (orderId: string | undefined | null): LockKey[] => (orderId ? [lock.record('orders', orderId)] : [])

const assetKeys = (assetId: string | undefined): LockKey[] => (assetId ? [lock.record('assets', assetId)] : [])

/** Commands on the same partner's books wait in line. */
const partnerKeys = (order: Order | null, fund: Partial<Fund>): LockKey[] => {
  const partner = order ? partnerOf(order) : partnerOfFund(fund)
  return partner ? [lock.of('partners', partner)] : []
}

const create = async (call: FundCall, sent: Stored<FundCreate>): Promise<Fund> => {
  if (!isPrepaid(sent)) return enter(call, sent)
  if (!sent.orderId) throw AppError.atField('prepaid', 'data.only-with', { field: 'prepaid', others: "'orderId'" })
  return prepay(call, { ...sent, orderId: sent.orderId }, enter)
}

const enter = async (call: FundCall, sent: Stored<FundCreate>): Promise<Fund> => {
  if (sent.transferTo !== undefined) return transfer(call, sent, numbering(call))
  const payment = paysOverMonths(sent) ? assetPayment(sent, call.caller, call.app.get('now')()) : null
  const { transferTo: _none, group = payment ? ASSETS_GROUP : '', ...rest } = withoutMonths(sent)
  const data = { ...rest, group }
  const { service, params, caller } = call
  if (!data.orderId && !isForMember(data) && !mayReadFunds(caller)) throw AppError.of('rights.missing')
  if (data.status === 'completed') {
    const reason = whyNotCompletedAtOnce(actorOf(caller))
    if (reason) throw AppError.of(reason)
  }
  const take = numbering(call)
  return service.run(params, [...assetKeys(data.assetId), ...orderKeys(data.orderId)], async (work) => {
    const entry = await entryOf(call, work, data)
    const order = data.orderId ? await payableOrder(call, data.orderId) : null
    assertOwnPartners(data, order)
    await work.lock(partnerKeys(order, data as Partial<Fund>))
    if (!isForMember(data)) assertBookableGroup(caller, data.group, order)
    await assertKnownLabel(call, undefined, data.label)
    const fields = await newEntry(work, call, entry, order)
    if (payment) return payAsset(call, work, payment, { ...fields, ...(await take(fields)) })
    const stored = await service.add(work, params, { ...fields, ...(await take(fields)) })
    if (stored.status === 'completed') await completed(call, work, stored, null, order)
    await tellOfCommission(work, caller, stored)
    return stored
  })
}

/** Enters a payment for an asset: one entry, or one for each month. Answers the first. */
const payAsset = async (
  { service, params, caller }: FundCall,
  work: SocaiUnitOfWork,
  payment: AssetPayment,
  fields: Partial<Fund>,
): Promise<Fund> => {
  const { amount = dong(0), created = work.now } = fields
  const stored: Fund[] = []
  for (const entry of entriesOfPayment(payment, { amount, created, zone: caller.zone }))
    stored.push(await service.add(work, params, { ...fields, ...entry }))
  const [first] = stored
  if (!first) throw new Error('nothing was entered')
  return first
}

/** @throws AppError 400 for an order that isn't there, 403 for one the member may not read, 409 for one that is closed */
const payableOrder = async (call: FundCall, id: Id<'orders'>): Promise<Order> => {
  const order = await orderOf(call, id)
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  if (!mayReadOrder(call.caller, order) && !mayReadFunds(call.caller)) throw AppError.of('rights.group', { group: order.group })
  if (order.status === 'cancelled' || order.status === 'returned')
    throw AppError.of('funds.order-not-payable', { number: order.order_number, status: order.status })
  return order
}

const partners = ['customerId', 'agentId', 'supplierId'] as const

/** @throws AppError 400 for a partner whom the order that is paid doesn't name: it stands on nobody else's account */
const assertOwnPartners = (data: Sent, order: Order | null): void => {
  const stray = order && partners.find((field) => data[field] !== undefined && data[field] !== order[field])
  if (stray) throw AppError.atField(stray, 'data.not-taken', { field: stray })
}

/** @throws AppError 403: without /funds an order takes its own payments and nothing else */
const assertBookableGroup = (caller: Caller, group: string, order: Order | null): void => {
  if (!mayBookGroup(caller.rights, group, order?.group ?? null)) throw AppError.of('rights.group', { group })
}

/** @throws AppError 403: what members are paid is entered and changed by HR, and by who looks after the money */
const assertPaysMembers = (caller: Caller): void => {
  if (!can(caller.rights, ['/office/hr', '/funds'])) throw AppError.of('rights.missing')
}

/**
 * Without /funds a payment is completed up to what is outstanding of its order.
 * @throws AppError 403 for more: it would be money of the partner's own, and waits
 */
const assertOutstanding = (caller: Caller, order: Order, payment: number): void => {
  if (mayReadFunds(caller)) return
  const open = isLive(order) ? Math.max(0, outstanding(order)) : 0
  if (payment > open) throw AppError.atField('amount', 'funds.above-outstanding', { open, number: order.order_number })
}

/** What was sent, or what the payroll made of it. */
type Sent = Stored<Omit<FundCreate, 'group'>> & { readonly group: string }
type Entry = Sent & Pick<Partial<Fund>, 'salaryOf' | 'payslip' | 'commissionOf'>

const entryOf = async (call: FundCall, work: SocaiUnitOfWork, data: Sent): Promise<Entry> => {
  if (isForMember(data)) return salaryEntry(call, work, data)
  return isCommission(data) ? commissionEntry(call, work, data) : data
}

/** The month that an entry pays, set free: what is called off or refunded pays it no more. */
const freed = (fund: Fund): Partial<Fund> => ({
  ...(fund.salaryOf === undefined ? {} : { salaryOf: undefined }),
  ...(fund.commissionOf === undefined ? {} : { commissionOf: undefined }),
})

const newEntry = async (work: SocaiUnitOfWork, { caller, params }: FundCall, data: Entry, order: Order | null): Promise<Partial<Fund>> => {
  const { status = 'new-entry', amount: _amount, items, ...rest } = data
  const dated = params.fromOlderBooks ? { created: null } : {}
  assertNoFieldErrors(fundErrors({ ...data, ...dated }, { now: work.now, zone: caller.zone }))
  const group = await groupOf(work, data.group)
  return {
    ...rest,
    ...(items ? { items: itemsOf(items) } : {}),
    created: data.created ?? work.now,
    isCredit: group.isCredit,
    amount: signedAmount(amountSent({ amount: data.amount, items: items && itemsOf(items) }), group.isCredit),
    status,
    ...(order ? ofOrder(order) : {}),
    ...(status === 'completed' ? { completedAt: work.now } : {}),
    ...(caller.keyed ? { byKey: true } : {}),
  }
}

type Numbered = Pick<Partial<Fund>, 'status' | 'amount' | 'number'>

/** Takes a voucher's number when an entry has come to need one; a command that runs again keeps the number it took. */
const numbering = ({ app, caller }: FundCall): ((fund: Numbered) => Promise<Pick<Fund, 'number'>>) => {
  const taken = new Map<VoucherWay, Promise<string>>()
  return async ({ status = 'new-entry', amount = 0, number }) => {
    if (!needsVoucherNumber({ status, amount, ...(number === undefined ? {} : { number }) })) return {}
    const way = voucherWay(amount)
    const next = taken.get(way) ?? nextVoucherNumber(app.get('database'), caller.workspaceId, way)
    taken.set(way, next)
    return { number: await next }
  }
}

const assertKnownLabel = ({ app, caller }: FundCall, before: string | undefined, after: string | undefined) =>
  assertKnownLabels(app.get('database'), caller, {
    option: 'fundLabels',
    field: 'label',
    before: before ? [before] : [],
    after: after ? [after] : [],
  })

const closingOf = ({ app, service, params, caller }: FundCall, { refundReason }: Stored<FundPatch>): Closing => ({
  database: app.get('database'),
  funds: service,
  params,
  caller,
  ...(refundReason ? { reason: refundReason } : {}),
})

type FundItem = NonNullable<Fund['items']>[number]

/** Lines as they are stored, once the rule has passed them: without a price they cost nothing. */
const itemsOf = (items: NonNullable<Stored<FundCreate>['items']>): FundItem[] =>
  items.map((line) => ({ ...line, price: numberOf(line.price ?? 0), quantity: numberOf(line.quantity) }))

/** What isn't a number is refused where the entry is judged. */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN)

const amountSent = ({ amount, items }: { amount?: unknown; items?: readonly FundItem[] | undefined }): number => {
  const whole = items && items.length > 0 ? amountOfItems(items) : amount
  if (!isFundAmount(whole)) throw AppError.of('funds.amount-invalid')
  return whole
}

const groupOf = async (work: SocaiUnitOfWork, name: string): Promise<StoredOf<'fundGroups'>> => {
  const group = await work.read('fundGroups').one({ name })
  if (!group) throw AppError.atField('group', 'funds.group-unknown', { group: name })
  return group
}

/** What completing, refunding or cancelling an entry does to its order. */
const completed = async (
  { app, params, caller }: FundCall,
  work: SocaiUnitOfWork,
  after: Fund,
  before: Fund | null,
  read: Order | null,
): Promise<void> => {
  const order = read && work.latest('orders', read)
  const difference = order ? paymentOf(order, after) - paymentOf(order, before) : 0
  if (!order || difference === 0) return
  assertOutstanding(caller, order, difference)
  const { paid, statusPayment } = withPaid(order, order.paid + difference)
  await app.service('orders').change(work, params, order, { paid, statusPayment })
}

const lockable = [
  'group',
  'amount',
  'created',
  'items',
  'name',
  'recipientName',
  'recipientInfo',
  'note',
  'label',
  'refId',
  'avatar',
] as const

const patch = async (call: FundCall, id: string, data: Stored<FundPatch>): Promise<Fund> => {
  const { service, params, caller } = call
  await assertReadable(call, id)
  if (data.refundReason && data.status !== 'refunded') throw AppError.atField('refundReason', 'data.not-taken', { field: 'refundReason' })
  const take = numbering(call)
  return service.run(params, [lock.record('funds', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    await work.lock(orderKeys(before.orderId))
    const order = before.orderId ? await orderOf(call, before.orderId) : null
    await work.lock(partnerKeys(order, before))
    const edited = await withEdits(work, caller, before, data)
    if (before.userId) assertPaysMembers(caller)
    else assertBookableGroup(caller, edited.group, order)
    await assertKnownLabel(call, before.label, edited.label)
    const moved = async (): Promise<Fund> => {
      const after = withStatus(work, caller, edited, data)
      return service.change(
        work,
        params,
        before,
        differenceOf(before, { ...after, ...(paysMonth(after) === null ? freed(after) : {}), ...(await take(after)) }),
      )
    }
    const refunded = async (): Promise<Fund> => {
      await assertNotDisposed(work, before)
      await releaseTransfer(work, before._id)
      return refund(work, closingOf(call, data), before, {
        ...differenceOf(before, edited),
        ...freed(before),
      })
    }
    const stored = data.status === 'refunded' && before.status !== 'refunded' ? await refunded() : await moved()
    if (stored.status !== before.status) {
      await completed(call, work, stored, before, order)
      await tellOfCommission(work, caller, stored)
    }
    await followTransfer(call, work, before, data)
    return stored
  })
}

/** @throws AppError 409: what an asset cost was settled when it was sold or scrapped */
const assertNotDisposed = async (work: SocaiUnitOfWork, { assetId, assetSince, group }: Fund): Promise<void> => {
  if (!assetId || (assetSince === undefined && group !== ASSETS_GROUP)) return
  const asset = await work.read('assets').byId(assetId, { only: ['name', 'disposal'] })
  if (asset?.disposal) throw AppError.of('assets.disposed', { name: asset.name })
}

/** The other side of a transfer goes the same way. */
const followTransfer = async (call: FundCall, work: SocaiUnitOfWork, before: Fund, data: Stored<FundPatch>): Promise<void> => {
  if (before.transferWith === undefined || data.status === undefined || data.status === before.status) return
  const { app, service, params, caller } = call
  const other = await work.read('funds').byId(before.transferWith)
  if (!other || other.status !== before.status) throw AppError.of('conflict.stale')
  if (data.status === 'refunded') {
    await refund(work, closingOf(call, data), other)
    return
  }
  const after = withStatus(work, caller, other, data)
  const number = needsVoucherNumber(after)
    ? await nextVoucherNumber(app.get('database'), caller.workspaceId, voucherWay(after.amount))
    : undefined
  await service.change(work, params, other, { ...differenceOf(other, after), ...(number === undefined ? {} : { number }) })
}

const withEdits = async (work: SocaiUnitOfWork, caller: Caller, before: Fund, data: Stored<FundPatch>): Promise<Fund> => {
  const { status: _status, refundReason: _reason, amount, group, items: lines, ...rest } = data
  const plain = { ...rest, ...(lines ? { items: itemsOf(lines) } : {}) }
  const sent: Record<string, unknown> = {
    ...plain,
    ...(group === undefined ? {} : { group }),
    ...(amount === undefined ? {} : { amount: sameSign(before, amount) }),
  }
  const changed = lockable.filter((field) => field in sent && !isEqual(sent[field], before[field]))
  const barred = whyNotFundChange(before, changed, actorOf(caller))
  if (barred) throw AppError.of(barred)
  if (keepsMonth(before, changed)) throw AppError.atField('amount', 'payroll.amount-fixed')
  if (keepsTransfer(before, changed)) throw AppError.of('funds.transfer-fixed')
  if (before.userId && changed.includes('group')) throw AppError.of('funds.member-fixed')
  if (keepsAsset(before, changed)) throw AppError.of('funds.asset-fixed')
  if (changed.length === 0) return before
  const items = lines ?? before.items
  const same = amount === undefined || sameSign(before, amount) === before.amount
  const entered = same ? (items?.length ? undefined : Math.abs(before.amount)) : amount
  const created = changed.includes('created') ? (data.created ?? null) : null
  assertNoFieldErrors(
    fundErrors(
      { group: group ?? before.group, amount: entered, items, created },
      { now: work.now, zone: caller.zone, before: before.amount },
    ),
  )
  const { isCredit } = group === undefined || group === before.group ? before : await groupOf(work, group)
  const known = { ...before, ...plain, group: group ?? before.group, isCredit }
  return { ...known, amount: signedAmount(amountSent({ amount: entered, items: plain.items ?? before.items }), isCredit) }
}

/** An amount sent back as it is answered (signed) is the same amount. */
const sameSign = (before: Fund, amount: unknown): unknown =>
  amount === Math.abs(before.amount) || amount === before.amount ? before.amount : amount

const withStatus = (work: SocaiUnitOfWork, caller: Caller, fund: Fund, { status }: Stored<FundPatch>): Fund => {
  if (status === undefined || status === fund.status) return fund
  const reason = whyNotFundStatus(fund, status, actorOf(caller))
  if (reason) throw AppError.of(reason, { status: fund.status, to: status })
  return { ...fund, status, ...(status === 'completed' ? { completedAt: work.now } : {}) }
}

const notices: NoticeRules<'funds'> = {
  'payment-completed': {
    when: (fund, before) => fund.status === 'completed' && before?.status !== 'completed',
    audience: ({ order, group }) => [
      '/funds',
      ...(order ? ORDER_RIGHTS[order.group as OrderGroup].filter((right) => mayReadEntries([right], group)) : []),
    ],
    says: ({ amount, isCredit, name, group, order, number: voucher }) => ({
      title: `${isCredit ? 'Received' : 'Paid'} ${Math.abs(amount)}`,
      body: [name ?? group, order?.order_number].filter(Boolean).join(' · '),
      values: {
        amount: String(amount),
        name: name ?? group,
        ...(order ? { number: order.order_number } : {}),
        group,
        ...(voucher ? { voucher } : {}),
      },
    }),
  },
  'salary-paid': {
    when: (fund, before) =>
      fund.status === 'completed' && before?.status !== 'completed' && fund.userId !== undefined && fund.userId !== fund.creatorId,
    audience: ({ userId }) => (userId ? [personMark(userId)] : []),
    says: ({ amount, month }) => ({
      title: 'Salary paid',
      body: month ?? '',
      values: { amount: String(-amount), ...(month ? { number: month } : {}) },
    }),
  },
}

/** What a payment for an asset loses each month follows its amount. */
const derive: ServiceRules<'funds'>['derive'] = ({ group, amount, assetSince: since, assetUntil: until }) =>
  since && until && group === ASSETS_GROUP ? { assetDepre: monthlyDepreciation(amount, { since, until }) } : {}

export const fundsRules: ServiceRules<'funds'> = {
  find,
  get,
  create,
  patch,
  patchMany: renameLabel,
  derive,
  reports: fundsReports,
  notices,
}
