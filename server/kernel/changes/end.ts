import type { ChangeEvent } from '../unit-of-work'

/** What stands at the end of a company's changes. */
export interface End {
  /** Another one where the books were cleared since. */
  readonly line: string
  /** The number of the last change. */
  readonly last: number
}

/** A company's changes behind a place, and where they end. */
export interface ChangesBehind {
  /** As they were told when they were committed, each record once, as it is now. */
  readonly events: readonly ChangeEvent[]
  readonly end: End
}
