import { addDays, type Day } from '../../lib/format'
import { addMonths, lastDay } from '../calendar/month-grid'

export interface Range {
  from: Day
  to: Day
}

export type Preset = 'today' | 'week' | 'month' | 'lastMonth' | 'quarter' | 'year'

/** The days a preset means, whole periods. Weeks begin on Monday. */
export const presetRange = (preset: Preset, today: Day): Range => {
  const month = today.slice(0, 7)
  const year = today.slice(0, 4)
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const quarter = `${year}-${String(Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1).padStart(2, '0')}`
  const ranges: Record<Preset, Range> = {
    today: { from: today, to: today },
    week: { from: addDays(today, -weekday), to: addDays(today, 6 - weekday) },
    month: { from: `${month}-01`, to: lastDay(month) },
    lastMonth: { from: `${addMonths(month, -1)}-01`, to: lastDay(addMonths(month, -1)) },
    quarter: { from: `${quarter}-01`, to: lastDay(addMonths(quarter, 2)) },
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
  return ranges[preset]
}
