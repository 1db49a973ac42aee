import type { ReportFunctions } from '../../../../kernel/service-rules'
import { accountLedger } from '../../reading/account-ledger'
import { journalBook } from '../../reading/journal-book'
import { readTrialBalance } from '../../reading/trial-balance'

export const ledgerReports: ReportFunctions<'ledger'> = { trialBalance: readTrialBalance, account: accountLedger, journal: journalBook }
