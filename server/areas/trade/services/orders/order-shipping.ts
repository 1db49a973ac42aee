import { dayOf } from '@shared/foundation/days/days'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import {
  freeTime,
  isShipment,
  planDelivery,
  planShipment,
  planShipmentEdit,
  receivedCosts,
  type GoodsMove,
  type ShipmentPlan,
  type ShippingRequest,
} from '@shared/foundation/documents/order-shipping'
import { addCosts, keptCosts, toldCosts } from '@shared/foundation/documents/order-costs'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { earliestShippingTime } from '@shared/areas/trade/rules/validate'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { addGoodsCost, bringIn, noCost, putBack, takeBack, takeOut, type GoodsCost } from '../../../goods/stock-ledger'

type Order = StoredOf<'orders'>
type Shipment = Order['shipments'][number]
type Shipping = Stored<NonNullable<OrderPatch['shipping']>>

/** Ships (or receives) part or all of an order: units, levels and movements move with it. Returns the order as it will stand. */
export const ship = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  order: Order,
  data: Stored<OrderPatch>,
  units: ScannedUnits = unitsOf(data.shipping),
): Promise<Order> => {
  const warehouseId = data.warehouseId ?? order.warehouseId
  const plan = planShipment(order, { ...asked(data.shipping), ...(warehouseId ? { warehouseId } : {}) })
  if (!plan.ok) throw AppError.ofFields(plan.errors)
  const time = await freeShippingTime(work, caller, order, data.shippingTime)
  return record(work, caller, order, plan, time, warehouseId, data, units)
}

/**
 * Before an order is delivered or finished, what of it needs no stock is shipped at that moment.
 * @param at of an order from older books: when that was, however long ago
 */
export const shipServices = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  order: Order,
  to: 'delivered' | 'finished',
  at?: Date,
): Promise<Order> => {
  const plan = planDelivery(order, to)
  if (!plan) return { ...order, status: to }
  if (!plan.ok) throw AppError.ofFields(plan.errors)
  const time = at ? await freeTimeFrom(work, order, at) : await freeShippingTime(work, caller, order)
  return record(work, caller, order, plan, time, order.warehouseId, {})
}

/** Changes the quantities of an order's own past shipment: the difference moves, at that shipment's time. */
export const editShipment = async (
  work: SocaiUnitOfWork,
  order: Order,
  time: Date,
  data: Stored<OrderPatch>,
  request: ShippingRequest | 'nothing' = asked(data.shipping),
): Promise<Order> => {
  const edit = planShipmentEdit(order, time, request)
  if (!edit.ok) throw AppError.ofFields(edit.errors)
  const shipment = order.shipments.find((each) => each.time.getTime() === time.getTime())
  if (!shipment) throw AppError.of('shipping.not-found')
  if (data.warehouseId && shipment.warehouseId && data.warehouseId !== shipment.warehouseId) throw AppError.of('shipping.not-found')
  const moved = await moveDifference(work, order, shipment, edit.moved, edit.items)
  const { costs: _costs, ...rest } = shipment
  const costs = toldCosts(shipment)
  const after: Shipment = {
    ...rest,
    lines: edit.lines,
    net: edit.net,
    cost: shipment.cost + moved.cost,
    ...keptCosts(costs && addCosts(costs, moved.byProduct)),
    ...unknownUnits((shipment.unknown ?? 0) + moved.unknown),
    ...(data.tracking === undefined ? {} : { tracking: data.tracking }),
  }
  const shipments = order.shipments.flatMap((each) =>
    each === shipment ? (after.lines.length === 0 && after.net === 0 ? [] : [after]) : [each],
  )
  return withShipments({ ...order, items: edit.items.map(keepItem(order)), status: edit.status }, shipments)
}

/** Whether an order has a shipment of that moment. */
export const hasShipment = (order: Order, time: Date | undefined): time is Date =>
  time !== undefined && order.shipments.some((shipment) => shipment.time.getTime() === time.getTime() && isShipment(shipment))

