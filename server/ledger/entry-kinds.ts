import type { FundCreate, FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Right } from '@shared/foundation/rights/rights'
import type { Caller } from '../kernel/call'
import type { StoredOf } from '../kernel/collections'
import type { Call } from '../kernel/service-rules'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'

export type Fund = StoredOf<'funds'>
export type FundCall = Call<'funds'>
/** An entry of funds as it is sent. */
export type SentEntry = Stored<FundCreate>
/** What its kind says of an entry that is sent, once its group is known. */
export type EntryDraft = Omit<SentEntry, 'group'> & { readonly group: string } & Pick<
    Partial<Fund>,
    'salaryOf' | 'monthEarned' | 'payslip' | 'commissionOf' | 'accruedAmount' | 'prepaying'
  >

/** By what a kind knows its entries, sent or stored. */
export type EntryMarks = Pick<
  SentEntry,
  'transferTo' | 'givenBefore' | 'instantPayment' | 'recurringPayment' | 'assetSince' | 'assetUntil'
> &
  Pick<Partial<Fund>, 'group' | 'userId' | 'agentId' | 'month' | 'assetId' | 'prepaid' | 'transferWith' | 'dayCloseId' | 'shiftId'>

/** A kind of entry in funds that is more than money in or out: the area that knows it describes it, the product lists them all. */
export interface EntryKind {
  readonly is: (entry: EntryMarks) => boolean
  /** Whoever has one of these changes it, in place of who may book its group; who may enter it, `make` judges. */
  readonly rights?: readonly Right[]
  /** The group of one that is sent without. */
  readonly group?: string
  /** The fields of what is sent that say how to enter it; none is stored as it came. */
  readonly instructions?: readonly (keyof SentEntry)[]
  /** Enters what was sent in a way of its own; `next` enters the entries it comes to. Answers the first. */
  readonly enter?: (call: FundCall, sent: SentEntry, next: (call: FundCall, sent: SentEntry) => Promise<Fund>) => Promise<Fund>
  /** Judges how what was sent becomes several entries; those say how each differs from the one it would be. */
  readonly spread?: (call: FundCall, sent: SentEntry) => (entry: Partial<Fund>, now: Date) => readonly Partial<Fund>[]
  /** The entry that what was sent comes to. Refuses by throwing. */
  readonly make?: (call: FundCall, work: SocaiUnitOfWork, draft: EntryDraft) => Promise<EntryDraft>
  /** What it holds while it stands: set free when it is cancelled or refunded. */
  readonly marks?: readonly (keyof Fund)[]
  /** @throws AppError when fields changed that it keeps */
  readonly assertKeeps?: (before: Fund, changed: readonly string[]) => void
  /** @throws AppError when it can't be refunded any more */
  readonly assertVoidable?: (work: SocaiUnitOfWork, entry: Fund) => Promise<void>
  /** What changes besides when an entry was changed. */
  readonly follow?: (call: FundCall, work: SocaiUnitOfWork, before: Fund, data: Stored<FundPatch>, after: Fund) => Promise<void>
  /** Tells of an entry that was entered, or came to another status. */
  readonly tell?: (work: SocaiUnitOfWork, caller: Caller, entry: Fund) => Promise<void>
}

declare module '../kernel/application' {
  interface AppLocals {
    /** The kinds of entries in funds, in the order in which they are asked. */
    entryKinds: readonly EntryKind[]
  }
}
