import type { Id } from '@shared/foundation/ids'
import { roundCost, roundDong, sumDong, type Dong } from '@shared/foundation/money/money'
import { addGoodsCost, noCost, type GoodsCost } from '@shared/foundation/documents/order-costs'
import { levelDeltas } from '@shared/areas/goods/rules/stock'
import { corrected, costsByTerms, stepOf, type CostStep, type FormerCost, type LineValue } from '@shared/areas/goods/rules/unit-costs'
import type { Movement, StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { groupBy } from '@shared/foundation/group-by'
import { announceStock } from './stock-ledger'

type Order = StoredOf<'orders'>
type Unit = StoredOf<'stocks'>

/** A line whose units are worth something else by what their order says now. */
export interface ChangedLine {
  readonly units: readonly Unit[]
  readonly before: LineValue
  readonly after: LineValue
}

/** What another price of the supplier comes to. */
export interface Repriced extends GoodsCost {
  /** What no unit can carry: cost of goods of that day. */
  readonly uncarried: Dong
  /** What of it belongs to orders that units left with. */
  readonly left: ReadonlyMap<Id<'orders'>, GoodsCost>
}

interface ChangedUnit {
  readonly unit: Unit
  readonly cost: number | null
  readonly step: CostStep
}

/**
 * Gives the units of an order's lines what they cost by its new terms, from `at` on: those in stock change its value then; what belongs to
 * those that left is told by the order they left with.
 * @param order that brought them in
 */
export const repriceLines = (
  work: SocaiUnitOfWork,
  order: Pick<Order, '_id' | 'order_number' | 'customer' | 'agent' | 'supplier'>,
  lines: readonly ChangedLine[],
  at: Date,
): Repriced => {
  const uncarried: Dong[] = []
  const changed = lines.flatMap(({ units, before, after }): ChangedUnit[] => {
    const due = costsByTerms(units, before, after)
    uncarried.push(due.uncarried)
    return units.flatMap((unit, place) => {
      const cost = due.costs[place] ?? null
      return cost === unit.cost ? [] : [{ unit, cost, step: stepOf(unit.cost, cost) }]
    })
  })
  writeCosts(
    work,
    changed.map(({ unit, cost }) => ({ unit, ...corrected(unit, cost, at) })),
  )
  correctStock(
    work,
    order,
    changed.filter(({ unit }) => !unit.exported),
    at,
  )
  const left = groupBy(
    changed.filter(({ unit }) => unit.exported),
    ({ unit }) => unit.exportId ?? order._id,
  )
  return {
    ...costOfSteps(changed),
    uncarried: sumDong(uncarried),
    left: new Map([...left].map(([orderId, own]) => [orderId, costOfSteps(own)])),
  }
}

const costOfSteps = (changed: readonly ChangedUnit[]): GoodsCost =>
  [...groupBy(changed, ({ unit }) => unit.productId)].reduce<GoodsCost>((sum, [productId, own]) => {
    const cost = own.reduce((all, { step }) => roundCost(all + step.cost), 0)
    const unknown = own.reduce((all, { step }) => all + step.unknown, 0)
    return addGoodsCost(sum, { cost: roundDong(cost), unknown, byProduct: new Map([[productId, cost]]) })
  }, noCost)

/** What a unit costs from now on, and what it cost until when. */
export interface NewCost {
  readonly unit: Unit
  readonly cost: number | null
  /** Empty: it never cost anything else. */
  readonly formerCosts: readonly FormerCost[]
}

/** Units cost something else. One that was changed meanwhile makes the command look again. */
export const writeCosts = (work: SocaiUnitOfWork, costs: readonly NewCost[]): void => {
  const alike = ({ unit, cost, formerCosts }: NewCost): string => JSON.stringify([unit.rev, cost, formerCosts])
  for (const own of groupBy(costs, alike).values()) {
    const [first] = own
    if (!first) continue
    const { unit, cost, formerCosts } = first
    const former = formerCosts.length > 0 ? { formerCosts: [...formerCosts] } : {}
    work.updateMany(
      'stocks',
      { _id: { $in: own.map((each) => each.unit._id) }, rev: unit.rev },
      {
        $set: { cost, updated: work.now, ...former },
        ...(formerCosts.length > 0 ? {} : { $unset: { formerCosts: '' } }),
        $inc: { rev: 1 },
      },
      own.length,
    )
  }
}

/** What is told of movements whose value alone is corrected. */
export type ValueCorrection = Omit<Movement, '_id' | 'workspaceId' | 'quantity' | 'shippingTime' | 'recorded'>

/** Movements that move nothing but value, and the levels with them. */
export const correctValues = (work: SocaiUnitOfWork, corrections: readonly ValueCorrection[]): void => {
  const movements = corrections
    .filter(({ cost, unknown }) => cost !== 0 || unknown !== 0)
    .map((each) => ({ ...each, quantity: 0, shippingTime: each.time, recorded: work.now }))
  if (movements.length === 0) return
  work.insert('movements', movements)
  for (const { productId, warehouseId, value, unknown } of levelDeltas(movements))
    work.update('levels', { productId, warehouseId }, { $inc: { value, unknown } })
}

const correctStock = (
  work: SocaiUnitOfWork,
  order: Pick<Order, '_id' | 'order_number' | 'customer' | 'agent' | 'supplier'>,
  standing: readonly ChangedUnit[],
  at: Date,
): void => {
  const partner = (order.customer ?? order.agent ?? order.supplier)?.name
  const corrections = [...groupBy(standing, ({ unit }) => `${unit.productId} ${unit.warehouseId}`).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { productId, warehouseId } = first.unit
    const { order_number } = order
    const step = costOfSteps(own)
    const value = step.byProduct.get(productId) ?? 0
    const of = { productId, warehouseId, orderId: order._id, order_number, ...(partner ? { partner } : {}), time: at, sign: 1 as const }
    return [{ ...of, cost: value, unknown: step.unknown }]
  })
  correctValues(work, corrections)
  const units = groupBy(
    standing.map(({ unit }) => unit),
    (unit) => unit.productId,
  )
  announceStock(
    work,
    [...units].map(([productId, own]) => ({ productId, units: own })),
  )
}
