import type { ErrorCode } from '../../registry/errors'
import type { Id } from '../ids'
import { can, mayRefund, type Right } from '../rights/rights'
import { isInternal, orderKind, type OrderGroup } from './order-kinds'
import { remainingOf } from './order-lines'
import type { OrderDocument } from './order-types'

export const ORDER_STATUSES = [
  'new-order',
  'reserved',
  'confirmed',
  'processing',
  'processed',
  'partial-shipped',
  'shipped',
  'arriving',
  'shipmentDelivered',
  'delivered',
  'finished',
  'returning',
  'returned',
  'cancelled',
  'error',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Statuses in which goods may still have to be shipped, or to come. */
export const NOT_SHIPPED_STATUSES: readonly OrderStatus[] = [
  'new-order',
  'reserved',
  'confirmed',
  'processing',
  'processed',
  'partial-shipped',
]
/** What waits to be shipped now: what is reserved waits for its day. */
export const TO_SHIP_STATUSES: readonly OrderStatus[] = NOT_SHIPPED_STATUSES.filter((status) => status !== 'reserved')
/** Not yet at the customer's. */
export const OPEN_STATUSES: readonly OrderStatus[] = [...NOT_SHIPPED_STATUSES, 'shipped']
/** Orders that no sum counts: they stay in lists, told apart. */
export const UNCOUNTED_STATUSES: readonly OrderStatus[] = ['returned', 'cancelled', 'error']

/** Whether an order ever came about, though it may have come back since: neither cancelled nor in error. */
export const isOrdered = ({ status }: Pick<OrderDocument, 'status'>): boolean => status !== 'cancelled' && status !== 'error'

export const PAYMENT_STATUSES = ['pending', 'completed', 'cancelled'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Who asks for the change: a member (`userId`) or an API key (`apiKey`), with what rights. */
export interface OrderActor {
  rights: readonly Right[]
  userId?: Id<'users'> | null
  apiKey?: boolean
}

/** What the rules of status read of an order. */
export type OrderState = Pick<OrderDocument, 'group' | 'status' | 'items' | 'paid' | 'creatorId' | 'manual'>

/** Statuses nothing leaves. */
export const FINAL_STATUSES: readonly OrderStatus[] = ['returned', 'cancelled']

type Moves = Readonly<Record<OrderStatus, readonly OrderStatus[]>>

/** Orders without goods: which status follows which. */
export const MOVES_WITHOUT_GOODS: Moves = {
  'new-order': ['processing', 'shipped', 'delivered', 'cancelled'],
  reserved: ['delivered', 'cancelled'],
  confirmed: ['processing', 'shipped', 'delivered', 'cancelled'],
  processing: ['shipped', 'delivered', 'cancelled'],
  processed: ['shipped', 'delivered', 'cancelled'],
  'partial-shipped': ['shipped'],
  shipped: ['delivered'],
  arriving: ['delivered'],
  shipmentDelivered: ['delivered'],
  delivered: ['returning', 'returned'],
  finished: ['returning', 'returned'],
  returning: ['returned'],
  returned: [],
  cancelled: [],
  error: ['new-order', 'processing', 'cancelled'],
}

/** Orders with goods: which status follows which; `delivered` and `finished` also need every unit of goods shipped. */
export const MOVES_WITH_GOODS: Moves = {
  'new-order': ['confirmed', 'processing', 'processed', 'shipped', 'delivered', 'finished', 'cancelled'],
  reserved: ['confirmed', 'processing', 'processed', 'shipped', 'delivered', 'finished', 'cancelled'],
  confirmed: ['processing', 'processed', 'shipped', 'delivered', 'finished', 'cancelled'],
  processing: ['confirmed', 'processed', 'shipped', 'delivered', 'finished', 'cancelled'],
  processed: ['confirmed', 'processing', 'shipped', 'delivered', 'finished', 'cancelled'],
  'partial-shipped': ['shipped', 'delivered', 'finished'],
  shipped: ['delivered', 'finished'],
  arriving: ['delivered', 'finished'],
  shipmentDelivered: ['delivered', 'finished'],
  delivered: ['finished', 'returning', 'returned'],
  finished: ['returning', 'returned'],
  returning: ['returned'],
  returned: [],
  cancelled: [],
  error: ['new-order', 'confirmed', 'processing', 'processed', 'cancelled'],
}

/** What else the interface may report of its own orders. */
const INTERFACE_MOVES: Partial<Moves> = {
  'new-order': ['reserved', 'confirmed', 'processed', 'error'],
  reserved: ['new-order', 'processing', 'error'],
  confirmed: ['error'],
  processing: ['confirmed', 'processed', 'error'],
  processed: ['error'],
  shipped: ['arriving', 'shipmentDelivered'],
  arriving: ['shipmentDelivered'],
}

/** Statuses of orders of which all has been shipped. */
export const SHIPPED_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'shipped',
  'arriving',
  'shipmentDelivered',
  'delivered',
  'finished',
  'returning',
])

/** Whether an order has a line of goods. */
export const hasGoods = (order: Pick<OrderDocument, 'items'>): boolean => order.items.some((item) => item.group === 'goods')

/** Whether goods of an order still have to be shipped. */
export const hasGoodsToShip = (order: Pick<OrderDocument, 'items'>): boolean =>
  order.items.some((item) => item.group === 'goods' && remainingOf(item) > 0)

/** Whether anything of an order has been shipped, or its status says so. */
export const isShipped = (order: Pick<OrderDocument, 'items' | 'status'>): boolean =>
  order.items.some((item) => (item.shipped ?? 0) > 0) || SHIPPED_STATUSES.has(order.status)

