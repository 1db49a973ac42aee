import { endOfDay, type Zone } from '@shared/foundation/days/days'
import { roundCost } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import type { Movement, SocaiDatabase, SocaiReader } from '../../kernel/collections'
import type { PastEvening } from '../../ledger/known-at'
import { groupBy } from '@shared/foundation/group-by'

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
  if (!knownAt) return database.asOfOneMoment((reader) => levelsBefore(reader, workspaceId, place, end))
  const sums = new LevelSums([])
  for await (const own of movementsByProduct(database, workspaceId, place, { end, knownAt })) sums.add(own, 1)
  return sums.list()
}

const levelsBefore = async (reader: SocaiReader, workspaceId: string, place: Place, end: Date): Promise<PlaceLevel[]> => {
  const levels = await reader.records('levels', workspaceId).find(placeIn(place))
  const sums = new LevelSums(levels)
  const products = [...new Set(levels.map(({ productId }) => productId as string))]
  const later = { ...placeIn(place), productId: { $in: products }, time: { $gt: end } }
  for await (const movement of reader.records('movements', workspaceId).each(later, { only: MOVED })) sums.add([movement], -1)
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

const MOVED = [
  'productId',
  'warehouseId',
  'sign',
  'quantity',
  'cost',
  'unknown',
  'time',
  'recorded',
  'order_number',
  'orderId',
  'partner',
  'transferId',
] as const
/** What a movement did, when, and with which order or transfer. */
export type Moved = Pick<Movement, (typeof MOVED)[number]>

const placeIn = ({ productId, warehouseId }: Place) => ({ ...(productId ? { productId } : {}), ...(warehouseId ? { warehouseId } : {}) })

/** All movements until a moment, those of one product together; no more than one product's are held at a time. */
export async function* movementsByProduct(
  database: SocaiDatabase,
  workspaceId: string,
  place: Place,
  { end, knownAt }: PastMoment,
): AsyncGenerator<readonly Moved[]> {
  const until = { ...placeIn(place), time: { $lte: end } }
  const taken = knownAt
    ? await database.records('takenMovements', workspaceId).find({ ...until, taken: { $gt: knownAt } }, { only: MOVED })
    : []
  const takenOf = groupBy(taken, ({ productId }) => productId as string)
  const isKnown = ({ time, recorded = time }: Moved): boolean => knownAt === null || recorded <= knownAt
  const all = (productId: string, own: readonly Moved[]): Moved[] => {
    const both = [...own, ...(takenOf.get(productId) ?? [])].filter(isKnown)
    takenOf.delete(productId)
    return both
  }
  let own: Moved[] = []
  for await (const movement of database.records('movements', workspaceId).each(until, { sort: BY_PRODUCT, only: MOVED })) {
    const [first] = own
    if (first && first.productId !== movement.productId) {
      yield all(first.productId, own)
      own = []
    }
    own.push(movement)
  }
  const [first] = own
  if (first) yield all(first.productId, own)
  for (const productId of takenOf.keys()) yield all(productId, [])
}

const BY_PRODUCT = { productId: 1, time: -1, _id: -1 } as const
