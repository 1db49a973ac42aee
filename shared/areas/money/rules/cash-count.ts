import { addDays, dayOf, type Day, type Zone } from '../../../foundation/days/days'
import { dong, type Dong } from '../../../foundation/money/money'

/** The notes of Vietnam that a till is counted by, the largest first; whole dong. */
export const DENOMINATIONS = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500] as const
export type Denomination = (typeof DENOMINATIONS)[number]

/** How many notes of one kind were counted. */
export interface Pieces {
  readonly value: number
  readonly count: number
}

/** What notes and what is counted besides them come to; whole dong. */
export const countedOf = (pieces: readonly Pieces[], other = 0): Dong =>
  dong(pieces.reduce((sum, { value, count }) => sum + value * count, other))

/** The place of the first kind of notes that is told a second time; -1 where each is told once. */
export const toldTwice = (pieces: readonly Pieces[]): number =>
  pieces.findIndex(({ value }, index) => pieces.slice(0, index).some((other) => other.value === value))

/** What was counted beyond the book (above 0), or is missing. Whole dong. */
export const cashDifference = (counted: number, expected: number): Dong => dong(counted - expected)

/** The days whose cash may be counted: today's, and until the next is over yesterday's. */
export const mayCount = (day: Day, now: Date, zone: Zone): boolean => {
  const today = dayOf(now, zone)
  return day === today || day === addDays(today, -1)
}

/** What keeps a count from being signed, if anything: a difference wants a reason. */
export const lacksReason = (difference: number, reason: string | undefined): boolean => difference !== 0 && !reason?.trim()
