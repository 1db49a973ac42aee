import type { Day } from '@shared/foundation/days/days'
import type { CallParams } from '../../kernel/call'
import type { Application } from '../../kernel/application'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

/** Days that were closed are opened. */
export interface Opening {
  readonly app: Application
  readonly params: CallParams
  readonly work: SocaiUnitOfWork
  /** The last day that stays closed; absent: none does. */
  readonly lockDate: Day | undefined
  /** Why, as it was said; empty where nothing was. */
  readonly reason: string
}

declare module '../../kernel/application' {
  interface AppLocals {
    /** Judges the opening of days that were closed, and notes it, within its command. */
    whenBooksAreOpened: (opening: Opening) => Promise<unknown>
  }
}
