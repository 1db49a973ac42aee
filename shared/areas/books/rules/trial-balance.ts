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

/** The turnovers before a range. */
export interface Before {
  readonly turnovers: readonly RollupRow[]
  /** Those before the year of its first day, where the range holds the entry that carries this year forward; else null. */
  readonly ofEarlierYears: readonly RollupRow[] | null
}

const netOf = (rows: readonly RollupRow[], account: Account): number =>
  sumOf(rows, turnoverName(account, 'debit')) - sumOf(rows, turnoverName(account, 'credit'))

/**
 * What stood on an account before a range, debits less credits. Income and expenses begin it at nothing, what they came to before is the
 * result of earlier periods; where the range holds the entry that carries their year forward, they begin with what is carried with it.
 */
export const openingOf = ({ turnovers, ofEarlierYears }: Before, account: Account): number => {
  const ofYear = (each: Account): number => (ofEarlierYears === null ? 0 : netOf(turnovers, each) - netOf(ofEarlierYears, each))
  if (!isCarriedOn(account)) return ofYear(account)
  if (account !== RESULT_ACCOUNT) return netOf(turnovers, account)
  return ACCOUNT_NUMBERS.filter((each) => !isCarriedOn(each)).reduce(
    (sum, each) => sum + netOf(turnovers, each) - ofYear(each),
    netOf(turnovers, RESULT_ACCOUNT),
  )
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
export function trialBalance(before: Before, within: readonly RollupRow[]): { data: AccountBalance[]; total: BalanceColumns } {
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
