import type { Id } from '@shared/foundation/ids'
import { addCosts, keptCosts } from '@shared/foundation/documents/order-costs'
import { dong, type Dong } from '@shared/foundation/money/money'
import { keptOf, pieces } from '@shared/foundation/documents/order-lines'
import {
  isReturn,
  overpaidAfter,
  planReturn,
  returnedTotalOf,
  type ReturnPlan,
  type ReturnRequest,
} from '@shared/foundation/documents/order-returns'
import { keptNets, valueCorrection, type GoodsMove } from '@shared/foundation/documents/order-shipping'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { isShipped } from '@shared/foundation/documents/order-statuses'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { groupBy } from '@shared/foundation/group-by'
import { cancelOpenPayments, refundPart, takeRefundsBack, type Closing, type GivenBack } from '../../../money/order-money'
import {
  addMoved,
  nothingMoved,
  putBack,
  takeBack,
  undoMovesBack,
  wayBackOf,
  type MovedBack,
  type MovedCost,
} from '../../../goods/stock-ledger'
import { unitsByLine } from '@shared/areas/goods/rules/units-by-line'
import { followTermsOf } from './supplier-price'
import {
  freeTimeFrom,
  quantitiesOf,
  uncarriedOf,
  unitsOf,
  unknownUnits,
  warehouseOf,
  withCorrections,
  withShipments,
} from './order-shipping'
import { findReturnedFrom } from './older-returns'
import { settled, whyNotEdited, type Move } from './order-status'

type Order = StoredOf<'orders'>
type Unit = StoredOf<'stocks'>

/**
 * Takes back a part of what was shipped, now: the very units move, the share that was booked for them is taken back, and what is overpaid
 * by it becomes the partner's balance, or is refunded.
 * @throws AppError 400 for more than was shipped, 403 for a refund by whoever may not, 409 for units that aren't there
 */
export const returnPart = async (work: SocaiUnitOfWork, { order, data, closing }: Move): Promise<Order> => {
  if (!isShipped(order)) throw AppError.of('returns.not-shipped')
  const returning = data.returning ?? []
  const asked = planReturn(order, quantitiesOf(returning))
  if (!asked.ok) throw AppError.ofFields(asked.errors)
  const plan = takesGoodsOut(order.group) ? asked : planReturn(order, await linesOfUnits(work, order, returning, data.warehouseId))
  if (!plan.ok) throw AppError.ofFields(plan.errors)
  const warehouse = data.warehouseId ? await warehouseOf(work, data.warehouseId) : undefined
  const time = await freeTimeFrom(work, order, work.now)
  const { units, cost, moved } = await moveBack(work, order, time, plan, unitsOf(returning), warehouse?._id)
  const place = warehouse ?? (await onlyWarehouse(work, units))
  const items = order.items.map((item, index) => ({ ...item, returned: plan.items[index]?.returned ?? 0 }))
  const uncarried = takesGoodsOut(order.group) ? dong(0) : uncarriedOf(order, items, addMoved(nothingMoved, cost, -1))
  const followed = await withCorrections(work, order.shipments, cost.later, -1)
  const entry: Order['shipments'][number] = {
    time,
    ...(place ? { warehouseId: place._id, warehouse: { _id: place._id, name: place.name } } : {}),
    lines: plan.lines,
    net: plan.net,
    cost: -cost.cost + 0,
    ...keptCosts(addCosts(new Map(), cost.byProduct, -1)),
    ...unknownUnits(-cost.unknown + 0),
    ...(uncarried === 0 ? {} : { uncarried }),
    ...(closing.caller.person ? { by: { _id: closing.caller.person._id, name: closing.caller.person.name } } : {}),
  }
  const after: Order = {
    ...withShipments({ ...order, items }, [...followed, entry]),
    status: plan.status,
    returnedTotal: plan.returnedTotal,
    ...(plan.status === 'returned' ? { returnedAt: time } : {}),
  }
  if (after.status === 'returned') await cancelOpenPayments(work, order, closing)
  const { order: paid, refunds } = data.refund ? await refundOverpaid(work, after, closing) : { order: after, refunds: [] }
  const way: PartReturn = { at: time, moved, ...(data.refund ? { refunded: true, refunds: [...refunds] } : {}) }
  return settled({ ...paid, partReturns: [...(order.partReturns ?? []), way] })
}

