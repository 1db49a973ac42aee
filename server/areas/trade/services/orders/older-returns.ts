import { isReturn } from '@shared/foundation/documents/order-returns'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { ORDER_STATUSES, type OrderStatus } from '@shared/foundation/documents/order-statuses'
import { costOf } from '@shared/areas/goods/rules/stock'
import type { Movement, StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { wayBackOf, type MovedBack } from '../../../goods/stock-ledger'

type Order = StoredOf<'orders'>
type Unit = StoredOf<'stocks'>

/**
 * What `returnedFrom` of an order would hold that came back as a whole before it was kept: the status from the audit, the units and the
 * shipments they left with from the movements. Null where these don't tell it beyond doubt.
 * @param at when the order came back
 */
export const findReturnedFrom = async (work: SocaiUnitOfWork, order: Order, at: Date): Promise<Order['returnedFrom'] | null> => {
  const status = await statusBefore(work, order, at)
  if (!status) return null
  const movements = await work.read('movements').find({ orderId: order._id })
  const moved = await (takesGoodsOut(order.group) ? movedFromBuyer : movedToSupplier)(work, order, at, movements)
  return moved && { status, moved }
}

const isAt = (value: unknown, at: Date): boolean => value instanceof Date && value.getTime() === at.getTime()

const statusBefore = async (work: SocaiUnitOfWork, { _id }: Order, at: Date): Promise<OrderStatus | undefined> => {
  const rows = await work.read('audits').find({ recordId: _id, 'changes.status.after': 'returned' })
  const before = rows.find(({ changes }) => isAt(changes?.['returnedAt']?.after, at))?.changes?.['status']?.before
  return ORDER_STATUSES.find((status) => status === before)
}

type FindMoved = (work: SocaiUnitOfWork, order: Order, at: Date, movements: readonly Movement[]) => Promise<MovedBack[] | null>

/** A unit that went back to its supplier names the return it left with. */
const movedToSupplier: FindMoved = async (work, { _id }, at, movements) => {
  const units = await work.read('stocks').find({ importId: _id, exportId: _id, exportTime: at })
  const gone = movements.reduce((sum, { time, quantity }) => sum + (isAt(time, at) ? quantity : 0), 0)
  return units.length === gone ? wayBackOf(units.map((unit) => ({ ...unit, exported: false }))) : null
}

/** A unit that came back from a buyer was last changed by that, and stands where it left from. */
const movedFromBuyer: FindMoved = async (work, { shipments }, at, movements) => {
  const returns = shipments.filter(isReturn).map(({ time }) => time)
  const moved: MovedBack[] = []
  for (const back of movements.filter(({ time }) => isAt(time, at))) {
    const { productId, warehouseId, quantity } = back
    const units = await work
      .read('stocks')
      .find({ productId, warehouseId, exported: false, updated: at }, { sort: { created: 1, _id: 1 }, limit: quantity + 1 })
    const own = movements.filter((each) => each.productId === productId && each.warehouseId === warehouseId)
    const left = departuresOf(own.filter(({ time }) => ![at, ...returns].some((other) => isAt(time, other))))
    const parts = units.length === quantity ? spread(units, left) : null
    if (!parts) return null
    moved.push(...parts.map(({ shipped, units: some }) => ({ units: some, shipped, from: warehouseId, to: warehouseId })))
  }
  return moved
}

interface Departure {
  readonly time: Date
  readonly quantity: number
  readonly cost: number
  readonly unknown: number
}

/** What left with each shipment, its corrections included, the first shipment first. */
const departuresOf = (movements: readonly Movement[]): Departure[] => {
  const left = new Map<number, Departure>()
  for (const { time, sign, quantity, cost, unknown } of movements) {
    const so = left.get(time.getTime()) ?? { time, quantity: 0, cost: 0, unknown: 0 }
    left.set(time.getTime(), {
      time,
      quantity: so.quantity - sign * quantity,
      cost: so.cost - sign * cost,
      unknown: so.unknown - sign * unknown,
    })
  }
  return [...left.values()].filter(({ quantity }) => quantity > 0).sort((a, b) => a.time.getTime() - b.time.getTime())
}

/** The units by the shipment they left with: of several, the oldest left first, as far as their costs say so too. */
const spread = (units: readonly Unit[], departures: readonly Departure[]): { shipped: Date; units: Unit['_id'][] }[] | null => {
  const [only, ...others] = departures
  if (!only) return null
  const idsOf = (some: readonly Unit[]) => some.map(({ _id }) => _id)
  if (others.length === 0) return [{ shipped: only.time, units: idsOf(units) }]
  let next = 0
  const parts = departures.map((departure) => ({ departure, own: units.slice(next, (next += departure.quantity)) }))
  const fits = parts.every(({ departure: { quantity, cost, unknown }, own }) => {
    const recorded = costOf(own)
    return own.length === quantity && recorded.cost === cost && recorded.unknown === unknown
  })
  return fits && next === units.length ? parts.map(({ departure, own }) => ({ shipped: departure.time, units: idsOf(own) })) : null
}
