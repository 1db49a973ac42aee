import { firstDayOf, month as asMonth, monthOfDay } from '@shared/domain/days/days'
import { addDays, type Day, type Month } from '../../lib/format'
import { addMonths, lastDay, weekdayOf } from '../calendar/month-grid'

export interface Range {
  from: Day
  to: Day
}

export type Preset = 'today' | 'week' | 'month' | 'lastMonth' | 'quarter' | 'year'

/** Whole months, both ends inclusive. */
const monthsFrom = (first: Month, last: Month = first): Range => ({ from: firstDayOf(first), to: lastDay(last) })

/** The days a preset means, whole periods. Weeks begin on Monday. */
export const presetRange = (preset: Preset, today: Day): Range => {
  const month = monthOfDay(today)
  const monday = addDays(today, -weekdayOf(today))
  const quarter = addMonths(month, -((Number(month.slice(5)) - 1) % 3))
  const january = asMonth(`${today.slice(0, 4)}-01`)
  const ranges: Record<Preset, Range> = {
    today: { from: today, to: today },
    week: { from: monday, to: addDays(monday, 6) },
    month: monthsFrom(month),
    lastMonth: monthsFrom(addMonths(month, -1)),
    quarter: monthsFrom(quarter, addMonths(quarter, 2)),
    year: monthsFrom(january, addMonths(january, 11)),
  }
  return ranges[preset]
}
