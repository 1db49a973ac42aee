import { dayOf, monthOfDay, monthsOf, type Day, type Month, type Zone } from '../../../foundation/days/days'
import { takesGoodsOut } from '../../../foundation/documents/order-kinds'
import { parseOrderNumber } from '../../../foundation/documents/order-numbers'
import { sumBy } from '../../../foundation/sum'
import { dong, roundCost, roundDong, shareDong, type Dong } from '../../../foundation/money/money'

/** How the average cost of goods is found: one for all of a month, or anew with each receipt. */
export const AVERAGE_METHODS = ['month', 'moving'] as const
export type AverageMethod = (typeof AVERAGE_METHODS)[number]

/** What a movement did, as the books have it. */
export interface BookMovement {
  readonly time: Date
  readonly sign: 1 | -1
  /** Pieces; 0 where only their value was corrected. */
  readonly quantity: number
  /** Dong, at most 2 decimals. */
  readonly cost: number
  readonly unknown: number
  readonly order_number: string
  readonly transferId?: string | undefined
}

/** What goods did: came in (less what went back to suppliers), or left (less what came back from customers). */
export interface CostMove {
  readonly at: Date
  readonly isIn: boolean
  readonly quantity: number
  readonly value: number
  readonly unknown: number
}

/** What stood, came and left in a period, by average and by the books; pieces, and whole dong. */
export interface Averaged {
  readonly openingQuantity: number
  readonly openingValue: Dong
  readonly inQuantity: number
  readonly inValue: Dong
  readonly outQuantity: number
  readonly outValue: Dong
  readonly closingQuantity: number
  readonly closingValue: Dong
  readonly bookOutValue: Dong
  readonly bookClosingValue: Dong
  /** By how much `outValue` is above `bookOutValue`. */
  readonly difference: Dong
}

/** The same of one product, with what a piece cost. */
export interface AveragedProduct extends Averaged {
  /** Of one piece, in the last period in which there was any; null: none was there. Dong, at most 2 decimals. */
  readonly average: number | null
  /** Pieces of unknown cost among the opening and what came in. */
  readonly unknown: number
  readonly months: readonly (Averaged & { readonly month: Month; readonly average: number | null })[]
}

/** The days that are asked for, and how the average is found. */
export interface AverageQuestion {
  readonly since: Day
  readonly until: Day
  readonly zone: Zone
  readonly method: AverageMethod
  /** The movements are of one warehouse: what goes from one to another comes in and leaves. */
  readonly isOneWarehouse: boolean
}

const MINUTE_MS = 60_000
const minuteOf = ({ at }: Pick<CostMove, 'at'>): number => Math.floor(at.getTime() / MINUTE_MS)

/** The order of moves: of one minute what comes in comes first, as shipments of one moment stand milliseconds apart. */
export const asTheyMoved = (a: Pick<CostMove, 'at' | 'isIn'>, b: Pick<CostMove, 'at' | 'isIn'>): number =>
  minuteOf(a) - minuteOf(b) || Number(b.isIn) - Number(a.isIn) || a.at.getTime() - b.at.getTime()

/**
 * Stock and cost of goods of one product by weighted average, from the beginning of its books on: what leaves of a period is its share of
 * the opening and of what came in, in whole dong; of the last piece the rest, so that nothing is worth nothing.
 * @param movements all there were from the beginning on, in any order
 */
export function averageCosts(movements: readonly BookMovement[], question: AverageQuestion): AveragedProduct {
  const { since, until } = question
  const stock = new AverageStock()
  const periods = periodsOf(
    movements.flatMap((movement) => moveOf(movement, question.isOneWarehouse)),
    question,
  ).filter(({ day }) => day <= until)
  const start = periods.findIndex(({ day }) => day >= since)
  const before = start < 0 ? periods : periods.slice(0, start)
  const own = start < 0 ? [] : periods.slice(start)
  for (const { moves } of before) stock.enter(moves)
  const opening = stock.state
  const unknown = opening.unknown + own.reduce((sum, { moves }) => sum + sumBy(moves, (move) => (move.isIn ? move.unknown : 0)), 0)
  let next = 0
  const months = monthsOf(monthOfDay(since), monthOfDay(until)).map((month) => {
    const from = stock.state
    for (let period = own[next]; period && monthOfDay(period.day) === month; period = own[++next]) stock.enter(period.moves)
    return { month, ...between(from, stock.state) }
  })
  return { ...between(opening, stock.state), unknown, months }
}

/** What a movement is to the cost of goods; nothing where it only went from one warehouse to another. */
export function moveOf(
  { time, sign, quantity, cost, unknown, order_number, transferId }: BookMovement,
  isOneWarehouse: boolean,
): CostMove[] {
  if (transferId !== undefined && !isOneWarehouse) return []
  const order = transferId === undefined ? parseOrderNumber(order_number) : null
  const isIn = order ? !takesGoodsOut(order.group) : sign === 1
  const way = isIn ? sign : -sign
  return [{ at: time, isIn, quantity: way * quantity, value: way * cost, unknown: way * unknown }]
}

