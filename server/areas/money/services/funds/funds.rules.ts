import { personMark } from '@shared/foundation/rights/persons'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import { FUND_GROUPS, mayBookGroup, mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { can } from '@shared/foundation/rights/rights'
import { monthlyDepreciation } from '@shared/areas/partners/rules/schedule'
import { isId, type Id } from '@shared/foundation/ids'
import type { Dong } from '@shared/foundation/money/money'
import {
  amountOfItems,
  fundErrors,
  isFundAmount,
  enteredAmount,
  signedAmount,
  whyNotCompletedAtOnce,
  whyNotFundChange,
} from '@shared/foundation/documents/funds'
import { isLive, outstanding, partnerOf, partnerOfFund } from '@shared/foundation/documents/order-totals'
import { ORDER_RIGHTS, type OrderGroup } from '@shared/foundation/documents/order-statuses'
import { funds as fundsDeclaration, type FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { actorOf } from '../../../../kernel/actor'
import { ofOrder, paymentOf, refund, withPaid } from '../../order-money'
import { releaseTransfer } from '../../release-transfer'
import type { NoticeRules } from '../../../../kernel/notices'
import { serialize } from '../../../../kernel/serialize'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { fundsReports } from './funds.reports'
import { assertKnownLabels } from '../../../workspace/labels'
import type { EntryDraft, EntryKind, EntryMarks, Fund, FundCall, SentEntry } from '../../../../ledger/entry-kinds'
import { closingOf, differenceOf, numbering, withStatus } from './entry-changes'
import { renameLabel } from './rename-label'
import { withRunningBalances } from './running-balances'

type Order = StoredOf<'orders'>

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
  query['group'] === FUND_GROUPS.salaries.name &&
  (can(caller.rights, ['/office/hr']) || (caller.userId !== null && query['userId'] === caller.userId))

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

const kindsOf = ({ app }: FundCall, entry: EntryMarks): EntryKind[] => app.get('entryKinds').filter(({ is }) => is(entry))

const create = (call: FundCall, sent: SentEntry): Promise<Fund> => enterBy(call.app.get('entryKinds'), call, sent)

/** The first kind that enters in a way of its own hands what it comes to on to those after it. */
const enterBy = (kinds: readonly EntryKind[], call: FundCall, sent: SentEntry): Promise<Fund> => {
  const at = kinds.findIndex(({ enter: own, is }) => own && is(sent))
  const after = (step: FundCall, part: SentEntry): Promise<Fund> => enterBy(kinds.slice(at + 1), step, part)
  return kinds[at]?.enter?.(call, sent, after) ?? enter(call, sent)
}

const enter = async (call: FundCall, sent: SentEntry): Promise<Fund> => {
  const { app, service, params, caller } = call
  const kinds = kindsOf(call, sent)
  const spread = kinds.find((kind) => kind.spread)?.spread?.(call, sent)
  const instructions = app.get('entryKinds').flatMap((kind) => kind.instructions ?? [])
  const data = { ...without(sent, instructions), group: sent.group ?? kinds.find(({ group }) => group)?.group ?? '' }
  const judgedByKind = kinds.some(({ rights }) => rights)
  if (!data.orderId && !judgedByKind && !mayReadFunds(caller)) throw AppError.of('rights.missing')
  if (data.status === 'completed') {
    const reason = whyNotCompletedAtOnce(actorOf(caller))
    if (reason) throw AppError.of(reason)
  }
  const take = numbering(call)
  return service.run(params, [...assetKeys(data.assetId), ...orderKeys(data.orderId)], async (work) => {
    const entry = (await kinds.find(({ make }) => make)?.make?.(call, work, data)) ?? data
    const order = data.orderId ? await payableOrder(call, data.orderId) : null
    assertOwnPartners(data, order)
    await work.lock(partnerKeys(order, data as Partial<Fund>))
    if (!judgedByKind) assertBookableGroup(caller, data.group, order)
    await assertKnownLabel(call, undefined, data.label)
    const fields = await newEntry(work, call, entry, order)
    const whole = { ...fields, ...(await take(fields)) }
    const stored: Fund[] = []
    for (const part of spread?.(whole, work.now) ?? [{}]) stored.push(await service.add(work, params, { ...whole, ...part }))
    const [first] = stored
    if (!first) throw new Error('nothing was entered')
    if (first.status === 'completed') await completed(call, work, first, null, order)
    for (const { tell } of kinds) await tell?.(work, caller, first)
    return first
  })
}

/** What was sent, but for some fields. */
const without = (sent: SentEntry, fields: readonly (keyof SentEntry)[]): SentEntry => {
  const rest = { ...sent }
  for (const field of fields) delete rest[field]
  return rest
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
const assertOwnPartners = (data: EntryDraft, order: Order | null): void => {
  const stray = order && partners.find((field) => data[field] !== undefined && data[field] !== order[field])
  if (stray) throw AppError.atField(stray, 'data.not-taken', { field: stray })
}

/** @throws AppError 403: without /funds an order takes its own payments and nothing else */
const assertBookableGroup = (caller: Caller, group: string, order: Order | null): void => {
  if (!mayBookGroup(caller.rights, group, order?.group ?? null)) throw AppError.of('rights.group', { group })
}

/** @throws AppError 403 for an entry whose kind, or else whose group, is changed by others */
const assertMayChange = (caller: Caller, kinds: readonly EntryKind[], group: string, order: Order | null): void => {
  const rights = kinds.flatMap((kind) => kind.rights ?? [])
  if (rights.length === 0) assertBookableGroup(caller, group, order)
  else if (!can(caller.rights, rights)) throw AppError.of('rights.missing')
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

/** What an entry holds while it stands, set free: one that is called off or refunded pays no month any more. */
const freed = (fund: Fund, kinds: readonly EntryKind[]): Partial<Fund> =>
  Object.fromEntries(kinds.flatMap(({ marks = [] }) => marks.filter((mark) => fund[mark] !== undefined).map((mark) => [mark, undefined])))

const newEntry = async (
  work: SocaiUnitOfWork,
  { caller, params }: FundCall,
  data: EntryDraft,
  order: Order | null,
): Promise<Partial<Fund>> => {
  const { status = 'new-entry', amount: _amount, items, ...rest } = data
  const dated = params.fromOlderBooks ? { created: null } : {}
  assertNoFieldErrors(fundErrors({ ...data, ...dated }, { now: work.now, zone: caller.zone }))
  const group = await groupOf(work, data.group)
  return {
    ...rest,
    ...(items ? { items: itemsOf(items) } : {}),
    created: data.created ?? work.now,
    isCredit: group.isCredit,
    amount: bookedAmount({ amount: data.amount, items: items && itemsOf(items) }, group.isCredit),
    status,
    ...(order ? ofOrder(order) : {}),
    ...(status === 'completed' ? { completedAt: work.now } : {}),
    ...(caller.keyed ? { byKey: true } : {}),
  }
}

const assertKnownLabel = ({ app, caller }: FundCall, before: string | undefined, after: string | undefined) =>
  assertKnownLabels(app.get('database'), caller, {
    option: 'fundLabels',
    field: 'label',
    before: before ? [before] : [],
    after: after ? [after] : [],
  })

type FundItem = NonNullable<Fund['items']>[number]

/** Lines as they are stored, once the rule has passed them: without a price they cost nothing. */
const itemsOf = (items: NonNullable<SentEntry['items']>): FundItem[] =>
  items.map((line) => ({ ...line, price: numberOf(line.price ?? 0), quantity: numberOf(line.quantity) }))

/** What isn't a number is refused where the entry is judged. */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN)

/**
 * The amount as it is booked: that of the lines where there are any, signed by its group. Amounts are sent without a sign.
 * @throws AppError 400 for what can't be entered
 */
const bookedAmount = ({ amount, items }: { amount?: unknown; items?: readonly FundItem[] | undefined }, isCredit: boolean): Dong => {
  const whole = items && items.length > 0 ? amountOfItems(items) : amount
  if (!isFundAmount(whole)) throw AppError.of('funds.amount-invalid')
  return signedAmount(whole, isCredit)
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
    const kinds = kindsOf(call, before)
    const edited = await withEdits(work, caller, before, data, kinds)
    assertMayChange(caller, kinds, edited.group, order)
    await assertKnownLabel(call, before.label, edited.label)
    const moved = async (): Promise<Fund> => {
      const after = withStatus(work, caller, edited, data)
      return service.change(
        work,
        params,
        before,
        differenceOf(before, {
          ...after,
          ...(after.status === 'cancelled' || after.status === 'refunded' ? freed(after, kinds) : {}),
          ...(await take(after)),
        }),
      )
    }
    const refunded = async (): Promise<Fund> => {
      for (const { assertVoidable } of kinds) await assertVoidable?.(work, before)
      await releaseTransfer(work, before._id)
      return refund(work, closingOf(call, data), before, {
        ...differenceOf(before, edited),
        ...freed(before, kinds),
      })
    }
    const stored = data.status === 'refunded' && before.status !== 'refunded' ? await refunded() : await moved()
    if (stored.status !== before.status) {
      await completed(call, work, stored, before, order)
      for (const { tell } of kinds) await tell?.(work, caller, stored)
    }
    for (const { follow } of kinds) await follow?.(call, work, before, data)
    return stored
  })
}

const withEdits = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  before: Fund,
  data: Stored<FundPatch>,
  kinds: readonly EntryKind[],
): Promise<Fund> => {
  const { status: _status, refundReason: _reason, amount: given = before.amount, group = before.group, items: lines, ...rest } = data
  // An amount sent back as it is answered (signed) is the same amount.
  const amount = given === before.amount ? enteredAmount(before) : given
  const isSame = amount === enteredAmount(before)
  const plain = { ...rest, ...(lines ? { items: itemsOf(lines) } : {}) }
  const sent: Record<string, unknown> = { ...plain, group, amount: isSame ? before.amount : amount }
  const changed = lockable.filter((field) => field in sent && JSON.stringify(sent[field]) !== JSON.stringify(before[field]))
  const barred = whyNotFundChange(before, changed, actorOf(caller))
  if (barred) throw AppError.of(barred)
  for (const { assertKeeps } of kinds) assertKeeps?.(before, changed)
  if (changed.length === 0) return before
  const items = lines ?? before.items
  const entered = isSame && items?.length ? undefined : amount
  const created = changed.includes('created') ? (data.created ?? null) : null
  assertNoFieldErrors(fundErrors({ group, amount: entered, items, created }, { now: work.now, zone: caller.zone, before: before.amount }))
  const { isCredit } = group === before.group ? before : await groupOf(work, group)
  const known = { ...before, ...plain, group, isCredit }
  return { ...known, amount: bookedAmount({ amount: entered, items: plain.items ?? before.items }, isCredit) }
}

const notices: NoticeRules<'funds'> = {
  'payment-completed': {
    when: (fund, before) => fund.status === 'completed' && before?.status !== 'completed',
    audience: ({ order, group }) => [
      '/funds',
      ...(order ? ORDER_RIGHTS[order.group as OrderGroup].filter((right) => mayReadEntries([right], group)) : []),
    ],
    says: ({ amount, isCredit, name, group, order, number: voucher }) => ({
      title: `${isCredit ? 'Received' : 'Paid'} ${enteredAmount({ amount })}`,
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
  since && until && group === FUND_GROUPS.assets.name ? { assetDepre: monthlyDepreciation(amount, { since, until }) } : {}

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
