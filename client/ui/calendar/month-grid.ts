import { addDays, firstDayOf, isDay, type Day, type Month } from '@shared/foundation/days/days'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Days since Monday: 0 on a Monday, 6 on a Sunday. */
export const weekdayOf = (day: Day): number => (dayjs.utc(day).day() + 6) % 7

/** The six weeks that show a month, Monday first, with the days of its neighbours. */
export const monthGrid = (month: Month): Day[] => {
  const first = firstDayOf(month)
  return Array.from({ length: 42 }, (_, at) => addDays(first, at - weekdayOf(first)))
}

/** A day as it is typed: `21/11/2026`, `21/11`, `21`, `21112026`; what is left out is taken from today. Null when there is no such day. */
export const parseDay = (text: string, today: Day): Day | null => {
  const [year = '', month = ''] = today.split('-')
  const digits = text.trim()
  if (!/^\d/.test(digits)) return null
  const packed = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(digits)
  const parts = packed ? packed.slice(1) : digits.split(/[/.\-\s]+/)
  const [d = '', m = month, y = year] = parts.filter(Boolean)
  if (![d, m, y].every((part) => /^\d+$/.test(part)) || parts.length > 3) return null
  const full = y.length === 2 ? `20${y}` : y
  const day = `${full.padStart(4, '0')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isDay(day) ? day : null
}
