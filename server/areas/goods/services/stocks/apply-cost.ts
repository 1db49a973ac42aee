import { endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { EVERYDAY_LIMIT, roundCost } from '@shared/foundation/money/money'
import { addCosts, keptCosts, toldCosts } from '@shared/foundation/documents/order-costs'
import { MAX_UNITS } from '@shared/foundation/documents/order-shipping'
import { effectOf, isInClosedDays } from '@shared/areas/goods/rules/cost-change'
import { levelDeltas } from '@shared/areas/goods/rules/stock'
import type { Movement } from '../../../../kernel/collections'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { groupBy } from '../../../../platform/group-by'

type Unit = StoredOf<'stocks'>
type Order = StoredOf<'orders'>
type Transfer = StoredOf<'stockTransfers'>

/**
 * Gives units that came in within a range of days another cost. What is booked with them follows on the days it was booked: the value of
 * the stock, the cost of the shipments they came and left with. Units that closed days hold stay as they are.
 * @throws AppError 400 for a product that isn't there, for more units than one command moves, and for a value above the everyday limit
 */
export const applyCost: NonNullable<ServiceRules<'stocks'>['patchMany']> = async (call, { productId, since, until }, { cost, preview }) => {
  const { app, service, params, caller } = call
  const { zone } = caller
  return service.run(params, [], async (work) => {
    const product = await work.read('products').byId(productId, { only: ['name'] })
    if (!product) throw AppError.atField('productId', 'data.reference', { field: 'productId' })
    const created = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
    const count = await work.read('stocks').count({ productId, created }, MAX_UNITS + 1)
    if (count > MAX_UNITS) throw AppError.of('stock.too-many-units', { count, most: MAX_UNITS })
    const found = await work.read('stocks').find({ productId, created }, { sort: { created: 1, _id: 1 } })
    const transfers = await transfersOf(work, found)
    const { lockDate } = await optionsOf(call)
    const movesOf = (unit: Unit): Date[] => transfers.filter((each) => holds(each, unit)).map((each) => each.created)
    const meant = found.filter((unit) => !isInClosedDays({ ...unit, moved: movesOf(unit) }, lockDate, zone))
    if (cost * meant.length > EVERYDAY_LIMIT) throw AppError.atField('cost', 'money.above-limit')
    const effect = { ...effectOf(meant, cost, zone), skipped: found.length - meant.length }
    const changed = meant.filter((unit) => unit.cost !== cost)
    if (preview || changed.length === 0) return effect
    const orders = await ordersOf(work, changed)
    // What was read is guarded: a command that got there first makes this one begin anew, and wait its turn here.
    await work.lock([...orders.map(({ _id }) => lock.of('orders', _id)), lock.of('stock', productId)])
    for (const order of orders) await app.service('orders').change(work, params, order, withNewCost(order, changed, cost))
    reprice(work, changed, cost)
    bookDifference(work, changed, cost, { orders, transfers })
    work.insert('audits', [auditOf(call, work.now, { productId, since, until, former: formerCost(meant), cost })])
    work.emitReloaded('products', [productId])
    const [first] = changed
    if (first) work.emit('stocks', 'patched', { _id: first._id, productId } as { _id: string })
    return effect
  })
}

const optionsOf = async ({ app, caller }: Call<'stocks'>): Promise<{ lockDate?: Day }> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId, { only: ['opts'] })
  const lockDate = workspace?.opts.lockDate
  return lockDate === undefined ? {} : { lockDate }
}

const transfersOf = (work: SocaiUnitOfWork, units: readonly Unit[]): Promise<Transfer[]> =>
  units.length === 0 ? Promise.resolve([]) : work.read('stockTransfers').find({ 'items.units': { $in: units.map(({ _id }) => _id) } })

const holds = ({ items }: Transfer, { _id }: Unit): boolean => items.some(({ units }) => units.includes(_id))

/** The orders that units came in and left with. */
const ordersOf = (work: SocaiUnitOfWork, units: readonly Unit[]): Promise<Order[]> =>
  work.read('orders').byIds([...new Set(units.flatMap(({ importId, exportId }) => [importId, ...(exportId ? [exportId] : [])]))])

/** By how much units cost more, and how many fewer of them are of unknown cost. */
const differenceOf = (units: readonly Unit[], cost: number): { cost: number; unknown: number } => ({
  cost: roundCost(units.reduce((sum, unit) => sum + cost - (unit.cost ?? 0), 0)),
  unknown: -units.filter((unit) => unit.cost === null).length,
})

const same = (a: Date | undefined, b: Date): boolean => a?.getTime() === b.getTime()

const came = (units: readonly Unit[], order: Order, time: Date): Unit[] =>
  units.filter(({ importId, created }) => importId === order._id && same(created, time))
const left = (units: readonly Unit[], order: Order, time: Date): Unit[] =>
  units.filter(({ exported, exportId, exportTime }) => exported && exportId === order._id && same(exportTime, time))

