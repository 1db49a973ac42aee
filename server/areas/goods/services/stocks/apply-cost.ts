import { endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong, EVERYDAY_LIMIT, roundCost, roundDong } from '@shared/foundation/money/money'
import { addGoodsCost, noCost, withCost, withLaterCosts, type GoodsCost, type LaterCosts } from '@shared/foundation/documents/order-costs'
import { MAX_UNITS } from '@shared/foundation/documents/order-shipping'
import { effectOf, isInClosedDays, type MovedUnit } from '@shared/areas/goods/rules/cost-change'
import { costAt, stepOf, stepsAfter, type CostStep } from '@shared/areas/goods/rules/unit-costs'
import type { Movement } from '../../../../kernel/collections'
import type { StoredOf } from '../../../../kernel/collections'
import { noteAudit } from '../../../../kernel/audit'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { groupBy } from '@shared/foundation/group-by'
import { correctValues, writeCosts, type ValueCorrection } from '../../reprice'
import { movesOfUnits, type DocumentedMove } from './unit-moves'

type Unit = StoredOf<'stocks'>
type Order = StoredOf<'orders'>
/** A unit with all it did. */
type Moved = Unit & MovedUnit<DocumentedMove>

/**
 * Gives units that came in within a range of days another cost. What is booked with them follows on the days it was booked: the value of
 * the stock, the cost of the shipments they came and left with and of the returns they came back with. Units that closed days hold stay as they are.
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
    const moves = await movesOfUnits(work, productId, found)
    const { lockDate } = await optionsOf(call)
    const meant = found
      .map((unit): Moved => ({ ...unit, moves: moves.get(unit._id) ?? [] }))
      .filter((unit) => !isInClosedDays(unit, lockDate, zone))
    if (cost * meant.length > EVERYDAY_LIMIT) throw AppError.atField('cost', 'money.above-limit')
    const effect = { ...effectOf(meant, cost, zone), skipped: found.length - meant.length }
    const changed = meant.filter((unit) => unit.cost !== cost || unit.formerCosts)
    if (preview || changed.length === 0) return effect
    const orders = await ordersOf(work, changed)
    // What was read is guarded: a command that got there first makes this one begin anew, and wait its turn here.
    await work.lock([...orders.map(({ _id }) => lock.of('orders', _id)), lock.of('stock', productId)])
    const differences = new Differences(orders)
    for (const unit of changed) differences.add(unit, cost)
    for (const order of orders) {
      const own = differences.byOrder.get(order._id)
      if (own) await app.service('orders').change(work, params, order, await withDifferences(order, own))
    }
    writeCosts(
      work,
      changed.map((unit) => ({ unit, cost, formerCosts: [] })),
    )
    correctValues(work, merged(differences.values))
    noteAudit(work, auditOf(call, work.now, { productId, since, until, former: formerCost(meant), cost }))
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

/** The orders whose entries hold the units' cost. */
const ordersOf = (work: SocaiUnitOfWork, units: readonly Moved[]): Promise<Order[]> =>
  work.read('orders').byIds([...new Set(units.flatMap(({ moves }) => moves.flatMap(({ orderId }) => orderId ?? [])))])

/** By order, then by the moment of its entry or of the price that it follows, what goods cost more there. */
class Differences {
  readonly byOrder = new Map<Id<'orders'>, { readonly entries: Map<number, GoodsCost>; readonly corrections: Map<number, GoodsCost> }>()
  readonly values: ValueCorrection[] = []
  readonly #orders: ReadonlyMap<string, Order>

  constructor(orders: readonly Order[]) {
    this.#orders = new Map(orders.map((order) => [order._id, order]))
  }

  /** Goes over all that a unit did, as if it had never cost anything but `cost`. */
  add(unit: Moved, cost: number): void {
    const { productId } = unit
    for (const move of unit.moves) {
      const { at, sign, orderId, transfer, from, to } = move
      const step = stepOf(costAt(unit, at), cost)
      if (orderId) this.#toOrder(orderId, 'entries', at, productId, step, sign)
      const document = transfer
        ? { transferId: transfer._id, order_number: transfer.transfer_number }
        : orderId
          ? this.#told(orderId)
          : null
      if (!document) continue
      if (from) this.values.push({ ...document, ...step, productId, warehouseId: from, time: at, sign: -1 })
      if (to) this.values.push({ ...document, ...step, productId, warehouseId: to, time: at, sign: 1 })
    }
    for (const { at, ...step } of stepsAfter(unit, new Date(0))) this.#takeOff(unit, at, step)
  }

  /** A supplier's price that was corrected in between corrects nothing any more. */
  #takeOff(unit: Moved, at: Date, step: CostStep): void {
    const { productId, importId } = unit
    this.#toOrder(importId, 'corrections', at, productId, step, -1)
    const last = unit.moves.findLast((move) => move.at <= at)
    if (last?.to)
      this.values.push({
        ...this.#told(importId),
        productId,
        warehouseId: last.to,
        time: at,
        sign: 1,
        cost: -step.cost,
        unknown: -step.unknown,
      })
    else if (last?.orderId) this.#toOrder(last.orderId, 'corrections', at, productId, step, -1)
  }

  #toOrder(
    orderId: Id<'orders'>,
    kind: 'entries' | 'corrections',
    at: Date,
    productId: Id<'products'>,
    step: CostStep,
    sign: 1 | -1,
  ): void {
    const own = this.byOrder.get(orderId) ?? { entries: new Map(), corrections: new Map() }
    this.byOrder.set(orderId, own)
    const sofar = own[kind].get(at.getTime()) ?? noCost
    own[kind].set(at.getTime(), addGoodsCost(sofar, { ...step, byProduct: new Map([[productId, step.cost]]) }, sign))
  }

  #told(orderId: Id<'orders'>): Pick<Movement, 'orderId' | 'order_number' | 'partner'> {
    const order = this.#orders.get(orderId)
    const partner = (order?.customer ?? order?.agent ?? order?.supplier)?.name
    return { orderId, order_number: order?.order_number ?? '', ...(partner ? { partner } : {}) }
  }
}

/** An order with the difference in each of its entries. What came back as a whole has no entry of its own: it takes back the sum of the others. */
const withDifferences = async (order: Order, { entries, corrections }: { entries: LaterCosts; corrections: LaterCosts }) => {
  const booked = order.shipments.map((entry) => withCost(entry, wholeDong(entries.get(entry.time.getTime()) ?? noCost)))
  const whole = new Map([...corrections].map(([moment, cost]) => [moment, wholeDong(cost)]))
  const shipments = await withLaterCosts(booked, whole, 1, (repriced) =>
    Promise.resolve({ time: repriced, lines: [], net: dong(0), cost: 0, repriced }),
  )
  return { shipments, cost: shipments.reduce((sum, each) => sum + each.cost, 0) }
}

const wholeDong = (cost: GoodsCost): GoodsCost => ({ ...cost, cost: roundDong(cost.cost) })

/** Corrections of one movement as one. */
const merged = (corrections: readonly ValueCorrection[]): ValueCorrection[] => {
  const movementOf = ({ orderId, transferId, warehouseId, time, sign }: ValueCorrection): string =>
    `${orderId ?? transferId} ${warehouseId} ${time.getTime()} ${sign}`
  return [...groupBy(corrections, movementOf).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const cost = own.reduce((sum, each) => roundCost(sum + each.cost), 0)
    return [{ ...first, cost, unknown: own.reduce((sum, each) => sum + each.unknown, 0) }]
  })
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
