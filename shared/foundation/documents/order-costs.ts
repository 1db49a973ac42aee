import type { Id } from '../ids'
import { roundCost, roundDong, sumDong } from '../money/money'
import type { OrderItem, ProductCost, Shipment } from './order-types'

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

/**
 * What a shipment tells of its cost by product in whole dong, which sum to its cost: what rounding leaves is of the one that cost most. Where it
 * has one kind of goods the cost is theirs, whatever services went with them.
 */
export function wholeCosts(
  items: readonly Pick<OrderItem, 'group'>[],
  shipment: Pick<Shipment, 'cost' | 'costs' | 'lines'>,
): CostByProduct {
  const goods = shipment.lines.filter(({ index }) => items[index]?.group === 'goods')
  const told = [...(toldCosts({ ...shipment, lines: goods }) ?? [])]
  const whole = new Map<Id<'products'>, number>(told.map(([productId, cost]) => [productId, roundDong(cost)]))
  const [most] = told.reduce<[Id<'products'>, number][]>(
    (best, each) => (Math.abs(each[1]) > Math.abs(best[0]?.[1] ?? 0) ? [each] : best),
    [],
  )
  if (!most) return whole
  const left = shipment.cost - sumDong(whole.values())
  return whole.set(most[0], (whole.get(most[0]) ?? 0) + left)
}

/** What goods that moved together cost. */
export interface GoodsCost {
  /** Whole dong of the units whose cost is known. */
  readonly cost: number
  readonly unknown: number
  /** The same by product, exactly. */
  readonly byProduct: CostByProduct
}

/** Of goods that don't move. */
export const noCost: GoodsCost = { cost: 0, unknown: 0, byProduct: new Map() }

/** Both together, or `more` taken off. */
export const addGoodsCost = (sum: GoodsCost, more: GoodsCost, sign: 1 | -1 = 1): GoodsCost => ({
  cost: sum.cost + sign * more.cost,
  unknown: sum.unknown + sign * more.unknown,
  byProduct: addCosts(sum.byProduct, more.byProduct, sign),
})

/** An entry of `shipments` whose goods cost more, or less. One without lines names each of its products. */
export function withCost<Entry extends Shipment>(entry: Entry, more: GoodsCost, sign: 1 | -1 = 1): Entry {
  const { costs: _costs, unknown = 0, ...rest } = entry
  const told = toldCosts(entry)
  const sums = told && addCosts(told, more.byProduct, sign)
  const left = unknown + sign * more.unknown
  const named = [...(sums ?? [])].flatMap(([productId, cost]) => (cost === 0 ? [] : [{ productId, cost }]))
  const costs = entry.lines.length > 0 ? keptCosts(sums) : named.length > 0 ? { costs: named } : {}
  return { ...rest, cost: roundCost(entry.cost + sign * more.cost), ...costs, ...(left === 0 ? {} : { unknown: left }) } as Entry
}

/** Whether an entry of `shipments` says nothing (any more). */
export const isEmptyEntry = ({ lines, net, cost, unknown = 0, uncarried = 0 }: Shipment): boolean =>
  lines.length === 0 && net === 0 && cost === 0 && unknown === 0 && uncarried === 0

/** By moment of a price correction (milliseconds), what of it belongs to goods that moved. */
export type LaterCosts = ReadonlyMap<number, GoodsCost>

/** An entry of `shipments` as it is stored; `repriced`: it follows a supplier's price that was corrected at that moment. */
export type CostEntry = Shipment & { readonly repriced?: Date | undefined }

/**
 * An order's entries with what corrections of suppliers' prices make of its goods: of each moment one entry, which goes when it says nothing.
 * @param entryAt an entry without cost for a correction that none follows yet
 */
export async function withLaterCosts<Entry extends CostEntry>(
  shipments: readonly Entry[],
  later: LaterCosts,
  sign: 1 | -1,
  entryAt: (repriced: Date, sofar: readonly Entry[]) => Promise<Entry>,
): Promise<Entry[]> {
  let entries = [...shipments]
  for (const [moment, more] of later) {
    const found = entries.find(({ repriced }) => repriced?.getTime() === moment)
    const entry = withCost(found ?? (await entryAt(new Date(moment), entries)), more, sign)
    const others = isEmptyEntry(entry) ? entries.filter((each) => each !== found) : entries.map((each) => (each === found ? entry : each))
    entries = found || isEmptyEntry(entry) ? others : [...entries, entry]
  }
  return entries
}
