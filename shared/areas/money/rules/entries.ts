import { lastDayOf } from '../../../foundation/days/days'
import type { Entries } from '../../../foundation/ledger/lock-date'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import type { FundDocument } from '../../../foundation/documents/fund-types'

/** A moment of the last day of its first month in any zone: the first day on which a completed payment for an asset is lost in part. */
const firstLoss = ({ group, status, created, assetSince, assetUntil }: FundDocument): Date | null => {
  if (!assetSince || !assetUntil || group !== FUND_GROUPS.assets.name || status !== 'completed') return null
  const lost = new Date(`${lastDayOf(assetSince)}T10:00:00Z`)
  return lost > created ? lost : created
}

/** What the voucher of an entry that counts says; of one that still waits nothing is said yet. */
const wordsOf = ({ status, refundedAt, name, recipientName, recipientInfo, note, refId }: FundDocument): unknown[] =>
  status === 'completed' || refundedAt ? [name, recipientName, recipientInfo, note, refId] : []

/** What an entry of funds enters in the books: itself on its own day, in the words of its voucher once it counts; what is lost of it first;
 *  and its refund on the day of that. */
export const fundEntries: Entries<FundDocument> = (fund) => [
  ...[firstLoss(fund)].flatMap((at) => (at ? [{ at, what: ['lost', fund.amount, fund.assetSince, fund.assetUntil] }] : [])),
  {
    at: fund.created,
    what: [fund.group, fund.amount, fund.label, fund.customerId ?? fund.agentId ?? fund.supplierId, ...wordsOf(fund)],
  },
  ...(fund.refundedAt ? [{ at: fund.refundedAt, what: 'refunded' }] : []),
]
