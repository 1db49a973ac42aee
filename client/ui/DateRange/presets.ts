import {
  addDays,
  day as asDay,
  firstDayOf,
  isDay,
  isMonth,
  lastDayOf,
  month as asMonth,
  monthOfDay,
  shiftMonth,
  type Day,
  type Month,
} from '@shared/foundation/days/days'
import { weekdayOf } from '../calendar/month-grid'

export interface Range {
  from: Day
  to: Day
}

export const PRESETS = [
  'today',
  'yesterday',
  'last7Days',
  'week',
  'lastWeek',
  'month',
  'lastMonth',
  'quarter',
  'lastQuarter',
  'year',
  'all',
] as const
export type Preset = (typeof PRESETS)[number]

/** No book begins before it. */
const FIRST_DAY = asDay('2000-01-01')

/** Whole months, both ends inclusive. */
const monthsFrom = (first: Month, last: Month = first): Range => ({ from: firstDayOf(first), to: lastDayOf(last) })

/**
 * The days a preset means, whole periods but for the last seven days. Weeks begin on Monday; everything ends a year ahead, as far as books may be dated.
 * @param from where everything begins, if that is known
 */
export const presetRange = (preset: Preset, today: Day, from: Day = FIRST_DAY): Range => {
  const month = monthOfDay(today)
  const monday = addDays(today, -weekdayOf(today))
  const quarter = shiftMonth(month, -((Number(month.slice(5)) - 1) % 3))
  const january = asMonth(`${today.slice(0, 4)}-01`)
  const ranges: Record<Preset, Range> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7Days: { from: addDays(today, -6), to: today },
    week: { from: monday, to: addDays(monday, 6) },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    month: monthsFrom(month),
    lastMonth: monthsFrom(shiftMonth(month, -1)),
    quarter: monthsFrom(quarter, shiftMonth(quarter, 2)),
    lastQuarter: monthsFrom(shiftMonth(quarter, -3), shiftMonth(quarter, -1)),
    year: monthsFrom(january, shiftMonth(january, 11)),
    all: { from, to: lastDayOf(shiftMonth(month, 12)) },
  }
  return ranges[preset]
}

/** A period as an address holds it. */
export interface PeriodParams {
  /** A preset's word, which goes on meaning the present one. */
  readonly period: string
  readonly since: string
  readonly until: string
}
export const NO_PERIOD: PeriodParams = { period: '', since: '', until: '' }

export const isPreset = (word: string): word is Preset => PRESETS.some((preset) => preset === word)

/** The days an address means; null when it names none. A month is named as a word too: `2026-11`. */
export const readPeriod = ({ period, since, until }: PeriodParams, today: Day): Range | null => {
  if (isDay(since) && isDay(until)) return since <= until ? { from: since, to: until } : { from: until, to: since }
  if (isMonth(period)) return monthsFrom(period)
  return isPreset(period) ? presetRange(period, today) : null
}

/** The preset that a range is at present; for what is kept to mean 'this week' next week too. */
export const presetOf = ({ from, to }: Range, today: Day): Preset | null =>
  PRESETS.find((preset) => {
    const range = presetRange(preset, today)
    return range.from === from && range.to === to
  }) ?? null
