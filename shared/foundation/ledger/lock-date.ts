import { dayOf, type Day, type Zone } from '../days/days'
import type { ErrorCode } from '../../registry/errors'

/** What a record enters in the books at one moment. */
export interface Entry {
  readonly at: Date
  /** What is entered there; another content is another entry. */
  readonly what: unknown
}

/** What a service's records enter in the books; declared with the service. */
export type Entries<R> = (record: R) => readonly Entry[]

/** Why the books can't be closed through a day, or null: only days that are over. */
export const whyNotLockDate = (lockDate: Day, now: Date, zone: Zone): ErrorCode | null =>
  lockDate < dayOf(now, zone) ? null : 'books.lock-date-ahead'

/** The entries that a change adds: those after it that weren't there before, as they are. */
export function newEntries(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const known = new Set(before.map(contentOf))
  return after.filter((entry) => !known.has(contentOf(entry)))
}

const contentOf = ({ at, what }: Entry): string => `${at.getTime()} ${JSON.stringify(what)}`
