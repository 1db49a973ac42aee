import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

type Transfer = StoredOf<'bankTransfers'>
type Order = StoredOf<'orders'>
type Fund = StoredOf<'funds'>

/** What a transfer keeps once it is entered. */
export const settledBy = (work: SocaiUnitOfWork, fund: Pick<Fund, '_id' | 'number'>): Partial<Transfer> => ({
  status: 'settled',
  settledAt: work.now,
  fundId: fund._id,
  fund: { _id: fund._id, ...(fund.number ? { number: fund.number } : {}) },
  reason: undefined,
})

export const named = (order: Order): Pick<Transfer, 'orderId' | 'order'> => {
  const partner = (order.customer ?? order.agent)?.name
  return { orderId: order._id, order: { _id: order._id, order_number: order.order_number, ...(partner ? { partner } : {}) } }
}
