import { whyNotFundStatus } from '@shared/domain/funds/funds'
import { isPaidByCredit, statusPaymentOf } from '@shared/domain/orders/totals'
import { dong, type Dong } from '@shared/domain/money/money'
import type { StoredOf } from '../kernel/collections'
import type { Caller, CallParams } from '../kernel/call'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { fail } from '../platform/errors'
import type { ServiceMethods } from '../kernel/service-methods'
import { actorOf } from './actor'

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
  readonly funds: ServiceMethods<'funds'>
  readonly params: CallParams
  readonly caller: Caller
  readonly reason: string
}

/**
 * Ends the payments of an order that is cancelled or returned: open entries are cancelled, completed ones refunded,
 * each with its figures, in the order's own unit of work. Returns the order as paid nothing.
 * @throws Failure 403 when money was received and the caller may not refund
 */
export const closePayments = async (work: SocaiUnitOfWork, order: Order, { funds, params, caller, reason }: Closing): Promise<Order> => {
  const entries = await work.read('funds').find({ orderId: order._id, status: { $in: ['new-entry', 'pending', 'completed'] } })
  for (const entry of entries) {
    const after = entry.status === 'completed' ? refunded(work, caller, entry, reason) : { ...entry, status: 'cancelled' as const }
    await funds.change(work, params, entry, {
      status: after.status,
      ...('refundedAt' in after ? { refundedAt: after.refundedAt, refundedBy: after.refundedBy, refundReason: after.refundReason } : {}),
    } as Partial<Fund>)
  }
  return withPaid(order, 0)
}

/** A completed entry taken back today; what was closed before stays as it was. @throws Failure 403 unless by bod */
export const refunded = (work: SocaiUnitOfWork, caller: Caller, entry: Fund, reason?: string): Fund => {
  const barred = whyNotFundStatus(entry, 'refunded', actorOf(caller))
  if (barred) throw fail(barred, { status: entry.status, to: 'refunded' })
  return {
    ...entry,
    status: 'cancelled',
    refundedAt: work.now,
    refundedBy: caller.person?.name ?? 'API',
    ...(reason ? { refundReason: reason } : {}),
  }
}
