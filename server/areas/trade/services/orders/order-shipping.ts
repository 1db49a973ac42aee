import { dayOf } from '@shared/foundation/days/days'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import {
  freeTime,
  isShipment,
  keptNets,
  planDelivery,
  planShipment,
  planShipmentEdit,
  receivedCosts,
  type GoodsMove,
  type ShipmentPlan,
  type ShippingRequest,
} from '@shared/foundation/documents/order-shipping'
import {
  addGoodsCost,
  keptCosts,
  withCost,
  withLaterCosts,
  type GoodsCost,
  type LaterCosts,
} from '@shared/foundation/documents/order-costs'
import { keptOf, sumPieces } from '@shared/foundation/documents/order-lines'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { OrderItem } from '@shared/foundation/documents/order-types'
import { dong, roundDong, sumDong, type Dong } from '@shared/foundation/money/money'
import { earliestShippingTime } from '@shared/areas/trade/rules/validate'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { addMoved, bringIn, nothingMoved, putBack, takeBack, takeOut, type MovedCost } from '../../../goods/stock-ledger'

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
  const left = takesGoodsOut(order.group) ? dong(0) : uncarriedOf(order, edit.items, moved)
  const uncarried = (shipment.uncarried ?? 0) + left
  const { uncarried: _before, ...costed } = withCost({ ...shipment, lines: edit.lines }, moved)
  const edited: Shipment = {
    ...costed,
    net: edit.net,
    ...(uncarried === 0 ? {} : { uncarried: dong(uncarried) }),
    ...(data.tracking === undefined ? {} : { tracking: data.tracking }),
  }
  const shipments = order.shipments.flatMap((each) =>
    each === shipment ? (edited.lines.length === 0 && edited.net === 0 ? [] : [edited]) : [each],
  )
  const followed = await withCorrections(work, shipments, moved.later)
  return withShipments({ ...order, items: edit.items.map(keepItem(order)), status: edit.status }, followed)
}

/** The entries with what corrections of suppliers' prices since make of goods that moved. */
export const withCorrections = (
  work: SocaiUnitOfWork,
  shipments: readonly Shipment[],
  later: LaterCosts,
  sign: 1 | -1 = 1,
): Promise<Shipment[]> =>
  withLaterCosts(shipments, later, sign, async (repriced, sofar) =>
    correctionAt(await freeTimeFrom(work, { shipments: [...sofar] }, after(repriced)), repriced),
  )

const after = (moment: Date): Date => new Date(moment.getTime() + 1)

/** An entry that corrects cost alone, still of nothing. @param repriced when the supplier's price was corrected */
export const correctionAt = (time: Date, repriced: Date): Shipment => ({ time, lines: [], net: dong(0), cost: 0, repriced })

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
  const cost = goods
    ? await moveGoods(work, { ...order, items: plan.items.map(keepItem(order)) }, plan, time, goods._id, units)
    : nothingMoved
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
  const followed = await withCorrections(work, order.shipments, cost.later)
  const shipped = withShipments({ ...order, items: plan.items.map(keepItem(order)), status: plan.status }, [...followed, shipment])
  return {
    ...shipped,
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
): Promise<MovedCost> => {
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
  items: readonly OrderItem[],
): Promise<MovedCost> => {
  const { warehouseId, time } = shipment
  if (moved.length === 0) return nothingMoved
  if (!warehouseId) throw AppError.of('shipping.warehouse-required')
  const shipmentContext = { order, time, warehouseId }
  const out = takesGoodsOut(order.group)
  const more = moved.filter(({ quantity }) => quantity > 0)
  const fewer = moved.filter(({ quantity }) => quantity < 0)
  const added =
    more.length === 0
      ? nothingMoved
      : out
        ? await takeOut(work, shipmentContext, more)
        : await bringIn(
            work,
            shipmentContext,
            more.map((each, place) => atLineValue(each, order, items, place === 0 ? (shipment.uncarried ?? 0) : 0)),
          )
  let taken = nothingMoved
  for (const { productId, quantity } of fewer) {
    const units = await newestUnits(work, order, shipment, productId, -quantity)
    taken = addMoved(taken, out ? await putBack(work, order, time, units) : takeBack(work, order, time, units))
  }
  return addMoved(added, taken, -1)
}

/** What more of a product costs that came with a receipt: what its lines are worth more, with what no unit of the receipt carried so far. */
const atLineValue = ({ productId, quantity }: GoodsMove, order: Order, items: readonly OrderItem[], uncarried: number) => {
  const known = items.find((item) => item.productId === productId && item.cost != null)
  const value = Math.max(0, worthMore(order, items, productId) + uncarried)
  return { productId, costs: receivedCosts(known ?? { cost: null }, value, quantity) }
}

/** By how much the lines of a product are worth more than in the order as it was, as far as they were shipped and kept. */
const worthMore = (order: Order, items: readonly OrderItem[], productId: Id<'products'>): Dong => {
  const [before, after] = [keptNets(order), keptNets({ ...order, items })]
  return sumDong(items.flatMap((item, index) => (item.productId === productId ? [(after[index] ?? 0) - (before[index] ?? 0)] : [])))
}

/**
 * What of the value of goods that leave an order that brought them in isn't in what they cost: units cost whole dong, and their share of the
 * line may be a dong less or more. What differs by more than that was found out otherwise, and isn't the order's, unless the product stands
 * on several lines, and units of another line went.
 * @param items as they will stand  @param moved what came, less what left
 */
export const uncarriedOf = (order: Order, items: readonly OrderItem[], moved: MovedCost): Dong => {
  const all = [...moved.later.values()].reduce<GoodsCost>((sum, each) => addGoodsCost(sum, each), moved)
  const kept = (productId: Id<'products'>, of: readonly OrderItem[]): number =>
    sumPieces(of.map((item) => (item.productId === productId ? keptOf(item) : 0)))
  return sumDong(
    [...all.byProduct].map(([productId, cost]) => {
      const gone = Math.abs(kept(productId, items) - kept(productId, order.items))
      const rest = roundDong(worthMore(order, items, productId) - cost)
      const lines = items.filter((item) => item.productId === productId).length
      return lines > 1 || Math.abs(rest) <= 2 * gone ? rest : 0
    }),
  )
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
    : { importId: order._id, created: time, exported: false, arrived: { $exists: false } }
  const units = await work.read('stocks').find({ ...mine, productId, warehouseId }, { sort: { _id: -1 }, limit: count })
  const name = order.items.find((item) => item.productId === productId)?.name ?? productId
  if (units.length < count) throw AppError.of('orders.return-units-left', { name, count: count - units.length })
  return units
}

export const warehouseOf = async (work: SocaiUnitOfWork, warehouseId: Id<'warehouses'>): Promise<StoredOf<'warehouses'>> => {
  const [warehouse] = await work.readWithOwn('warehouses', [warehouseId])
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