type PartReturn = NonNullable<Order['partReturns']>[number]

/**
 * Takes a return back as if it had never been: the units leave again with the shipment they came out of, its value counts again, and what
 * gave money back with a return of a part is taken back as well. Of an order that came back as a whole, money that was given back stays so,
 * and is owed again; a part that made the order `returned` stays.
 * @throws AppError 404 for a return that isn't there, 409 where something was built on it, or what it moved isn't known any more
 */
export const undoReturn = async (work: SocaiUnitOfWork, { order, data, closing }: Move): Promise<Order> => {
  const { undoReturn: at } = data
  if (!at) return order
  if (!cameBackWhole(order, at)) return undoPartReturn(work, order, at, data, closing)
  const from = order.returnedFrom ?? (await findReturnedFrom(work, order, at))
  if (!from) throw AppError.of('returns.before-unknown')
  return undoWholeReturn(work, order, from, data, closing)
}

const cameBackWhole = ({ status, returnedAt, shipments }: Order, at: Date): boolean =>
  status === 'returned' && returnedAt?.getTime() === at.getTime() && !shipments.some(({ time }) => time.getTime() === at.getTime())

const undoWholeReturn = async (
  work: SocaiUnitOfWork,
  order: Order,
  { status, moved }: NonNullable<Order['returnedFrom']>,
  data: Stored<OrderPatch>,
  closing: Closing,
): Promise<Order> => {
  const before: Order = { ...order, status, returnedAt: undefined, returnedFrom: undefined }
  refuseChange(before, data, closing)
  await moveAgain(work, order, order.returnedAt ?? work.now, moved)
  return settled({ ...before, ...returnedTotalAs(returnedTotalOf(order)) })
}

const returnedTotalAs = (value: Dong): Pick<Order, 'returnedTotal'> => ({ returnedTotal: value === 0 ? undefined : value })

/** @throws AppError 409 when a unit has moved on, or was changed since */
const moveAgain = async (work: SocaiUnitOfWork, order: Order, at: Date, moved: readonly MovedBack[]): Promise<void> => {
  const other = moved.length > 0 ? await undoMovesBack(work, order, at, moved) : null
  if (other) throw AppError.of('returns.units-moved', { name: nameIn(order, other.productId) })
}

/**
 * Takes a return back whose goods paid for others, with the sale of those; the order stands where it stood before.
 * @throws AppError as `undoReturn`
 */
export const undoExchangedReturn = (work: SocaiUnitOfWork, order: Order, at: Date, closing: Closing): Promise<Order> => {
  const status = order.partReturns?.find((each) => each.at.getTime() === at.getTime())?.exchange?.status ?? order.status
  return undoPartReturn(work, { ...order, status, returnedAt: undefined }, at, {}, closing)
}

const undoPartReturn = async (
  work: SocaiUnitOfWork,
  order: Order,
  at: Date,
  data: Stored<OrderPatch>,
  closing: Closing,
): Promise<Order> => {
  refuseChange(order, data, closing)
  const entry = order.shipments.find((each) => each.time.getTime() === at.getTime() && isReturn(each))
  const way = order.partReturns?.find((each) => each.at.getTime() === at.getTime())
  if (!entry) throw AppError.of('returns.not-found')
  if (!way) throw AppError.of('returns.before-unknown')
  if (way.exchange && !closing.undoesSale) throw AppError.of('shifts.exchanged', { number: way.exchange.number })
  const refunds = way.refunded ? await refundsOf(work, order, way) : []
  await moveAgain(work, order, at, way.moved)
  const back = new Map(entry.lines.map(({ index, quantity }) => [index, -quantity]))
  const items = order.items.map((item, index) => ({ ...item, returned: pieces((item.returned ?? 0) - (back.get(index) ?? 0)) }))
  const rest = order.shipments.filter((each) => each !== entry)
  const after: Order = {
    ...withShipments({ ...order, items }, rest),
    ...returnedTotalAs(returnedTotalOf({ ...order, items })),
    partReturns: order.partReturns?.filter((each) => each !== way),
  }
  // Where the order was edited after the return, its value now isn't what was booked less what came back.
  const time = await freeTimeFrom(work, after, work.now)
  const net = dong(valueCorrection(after, time)?.net ?? 0)
  const correction = takesGoodsOut(order.group) ? plainCorrection(time, net) : await costAgain(work, order, after, way, { net, at: time })
  const again = correction ? withShipments(after, [...rest, correction]) : after
  return settled(refunds.length > 0 ? await takeRefundsBack(work, again, refunds, closing) : again)
}

