import { addDays, type Day } from '../days/days'

/** How often a key called on a day. */
export interface CallsOfDay {
  readonly day: Day
  readonly calls: number
  /** So many of them were refused or failed; absent: none. */
  readonly failed?: number
  /** So many of them read something; absent: none, or of a day before these were counted. */
  readonly reads?: number
}

/** So many days are kept of a key. */
export const KEPT_DAYS = 31
const TOLD_DAYS = 30

export const CALL_VERBS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
export type CallVerb = (typeof CALL_VERBS)[number]

/** A call of a key that was refused or failed: what was called and why not, nothing of what was sent. */
export interface FailedCall<Moment> {
  readonly at: Moment
  readonly verb: CallVerb
  readonly service: string
  readonly status: number
  /** Of the message, as the catalogue of errors has it. */
  readonly code?: string
  /** How often it came one after the other; `at` is the last of them. */
  readonly times: number
}

/** So many of a key's failed calls are kept. */
export const KEPT_FAILURES = 20

/** The failed calls with some more behind them, the latest last: what repeats itself one after the other is one, with how often. */
export const withFailures = <Moment>(
  before: readonly FailedCall<Moment>[] = [],
  more: readonly FailedCall<Moment>[],
): FailedCall<Moment>[] => {
  const all = [...before]
  for (const failed of more) {
    const last = all.at(-1)
    if (last && isAlike(last, failed)) all[all.length - 1] = { ...failed, times: last.times + failed.times }
    else all.push(failed)
  }
  return all.slice(-KEPT_FAILURES)
}

const isAlike = (a: FailedCall<unknown>, b: FailedCall<unknown>): boolean =>
  a.verb === b.verb && a.service === b.service && a.status === b.status && a.code === b.code

/** Calls that are to be added to a day, and how many of them were refused or failed. */
export interface MoreCalls {
  readonly calls: number
  readonly failed: number
  /** Reads that worked. */
  readonly reads: number
}

/** The days with so many more calls on one of them, the latest last. */
export const withCalls = (days: readonly CallsOfDay[] = [], day: Day, more: MoreCalls): CallsOfDay[] => {
  const before = days.find((each) => each.day === day)
  const failed = (before?.failed ?? 0) + more.failed
  const reads = Math.max(0, (before?.reads ?? 0) + more.reads)
  const ofDay = { day, calls: (before?.calls ?? 0) + more.calls, ...(failed > 0 ? { failed } : {}), ...(reads > 0 ? { reads } : {}) }
  return [...days.filter((each) => each.day !== day), ofDay].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-KEPT_DAYS)
}

/** What a key called in the last 30 days, today among them, and how many of it failed. */
export const callsLately = (days: readonly CallsOfDay[] = [], today: Day): MoreCalls => {
  const since = addDays(today, 1 - TOLD_DAYS)
  const within = days.filter(({ day }) => day >= since && day <= today)
  return {
    calls: within.reduce((sum, { calls }) => sum + calls, 0),
    failed: within.reduce((sum, { failed = 0 }) => sum + failed, 0),
    reads: within.reduce((sum, { reads = 0 }) => sum + reads, 0),
  }
}
