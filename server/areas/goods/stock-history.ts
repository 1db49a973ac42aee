import { roundCost } from '@shared/foundation/money/money'
import type { SocaiDatabase } from '../../kernel/collections'

export interface StockLevel {
  count: number
  /** Dong of the units whose cost is known. */
  value: number
  /** Units of unknown cost. */
  unknown: number
}

/** The level of a product in a warehouse: now, or at a moment, which its movements tell. */
export const levelAt = async (
  database: SocaiDatabase,
  workspaceId: string,
  place: { productId: string; warehouseId: string },
  at: Date | null,
): Promise<StockLevel> => {
  if (!at) {
    const level = await database.records('levels', workspaceId).one(place)
    return { count: level?.count ?? 0, value: level?.value ?? 0, unknown: level?.unknown ?? 0 }
  }
  const movements = await database
    .records('movements', workspaceId)
    .find({ ...place, time: { $lte: at } }, { only: ['sign', 'quantity', 'cost', 'unknown'] })
  return movements.reduce<StockLevel>(
    (sum, { sign, quantity, cost, unknown }) => ({
      count: sum.count + sign * quantity,
      value: roundCost(sum.value + sign * cost),
      unknown: sum.unknown + sign * unknown,
    }),
    { count: 0, value: 0, unknown: 0 },
  )
}
