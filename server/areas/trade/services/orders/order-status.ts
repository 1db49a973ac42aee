import type { Id } from '@shared/foundation/ids'
import type { Stored } from '@shared/foundation/declaration/wire'
import { mayRefund } from '@shared/foundation/rights/rights'
import type { ErrorCode } from '@shared/registry/catalogue'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import {
  FINAL_STATUSES,
  isFromInterface,
  mayForce,
  movesOf,
  whyNotStatus,
  type OrderStatus,
} from '@shared/foundation/documents/order-statuses'
import { statusPaymentOf } from '@shared/foundation/documents/order-totals'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { actorOf } from '../../../../kernel/actor'
import { closePayments, type Closing } from '../../../money/order-money'
import { putBack, takeBack, wayBackOf } from '../../../goods/stock-ledger'
import { editShipment, freeTimeFrom, hasShipment, ship, shipServices } from './order-shipping'

type Order = StoredOf<'orders'>

export interface Move {
  readonly order: Order
  readonly data: Stored<OrderPatch>
  readonly closing: Closing
  /** By product: the very units that leave when all of the order is shipped at once. */
  readonly units?: ReadonlyMap<string, readonly Id<'stocks'>[]>
}

/** Gives an order the status asked for, with all that goes with it: shipments, stock and payments move in the same unit of work. */
export const moveStatus = async (work: SocaiUnitOfWork, to: OrderStatus, move: Move): Promise<Order> => {
  const { order, data, closing } = move
  const { caller } = closing
  const forcedOn = (to === 'delivered' || to === 'finished') && data.isForce === true && mayForce(order, actorOf(caller))
  const shipsGoods = forcedOn && (data.warehouseId ?? order.warehouseId) !== undefined
  if (forcedOn && !shipsGoods && remains(order))
    throw AppError.ofFields([{ path: 'warehouseId', code: 'shipping.warehouse-required', values: {} }])
  const editsShipment = to === 'shipped' && hasShipment(order, data.shippingTime)
  if (to === order.status && (to !== 'shipped' || (!data.shipping && !remainsAny(order)))) return order
  const reason = editsShipment
    ? whyNotEdited(order, move)
    : await whyNotMoved(order, to, closing, { isForce: data.isForce === true, shipsGoods })
  if (reason) throw refused(reason, order, to, closing)
  if (data.isForce && !mayForce(order, actorOf(caller))) throw AppError.of('orders.force-not-allowed')
  switch (to) {
    case 'shipped':
      if (editsShipment && data.shippingTime) return editShipment(work, order, data.shippingTime, data)
      return isWhollyShipped(order) && !data.shipping ? { ...order, status: 'shipped' } : ship(work, caller, order, data)
    case 'delivered':
    case 'finished': {
      const shipped = shipsGoods && remains(order) ? await ship(work, caller, order, { ...data, shipping: undefined }, move.units) : order
      return shipServices(work, caller, shipped, to)
    }
    case 'cancelled':
      return settled({ ...(await closePayments(work, order, closing)), status: 'cancelled', usePartnerBalance: order.usePartnerBalance })
    case 'returned':
      return returned(work, move)
    default:
      return { ...order, status: to }
  }
}

/** Why a status can't be given; where others can be given next, with these. */
const refused = (reason: ErrorCode, order: Order, to: OrderStatus, { caller }: Closing): AppError => {
  const actor = actorOf(caller)
  const next = movesOf(order, actor).filter((status) => whyNotStatus(order, status, actor) === null)
  const values = { order_number: order.order_number, status: order.status, to }
  return reason === 'orders.no-such-move' && next.length > 0
    ? AppError.of('orders.no-such-move-yet', { ...values, next: next.join(', ') })
    : AppError.of(reason, values)
}

/** Where the workspace has switched it off, one status needn't follow the other. */
const whyNotMoved = async (
  order: Order,
  to: OrderStatus,
  { database, caller }: Closing,
  options: { isForce: boolean; shipsGoods: boolean },
): Promise<ErrorCode | null> => {
  const reason = whyNotStatus(order, to, actorOf(caller), options)
  if (reason !== 'orders.no-such-move') return reason
  const workspace = await database.platformRecords('workspaces').byId(order.workspaceId, { only: ['opts'] })
  return whyNotStatus(order, to, actorOf(caller), { ...options, anyOrder: workspace?.opts.status === 'disabled' })
}

/** A past shipment may be corrected whatever came after it, by whoever may move the order. */
export const whyNotEdited = (order: Order, { data, closing }: Pick<Move, 'data' | 'closing'>): ErrorCode | null => {
  if (FINAL_STATUSES.includes(order.status)) return 'orders.final'
  return isFromInterface(order) && !closing.caller.keyed && data.isForce !== true ? 'orders.from-interface' : null
}

/** Such an order, delivered since, goes back to `shipped` without another shipment. */
const isWhollyShipped = (order: Order): boolean => order.items.length > 0 && !remainsAny(order)

const remainsAny = (order: Order): boolean => order.items.some((item) => remainingOf(item) > 0)

export const remains = (order: Order): boolean => order.items.some((item) => item.group === 'goods' && item.quantity > item.shipped)

export const settled = (order: Order): Order => ({ ...order, statusPayment: statusPaymentOf(order) })

/** Goods go back to where they left (a sale) or leave again (a purchase), money is refunded, and the reversal is posted on this day. */
const returned = async (work: SocaiUnitOfWork, { order, closing }: Move): Promise<Order> => {
  if (order.paid > 0 && !mayRefund(closing.caller.rights)) throw AppError.of('orders.return-paid')
  const returnedAt = await freeTimeFrom(work, order, work.now)
  const out = takesGoodsOut(order.group)
  const units = await work.read('stocks').find(out ? { exportId: order._id } : { importId: order._id })
  if (!out) assertNotGone(order, units)
  const moving = out ? units : units.filter((unit) => !unit.exported)
  const returnedFrom = { status: order.status, moved: wayBackOf(moving) }
  if (moving.length > 0) await (out ? putBack(work, order, returnedAt, moving) : takeBack(work, order, returnedAt, moving))
  return settled({
    ...(await closePayments(work, order, closing)),
    status: 'returned',
    returnedAt,
    returnedTotal: order.total,
    returnedFrom,
  })
}

/** @throws AppError 409 when units of a purchase have left; what went back before was taken out by this very order */
const assertNotGone = (order: Order, units: readonly StoredOf<'stocks'>[]): void => {
  const elsewhere = units.filter((unit) => unit.exported && unit.exportId !== order._id)
  const [gone] = elsewhere
  if (!gone) return
  throw AppError.of('orders.return-units-left', {
    name: order.items.find((item) => item.productId === gone.productId)?.name ?? gone.productId,
    count: elsewhere.filter((unit) => unit.productId === gone.productId).length,
  })
}