/** Whether an order came through the interface and is not left to people: no creator, and not marked `manual` by its key. */
export const isFromInterface = (order: Pick<OrderDocument, 'creatorId' | 'manual'>): boolean => !order.creatorId && order.manual !== true

/** Whether `isForce` counts: on what stays within the company, and from the board on any. */
export const mayForce = (order: Pick<OrderDocument, 'group'>, actor: OrderActor): boolean =>
  isInternal(order.group) || can(actor.rights, ['bod'])

/** The status of a new order: `reserved` with a reservation, else the first of its kind. */
export const firstStatus = (group: OrderGroup, reservation?: string | null): OrderStatus =>
  reservation ? 'reserved' : orderKind(group).first

/** The statuses that follow an order's own, whatever of its goods has left. */
export function movesOf(order: OrderState, actor: OrderActor): readonly OrderStatus[] {
  const { first, returning } = orderKind(order.group)
  const beginsLater = order.status === 'new-order' && first === 'processing' && !hasGoods(order)
  const own = (hasGoods(order) ? MOVES_WITH_GOODS : MOVES_WITHOUT_GOODS)[order.status].filter(
    (to) => (returning || to !== 'returning') && !(beginsLater && to === 'processing'),
  )
  return actor.apiKey && isFromInterface(order) ? [...own, ...(INTERFACE_MOVES[order.status] ?? [])] : own
}

/** What blocks each status for anybody, once the move itself is possible. */
function whyNotReached(order: OrderState, to: OrderStatus, actor: OrderActor): ErrorCode | null {
  if (to === 'cancelled') {
    if (isShipped(order)) return 'orders.cancel-shipped'
    return (order.paid ?? 0) > 0 && !mayRefund(actor.rights) ? 'orders.cancel-paid' : null
  }
  return (to === 'delivered' || to === 'finished') && hasGoodsToShip(order) ? 'orders.goods-not-shipped' : null
}

/** Why an order can't be given a status, or null when it can; its present status is always allowed. `shipped` means asking to ship: what
 *  is shipped decides between `partial-shipped` and `shipped`.
 *  @param options.isForce sets aside the interface rule and the order of statuses, never what is final or not shipped
 *  @param options.shipsGoods the same call ships all its goods first (a forced `delivered` with a warehouse)
 *  @param options.anyOrder the workspace leaves it to its members which status follows which (`opts.status` disabled) */
export function whyNotStatus(
  order: OrderState,
  to: OrderStatus,
  actor: OrderActor,
  options: { isForce?: boolean; shipsGoods?: boolean; anyOrder?: boolean } = {},
): ErrorCode | null {
  if (to === order.status) return null
  if (FINAL_STATUSES.includes(order.status)) return 'orders.final'
  if (options.isForce && !mayForce(order, actor)) return 'orders.force-not-allowed'
  if (!options.isForce && isFromInterface(order) && !actor.apiKey) return 'orders.from-interface'
  if (to === 'partial-shipped') return 'orders.shipping-decides'
  const reason = whyNotReached(order, to, actor)
  if (reason && !(reason === 'orders.goods-not-shipped' && options.isForce && options.shipsGoods)) return reason
  if (movesOf(order, actor).includes(to)) return null
  return options.isForce || options.anyOrder ? whyNotForced(order, to) : 'orders.no-such-move'
}

/** Force leaves the order of statuses aside, but shipped orders don't go back before shipping, nor unshipped ones to their return. */
function whyNotForced(order: OrderState, to: OrderStatus): ErrorCode | null {
  if (to === 'cancelled') return null
  const returns = to === 'returning' || to === 'returned'
  if (returns) return isShipped(order) ? null : 'orders.no-such-move'
  return isShipped(order) && !SHIPPED_STATUSES.has(to) ? 'orders.no-such-move' : null
}

/** What people choose by themselves; the others follow from shipping, returns and platforms. */
const CHOSEN_STATUSES: readonly OrderStatus[] = ['new-order', 'confirmed', 'processing', 'processed', 'delivered', 'finished']

/** The statuses that only force gives an order, in the order they follow each other.
 *  @param options.shipsGoods a warehouse is named that all its goods are shipped from first */
export const forcedStatuses = (order: OrderState, actor: OrderActor, options: { shipsGoods?: boolean } = {}): OrderStatus[] =>
  mayForce(order, actor)
    ? [...CHOSEN_STATUSES, 'cancelled' as const].filter(
        (status) =>
          status !== order.status &&
          whyNotStatus(order, status, actor) !== null &&
          whyNotStatus(order, status, actor, { ...options, isForce: true }) === null,
      )
    : []

/** One entry of the status menu; `disabled` is the reason it can't be chosen now. */
export interface StatusChoice {
  status: OrderStatus
  disabled?: ErrorCode
}

/** The statuses the menu of an order shows, in the order they follow each other, without the present one; empty once it is final.
 *  Before the first shipment of goods it shows `finished` with its reason, and leaves `delivered` out. */
export function statusMenu(order: OrderState, actor: OrderActor, options: { anyOrder?: boolean } = {}): StatusChoice[] {
  const moves = new Set(movesOf(order, { ...actor, apiKey: false }))
  if (options.anyOrder && !FINAL_STATUSES.includes(order.status))
    for (const status of CHOSEN_STATUSES) if (whyNotStatus(order, status, actor, options) === null) moves.add(status)
  if (hasGoods(order) && !isShipped(order)) moves.delete('delivered')
  if (isShipped(order)) moves.delete('cancelled')
  return ORDER_STATUSES.filter((status) => moves.has(status) && status !== order.status).map((status) => {
    const disabled = whyNotStatus(order, status, actor, options)
    return disabled ? { status, disabled } : { status }
  })
}
