import { dong, type Dong } from '../money/money'
import { isShipment } from './order-shipping'
import { orderBalance, stillOpen } from './order-totals'
import type { OrderDocument } from './order-types'

/** What an order adds to what its partner owes: what is open of it, less what was paid too much. Whole dong. */
export const owedBy = (order: OrderDocument): Dong => dong(stillOpen(order) - orderBalance(order))

/** Whether more shipments have left with an order than with the order before. */
export const shipsMore = (before: Pick<OrderDocument, 'shipments'> | null, after: Pick<OrderDocument, 'shipments'>): boolean =>
  shipmentsOf(after) > shipmentsOf(before)

const shipmentsOf = (order: Pick<OrderDocument, 'shipments'> | null): number => (order?.shipments ?? []).filter(isShipment).length
