import { ACCOUNT_NUMBERS, describedAccount, type Account } from '../../../foundation/ledger/accounts'
import { turnoverName } from '../../../foundation/ledger/journal-lines'
import { sumOf, type RollupRow } from '../../../foundation/ledger/rows'
import { dong, roundDong, sumDong, type Dong } from '../../../foundation/money/money'

/** An account over a range of days: what it stood at before, what was written on either side of it, and what it stands at then. */
export interface AccountBalance extends BalanceColumns {
  readonly account: Account
}

/** Amounts on the two sides; a balance stands on one of them. */
export interface BalanceColumns {
  readonly openingDebit: Dong
  readonly openingCredit: Dong
  readonly debit: Dong
  readonly credit: Dong
  readonly closingDebit: Dong
  readonly closingCredit: Dong
}

/** Where the result of what income and expenses came to before the range stands. */
export const RESULT_ACCOUNT = '421' satisfies Account

/** Costs of units may have two decimals: what rounding leaves over belongs to the cost of goods. */
const ROUNDING_ACCOUNT = '632' satisfies Account

const isCarriedOn = (account: Account): boolean => describedAccount(account).kind === 'balance'

/**
 * What stood on an account before a day, debits less credits. Income and expenses begin each range at nothing: what they came to before is
 * the result of earlier periods.
 * @param before the turnovers before the day
 */
export const openingOf = (before: readonly RollupRow[], account: Account): number => {
  const netOf = (each: Account): number => sumOf(before, turnoverName(each, 'debit')) - sumOf(before, turnoverName(each, 'credit'))
  if (!isCarriedOn(account)) return 0
  if (account !== RESULT_ACCOUNT) return netOf(account)
  return ACCOUNT_NUMBERS.filter((each) => each === RESULT_ACCOUNT || !isCarriedOn(each)).reduce((sum, each) => sum + netOf(each), 0)
}

/** Whole dong of which the sum is `sum`: what rounding leaves over goes to one of them. */
const roundedTo = (sum: Dong, amounts: ReadonlyMap<Account, number>, rest: Account): Map<Account, Dong> => {
  const whole = new Map([...amounts].map(([account, amount]) => [account, roundDong(amount)]))
  const off = sum - sumDong(whole.values())
  return off === 0 ? whole : whole.set(rest, dong((whole.get(rest) ?? 0) + off))
}

const byAccount = (amountOf: (account: Account) => number): Map<Account, number> =>
  new Map(ACCOUNT_NUMBERS.map((account) => [account, amountOf(account)]))

const debitOf = (net: number): Dong => dong(Math.max(0, net))
const creditOf = (net: number): Dong => dong(Math.max(0, -net) + 0)

/**
 * The trial balance of a range: each account that has a figure, by number, and the sums, of which debits and credits agree.
 * @param before the turnovers before the range
 * @param within those of it
 */
export function trialBalance(
  before: readonly RollupRow[],
  within: readonly RollupRow[],
): { data: AccountBalance[]; total: BalanceColumns } {
  const opening = roundedTo(
    dong(0),
    byAccount((account) => openingOf(before, account)),
    RESULT_ACCOUNT,
  )
  const debits = byAccount((account) => sumOf(within, turnoverName(account, 'debit')))
  const credits = byAccount((account) => sumOf(within, turnoverName(account, 'credit')))
  const sum = roundDong([...debits.values()].reduce((all, each) => all + each, 0))
  const [debit, credit] = [roundedTo(sum, debits, ROUNDING_ACCOUNT), roundedTo(sum, credits, ROUNDING_ACCOUNT)]
  const data = ACCOUNT_NUMBERS.map((account): AccountBalance => {
    const [opened, debited, credited] = [opening, debit, credit].map((amounts) => amounts.get(account) ?? dong(0)) as [Dong, Dong, Dong]
    const closed = opened + debited - credited
    return {
      account,
      openingDebit: debitOf(opened),
      openingCredit: creditOf(opened),
      debit: debited,
      credit: credited,
      closingDebit: debitOf(closed),
      closingCredit: creditOf(closed),
    }
  }).filter(({ account: _account, ...columns }) => Object.values(columns).some((amount) => amount !== 0))
  const sumOfColumn = (column: keyof BalanceColumns): Dong => sumDong(data.map((row) => row[column]))
  return {
    data,
    total: {
      openingDebit: sumOfColumn('openingDebit'),
      openingCredit: sumOfColumn('openingCredit'),
      debit: sumOfColumn('debit'),
      credit: sumOfColumn('credit'),
      closingDebit: sumOfColumn('closingDebit'),
      closingCredit: sumOfColumn('closingCredit'),
    },
  }
}
