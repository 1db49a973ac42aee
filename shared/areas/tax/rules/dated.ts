import type { Day } from '../../../foundation/days/days'

/** Something the law says for a time, and where it stands. */
export interface Dated {
  readonly since: Day
  /** The last day; absent: until further notice. */
  readonly until?: Day
  readonly source: string
}

/** What holds on a day: the latest that has begun and hasn't ended; undefined where none does. */
export const heldOn = <T extends Dated>(all: readonly T[], on: Day): T | undefined =>
  all.reduce<T | undefined>(
    (found, each) =>
      each.since <= on && (each.until === undefined || on <= each.until) && (found === undefined || each.since >= found.since)
        ? each
        : found,
    undefined,
  )
