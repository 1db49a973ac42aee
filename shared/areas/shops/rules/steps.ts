import type { OrderStatus } from '../../../foundation/documents/order-statuses'
import type { ShopStanding } from '../../../foundation/documents/shop-platforms'

/** An order of ours, as far as following its platform goes. */
export interface FollowingOrder {
  readonly status: OrderStatus
  readonly items: readonly { readonly group: string; readonly productId?: unknown; readonly quantity: number; readonly shipped?: number }[]
}

/** The next thing to do with an order so that it comes to stand where its platform says; null: it does. */
export type ShopStep = 'confirm' | 'advance' | 'ship' | 'ship-part' | 'deliver' | 'begin-return' | 'return' | 'cancel'

const BEFORE_SHIPPING: readonly OrderStatus[] = ['new-order', 'reserved', 'confirmed', 'processing', 'processed']
const CAME_BACK: readonly OrderStatus[] = ['returned', 'cancelled']

/**
 * @param standing where the platform says it stands
 * @param isKnown whether each line is a product of ours: an order with goods nobody knows waits, unless it is called off
 */
export const nextShopStep = ({ status, items }: FollowingOrder, standing: ShopStanding, isKnown: boolean): ShopStep | null => {
  if (CAME_BACK.includes(status)) return null
  const anyLeft = items.some(({ shipped = 0 }) => shipped > 0)
  const allLeft = items.every(({ shipped = 0, quantity }) => shipped >= quantity)
  const isBefore = BEFORE_SHIPPING.includes(status)
  if (standing === 'cancelled') return anyLeft ? (status === 'returning' ? null : 'begin-return') : 'cancel'
  if (!isKnown) return null
  if (status === 'error') return 'confirm'
  switch (standing) {
    case 'partial-shipped':
      return isBefore || (anyLeft && !allLeft) ? 'ship-part' : null
    case 'shipped':
      return allLeft ? null : 'ship'
    case 'delivered':
      return !allLeft ? 'ship' : status === 'delivered' || status === 'finished' || status === 'returning' ? null : 'deliver'
    case 'returning':
      return !allLeft ? 'ship' : status === 'returning' ? null : 'begin-return'
    case 'returned':
      return allLeft ? 'return' : 'ship'
    default:
      return isBefore && BEFORE_SHIPPING.indexOf(status) < BEFORE_SHIPPING.indexOf(standing) ? 'advance' : null
  }
}
