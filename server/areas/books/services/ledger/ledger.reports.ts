import { trialBalance as balanceOf } from '@shared/areas/books/rules/trial-balance'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { accountLedger } from './account-ledger'
import { journalBook } from './journal-book'
import { beforeRange, turnoversIn } from './turnovers'

type Reports = ReportFunctions<'ledger'>

const trialBalance: Reports['trialBalance'] = async (call, asked) => {
  const { since, until } = asked
  const [before, within] = await Promise.all([beforeRange(call, asked, asked), turnoversIn(call, asked, since, until)])
  return { since, until, ...balanceOf(before, within) }
}

export const ledgerReports: Reports = { trialBalance, account: accountLedger, journal: journalBook }
