import { commissionJournal, commissionPostings } from '../areas/agents/rules/kept'
import type { JournalOf } from '../foundation/ledger/journal-lines'
import type { Postings } from '../foundation/ledger/postings'

/** Rows that areas keep of records, by their collection: what they enter in the journal and add to the figures. */
export const keptRows: readonly { readonly of: 'commissions'; readonly journal: JournalOf<never>; readonly postings: Postings<never> }[] = [
  { of: 'commissions', journal: commissionJournal, postings: commissionPostings },
]
