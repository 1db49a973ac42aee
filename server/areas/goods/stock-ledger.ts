import type { Id } from '@shared/foundation/ids'
import { roundCost, roundDong } from '@shared/foundation/money/money'
import { addGoodsCost, noCost, type GoodsCost, type LaterCosts } from '@shared/foundation/documents/order-costs'
import { isInternal, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { costOf, costOfGoods, levelDeltas, movementOf, pickScanned } from '@shared/areas/goods/rules/stock'
import { costAt, stepsAfter, type CostedUnit, type CostStep } from '@shared/areas/goods/rules/unit-costs'
import type { Movement as StockMovement } from '@shared/foundation/documents/stock-types'
import type { Movement, StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { ErrorCode } from '@shared/registry/catalogue'
import { AppError } from '../../platform/errors'
import { groupBy } from '@shared/foundation/group-by'
import { lock } from '../../kernel/locks'

type Order = StoredOf<'orders'>
type Unit = StoredOf<'stocks'>

/** What units move with: a transfer from one warehouse to another. */
interface Transfer {
  readonly transferId: Id<'stockTransfers'>
  readonly transfer_number: string
  readonly time: Date
  readonly fromWarehouseId: Id<'warehouses'>
  readonly toWarehouseId: Id<'warehouses'>
}

/** The shipment units move with: which order, when, and from or to where. */
export interface ShipmentContext {
  readonly order: Pick<Order, '_id' | 'group' | 'order_number' | 'customer' | 'agent' | 'supplier' | 'items'>
  /** The shipment's time: unique, and the day its figures count on. */
  readonly time: Date
  readonly warehouseId: Id<'warehouses'>
}

export interface GoodsOut {
  readonly productId: Id<'products'>
  readonly quantity: number
  /** The very units that were scanned; absent: the oldest. */
  readonly units?: readonly Id<'stocks'>[]
}

/** What units that moved cost: at that moment, and by corrections of suppliers' prices since, which follow them to where they are now. */
export interface MovedCost extends GoodsCost {
  readonly later: LaterCosts
}

/** Of goods that don't move. */
export const nothingMoved: MovedCost = { ...noCost, later: new Map() }

/** Both together, or `more` taken off. */
export const addMoved = (sum: MovedCost, more: MovedCost, sign: 1 | -1 = 1): MovedCost => {
  const later = new Map(sum.later)
  for (const [moment, cost] of more.later) later.set(moment, addGoodsCost(later.get(moment) ?? noCost, cost, sign))
  return { ...addGoodsCost(sum, more, sign), later }
}

const nameOf = (order: ShipmentContext['order'], productId: string): string =>
  order.items.find((item) => item.productId === productId)?.name ?? productId

/**
 * Takes goods out of a warehouse: the oldest units that were there by then, or the scanned ones. Reads what is needed, then plans
 * guarded writes of units, levels, counts and movements: one statement each, whatever the number of products.
 * @throws AppError 409 '<name> not enough stock'
 */
export const takeOut = async (work: SocaiUnitOfWork, shipment: ShipmentContext, goods: readonly GoodsOut[]): Promise<MovedCost> => {
  const tooFew: ErrorCode = isInternal(shipment.order.group) ? 'orders.not-enough-left' : 'stock.not-enough'
  const named = {
    warehouseId: shipment.warehouseId,
    time: shipment.time,
    tooFew,
    nameOf: (productId: string) => nameOf(shipment.order, productId),
  }
  const picked = await Promise.all(goods.map(async (each) => ({ ...each, picked: await pickUnits(work, named, each) })))
  for (const { picked: units } of picked) markOut(work, shipment, units)
  return record(
    work,
    shipment,
    -1,
    picked.map(({ productId, picked: units }) => ({ productId, units })),
  )
}

/** Shipments of one moment stand some milliseconds apart, each at a time of its own: those of the same minute came and left in any order. */
const SAME_MOMENT_MS = 60_000

interface Leaving {
  readonly warehouseId: Id<'warehouses'>
  /** When they leave: what came later, or stood elsewhere then, can't. */
  readonly time: Date
  readonly nameOf: (productId: string) => string
  readonly tooFew?: ErrorCode
}

/** Until when what leaves then may have come. */
const latestArrival = ({ time }: Leaving): Date => new Date(time.getTime() + SAME_MOMENT_MS)

const standing = ({ warehouseId }: Leaving, productId: Id<'products'>) => ({ productId, warehouseId, exported: false })

/** Those of them that were there by the moment the others leave. */
const standingSince = (from: Leaving, productId: Id<'products'>) => ({
  ...standing(from, productId),
  created: { $lte: latestArrival(from) },
  arrived: { $not: { $gt: latestArrival(from) } },
})

/** The refusal of what isn't there; where more of it came only later, with how many that were there by then are left. */
const notEnough = async (work: SocaiUnitOfWork, from: Leaving, productId: Id<'products'>): Promise<AppError> => {
  const stocks = work.read('stocks')
  const [left, now] = await Promise.all([stocks.count(standingSince(from, productId)), stocks.count(standing(from, productId))])
  const data = left < now ? { data: { productId, at: from.time.toISOString(), left } } : {}
  return AppError.of(from.tooFew ?? 'stock.not-enough', { name: from.nameOf(productId) }, data)
}

const pickUnits = async (work: SocaiUnitOfWork, from: Leaving, { productId, quantity, units }: GoodsOut): Promise<Unit[]> => {
  const { warehouseId } = from
  const name = from.nameOf(productId)
  if (units) {
    if (units.length !== quantity) throw AppError.of('shipping.quantity-invalid', { name })
    const found = await work.read('stocks').byIds(units)
    const scanned = pickScanned(found, units, { productId, warehouseId })
    if (!scanned.ok) throw AppError.of(scanned.code, { unit: scanned.unit, name })
    const latest = latestArrival(from)
    if (found.some(({ created, arrived = created }) => arrived > latest)) throw await notEnough(work, from, productId)
    return found
  }
  const oldest = await work.read('stocks').find(standingSince(from, productId), { sort: { created: 1, _id: 1 }, limit: quantity })
  if (oldest.length < quantity) throw await notEnough(work, from, productId)
  return oldest
}

const markOut = (work: SocaiUnitOfWork, { order, time }: ShipmentContext, units: readonly Unit[]): void => {
  work.updateMany(
    'stocks',
    { _id: { $in: units.map(({ _id }) => _id) }, exported: false },
    { $set: { exported: true, exportId: order._id, exportTime: time, updated: work.now }, $inc: { rev: 1 } },
    units.length,
  )
}

/**
 * Moves goods from one warehouse to another: the very units, or the oldest, at their own cost; how many there are of a
 * product stays the same.
 * @returns the units that move, product by product
 * @throws AppError 409 '<name> not enough stock', or when the warehouse they go to was removed
 */
export const moveBetween = async (
  work: SocaiUnitOfWork,
  transfer: Transfer,
  goods: readonly GoodsOut[],
  nameOfProduct: (productId: string) => string,
): Promise<{ productId: Id<'products'>; units: Unit[] }[]> => {
  const { fromWarehouseId, toWarehouseId, time } = transfer
  await keepOpen(work, toWarehouseId)
  const from = { warehouseId: fromWarehouseId, time, nameOf: nameOfProduct }
  const moved = await Promise.all(goods.map(async (each) => ({ productId: each.productId, units: await pickUnits(work, from, each) })))
  for (const { units } of moved)
    work.updateMany(
      'stocks',
      { _id: { $in: units.map(({ _id }) => _id) }, warehouseId: fromWarehouseId, exported: false },
      { $set: { warehouseId: toWarehouseId, arrived: time, updated: work.now }, $inc: { rev: 1 } },
      units.length,
    )
  const { transferId, transfer_number } = transfer
  const movements = moved.flatMap(({ productId, units }) =>
    [
      { warehouseId: fromWarehouseId, sign: -1 as const },
      { warehouseId: toWarehouseId, sign: 1 as const },
    ].flatMap((side) => movementsOf(units, { ...side, productId, transferId, time })),
  )
  bookLevels(work, movements, { order_number: transfer_number })
  announceStock(work, moved)
  return moved
}

export interface GoodsIn {
  readonly productId: Id<'products'>
  /** What each unit cost, in dong; null is unknown. One unit an entry. */
  readonly costs: readonly (number | null)[]
}

/**
 * Brings goods into a warehouse: each unit becomes a document of its own with its own code.
 * @throws AppError 409 when the warehouse was removed
 */
export const bringIn = async (work: SocaiUnitOfWork, shipment: ShipmentContext, goods: readonly GoodsIn[]): Promise<MovedCost> => {
  const { order, time, warehouseId } = shipment
  await keepOpen(work, warehouseId)
  const made = goods.map(({ productId, costs }) => ({
    productId,
    units: costs.map((cost) => ({
      _id: work.newId<Id<'stocks'>>(),
      productId,
      warehouseId,
      cost,
      importId: order._id,
      exported: false,
      created: time,
      rev: 1,
    })),
  }))
  work.insert(
    'stocks',
    made.flatMap(({ units }) => units),
  )
  return record(work, shipment, 1, made)
}

/**
 * Puts units that left with a sale back, cost unchanged, at `time`: into a warehouse, or where they left.
 * @throws AppError 409 when that warehouse was removed meanwhile
 */
export const putBack = async (
  work: SocaiUnitOfWork,
  order: ShipmentContext['order'],
  time: Date,
  left: readonly Unit[],
  into?: Id<'warehouses'>,
): Promise<MovedCost> => {
  const units = into ? left.map((unit) => ({ ...unit, warehouseId: into })) : left
  for (const warehouseId of new Set(units.map((unit) => unit.warehouseId))) await keepOpen(work, warehouseId)
  // What is put back at the moment it left never did.
  for (const [arrived, own] of groupBy(units, ({ exportTime }) => (exportTime?.getTime() === time.getTime() ? undefined : time)))
    work.updateMany(
      'stocks',
      { _id: { $in: own.map(({ _id }) => _id) }, exported: true, exportId: order._id },
      {
        $set: { exported: false, updated: work.now, ...(arrived ? { arrived } : {}), ...(into ? { warehouseId: into } : {}) },
        $unset: { exportId: '', exportTime: '' },
        $inc: { rev: 1 },
      },
      own.length,
    )
  return recordByWarehouse(work, order, time, 1, units)
}

/** Takes out the very units that a purchase brought in, at `time`; the caller has made sure that none has left. */
export const takeBack = (work: SocaiUnitOfWork, order: ShipmentContext['order'], time: Date, units: readonly Unit[]): MovedCost => {
  work.updateMany(
    'stocks',
    { _id: { $in: units.map(({ _id }) => _id) }, exported: false },
    { $set: { exported: true, exportId: order._id, exportTime: time, updated: work.now }, $inc: { rev: 1 } },
    units.length,
  )
  return recordByWarehouse(work, order, time, -1, units)
}

/**
 * Undoes the arrival of goods with orders as if it had never been: units, movements, levels and counts. Plans nothing when any of them has gone on.
 * @returns the first product of which units have gone on, with how many; null when all still stand where they came
 */
export const takeArrivalsBack = async (
  work: SocaiUnitOfWork,
  orders: readonly Pick<Order, '_id' | 'items' | 'shipments'>[],
): Promise<{ readonly name: string; readonly count: number } | null> => {
  const ids = orders.map(({ _id }) => _id)
  const places = new Set(orders.flatMap(({ shipments }) => shipments.flatMap(({ warehouseId }) => (warehouseId ? [warehouseId] : []))))
  /** A unit of each product, to tell of it; and how many there are. */
  const units = new Map<Id<'products'>, Pick<Unit, '_id' | 'productId' | 'cost'>>()
  let count = 0
  for (const order of orders) {
    const own = await work
      .read('stocks')
      .find({ importId: order._id }, { only: ['productId', 'warehouseId', 'exported', 'arrived', 'cost'] })
    const gone = own.filter(({ exported, arrived, warehouseId }) => exported || arrived || !places.has(warehouseId))
    const [first] = gone
    if (first) {
      const name = order.items.find((item) => item.productId === first.productId)?.name ?? first.productId
      return { name, count: gone.filter(({ productId }) => productId === first.productId).length }
    }
    for (const unit of own) units.set(unit.productId, unit)
    count += own.length
  }
  // One statement, however many orders: each further one would read among all that those before it have removed.
  work.removeMany('stocks', { importId: { $in: ids }, exported: false, warehouseId: { $in: [...places] } }, count)
  await unbook(work, { orderId: { $in: ids } }, [...units.values()])
  return null
}

/** Units that came back together: out of one shipment (of a sale), from one warehouse to another. */
export type MovedBack = NonNullable<Order['partReturns']>[number]['moved'][number]

/** Groups units about to come back by where they come from, so that their way back is known; `into` as for `putBack`. */
export const wayBackOf = (units: readonly Unit[], into?: Id<'warehouses'>): MovedBack[] =>
  [...groupBy(units, ({ exportTime, warehouseId }) => `${exportTime?.getTime() ?? ''} ${warehouseId}`).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { exportTime: shipped, warehouseId: from, exported } = first
    return [{ units: own.map(({ _id }) => _id), from, to: into ?? from, ...(exported && shipped ? { shipped } : {}) }]
  })

/**
 * Undoes a return as if it had never been: the very units stand where they stood before it, in the shipment they left with.
 * @param at the return's time
 * @throws AppError 409 when the warehouse that goods of a purchase come into again was removed
 * @returns the first unit that has moved on or was changed since; null when none has
 */
export const undoMovesBack = async (
  work: SocaiUnitOfWork,
  order: Pick<Order, '_id' | 'group'>,
  at: Date,
  moved: readonly MovedBack[],
): Promise<Unit | null> => {
  const units = await work.read('stocks').byIds(moved.flatMap((each) => each.units))
  const out = takesGoodsOut(order.group)
  const isAsLeft = ({ exported, updated, exportId }: Unit): boolean =>
    updated !== undefined && updated <= at && (out ? !exported : exported && exportId === order._id)
  const other = units.find((unit) => !isAsLeft(unit))
  if (other) return other
  // What goes back to a supplier and doesn't comes into its warehouse again.
  if (!out) for (const warehouseId of new Set(moved.map(({ from }) => from))) await keepOpen(work, warehouseId)
  for (const { units: ids, shipped, from, to } of moved)
    work.updateMany(
      'stocks',
      { _id: { $in: [...ids] }, exported: !out, warehouseId: to },
      {
        $set: { updated: work.now, exported: out, warehouseId: from, ...(out ? { exportId: order._id, exportTime: shipped } : {}) },
        ...(out ? {} : { $unset: { exportId: '', exportTime: '' } }),
        $inc: { rev: 1 },
      },
      ids.length,
    )
  await unbook(work, { orderId: order._id, time: at }, units)
  return null
}

/** Takes movements out of the books, with what they did to levels and counts. */
const unbook = async (
  work: SocaiUnitOfWork,
  which: { readonly orderId: Id<'orders'> | { readonly $in: readonly Id<'orders'>[] }; readonly time?: Date },
  units: readonly Pick<Unit, '_id' | 'productId' | 'cost'>[],
): Promise<void> => {
  const movements = await work.read('movements').find(which)
  work.removeMany('movements', which, movements.length)
  work.insert(
    'takenMovements',
    movements.map(({ _id, workspaceId: _own, ...movement }) => ({ ...movement, taken: work.now })),
  )
  const counts = new Map<Id<'products'>, number>()
  for (const { productId, warehouseId, count, value, unknown } of levelDeltas(movements)) {
    counts.set(productId, (counts.get(productId) ?? 0) + count)
    const guard = count > 0 ? { count: { $gte: count } } : {}
    work.update('levels', { productId, warehouseId, ...guard }, { $inc: { count: -count, value: -value, unknown: -unknown } })
  }
  for (const [productId, count] of counts) {
    const guard = count > 0 ? { stockCount: { $gte: count } } : {}
    work.update('products', { _id: productId, ...guard }, { $inc: { stockCount: -count, rev: 1 } })
  }
  announceStock(
    work,
    [...groupBy(units, (unit) => unit.productId)].map(([productId, own]) => ({ productId, units: own })),
  )
}

/**
 * Goods come only into a warehouse that is used. Its `rev` grows with each arrival, so a removal that was read before
 * finds it changed and looks again: only one of the two can be committed.
 */
const keepOpen = async (work: SocaiUnitOfWork, warehouseId: Id<'warehouses'>): Promise<void> => {
  await work.lock([lock.record('warehouses', warehouseId)])
  const [warehouse] = await work.readWithOwn('warehouses', [warehouseId])
  if (warehouse?.status !== 'active') throw AppError.of('warehouses.removed', { name: warehouse?.name ?? '' })
  work.update('warehouses', { _id: warehouseId, status: 'active' }, { $inc: { rev: 1 } })
}

const recordByWarehouse = (
  work: SocaiUnitOfWork,
  order: ShipmentContext['order'],
  time: Date,
  sign: 1 | -1,
  units: readonly Unit[],
): MovedCost => {
  const byPlace = groupBy(units, ({ warehouseId }) => warehouseId)
  return [...byPlace].reduce<MovedCost>((sum, [warehouseId, own]) => {
    const products = [...groupBy(own, ({ productId }) => productId)].map(([productId, each]) => ({ productId, units: each }))
    return addMoved(sum, record(work, { order, time, warehouseId }, sign, products))
  }, nothingMoved)
}

type Moved = readonly {
  readonly productId: Id<'products'>
  readonly units: readonly Pick<Unit, 'cost' | 'formerCosts' | '_id'>[]
}[]

/** Movements, levels and counts of units that move, in the same transaction as the units. */
const record = (work: SocaiUnitOfWork, { order, time, warehouseId }: ShipmentContext, sign: 1 | -1, moved: Moved): MovedCost => {
  const partner = (order.customer ?? order.agent ?? order.supplier)?.name
  const movements = moved.flatMap(({ productId, units }) => movementsOf(units, { productId, warehouseId, orderId: order._id, time, sign }))
  bookLevels(work, movements, { order_number: order.order_number, ...(partner ? { partner } : {}) })
  for (const { productId, count } of levelDeltas(movements))
    work.update(
      'products',
      { _id: productId, ...(count < 0 ? { stockCount: { $gte: -count } } : {}) },
      { $inc: { stockCount: count, rev: 1 } },
    )
  announceStock(work, moved)
  const byProduct = new Map(moved.map(({ productId, units }) => [productId, costOf(asOf(units, time)).cost]))
  return {
    ...costOfGoods(
      asOf(
        moved.flatMap(({ units }) => units),
        time,
      ),
    ),
    byProduct,
    later: laterCostsOf(moved, time),
  }
}

const asOf = (units: readonly CostedUnit[], time: Date): { cost: number | null }[] => units.map((unit) => ({ cost: costAt(unit, time) }))

/** Units move at what they cost then; what was corrected afterwards moves by itself on the days of the corrections, so that no evening has
 *  value without pieces. */
const movementsOf = (units: readonly CostedUnit[], of: Omit<StockMovement, 'quantity' | 'cost' | 'unknown'>): StockMovement[] => [
  movementOf(asOf(units, of.time), of),
  ...[...stepsByMoment(units, of.time)].map(([moment, step]) => ({ ...of, ...step, time: new Date(moment), quantity: 0 })),
]

const stepsByMoment = (units: readonly CostedUnit[], time: Date): Map<number, CostStep> => {
  const steps = new Map<number, CostStep>()
  for (const { at, cost, unknown } of units.flatMap((unit) => stepsAfter(unit, time))) {
    const sofar = steps.get(at.getTime())
    steps.set(at.getTime(), { cost: roundCost((sofar?.cost ?? 0) + cost), unknown: (sofar?.unknown ?? 0) + unknown })
  }
  return steps
}

const laterCostsOf = (moved: Moved, time: Date): LaterCosts => {
  const later = new Map<number, GoodsCost>()
  for (const { productId, units } of moved)
    for (const [moment, { cost, unknown }] of stepsByMoment(units, time)) {
      const step = { cost: roundDong(cost), unknown, byProduct: new Map([[productId, cost]]) }
      later.set(moment, addGoodsCost(later.get(moment) ?? noCost, step))
    }
  return later
}
/** Movements, and the levels of their warehouses, which never fall below zero. */
const bookLevels = (
  work: SocaiUnitOfWork,
  movements: readonly StockMovement[],
  document: Pick<Movement, 'order_number' | 'partner'>,
): void => {
  work.insert(
    'movements',
    movements.map((movement) => ({ ...movement, ...document, shippingTime: movement.time, recorded: work.now })),
  )
  for (const { productId, warehouseId, count, value, unknown } of levelDeltas(movements)) {
    const level = { $inc: { count, value, unknown } }
    if (count < 0) work.update('levels', { productId, warehouseId, count: { $gte: -count } }, level)
    else work.upsert('levels', { productId, warehouseId }, level)
  }
}

/** Tells of units that moved, or were priced anew, once the command is committed. */
export const announceStock = (work: SocaiUnitOfWork, moved: Moved): void => {
  const [first] = moved
  const unit = first?.units[0]
  if (first && unit) work.emit('stocks', 'patched', { _id: unit._id, productId: first.productId } as { _id: string })
  work.emitReloaded(
    'products',
    moved.map(({ productId }) => productId),
  )
}
