import { voucherWay } from '@shared/foundation/documents/fund-numbers'
import { keptAmount, whyNotFundStatus } from '@shared/foundation/documents/funds'
import { refundWaits } from '@shared/foundation/documents/second-person'
import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { paymentOf, statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import { dong, type Dong } from '@shared/foundation/money/money'
import { mayRefund } from '@shared/foundation/rights/rights'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import type { Caller, CallParams } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import type { ServiceMethods } from '../../kernel/service-methods'
import { actorOf } from '../../kernel/actor'
import { nextVoucherNumber } from '../../ledger/numbers'
import { fourEyesOf } from '../workspace/second-person'

type Order = StoredOf<'orders'>
type Fund = StoredOf<'funds'>

/** The order after its completed funds came to `paid`. */
export const withPaid = (order: Order, paid: number): Order => {
  const after = { ...order, paid: dong(paid) as Dong }
  return { ...after, statusPayment: statusPaymentOf(after) }
}

export interface Closing {
  readonly database: SocaiDatabase
  readonly funds: ServiceMethods<'funds'>
  readonly params: CallParams
  readonly caller: Caller
  readonly reason?: string
  /** The vouchers' numbers taken for reversals, by what they reverse: a command that runs again keeps them. Absent: it takes others. */
  readonly numbers?: Map<string, Promise<string>>
  /** What needs a second person has one. */
  readonly isConfirmed?: boolean
  /** A sale at a counter is undone, by whoever may do that. */
  readonly undoesSale?: boolean
  /** All that is given back pays for other goods in the same command: no money leaves. */
  readonly exchanges?: boolean
}

/**
 * Ends the payments of an order that is cancelled or returned: open entries are cancelled, completed ones refunded,
 * each with its figures, in the order's own unit of work. Returns the order as paid nothing.
 * @throws AppError 403 when money was received and the caller may not refund
 */
export const closePayments = async (work: SocaiUnitOfWork, order: Order, closing: Closing): Promise<Order> => {
  for (const entry of await work.read('funds').find({ orderId: order._id, status: 'completed' })) await refund(work, closing, entry)
  await cancelOpenPayments(work, order, closing)
  return withPaid(order, 0)
}

/** Cancels what waits to be paid of an order that came back: nobody pays it any more. */
export const cancelOpenPayments = async (work: SocaiUnitOfWork, order: Order, { funds, params }: Closing): Promise<void> => {
  const open = await work.read('funds').find({ orderId: order._id, status: { $in: ['new-entry', 'pending'] } })
  for (const entry of open) await funds.change(work, params, entry, { status: 'cancelled' })
}

/**
 * Takes a completed entry back today, as far as nothing was given back of it before: it is cancelled, what was closed before stays as it was, and the reversal is an
 * entry of its own day, with a number of its own. Returns the entry as it stands then.
 * @param edits what else changes of it
 * @throws AppError 403 for whoever may not refund
 */
export const refund = async (work: SocaiUnitOfWork, closing: Closing, entry: Fund, edits: Partial<Fund> = {}): Promise<Fund> => {
  const { funds, params, caller, reason } = closing
  if (!closing.undoesSale) assertMayGiveBack(entry, closing)
  await assertConfirmed(work, closing, entry)
  const { _id: reversedBy } = await enterReversal(work, entry, reversalOf({ ...entry, ...edits }, work.now, reason), closing)
  return funds.change(work, params, entry, {
    ...edits,
    status: 'cancelled',
    refundedAt: work.now,
    refundedBy: caller.person?.name ?? 'API',
    reversedBy,
    ...(reason ? { refundReason: reason } : {}),
  })
}

/** @throws AppError 403 for whoever may not refund, 409 for an entry that isn't completed */
export const assertMayRefund = (entry: Fund, caller: Caller): void => {
  const blockedBy = whyNotFundStatus(entry, 'refunded', actorOf(caller))
  if (blockedBy) throw AppError.of(blockedBy, { status: entry.status, to: 'refunded' })
}

/** Anybody who sells may exchange goods. */
const assertMayGiveBack = (entry: Fund, { exchanges, caller }: Closing): void => {
  if (!exchanges) assertMayRefund(entry, caller)
}

/** @throws AppError 409 for a refund that waits for a second person: it is asked for at the entry itself */
const assertConfirmed = async (work: SocaiUnitOfWork, { isConfirmed, exchanges }: Closing, entry: Fund): Promise<void> => {
  if (!isConfirmed && !exchanges && refundWaits(entry, await fourEyesOf(work))) throw AppError.of('secondPerson.refund-first')
}

/** What one command gave back of a payment, below 0, or took back again of that; whole dong. */
export interface GivenOfPayment {
  readonly entry: Fund
  readonly amount: number
}

const givenIn = new WeakMap<SocaiUnitOfWork, GivenOfPayment[]>()

/** What a command gave back so far, payment by payment. */
export const givenBackIn = (work: SocaiUnitOfWork): readonly GivenOfPayment[] => givenIn.get(work) ?? []

const noteGiven = (work: SocaiUnitOfWork, given: GivenOfPayment): void => {
  givenIn.set(work, [...givenBackIn(work), given])
}

/** The row of an entry's reversal, with a voucher's number of its own. */
const enterReversal = async (
  work: SocaiUnitOfWork,
  entry: Fund,
  row: Partial<Fund> & Pick<Fund, 'amount'>,
  { database, funds, params, caller, numbers }: Closing,
): Promise<Fund> => {
  const key = `${entry._id} ${entry.rev}`
  const number = numbers?.get(key) ?? nextVoucherNumber(database, work.workspaceId, voucherWay(row.amount))
  numbers?.set(key, number)
  noteGiven(work, { entry, amount: row.amount })
  return funds.add(work, params, { ...row, number: await number, ...(caller.keyed ? { byKey: true } : {}) })
}

/** What was given back of an order: the order as it is paid then, and the entries that gave it back. */
export interface GivenBack {
  readonly order: Order
  readonly refunds: readonly Fund['_id'][]
}

/**
 * Gives back a part of what was paid of an order, the latest entries first: an entry of today for each, of no more than is left of it. One of
 * which nothing is left is refunded as a whole, any other stays as it is.
 * @param amount whole dong
 * @throws AppError 403 for whoever may not refund, 409 for more than was received
 */
export const refundPart = async (work: SocaiUnitOfWork, order: Order, amount: number, closing: Closing): Promise<GivenBack> => {
  const entries = await work.read('funds').find({ orderId: order._id, status: 'completed' }, { sort: { created: -1, _id: -1 } })
  const refunds: Fund['_id'][] = []
  let left = amount
  for (const entry of entries) {
    const paid = paymentOf(order.group, entry)
    if (left === 0 || paid === 0) continue
    const by = paid > left ? await giveBack(work, closing, entry, left) : (await refund(work, closing, entry)).reversedBy
    if (by) refunds.push(by)
    left = Math.max(0, left - paid)
  }
  if (left > 0) throw AppError.of('funds.refund-above-received', { number: order.order_number, most: amount - left })
  return { order: withPaid(order, (order.paid ?? 0) - amount), refunds }
}

/** Gives back so much of an entry, above 0 and below what is left of it: a payment of today. The entry itself notes no more than how much. */
const giveBack = async (work: SocaiUnitOfWork, closing: Closing, entry: Fund, amount: number): Promise<Fund['_id']> => {
  assertMayGiveBack(entry, closing)
  await assertConfirmed(work, closing, entry)
  const given = { amount: dong(-Math.sign(entry.amount) * amount), isPart: true }
  const { _id } = await enterReversal(work, entry, { ...reversalOf(entry, work.now, closing.reason), ...given }, closing)
  await closing.funds.change(work, closing.params, entry, { refundedAmount: dong((entry.refundedAmount ?? 0) + amount) })
  return _id
}

/**
 * Takes back what gave money of an order back, as if it had never been given: each such entry is cancelled and stays to be read, what it
 * reversed counts again. Returns the order as it is paid then.
 * @throws AppError 403 for whoever may not refund, 409 where more was given back of the same entry since
 */
export const takeRefundsBack = async (
  work: SocaiUnitOfWork,
  order: Order,
  refunds: readonly Fund['_id'][],
  closing: Closing,
): Promise<Order> => {
  if (!closing.undoesSale && !mayRefund(closing.caller.rights)) throw AppError.of('funds.refund-needs-right')
  let paid: number = order.paid
  for (const row of await work.read('funds').byIds(refunds)) {
    const entry = row.reverses && (await work.read('funds').byId(row.reverses))
    if (!entry || !isStillRefundedBy(entry, row)) throw AppError.of('returns.refunded')
    await unrefund(work, closing, entry, row)
    paid += Math.abs(row.amount)
  }
  return withPaid(order, paid)
}

/** Whether nothing was given back of an entry since. */
const isStillRefundedBy = (entry: Fund, row: Fund): boolean =>
  row.status === 'refunded' && (row.isPart ? entry.status === 'completed' : entry.reversedBy === row._id)

const unrefund = async (work: SocaiUnitOfWork, { funds, params }: Closing, entry: Fund, row: Fund): Promise<void> => {
  noteGiven(work, { entry, amount: -row.amount })
  await funds.change(work, params, row, { status: 'cancelled' })
  const left = (entry.refundedAmount ?? 0) - Math.abs(row.amount)
  await funds.change(
    work,
    params,
    entry,
    row.isPart
      ? { refundedAmount: left === 0 ? undefined : dong(left) }
      : { status: 'completed', refundedAt: undefined, refundedBy: undefined, refundReason: undefined, reversedBy: undefined },
  )
}

/** What a payment keeps of its order: number, group, date and partners. */
export const ofOrder = ({ _id, order_number, group, created, customer, agent, supplier }: Order): Partial<Fund> => ({
  orderId: _id,
  order: { _id, order_number, group, created },
  ...(customer ? { customerId: customer._id, customer: inBrief(customer) } : {}),
  ...(agent ? { agentId: agent._id, agent: inBrief(agent) } : {}),
  ...(supplier ? { supplierId: supplier._id, supplier: inBrief(supplier) } : {}),
})

const inBrief = ({ _id, name }: NonNullable<Order['customer']>): NonNullable<Fund['customer']> => ({ _id, name })

/**
 * Enters what an order that this very command makes says was paid of it before, whole dong: the order stands as paid already. It was money of the books
 * before: it moves none of these, where what lies in each account is what was counted.
 */
export const enterPaidBefore = (
  work: SocaiUnitOfWork,
  order: Order,
  paid: { readonly amount: number; readonly created: Date; readonly label?: string | undefined },
  closing: Closing,
): Promise<Fund> => {
  const name = order.refId ? `${order.order_number} · ${order.refId}` : order.order_number
  return enterPayment(work, order, { ...paid, label: paid.label, name, isOpening: true }, closing)
}

/** What was paid of an order. */
interface Payment {
  /** Whole dong, above 0. */
  readonly amount: number
  readonly created: Date
  readonly label?: string | undefined
  readonly name: string
  /** Money of the books before: no account of these moves, and it has no voucher. */
  readonly isOpening?: true
  /** What a bank, or whoever paid, calls it. */
  readonly refId?: string | undefined
  /** Tells it from the other payments of the same command, which keep their vouchers' numbers when it runs again. */
  readonly key?: string
}

/** Enters a payment of an order that this very command makes, and that stands as paid already. */
export const enterPayment = async (
  work: SocaiUnitOfWork,
  order: Order,
  { amount: paid, created, label, name, isOpening, refId, key = label ?? '' }: Payment,
  { database, funds, params, caller, numbers }: Closing,
): Promise<Fund> => {
  const isCredit = isPaidByCredit(order.group)
  const amount = dong(isCredit ? paid : -paid)
  const voucher = async (): Promise<string> => {
    const number = numbers?.get(key) ?? nextVoucherNumber(database, work.workspaceId, voucherWay(amount))
    numbers?.set(key, number)
    return number
  }
  return funds.add(work, params, {
    ...ofOrder(order),
    group: paymentGroupOf(order.group) ?? '',
    isCredit,
    amount,
    name,
    created,
    status: 'completed',
    completedAt: work.now,
    ...(label === undefined ? {} : { label }),
    ...(refId === undefined ? {} : { refId }),
    ...(isOpening ? { isOpening } : { number: await voucher() }),
    ...(params.confirmed ? { confirmed: { ...params.confirmed, act: 'completed' as const } } : {}),
    ...(caller.keyed ? { byKey: true } : {}),
  })
}

/** The row of an entry's reversal: the same books, partners and order, the opposite of what is left of it. The figures take it from the entry
 *  itself. */
export const reversalOf = (entry: Fund, at: Date, reason?: string): Partial<Fund> & Pick<Fund, 'amount'> => {
  const same = Object.fromEntries(kept.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])))
  return {
    ...same,
    amount: dong(-keptAmount(entry)),
    status: 'refunded',
    created: at,
    reverses: entry._id,
    ...(entry.number ? { reversesNumber: entry.number } : {}),
    ...(reason ? { refundReason: reason } : {}),
  }
}

const kept = [
  'group',
  'isCredit',
  'name',
  'recipientName',
  'recipientInfo',
  'label',
  'refId',
  'orderId',
  'order',
  'customerId',
  'customer',
  'agentId',
  'agent',
  'supplierId',
  'supplier',
  'assetId',
  'asset',
  'cashAccount',
  'otherAccount',
  'accruedOn',
  'accruedAmount',
  'inputVat',
] as const
