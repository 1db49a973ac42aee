import type { FieldError } from '../../../foundation/errors/field-error'

export const MINUTE_MS = 60_000
/** How far ahead the platform takes a post. */
export const MIN_AHEAD_MINUTES = 10
export const MAX_AHEAD_DAYS = 30
/** Times on the calendar move in steps of so many minutes. */
export const CALENDAR_STEP_MINUTES = 15
const DAY_MS = 24 * 60 * MINUTE_MS

/** What is wrong with the time of a post that is to go out by itself. */
export const scheduleErrors = (at: Date | null | undefined, now: Date): FieldError[] => {
  if (!at) return [{ path: 'at', code: 'fbPosts.time-required', values: {} }]
  const ahead = at.getTime() - now.getTime()
  if (ahead < MIN_AHEAD_MINUTES * MINUTE_MS) return [{ path: 'at', code: 'fbPosts.too-soon', values: { minutes: MIN_AHEAD_MINUTES } }]
  return ahead > MAX_AHEAD_DAYS * DAY_MS ? [{ path: 'at', code: 'fbPosts.too-far', values: { days: MAX_AHEAD_DAYS } }] : []
}
