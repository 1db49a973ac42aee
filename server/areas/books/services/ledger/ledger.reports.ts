import { trialBalance as balanceOf } from '@shared/areas/books/rules/trial-balance'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownInSums } from '../../../../ledger/known-at'
import { accountLedger } from './account-ledger'
import { journalBook } from './journal-book'
import { beforeRange, turnoversIn } from './turnovers'

type Reports = ReportFunctions<'ledger'>

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

const trialBalance: Reports['trialBalance'] = async (call, asked) => {
  const { since, until } = asked
  const [before, within] = await Promise.all([beforeRange(call, asked, asked), turnoversIn(call, asked, since, until)])
  return { since, until, ...balanceOf(before, within) }
}

export const ledgerReports: Reports = {
  trialBalance: asKnown(trialBalance),
  account: asKnown(accountLedger),
  journal: asKnown(journalBook),
}
