import { dayOf, monthOfDay, type Day, type Zone } from '../../../foundation/days/days'
import { pieces } from '../../../foundation/documents/order-lines'
import { dong, roundCost, roundDong, shareDong, type Dong } from '../../../foundation/money/money'
import { asTheyMoved, averageCosts, moveOf, type BookMovement, type CostMove } from './average-cost'

/** What a piece in the book of goods costs: what its unit cost, as everywhere in the books, or the average of its month. */
export const GOODS_COSTS = ['books', 'month'] as const
export type GoodsCosts = (typeof GOODS_COSTS)[number]

/** Pieces, and what they are worth in whole dong. */
export interface Held {
  readonly quantity: number
  readonly value: Dong
}

/** A row of the book of a product: what came in or left, and what was there then. Below 0: what came in went back, or what left came back. */
export interface GoodsRow<Moved> {
  readonly movement: Moved
  readonly day: Day
  readonly isIn: boolean
  readonly quantity: number
  readonly value: Dong
  /** Of one piece, dong with at most 2 decimals; null where only the value of pieces was corrected. */
  readonly price: number | null
  readonly left: Held
}

/** The book of one product in a range of days. */
export interface GoodsBook<Moved> {
  readonly opening: Held
  readonly incoming: Held
  readonly outgoing: Held
  readonly closing: Held
  readonly rows: readonly GoodsRow<Moved>[]
  /** By how much what left cost more by average than by the books; 0 by the books. */
  readonly difference: Dong
}

interface Question {
  readonly since: Day
  readonly until: Day
  readonly zone: Zone
  readonly costs: GoodsCosts
}

type Own<Moved> = CostMove & { readonly movement: Moved; readonly day: Day }

/**
 * The book of one product, in all warehouses: its opening, each thing that came in or left, its closing. Sums are those of the report of
 * average costs; by the books the closing is what the stock report has.
 * @param movements all there were from the beginning on, in any order
 */
export function goodsBook<Moved extends BookMovement>(movements: readonly Moved[], question: Question): GoodsBook<Moved> {
  const { since, until, zone, costs } = question
  const figures = averageCosts(movements, { since, until, zone, method: 'month', isOneWarehouse: false })
  const moves = movements
    .flatMap((movement) => moveOf(movement, false).map((move): Own<Moved> => ({ ...move, movement, day: dayOf(move.at, zone) })))
    .filter(({ day }) => day <= until)
    .sort(asTheyMoved)
  const isAverage = costs === 'month'
  const outValue = isAverage ? figures.outValue : figures.bookOutValue
  const closingValue = isAverage ? figures.closingValue : figures.bookClosingValue
  const opening: Held = { quantity: figures.openingQuantity, value: dong(closingValue + outValue - figures.inValue) }
  const valueOut = isAverage ? byAverage<Moved>(figures.months, moves, since) : byBooks<Moved>(moves, since, outValue)
  let came = 0
  let left = opening
  const rows: GoodsRow<Moved>[] = []
  for (const move of moves) {
    const before = came
    if (move.isIn) came = roundCost(came + move.value)
    if (move.day < since) continue
    const value = move.isIn ? dong(roundDong(came) - roundDong(before)) : (valueOut.get(move) ?? dong(0))
    if (move.quantity === 0 && value === 0) continue
    const way = move.isIn ? 1 : -1
    left = { quantity: pieces(left.quantity + way * move.quantity), value: dong(left.value + way * value) }
    const { movement, day, isIn, quantity } = move
    rows.push({ movement, day, isIn, quantity, value, price: quantity === 0 ? null : roundCost(value / quantity), left })
  }
  return {
    opening,
    incoming: { quantity: figures.inQuantity, value: figures.inValue },
    outgoing: { quantity: figures.outQuantity, value: outValue },
    closing: { quantity: figures.closingQuantity, value: closingValue },
    rows,
    difference: isAverage ? figures.difference : dong(0),
  }
}

type OutValues<Moved> = ReadonlyMap<Own<Moved>, Dong>

const outIn = <Moved>(moves: readonly Own<Moved>[], since: Day): Own<Moved>[] => moves.filter(({ isIn, day }) => !isIn && day >= since)

/** What each thing that left is worth by what its units cost, in whole dong that sum to what they come to: the last has what rounding leaves. */
const byBooks = <Moved>(moves: readonly Own<Moved>[], since: Day, outValue: Dong): OutValues<Moved> => {
  const values = new Map<Own<Moved>, Dong>()
  let exact = 0
  let given = 0
  const out = outIn(moves, since)
  out.forEach((move, at) => {
    exact = roundCost(exact + move.value)
    const upTo = at === out.length - 1 ? outValue : roundDong(exact)
    values.set(move, dong(upTo - given))
    given = upTo
  })
  return values
}

/** What each thing that left is worth by the average of its month: its share by pieces of what left of the month in all. */
const byAverage = <Moved>(
  months: ReturnType<typeof averageCosts>['months'],
  moves: readonly Own<Moved>[],
  since: Day,
): OutValues<Moved> => {
  const values = new Map<Own<Moved>, Dong>()
  for (const { month, outValue, outQuantity, average } of months) {
    const out = outIn(moves, since).filter(({ day, quantity }) => monthOfDay(day) === month && quantity !== 0)
    let gone = 0
    let given = 0
    out.forEach((move, at) => {
      gone = pieces(gone + move.quantity)
      const share = outQuantity === 0 ? roundDong((average ?? 0) * gone) : shareDong(outValue, gone, outQuantity)
      const upTo = at === out.length - 1 ? outValue : share
      values.set(move, dong(upTo - given))
      given = upTo
    })
  }
  return values
}
