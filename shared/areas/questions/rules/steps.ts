import { addDays, addMonths, day, daysBetween, firstDayOf, monthOfDay, type Day } from '../../../foundation/days/days'
import type { Period } from './measures'

/** A step of a range: what it is called, and its days that are within the range, both inclusive. */
export interface Step {
  /** Its first day; of a month or more without what is alike: `2026-10`, `2026-Q4`, `2026`. */
  readonly key: string
  readonly since: Day
  readonly until: Day
  /** The range ends within it. */
  readonly isCut: boolean
}

/** So many steps are told at most. */
export const MOST_STEPS = 62

/** Steps stay within the days that can be written. */
const FIRST_DAY = day('1000-01-01')
const LAST_DAY = day('9990-12-31')
const MONDAY = day('2024-01-01')
const WEEK_DAYS = 7

const firstOf: Readonly<Record<Period, (of: Day) => Day>> = {
  day: (of) => of,
  week: (of) => addDays(of, -(((daysBetween(MONDAY, of) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS)),
  month: (of) => firstDayOf(monthOfDay(of)),
  quarter: (of) => day(`${of.slice(0, 5)}${String(Math.floor((Number(of.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`),
  year: (of) => day(`${of.slice(0, 4)}-01-01`),
}

const nextAfter: Readonly<Record<Period, (first: Day) => Day>> = {
  day: (first) => addDays(first, 1),
  week: (first) => addDays(first, WEEK_DAYS),
  month: (first) => addMonths(first, 1),
  quarter: (first) => addMonths(first, 3),
  year: (first) => addMonths(first, 12),
}

const keyOf: Readonly<Record<Period, (first: Day) => string>> = {
  day: (first) => first,
  week: (first) => first,
  month: (first) => first.slice(0, 7),
  quarter: (first) => `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`,
  year: (first) => first.slice(0, 4),
}

/** The steps of a range in order; null where they are more than `MOST_STEPS`. A week begins on Monday. */
export const stepsOf = (period: Period, from: Day, to: Day): Step[] | null => {
  const steps: Step[] = []
  const since = from > FIRST_DAY ? from : FIRST_DAY
  const until = to < LAST_DAY ? to : LAST_DAY
  for (let first = firstOf[period](since); first <= until; first = nextAfter[period](first)) {
    if (steps.length === MOST_STEPS) return null
    const last = addDays(nextAfter[period](first), -1)
    steps.push({
      key: keyOf[period](first),
      since: first < since ? since : first,
      until: last > until ? until : last,
      isCut: last > until,
    })
  }
  return steps
}

/** The ranges of a saved question, by the day it is asked on. */
export const RANGES = [
  'today',
  'yesterday',
  'last7',
  'last28',
  'month',
  'lastMonth',
  'months3',
  'months6',
  'months12',
  'quarter',
  'year',
  'lastYear',
] as const
export type RangeName = (typeof RANGES)[number]

const monthsBack = (today: Day, count: number): Day => addMonths(firstOf.month(today), -count)

/** The days of a named range as of a day, both inclusive: the running week, month or year ends with that day. */
export const rangeOn = (name: RangeName, today: Day): { readonly since: Day; readonly until: Day } => {
  const since: Readonly<Record<RangeName, () => Day>> = {
    today: () => today,
    yesterday: () => addDays(today, -1),
    last7: () => addDays(today, -6),
    last28: () => addDays(today, -27),
    month: () => firstOf.month(today),
    lastMonth: () => monthsBack(today, 1),
    months3: () => monthsBack(today, 2),
    months6: () => monthsBack(today, 5),
    months12: () => monthsBack(today, 11),
    quarter: () => firstOf.quarter(today),
    year: () => firstOf.year(today),
    lastYear: () => addMonths(firstOf.year(today), -12),
  }
  const until: Partial<Record<RangeName, Day>> = {
    yesterday: addDays(today, -1),
    lastMonth: addDays(firstOf.month(today), -1),
    lastYear: addDays(firstOf.year(today), -1),
  }
  return { since: since[name](), until: until[name] ?? today }
}