/** The entries that gave money back with a return; one of before they were noted has them of its very moment. @throws AppError 409 for none */
const refundsOf = async (
  work: SocaiUnitOfWork,
  { _id }: Order,
  { at, refunds }: PartReturn,
): Promise<NonNullable<PartReturn['refunds']>> => {
  if (refunds) return refunds
  const rows = await work.read('funds').find({ orderId: _id, status: 'refunded', created: at }, { only: ['_id'] })
  if (rows.length === 0) throw AppError.of('returns.before-unknown')
  return rows.map((row) => row._id)
}

const plainCorrection = (time: Date, net: Dong): Order['shipments'][number] | null => (net === 0 ? null : { time, lines: [], net, cost: 0 })

/** What is with us again costs what the terms made of it while it was away. */
const costAgain = async (
  work: SocaiUnitOfWork,
  before: Order,
  after: Order,
  { at: left, moved }: PartReturn,
  { net, at }: { readonly net: Dong; readonly at: Date },
): Promise<Order['shipments'][number] | null> => {
  const booked = before.bookings?.find((each) => each.isShipment && each.at.getTime() === left.getTime())
  const [then, now] = [keptNets(before), keptNets(after)]
  const goods = (booked?.lines ?? []).filter(({ index }) => before.items[index]?.group === 'goods')
  const values = goods.map((line) => ({
    index: line.index,
    was: dong(-line.net),
    is: dong((now[line.index] ?? 0) - (then[line.index] ?? 0)),
  }))
  if (values.every(({ was, is }) => was === is)) return plainCorrection(at, net)
  return followTermsOf(
    work,
    after,
    moved.flatMap(({ units }) => units),
    values,
    { net, at },
  )
}

const nameIn = (order: Order, productId: string): string => order.items.find((item) => item.productId === productId)?.name ?? productId

const refuseChange = (order: Order, data: Stored<OrderPatch>, closing: Closing): void => {
  const blockedBy = whyNotEdited(order, { data, closing })
  if (blockedBy) throw AppError.of(blockedBy, { order_number: order.order_number, status: order.status })
}

/** Gives back what was paid above what is left of the order, as far as it was paid in money. */
const refundOverpaid = async (work: SocaiUnitOfWork, order: Order, closing: Closing): Promise<GivenBack> => {
  const amount = Math.min(order.paid, overpaidAfter(order, order.returnedTotal ?? 0))
  if (amount === 0) throw AppError.of('returns.nothing-overpaid')
  return refundPart(work, order, amount, closing)
}

const moveBack = async (
  work: SocaiUnitOfWork,
  order: Order,
  time: Date,
  { goods, lines }: Pick<ReturnPlan, 'goods' | 'lines'>,
  scanned: ReturnType<typeof unitsOf>,
  warehouseId: Id<'warehouses'> | undefined,
): Promise<{ units: Unit[]; cost: MovedCost; moved: MovedBack[] }> => {
  const out = takesGoodsOut(order.group)
  const chosen: Unit[] = []
  for (const each of goods)
    chosen.push(...(await unitsToReturn(work, order, { ...each, lines }, scanned.get(each.productId), out ? undefined : warehouseId)))
  if (chosen.length === 0) return { units: [], cost: nothingMoved, moved: [] }
  const moved = wayBackOf(chosen, out ? warehouseId : undefined)
  return { units: chosen, cost: out ? await putBack(work, order, time, chosen, warehouseId) : takeBack(work, order, time, chosen), moved }
}

