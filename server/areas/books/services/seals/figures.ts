import type { Day, Zone } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { trialBalance } from '@shared/areas/books/rules/trial-balance'
import type { SealedFigures } from '@shared/areas/books/services/seals'
import { depreciationIn } from '@shared/areas/partners/rules/figures'
import { businessReport } from '@shared/areas/trade/rules/reports/business'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { readBefore, readRange } from '../../../../ledger/read-rollups'
import { readBeforeRange } from '../../reading/turnovers'
import { losingEntries } from '../../../partners/asset-entries'
import { businessOptions } from '../../../trade/business-options'

/** What a range of days comes to: the trial balance, and the business report. */
export const figuresOf = async (
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
  { since, until }: { readonly since: Day; readonly until: Day },
): Promise<SealedFigures> => {
  const [options, before, rows, losing] = await Promise.all([
    businessOptions(database, workspaceId),
    readBeforeRange(
      {
        before: (day) => readBefore(database, workspaceId, 'turnovers', day),
        within: (first, last) => readRange(database, workspaceId, ['turnovers'], first, last),
      },
      { since, until },
    ),
    readRange(database, workspaceId, ['turnovers', 'business', 'funds'], since, until),
    losingEntries(database, workspaceId, { since, until, zone }),
  ])
  const turnovers = rows.filter(({ measure }) => measure === 'turnovers')
  const accounts = trialBalance(before, turnovers).data.map(
    ({ account, openingDebit, openingCredit, debit, credit, closingDebit, closingCredit }) => ({
      account,
      opening: dong(openingDebit - openingCredit),
      debit,
      credit,
      closing: dong(closingDebit - closingCredit),
    }),
  )
  const { revenue, cost, groups, netProfit } = businessReport(rows, options)
  const depreciation = depreciationIn(losing, since, until, zone)
  return {
    accounts,
    howCalculateRevenue: options.howCalculateRevenue,
    revenue,
    cost,
    groups,
    netProfit,
    depreciation,
    netProfitAfterDepreciation: dong(netProfit - depreciation),
  }
}
