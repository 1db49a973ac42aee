import { commissionEntries } from '../areas/agents/commission-entries'
import { cashDifferences } from '../areas/money/cash-difference'
import { labelTransfers } from '../areas/money/services/funds/transfers'
import { assetPayments } from '../areas/partners/asset-payments'
import { salaryEntries } from '../areas/people/salary-entries'
import { prepayments } from '../areas/trade/prepay-orders'
import type { EntryKind } from '../ledger/entry-kinds'

/** The kinds of entries in funds: each describes in its area what is its own. */
export const entryKinds: readonly EntryKind[] = [
  prepayments,
  labelTransfers,
  assetPayments,
  salaryEntries,
  commissionEntries,
  cashDifferences,
]
