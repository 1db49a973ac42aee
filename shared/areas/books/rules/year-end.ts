import { day, type Day } from '../../../foundation/days/days'
import { ACCOUNT_NUMBERS, describedAccount, type Account } from '../../../foundation/ledger/accounts'
import { bothSides, turnoverName, type JournalOf } from '../../../foundation/ledger/journal-lines'
import type { Postings } from '../../../foundation/ledger/postings'
import { sumOf, type RollupRow } from '../../../foundation/ledger/rows'
import { roundCost } from '../../../foundation/money/money'
import { RESULT_ACCOUNT } from './trial-balance'

/** What an account of income or expense came to in a year: debits less credits, in dong of which goods may have fractions. */
export interface YearsAmount {
  readonly account: Account
  readonly amount: number
}

/** What is read of a year's end. */
export interface ClosedYear {
  readonly year: number
  /** None of a year that was opened again. */
  readonly accounts: readonly YearsAmount[]
}

/** The first day of a year. */
export const firstDayOfYear = (year: number): Day => day(`${String(year).padStart(4, '0')}-01-01`)

/** The last day of a year, on which its income and expenses are carried forward. */
export const lastDayOfYear = (year: number): Day => day(`${String(year).padStart(4, '0')}-12-31`)

/** What each account of income and expense came to. @param turnovers those of the year, without what carried it forward */
export const amountsOfYear = (turnovers: readonly RollupRow[]): YearsAmount[] =>
  ACCOUNT_NUMBERS.filter((account) => describedAccount(account).kind !== 'balance')
    .map((account) => ({
      account,
      amount: roundCost(sumOf(turnovers, turnoverName(account, 'debit')) - sumOf(turnovers, turnoverName(account, 'credit'))),
    }))
    .filter(({ amount }) => amount !== 0)

/** The result of a year: above 0 a profit. */
export const resultOfYear = (accounts: readonly YearsAmount[]): number =>
  roundCost(accounts.reduce((sum, { amount }) => sum - amount, 0) + 0)

/** What a year's end enters: each account of income and expense against the result of earlier periods, so that it stands at nothing. */
export const yearEndJournal: JournalOf<ClosedYear> = ({ year, accounts }) =>
  accounts.flatMap(({ account, amount }) => {
    const when = { day: lastDayOfYear(year), act: 'year-closed' } as const
    const [own, result] = [
      { account, of: '' },
      { account: RESULT_ACCOUNT, of: '' },
    ] as const
    return amount < 0 ? bothSides(when, own, result, -amount) : bothSides(when, result, own, amount)
  })

/** It moves no figure but the turnovers of accounts, which are sums of what it enters. */
export const yearEndPostings: Postings<ClosedYear> = {}