/** By product: the very units that go; the oldest of what isn't named. */
type ScannedUnits = ReadonlyMap<string, readonly Id<'stocks'>[] | undefined>
export const unitsOf = (shipping: Shipping | undefined): ScannedUnits =>
  new Map(shipping?.map(({ productId, units }) => [productId, units]))

const asked = (shipping: Shipping | undefined) => (shipping ? { shipping: quantitiesOf(shipping) } : {})

/** The plan judges each quantity and names the product when it isn't a number. */
export const quantitiesOf = (asked: Shipping) =>
  asked.map(({ productId, quantity }) => ({ productId, quantity: typeof quantity === 'number' ? quantity : Number.NaN }))

const record = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  order: Order,
  plan: ShipmentPlan,
  time: Date,
  warehouseId: Id<'warehouses'> | undefined,
  data: Stored<OrderPatch>,
  units: ScannedUnits = new Map(),
): Promise<Order> => {
  const goods = plan.goods.length > 0 && warehouseId ? await warehouseOf(work, warehouseId) : null
  const cost = goods ? await moveGoods(work, { ...order, items: plan.items.map(keepItem(order)) }, plan, time, goods._id, units) : noCost
  const tracking = data.tracking ?? order.tracking
  const shipment: Shipment = {
    time,
    ...(goods ? { warehouseId: goods._id, warehouse: { _id: goods._id, name: goods.name } } : {}),
    ...(tracking ? { tracking } : {}),
    lines: plan.lines,
    net: plan.net,
    cost: cost.cost,
    ...keptCosts(cost.byProduct),
    ...unknownUnits(cost.unknown),
    ...(caller.person ? { by: { _id: caller.person._id, name: caller.person.name } } : {}),
  }
  const after = withShipments({ ...order, items: plan.items.map(keepItem(order)), status: plan.status }, [...order.shipments, shipment])
  return {
    ...after,
    shippingTime: time,
    ...(tracking ? { tracking } : {}),
    ...(goods && order.warehouse?._id !== goods._id && (order.warehouseId ?? goods._id) === goods._id
      ? { warehouseId: goods._id, warehouse: { _id: goods._id, name: goods.name } }
      : {}),
  }
}

export const unknownUnits = (count: number): Pick<Shipment, 'unknown'> => (count !== 0 ? { unknown: count } : {})

/** The plan's items are the order's own, with more shipped. */
const keepItem =
  (order: Order) =>
  (item: { shipped?: number }, index: number): Order['items'][number] => {
    const own = order.items[index]
    if (!own) throw new RangeError(`line ${index} is not in the order`)
    return { ...own, shipped: item.shipped ?? 0 }
  }

export const withShipments = (order: Order, shipments: Shipment[]): Order => ({
  ...order,
  shipments,
  cost: shipments.reduce((sum, each) => sum + each.cost, 0),
})

const moveGoods = async (
  work: SocaiUnitOfWork,
  order: Order,
  plan: ShipmentPlan,
  time: Date,
  warehouseId: Id<'warehouses'>,
  scanned: ScannedUnits,
): Promise<GoodsCost> => {
  const shipmentContext = { order, time, warehouseId }
  if (takesGoodsOut(order.group)) {
    return takeOut(
      work,
      shipmentContext,
      plan.goods.map(({ productId, quantity }) => {
        const units = scanned.get(productId)
        return { productId, quantity, ...(units ? { units } : {}) }
      }),
    )
  }
  return bringIn(work, shipmentContext, incoming(order, plan))
}

/** What comes in, unit by unit: each line's booked value spread over its units. */
const incoming = (order: Order, plan: ShipmentPlan): { productId: Id<'products'>; costs: (number | null)[] }[] =>
  plan.goods.map(({ productId }) => ({
    productId,
    costs: plan.lines.flatMap((line, place) => {
      const item = order.items[line.index]
      return item?.group === 'goods' && line.productId === productId ? receivedCosts(item, plan.values[place] ?? 0, line.quantity) : []
    }),
  }))