const withNewCost = (order: Order, units: readonly Unit[], cost: number): Partial<Order> => {
  const shipments = order.shipments.map((shipment) => {
    const own = [...came(units, order, shipment.time), ...left(units, order, shipment.time)]
    const [first] = own
    if (!first) return shipment
    const difference = differenceOf(own, cost)
    const { unknown = 0, costs: _costs, ...rest } = shipment
    const unknownLeft = unknown + difference.unknown
    const costs = toldCosts(shipment)
    return {
      ...rest,
      cost: shipment.cost + difference.cost,
      ...keptCosts(costs && addCosts(costs, new Map([[first.productId, difference.cost]]))),
      ...(unknownLeft > 0 ? { unknown: unknownLeft } : {}),
    }
  })
  return { shipments, cost: shipments.reduce((sum, each) => sum + each.cost, 0) }
}

/** Guarded by where each unit stands: one that moves meanwhile makes the command look again. */
const reprice = (work: SocaiUnitOfWork, units: readonly Unit[], cost: number): void => {
  const stateOf = (unit: Unit): string => JSON.stringify([unit.cost, unit.exported, unit.exportId, unit.exportTime, unit.warehouseId])
  for (const own of groupBy(units, stateOf).values()) {
    const [first] = own
    if (!first) continue
    const { exported, warehouseId, exportId, exportTime } = first
    work.updateMany(
      'stocks',
      {
        _id: { $in: own.map(({ _id }) => _id) },
        cost: first.cost,
        exported,
        warehouseId,
        ...(exported ? { exportId, exportTime } : {}),
      },
      { $set: { cost, updated: work.now }, $inc: { rev: 1 } },
      own.length,
    )
  }
}

/** Movements that move nothing but the value, beside those they correct; and the levels. */
const bookDifference = (
  work: SocaiUnitOfWork,
  units: readonly Unit[],
  cost: number,
  { orders, transfers }: { orders: readonly Order[]; transfers: readonly Transfer[] },
): void => {
  const named = new Map(orders.map((order) => [order._id, order]))
  // Where a unit came in: it may stand elsewhere by now.
  const firstPlace = (unit: Unit): Id<'warehouses'> => {
    const moves = transfers.filter((each) => holds(each, unit)).sort((a, b) => a.created.getTime() - b.created.getTime())
    return moves[0]?.fromWarehouseId ?? unit.warehouseId
  }
  const corrections: Omit<Movement, '_id' | 'workspaceId'>[] = []
  const correct = (
    own: readonly Unit[],
    of: Omit<Movement, '_id' | 'workspaceId' | 'quantity' | 'cost' | 'unknown' | 'productId'>,
  ): void => {
    const [first] = own
    if (first) corrections.push({ ...of, productId: first.productId, quantity: 0, ...differenceOf(own, cost) })
  }
  const numberOf = (id: Id<'orders'>): Pick<Movement, 'orderId' | 'order_number' | 'partner'> => {
    const order = named.get(id)
    const partner = (order?.customer ?? order?.agent ?? order?.supplier)?.name
    return { orderId: id, order_number: order?.order_number ?? '', ...(partner ? { partner } : {}) }
  }
  for (const own of groupBy(units, (unit) => `${unit.importId} ${unit.created.getTime()} ${firstPlace(unit)}`).values()) {
    const [first] = own
    if (first)
      correct(own, {
        ...numberOf(first.importId),
        warehouseId: firstPlace(first),
        time: first.created,
        shippingTime: first.created,
        sign: 1,
      })
  }
  for (const each of transfers) {
    const own = units.filter((unit) => holds(each, unit))
    const { _id: transferId, transfer_number: order_number, created: time, fromWarehouseId, toWarehouseId } = each
    const of = { transferId, order_number, time, shippingTime: time }
    correct(own, { ...of, warehouseId: fromWarehouseId, sign: -1 })
    correct(own, { ...of, warehouseId: toWarehouseId, sign: 1 })
  }
  const gone = units.filter(({ exported }) => exported)
  for (const own of groupBy(gone, (unit) => `${unit.exportId} ${unit.exportTime?.getTime()} ${unit.warehouseId}`).values()) {
    const [first] = own
    if (first?.exportId && first.exportTime)
      correct(own, {
        ...numberOf(first.exportId),
        warehouseId: first.warehouseId,
        time: first.exportTime,
        shippingTime: first.exportTime,
        sign: -1,
      })
  }
  work.insert('movements', corrections)
  for (const { productId, warehouseId, value, unknown } of levelDeltas(corrections))
    work.update('levels', { productId, warehouseId }, { $inc: { value, unknown } })
}

/** What all units cost so far; undefined where they differ, or one is of unknown cost. */
const formerCost = (units: readonly Unit[]): number | undefined => {
  const [cost, ...others] = new Set(units.map((unit) => unit.cost))
  return others.length > 0 ? undefined : (cost ?? undefined)
}

/** Told of the product: its units came in on these days. */
const auditOf = (
  { caller }: Call<'stocks'>,
  at: Date,
  { productId, since, until, former, cost }: { productId: string; since: Day; until: Day; former: number | undefined; cost: number },
) => ({
  service: 'stocks',
  recordId: productId,
  action: 'patch' as const,
  at,
  by: caller.person ? { _id: caller.person._id, name: caller.person.name } : caller.keyed ? { key: true as const } : null,
  changes: { cost: { ...(former === undefined ? {} : { before: former }), after: cost }, since: { after: since }, until: { after: until } },
})
