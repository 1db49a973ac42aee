import { addDays, type Day, type Month } from '../../lib/format'

/** The six weeks that show a month, Monday first, with the days of its neighbours. */
export const monthGrid = (month: Month): Day[] => {
  const first = `${month}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 42 }, (_, at) => addDays(first, at - weekday))
}

/** A month some months later (or earlier). */
export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const whole = year * 12 + (number - 1) + months
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`
}

/** Its last day. */
export const lastDay = (month: Month): Day => addDays(`${addMonths(month, 1)}-01`, -1)

/** A day as it is typed: `21/11/2026`, `21/11`, `21`, `21112026`; what is left out is taken from today. Null when there is no such day. */
export const parseDay = (text: string, today: Day): Day | null => {
  const [year = '', month = ''] = today.split('-')
  const digits = text.trim()
  const packed = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(digits)
  const parts = packed ? packed.slice(1) : digits.split(/[/.\-\s]+/)
  const [d = '', m = month, y = year] = parts.filter(Boolean)
  if (![d, m, y].every((part) => /^\d+$/.test(part)) || parts.length > 3) return null
  const full = y.length === 2 ? `20${y}` : y
  const day = `${full.padStart(4, '0')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  const real = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day ? null : day
}
