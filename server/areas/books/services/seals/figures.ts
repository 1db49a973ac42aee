import type { Day, Zone } from '@shared/foundation/days/days'
import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import { turnoverName } from '@shared/foundation/ledger/journal-lines'
import { sumOf } from '@shared/foundation/ledger/rows'
import { roundDong, dong } from '@shared/foundation/money/money'
import type { SealedFigures } from '@shared/areas/books/services/seals'
import { depreciationIn } from '@shared/areas/partners/rules/figures'
import { businessReport } from '@shared/areas/trade/rules/reports/business'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { readBefore, readRange } from '../../../../ledger/read-rollups'
import { losingEntries } from '../../../partners/asset-entries'
import { businessOptions } from '../../../trade/business-options'

/** What a range of days comes to: each account's turnover and balances, and the business report. */
export const figuresOf = async (
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
  { since, until }: { readonly since: Day; readonly until: Day },
): Promise<SealedFigures> => {
  const [options, before, rows, losing] = await Promise.all([
    businessOptions(database, workspaceId),
    readBefore(database, workspaceId, 'turnovers', since),
    readRange(database, workspaceId, ['turnovers', 'business', 'funds'], since, until),
    losingEntries(database, workspaceId, { since, until, zone }),
  ])
  const turnovers = rows.filter(({ measure }) => measure === 'turnovers')
  const accounts = ACCOUNT_NUMBERS.map((account) => {
    const [debitName, creditName] = [turnoverName(account, 'debit'), turnoverName(account, 'credit')]
    const opening = sumOf(before, debitName) - sumOf(before, creditName)
    const [debit, credit] = [sumOf(turnovers, debitName), sumOf(turnovers, creditName)]
    return {
      account,
      opening: roundDong(opening),
      debit: roundDong(debit),
      credit: roundDong(credit),
      closing: roundDong(opening + debit - credit),
    }
  })
  const { revenue, cost, groups, netProfit } = businessReport(rows, options)
  const depreciation = depreciationIn(losing, since, until, zone)
  return {
    accounts: accounts.filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0),
    howCalculateRevenue: options.howCalculateRevenue,
    revenue,
    cost,
    groups,
    netProfit,
    depreciation,
    netProfitAfterDepreciation: dong(netProfit - depreciation),
  }
}
