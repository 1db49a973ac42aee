import { addDays, type Day } from '../days/days'

/** How often a key called on a day. */
export interface CallsOfDay {
  readonly day: Day
  readonly calls: number
}

/** So many days are kept of a key. */
export const KEPT_DAYS = 31
const TOLD_DAYS = 30

/** The days with so many more calls on one of them, the latest last. */
export const withCalls = (days: readonly CallsOfDay[] = [], day: Day, more: number): CallsOfDay[] => {
  const before = days.find((each) => each.day === day)?.calls ?? 0
  return [...days.filter((each) => each.day !== day), { day, calls: before + more }]
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-KEPT_DAYS)
}

/** What a key called in the last 30 days, today among them. */
export const callsLately = (days: readonly CallsOfDay[] = [], today: Day): number => {
  const since = addDays(today, 1 - TOLD_DAYS)
  return days.reduce((sum, { day, calls }) => (day >= since && day <= today ? sum + calls : sum), 0)
}
