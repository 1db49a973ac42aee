import type { Entries } from '../ledger/lock-date'
import type { FundDocument } from './types'

/** What an entry of funds enters in the books: itself on its own day, and its refund on the day of that. Notes are none of it. */
export const fundEntries: Entries<FundDocument> = (fund) => [
  { at: fund.created, what: [fund.group, fund.amount, fund.label, fund.customerId ?? fund.agentId ?? fund.supplierId] },
  ...(fund.refundedAt ? [{ at: fund.refundedAt, what: 'refunded' }] : []),
]
