import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownInSums } from '../../../../ledger/known-at'
import { accountLedger } from '../../reading/account-ledger'
import { journalBook } from '../../reading/journal-book'
import { openingBalance } from '../../reading/opening-balance'
import { readTrialBalance } from '../../reading/trial-balance'

interface Asked {
  readonly knownAt?: Date | undefined
}

/** A book as it was known at the moment that the caller may ask for, and of which it is. */
const asKnown =
  <Question extends Asked, Answer extends object>(book: (call: Call<'ledger'>, asked: Question) => Promise<Answer>) =>
  async (call: Call<'ledger'>, asked: Question): Promise<Answer & { knownAt?: Date }> => {
    const { app, caller } = call
    const known = await knownInSums(app.get('database'), caller, asked.knownAt, app.get('now')())
    return { ...(await book(call, { ...asked, knownAt: known?.at })), ...(known && { knownAt: known.at }) }
  }

export const ledgerReports: ReportFunctions<'ledger'> = {
  trialBalance: asKnown(readTrialBalance),
  account: asKnown(accountLedger),
  journal: asKnown(journalBook),
  opening: openingBalance,
}
