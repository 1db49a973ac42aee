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

/** How far an order of ours has come. */
interface Progress {
  readonly status: OrderStatus
  readonly anyLeft: boolean
  readonly allLeft: boolean
}
type Next = (order: Progress) => ShopStep | null

const isBefore = (status: OrderStatus): boolean => BEFORE_SHIPPING.includes(status)

/** Up to a standing before its goods leave, and no way back. */
const advanceTo =
  (standing: OrderStatus): Next =>
  ({ status }) =>
    isBefore(status) && BEFORE_SHIPPING.indexOf(status) < BEFORE_SHIPPING.indexOf(standing) ? 'advance' : null

/** What is left to do once all has been shipped. */
const shippedThen =
  (next: Next): Next =>
  (order) =>
    order.allLeft ? next(order) : 'ship'

const unlessAt =
  (step: ShopStep, ...statuses: OrderStatus[]): Next =>
  ({ status }) =>
    statuses.includes(status) ? null : step

/** By where the platform says an order stands: what comes next until ours stands there too. */
const STEPS: Readonly<Record<ShopStanding, Next>> = {
  'new-order': advanceTo('new-order'),
  confirmed: advanceTo('confirmed'),
  processing: advanceTo('processing'),
  processed: advanceTo('processed'),
  'partial-shipped': ({ status, anyLeft, allLeft }) => (isBefore(status) || (anyLeft && !allLeft) ? 'ship-part' : null),
  shipped: shippedThen(() => null),
  delivered: shippedThen(unlessAt('deliver', 'delivered', 'finished', 'returning')),
  returning: shippedThen(unlessAt('begin-return', 'returning')),
  returned: shippedThen(() => 'return'),
  cancelled: (order) => (order.anyLeft ? unlessAt('begin-return', 'returning')(order) : 'cancel'),
}

/**
 * @param standing where the platform says it stands
 * @param isKnown whether each line is a product of ours: an order with goods nobody knows waits, unless it is called off
 */
export const nextShopStep = ({ status, items }: FollowingOrder, standing: ShopStanding, isKnown: boolean): ShopStep | null => {
  if (CAME_BACK.includes(status) || (!isKnown && standing !== 'cancelled')) return null
  if (status === 'error' && standing !== 'cancelled') return 'confirm'
  const anyLeft = items.some(({ shipped = 0 }) => shipped > 0)
  const allLeft = items.every(({ shipped = 0, quantity }) => shipped >= quantity)
  return STEPS[standing]({ status, anyLeft, allLeft })
}
