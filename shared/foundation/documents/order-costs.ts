import type { Id } from '../ids'
import { roundCost } from '../money/money'
import type { ProductCost, Shipment } from './order-types'

/** What goods cost, by product, in dong; below 0 where they came back. */
export type CostByProduct = ReadonlyMap<Id<'products'>, number>

/** Adds `more` to `costs`, or takes it off. */
export function addCosts(costs: CostByProduct, more: CostByProduct, sign: 1 | -1 = 1): CostByProduct {
  const sums = new Map(costs)
  for (const [productId, cost] of more) sums.set(productId, roundCost((sums.get(productId) ?? 0) + sign * cost))
  return sums
}

/** How a shipment keeps the cost of its goods by product: only where there are several; of one it is the shipment's own cost. */
export const keptCosts = (costs: CostByProduct | null): { costs?: ProductCost[] } =>
  costs === null || costs.size < 2 ? {} : { costs: [...costs].map(([productId, cost]) => ({ productId, cost })) }

/** What a shipment tells of its cost by product; null: it has goods of several and doesn't tell. */
export function toldCosts({ cost, costs, lines }: Pick<Shipment, 'cost' | 'costs' | 'lines'>): CostByProduct | null {
  if (costs) return new Map(costs.map((each) => [each.productId, each.cost]))
  const products = new Set(lines.flatMap(({ productId }) => productId ?? []))
  const [only] = products
  return products.size > 1 ? null : new Map(only ? [[only, cost]] : [])
}
