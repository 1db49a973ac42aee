import { voucherWay } from '@shared/domain/funds/numbers'
import { whyNotFundStatus } from '@shared/domain/funds/funds'
import { isPaidByCredit, statusPaymentOf } from '@shared/domain/orders/totals'
import { dong, type Dong } from '@shared/domain/money/money'
import type { SocaiDatabase, StoredOf } from '../kernel/collections'
import type { Caller, CallParams } from '../kernel/call'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { AppError } from '../platform/errors'
import type { ServiceMethods } from '../kernel/service-methods'
import { actorOf } from './actor'
import { nextVoucherNumber } from './numbers'

type Order = StoredOf<'orders'>
type Fund = StoredOf<'funds'>

/** How much of an order's payment an entry is: in the order's own direction, while it is completed. Whole dong ≥ 0. */
export const paymentOf = (order: Pick<Order, 'group'>, fund: Pick<Fund, 'amount' | 'status'> | null): number =>
  fund?.status === 'completed' ? Math.max(0, (isPaidByCredit(order.group) ? 1 : -1) * fund.amount) : 0

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
}

/**
 * Ends the payments of an order that is cancelled or returned: open entries are cancelled, completed ones refunded,
 * each with its figures, in the order's own unit of work. Returns the order as paid nothing.
 * @throws AppError 403 when money was received and the caller may not refund
 */
export const closePayments = async (work: SocaiUnitOfWork, order: Order, closing: Closing): Promise<Order> => {
  const entries = await work.read('funds').find({ orderId: order._id, status: { $in: ['new-entry', 'pending', 'completed'] } })
  for (const entry of entries) {
    if (entry.status === 'completed') await refund(work, closing, entry)
    else await closing.funds.change(work, closing.params, entry, { status: 'cancelled' })
  }
  return withPaid(order, 0)
}

/**
 * Takes a completed entry back today: it is cancelled, what was closed before stays as it was, and the reversal is an
 * entry of its own day, with a number of its own. Returns the entry as it stands then.
 * @param edits what else changes of it
 * @throws AppError 403 unless by bod
 */
export const refund = async (
  work: SocaiUnitOfWork,
  { database, funds, params, caller, reason }: Closing,
  entry: Fund,
  edits: Partial<Fund> = {},
): Promise<Fund> => {
  const blockedBy = whyNotFundStatus(entry, 'refunded', actorOf(caller))
  if (blockedBy) throw AppError.of(blockedBy, { status: entry.status, to: 'refunded' })
  const reversedBy = work.newId<Fund['_id']>()
  const number = await nextVoucherNumber(database, work.workspaceId, voucherWay(-entry.amount))
  await funds.add(work, params, {
    ...reversalOf({ ...entry, ...edits }, work.now, reason),
    _id: reversedBy,
    number,
    ...(caller.keyed ? { byKey: true } : {}),
  })
  return funds.change(work, params, entry, {
    ...edits,
    status: 'cancelled',
    refundedAt: work.now,
    refundedBy: caller.person?.name ?? 'API',
    reversedBy,
    ...(reason ? { refundReason: reason } : {}),
  })
}

/** The row of an entry's reversal: the same books, partners and order, the opposite amount. The figures take it from the entry itself. */
export const reversalOf = (entry: Fund, at: Date, reason?: string): Partial<Fund> => {
  const same = Object.fromEntries(kept.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])))
  return {
    ...same,
    amount: dong(-entry.amount),
    status: 'refunded',
    created: at,
    reverses: entry._id,
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
] as const