/** The units that come back: the scanned ones, or those that moved last. Of a purchase only what is still there. */
const unitsToReturn = async (
  work: SocaiUnitOfWork,
  order: Order,
  { productId, quantity, lines }: GoodsMove & Pick<ReturnPlan, 'lines'>,
  scanned: readonly Id<'stocks'>[] | undefined,
  warehouseId: Id<'warehouses'> | undefined,
): Promise<Unit[]> => {
  const name = nameIn(order, productId)
  if (scanned && new Set(scanned).size !== quantity) throw AppError.of('shipping.quantity-invalid', { name })
  const out = takesGoodsOut(order.group)
  const ofLines = scanned || out ? null : await newestOfLines(work, order, { productId, quantity, lines }, warehouseId)
  const found =
    ofLines ??
    (await work.read('stocks').find(
      {
        productId,
        ...(out ? { exportId: order._id, exported: true } : { importId: order._id, exported: false }),
        ...(warehouseId ? { warehouseId } : {}),
        ...(scanned ? { _id: { $in: [...scanned] } } : {}),
      },
      { sort: out ? { exportTime: -1, _id: -1 } : { _id: -1 }, limit: quantity },
    ))
  if (found.length < quantity)
    throw scanned
      ? AppError.of('returns.units-unknown', { name })
      : AppError.of('orders.return-units-left', { name, count: quantity - found.length })
  return found
}

const isOnSeveralLines = ({ items }: Order, productId: Id<'products'>): boolean =>
  items.filter((item) => item.productId === productId).length > 1

/** The units of a product that an order brought in and that stand in a warehouse, or anywhere, by line; the newest first. */
const standingByLine = async (
  work: SocaiUnitOfWork,
  order: Order,
  productId: Id<'products'>,
  warehouseId: Id<'warehouses'> | undefined,
): Promise<{ readonly unit: Unit; readonly index: number }[]> => {
  const byLine = unitsByLine(order, await work.read('stocks').find({ importId: order._id, productId }))
  return [...byLine]
    .flatMap(([index, units]) => units.map((unit) => ({ unit, index })))
    .filter(({ unit }) => !unit.exported && (!warehouseId || unit.warehouseId === warehouseId))
    .sort((a, b) => (a.unit._id < b.unit._id ? 1 : -1))
}

/** What goes back of a product that came in on several lines is of the lines its units came in with: each may have its own price. */
const linesOfUnits = async (
  work: SocaiUnitOfWork,
  order: Order,
  returning: NonNullable<Stored<OrderPatch>['returning']>,
  warehouseId: Id<'warehouses'> | null | undefined,
): Promise<ReturnRequest> => {
  const scanned = unitsOf(returning)
  const asked: ReturnRequest[number][] = []
  for (const { productId, quantity } of quantitiesOf(returning)) {
    if (!isOnSeveralLines(order, productId)) {
      asked.push({ productId, quantity })
      continue
    }
    const standing = await standingByLine(work, order, productId, warehouseId ?? undefined)
    const named = scanned.get(productId)
    const going = named ? standing.filter(({ unit }) => named.includes(unit._id)) : standing.slice(0, quantity)
    let left = quantity
    for (const [index, own] of groupBy(going, (each) => each.index)) {
      const count = Math.min(own.length, left, keptOf(order.items[index] ?? {}))
      if (count > 0) asked.push({ productId, quantity: count, index })
      left -= count
    }
    if (left > 0) asked.push({ productId, quantity: left })
  }
  return asked
}

/** Of a product that came in on several lines: the newest units of the lines that go back, then any. Null where it stands on one. */
const newestOfLines = async (
  work: SocaiUnitOfWork,
  order: Order,
  { productId, quantity, lines }: GoodsMove & Pick<ReturnPlan, 'lines'>,
  warehouseId: Id<'warehouses'> | undefined,
): Promise<Unit[] | null> => {
  if (!isOnSeveralLines(order, productId)) return null
  const standing = await standingByLine(work, order, productId, warehouseId)
  const named = lines.flatMap((line) => standing.filter(({ index }) => index === line.index).slice(0, Math.max(0, -line.quantity)))
  const others = standing.filter((each) => !named.includes(each))
  return [...named, ...others].slice(0, quantity).map(({ unit }) => unit)
}

/** The warehouse that all units came back to, or left; nothing when there are several. */
const onlyWarehouse = async (work: SocaiUnitOfWork, units: readonly Unit[]) => {
  const [id, ...others] = new Set(units.map((unit) => unit.warehouseId))
  return id && others.length === 0 ? work.read('warehouses').byId(id) : null
}
