import { isTrade } from '@shared/foundation/documents/order-kinds'
import { hasGoods, whyNotStatus, type OrderActor, type OrderStatus } from '@shared/foundation/documents/order-statuses'
import type { OrderDocument } from '@shared/foundation/documents/order-types'

/** What is naturally done next with an order: shipped, the rest shipped, set to a status, paid; nothing once it is through. */
export type NextStep = 'ship' | 'shipRest' | 'delivered' | 'pay' | 'finished'

export const nextStep = (order: OrderDocument, actor: OrderActor): NextStep | null => {
  const may = (status: OrderStatus): boolean => order.status !== status && whyNotStatus(order, status, actor) === null
  if (may('shipped')) return order.status === 'partial-shipped' ? 'shipRest' : 'ship'
  if (may('delivered') && (order.status !== 'reserved' || !hasGoods(order))) return 'delivered'
  const isOpen = order.status !== 'returned' && order.status !== 'cancelled' && order.status !== 'error'
  if (isTrade(order.group) && isOpen && order.statusPayment === 'pending') return 'pay'
  return may('finished') ? 'finished' : null
}
