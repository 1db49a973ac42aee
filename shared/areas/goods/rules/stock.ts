import type { ErrorCode } from '../../../registry/errors'
import type { Id } from '../../../foundation/ids'
import { roundCost, roundDong, type Dong } from '../../../foundation/money/money'
import type { Movement, StockUnit } from '../../../foundation/documents/stock-types'

/** The very units that were scanned, in the order scanned.
 *  @param units what was found for them  @param from the product and warehouse they must be of
 *  @returns the units, or the first that can't be taken and why */
export function pickScanned(
  units: readonly StockUnit[],
  scanned: readonly Id<'stocks'>[],
  from: { productId: Id<'products'>; warehouseId: Id<'warehouses'> },
): { ok: true; units: StockUnit[] } | { ok: false; unit: Id<'stocks'>; code: ErrorCode } {
  const byId = new Map(units.map((unit) => [unit._id, unit]))
  const picked = new Map<Id<'stocks'>, StockUnit>()
  for (const each of scanned) {
    const unit = byId.get(each)
    const code = picked.has(each) ? 'stock.unit-twice' : whyNotTaken(unit, from)
    if (code || !unit) return { ok: false, unit: each, code: code ?? 'stock.unit-unknown' }
    picked.set(each, unit)
  }
  return { ok: true, units: [...picked.values()] }
}

function whyNotTaken(unit: StockUnit | undefined, from: { productId: Id<'products'>; warehouseId: Id<'warehouses'> }): ErrorCode | null {
  if (!unit) return 'stock.unit-unknown'
  if (unit.productId !== from.productId) return 'stock.unit-wrong-product'
  if (unit.exportId) return 'stock.unit-gone'
  return unit.warehouseId === from.warehouseId ? null : 'stock.unit-elsewhere'
}

/** What units cost: the sum of those whose cost is known (dong, at most 2 decimals) and how many are of unknown cost. */
export function costOf(units: readonly Pick<StockUnit, 'cost'>[]): { cost: number; unknown: number } {
  let cost = 0
  let unknown = 0
  for (const unit of units) {
    if (unit.cost === null) unknown++
    else cost = roundCost(cost + unit.cost)
  }
  return { cost, unknown }
}

/** Cost of goods sold of a shipment, as its order stores it: a whole dong, and the units of unknown cost apart. */
export function costOfGoods(units: readonly Pick<StockUnit, 'cost'>[]): { cost: Dong; unknown: number } {
  const { cost, unknown } = costOf(units)
  return { cost: roundDong(cost), unknown }
}

/** How a level of one product in one warehouse changes. */
export interface LevelDelta {
  productId: Id<'products'>
  warehouseId: Id<'warehouses'>
  /** Units, signed. */
  count: number
  /** Dong, at most 2 decimals, signed; units of unknown cost left out. */
  value: number
  /** Units of unknown cost, signed. */
  unknown: number
}

/** How movements change the levels, one entry per product and warehouse; none that stay as they are. */
export function levelDeltas(movements: readonly Movement[]): LevelDelta[] {
  const deltas = new Map<string, LevelDelta>()
  for (const { productId, warehouseId, sign, quantity, cost, unknown } of movements) {
    const key = `${productId}|${warehouseId}`
    const before = deltas.get(key) ?? { productId, warehouseId, count: 0, value: 0, unknown: 0 }
    deltas.set(key, {
      ...before,
      count: before.count + sign * quantity,
      value: roundCost(before.value + sign * cost),
      unknown: before.unknown + sign * unknown,
    })
  }
  return [...deltas.values()].filter(({ count, value, unknown }) => count !== 0 || value !== 0 || unknown !== 0)
}

/** The movement of a set of units of one product with one shipment line.
 *  @param sign 1 into the warehouse, −1 out of it */
export function movementOf(units: readonly Pick<StockUnit, 'cost'>[], of: Omit<Movement, 'quantity' | 'cost' | 'unknown'>): Movement {
  return { ...of, quantity: units.length, ...costOf(units) }
}

/** How many units to buy: what is ordered and not shipped, less what is in stock, never below 0. */
export const needImport = (notShipped: number, inStock: number): number => Math.max(0, notShipped - inStock)
