import type { Zone } from '@shared/foundation/days/days'
import type { SocaiReader } from '../kernel/collections'
import type { RecordChange, SocaiUnitOfWork } from '../kernel/unit-of-work'
import type { Mend } from './mends'

/** What of a book isn't what its records come to. */
export interface Wrong {
  /** Where it stands in the book, for whoever reads of it. */
  readonly figure: string
  readonly kept: unknown
  readonly expected: unknown
  /** Puts it right, unless it has changed since it was read. */
  readonly mend: Mend
}

/** What an area keeps of other records, written with the command that changes them. */
export interface Book {
  /** The services whose records it is made from. */
  readonly sources: readonly string[]
  /** Its rows add to the figures and enter the journal (see `registry/kept-rows`). */
  readonly addsToFigures?: true
  /** Plans what changes of its sources change in it. @returns the rows that come and go, for the figures */
  readonly write: (work: SocaiUnitOfWork, changes: readonly RecordChange[], zone: Zone) => Promise<readonly RecordChange[]>
  /** Compares it with what its records come to, from nothing but their own facts. */
  readonly wrong: (reader: SocaiReader, workspace: { readonly _id: string; readonly zone: string }) => AsyncGenerator<Wrong>
}

declare module '../kernel/application' {
  interface AppLocals {
    /** The books that areas keep. */
    books: readonly Book[]
  }
}