const moveDifference = async (
  work: SocaiUnitOfWork,
  order: Order,
  shipment: Shipment,
  moved: readonly GoodsMove[],
  items: readonly { cost?: number | null; productId?: string | null }[],
): Promise<GoodsCost> => {
  const { warehouseId, time } = shipment
  if (moved.length === 0) return noCost
  if (!warehouseId) throw AppError.of('shipping.warehouse-required')
  const shipmentContext = { order, time, warehouseId }
  const out = takesGoodsOut(order.group)
  const more = moved.filter(({ quantity }) => quantity > 0)
  const fewer = moved.filter(({ quantity }) => quantity < 0)
  const added =
    more.length === 0
      ? noCost
      : out
        ? await takeOut(work, shipmentContext, more)
        : await bringIn(
            work,
            shipmentContext,
            more.map((each) => atItemCost(each, items)),
          )
  let taken = noCost
  for (const { productId, quantity } of fewer) {
    const units = await newestUnits(work, order, shipment, productId, -quantity)
    taken = addGoodsCost(taken, out ? await putBack(work, order, time, units) : takeBack(work, order, time, units))
  }
  return addGoodsCost(added, taken, -1)
}

const atItemCost = ({ productId, quantity }: GoodsMove, items: readonly { cost?: number | null; productId?: string | null }[]) => {
  const cost = items.find((item) => item.productId === productId)?.cost ?? null
  return { productId, costs: new Array<number | null>(quantity).fill(cost) }
}

/** The units to give back: of that shipment, the newest first, none that has moved on. */
const newestUnits = async (
  work: SocaiUnitOfWork,
  order: Order,
  { time, warehouseId }: Shipment,
  productId: Id<'products'>,
  count: number,
) => {
  const mine = takesGoodsOut(order.group)
    ? { exportId: order._id, exportTime: time, exported: true }
    : { importId: order._id, created: time, exported: false }
  const units = await work.read('stocks').find({ ...mine, productId, warehouseId }, { sort: { _id: -1 }, limit: count })
  const name = order.items.find((item) => item.productId === productId)?.name ?? productId
  if (units.length < count) throw AppError.of('orders.return-units-left', { name, count: count - units.length })
  return units
}

export const warehouseOf = async (work: SocaiUnitOfWork, warehouseId: Id<'warehouses'>): Promise<StoredOf<'warehouses'>> => {
  const warehouse = await work.read('warehouses').byId(warehouseId)
  if (!warehouse) throw AppError.atField('warehouseId', 'data.reference', { field: 'warehouseId' })
  if (warehouse.status === 'removed') throw AppError.of('warehouses.removed', { name: warehouse.name })
  return warehouse
}

/** Shipments are identified by their time, unique per workspace: an absent or taken time moves to the next free millisecond. */
const freeShippingTime = async (work: SocaiUnitOfWork, caller: Caller, order: Order, asked?: Date): Promise<Date> => {
  const wanted = asked ?? work.now
  const earliest = earliestShippingTime(work.now, caller.zone)
  if (wanted < earliest) throw AppError.of('shipping.date-too-early', { day: dayOf(earliest, caller.zone) })
  return freeTimeFrom(work, order, wanted)
}

/**
 * The moment itself, or the next millisecond at which nothing of the workspace was booked. That it is taken by another
 * order is rare and found out by the unique index: only a command that is run again looks.
 */
export const freeTimeFrom = async (work: SocaiUnitOfWork, order: Pick<Order, 'shipments'>, wanted: Date): Promise<Date> => {
  work.retryOnDuplicate('shipments.time')
  const taken = new Set(order.shipments.map(({ time }) => time.getTime()))
  if (!work.isRetry) return freeTime(wanted, (each) => taken.has(each.getTime()))
  for (let time = freeTime(wanted, (each) => taken.has(each.getTime())); ; time = freeTime(time, (each) => taken.has(each.getTime()))) {
    if ((await work.read('orders').count({ 'shipments.time': time }, 1)) === 0) return time
    taken.add(time.getTime())
  }
}