interface CostPeriod {
  readonly day: Day
  readonly moves: readonly CostMove[]
}

/** The moves of each period for which there is one average, in order. */
function periodsOf(moves: readonly CostMove[], { since, until, zone, method }: AverageQuestion): CostPeriod[] {
  const sorted = [...moves].sort(asTheyMoved)
  if (method === 'moving') return sorted.map((move) => ({ day: dayOf(move.at, zone), moves: [move] }))
  const periods = new Map<string, { day: Day; moves: CostMove[] }>()
  for (const move of sorted) {
    const day = dayOf(move.at, zone)
    const name = `${monthOfDay(day)} ${day < since} ${day > until}`
    const period = periods.get(name) ?? { day, moves: [] }
    period.moves.push(move)
    periods.set(name, period)
  }
  return [...periods.values()]
}

/** What stands by average and by the books, and all that came and left so far. */
interface State {
  readonly quantity: number
  readonly value: Dong
  readonly bookValue: Dong
  readonly unknown: number
  readonly cameQuantity: number
  readonly came: Dong
  readonly left: Dong
  /** Of one piece, the last time there was any. */
  readonly average: number | null
}

class AverageStock {
  #state: State = {
    quantity: 0,
    value: dong(0),
    bookValue: dong(0),
    unknown: 0,
    cameQuantity: 0,
    came: dong(0),
    left: dong(0),
    average: null,
  }
  /** As the books have it, with parts of a dong: whole dong are differences of rounded sums, so that nothing is lost on the way. */
  #booked = { came: 0, left: 0 }

  get state(): State {
    return this.#state
  }

  /** What moves in one period has one average. */
  enter(moves: readonly CostMove[]): void {
    const before = this.#state
    const sumOf = (isIn: boolean, of: (move: CostMove) => number): number => sumBy(moves, (move) => (move.isIn === isIn ? of(move) : 0))
    const [inQuantity, outQuantity] = [sumOf(true, ({ quantity }) => quantity), sumOf(false, ({ quantity }) => quantity)]
    const bookOut = sumOf(false, ({ value }) => value)
    this.#booked = { came: roundCost(this.#booked.came + sumOf(true, ({ value }) => value)), left: roundCost(this.#booked.left + bookOut) }
    const came = roundDong(this.#booked.came)
    const there = { quantity: before.quantity + inQuantity, value: dong(before.value + came - before.came) }
    const average =
      there.quantity > 0 ? there.value / there.quantity : (before.average ?? (outQuantity === 0 ? null : bookOut / outQuantity))
    const quantity = there.quantity - outQuantity
    const out =
      quantity === 0
        ? there.value
        : there.quantity > 0
          ? shareDong(there.value, outQuantity, there.quantity)
          : roundDong((average ?? 0) * outQuantity)
    this.#state = {
      quantity,
      value: dong(there.value - out),
      bookValue: roundDong(roundCost(this.#booked.came - this.#booked.left)),
      unknown: before.unknown + sumOf(true, ({ unknown }) => unknown) - sumOf(false, ({ unknown }) => unknown),
      cameQuantity: before.cameQuantity + inQuantity,
      came,
      left: dong(before.left + out),
      average,
    }
  }
}

/** What happened from one state to another. */
function between(from: State, to: State): Averaged & { readonly average: number | null } {
  const inQuantity = to.cameQuantity - from.cameQuantity
  const inValue = dong(to.came - from.came)
  const outValue = dong(to.left - from.left)
  const bookOutValue = dong(from.bookValue + inValue - to.bookValue)
  const wasThere = from.quantity !== 0 || to.quantity !== 0 || inQuantity !== 0
  return {
    openingQuantity: from.quantity,
    openingValue: from.value,
    inQuantity,
    inValue,
    outQuantity: from.quantity + inQuantity - to.quantity,
    outValue,
    closingQuantity: to.quantity,
    closingValue: to.value,
    bookOutValue,
    bookClosingValue: to.bookValue,
    difference: dong(outValue - bookOutValue),
    average: wasThere && to.average !== null ? roundCost(to.average) : null,
  }
}

const AVERAGED = [
  'openingQuantity',
  'openingValue',
  'inQuantity',
  'inValue',
  'outQuantity',
  'outValue',
  'closingQuantity',
  'closingValue',
  'bookOutValue',
  'bookClosingValue',
  'difference',
] as const satisfies readonly (keyof Averaged)[]

/** What several products come to. */
export const averagedTotal = (rows: readonly Averaged[]): Averaged =>
  Object.fromEntries(AVERAGED.map((name) => [name, sumBy(rows, (row) => row[name])])) as Record<keyof Averaged, Dong>

/** Whether anything stood, came or left. */
export const isMoved = (row: Averaged): boolean => AVERAGED.some((name) => row[name] !== 0)
