import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  day,
  firstDayOf,
  monthOfDay,
  startOfDay,
  type Day,
  type Zone,
} from '../../../foundation/days/days'
import type { MailedEvery } from '../services/questions'

/** Questions are mailed at seven in the morning of the company. */
const MORNING_MS = 7 * 3_600_000
const MONDAY = day('2024-01-01')
const WEEK_DAYS = 7

const morningOf = (of: Day, zone: Zone): Date => new Date(startOfDay(of, zone).getTime() + MORNING_MS)

const isMonday = (of: Day): boolean => daysBetween(MONDAY, of) % WEEK_DAYS === 0

const nextDay: Readonly<Record<MailedEvery, (today: Day) => Day>> = {
  day: (today) => addDays(today, 1),
  week: (today) => {
    let next = addDays(today, 1)
    while (!isMonday(next)) next = addDays(next, 1)
    return next
  },
  month: (today) => addMonths(firstDayOf(monthOfDay(today)), 1),
}

const isDue: Readonly<Record<MailedEvery, (today: Day) => boolean>> = {
  day: () => true,
  week: isMonday,
  month: (today) => today.endsWith('-01'),
}

/** When a question is mailed next: the first of its mornings after a moment. */
export const nextMailAt = (every: MailedEvery, now: Date, zone: Zone): Date => {
  const today = dayOf(now, zone)
  const morning = morningOf(today, zone)
  return isDue[every](today) && morning > now ? morning : morningOf(nextDay[every](today), zone)
}
