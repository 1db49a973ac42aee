import { endOfDay, type Zone } from '@shared/foundation/days/days'
import { roundCost } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import type { Movement, SocaiDatabase } from '../../kernel/collections'
import type { PastEvening } from '../../ledger/known-at'

export interface StockLevel {
  count: number
  /** Dong of the units whose cost is known. */
  value: number
  /** Units of unknown cost. */
  unknown: number
}

/** The level of a product in a warehouse. */
export interface PlaceLevel extends StockLevel {
  readonly productId: Id<'products'>
  readonly warehouseId: Id<'warehouses'>
}

/** Of which product and warehouse; absent: of all. */
export interface Place {
  readonly productId?: string | undefined
  readonly warehouseId?: string | undefined
}

/** A moment of the past: what counts until when, and (null: all) what was recorded until when. */
export interface PastMoment {
  readonly end: Date
  readonly knownAt: Date | null
}

/** The moment at which an evening ends, and what counts as known. */
export const momentOf = ({ evening, known }: PastEvening, zone: Zone): PastMoment => ({
  end: endOfDay(evening, zone),
  knownAt: known?.at ?? null,
})

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
  const [level] = await levelsAt(database, workspaceId, place, { end: at, knownAt: null })
  return { count: level?.count ?? 0, value: level?.value ?? 0, unknown: level?.unknown ?? 0 }
}

/**
 * What stood where at a moment of the past; places where nothing did are left out. What is known now is what stands now less what moved
 * since; what was known then is added up from the beginning.
 */
export const levelsAt = async (
  database: SocaiDatabase,
  workspaceId: string,
  place: Place,
  { end, knownAt }: PastMoment,
): Promise<PlaceLevel[]> => {
  const levels = await database.records('levels', workspaceId).find(placeIn(place))
  const products = [...new Set(levels.map(({ productId }) => productId as string))]
  const sums = new LevelSums(knownAt ? [] : levels)
  if (knownAt) await eachMovement(database, workspaceId, { ...place, products }, { end, knownAt }, (own) => sums.add(own, 1))
  else
    for (const page of pagesOf(products)) {
      const later = await database
        .records('movements', workspaceId)
        .find({ ...placeIn(place), productId: { $in: page }, time: { $gt: end } }, { only: MOVED, hint: BY_PRODUCT })
      sums.add(later, -1)
    }
  return sums.list()
}

/** The level of each place, as movements change it. */
class LevelSums {
  readonly #levels = new Map<string, PlaceLevel>()

  constructor(levels: readonly PlaceLevel[]) {
    for (const level of levels) this.#levels.set(`${level.productId} ${level.warehouseId}`, { ...level })
  }

  add(movements: readonly Moved[], way: 1 | -1): void {
    for (const { productId, warehouseId, sign, quantity, cost, unknown } of movements) {
      const key = `${productId} ${warehouseId}`
      const level = this.#levels.get(key) ?? { productId, warehouseId, count: 0, value: 0, unknown: 0 }
      this.#levels.set(key, {
        ...level,
        count: level.count + way * sign * quantity,
        value: roundCost(level.value + way * sign * cost),
        unknown: level.unknown + way * sign * unknown,
      })
    }
  }

  list(): PlaceLevel[] {
    return [...this.#levels.values()]
      .filter(({ count, value, unknown }) => count !== 0 || value !== 0 || unknown !== 0)
      .sort((a, b) => (a.productId === b.productId ? (a.warehouseId < b.warehouseId ? -1 : 1) : a.productId < b.productId ? -1 : 1))
  }
}

const MOVED = ['productId', 'warehouseId', 'sign', 'quantity', 'cost', 'unknown', 'time', 'recorded', 'order_number', 'transferId'] as const
/** What a movement did, when, and with which order or transfer. */
export type Moved = Pick<Movement, (typeof MOVED)[number]>

const BY_PRODUCT = { productId: 1, time: -1, _id: -1 } as const
const PRODUCTS_AT_ONCE = 200

const pagesOf = (products: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(products.length / PRODUCTS_AT_ONCE) }, (_, page) =>
    products.slice(page * PRODUCTS_AT_ONCE, (page + 1) * PRODUCTS_AT_ONCE),
  )

const placeIn = ({ productId, warehouseId }: Place) => ({ ...(productId ? { productId } : {}), ...(warehouseId ? { warehouseId } : {}) })

/** Goes through all movements of some products until a moment, so many products at a time: all of one product come together. */
export const eachMovement = async (
  database: SocaiDatabase,
  workspaceId: string,
  { products, warehouseId }: { readonly products: readonly string[]; readonly warehouseId?: string | undefined },
  { end, knownAt }: PastMoment,
  visit: (movements: readonly Moved[]) => void,
): Promise<void> => {
  for (const page of pagesOf(products)) {
    const own = { productId: { $in: page }, ...placeIn({ warehouseId }), time: { $lte: end } }
    const [movements, taken] = await Promise.all([
      database.records('movements', workspaceId).find(own, { only: MOVED, hint: BY_PRODUCT }),
      knownAt ? database.records('takenMovements', workspaceId).find({ ...own, taken: { $gt: knownAt } }, { only: MOVED }) : [],
    ])
    visit([...movements, ...taken].filter(({ time, recorded = time }) => knownAt === null || recorded <= knownAt))
  }
}
