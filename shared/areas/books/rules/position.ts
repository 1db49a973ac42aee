import { describedAccount, type Account } from '../../../foundation/ledger/accounts'
import { dong, sumDong, type Dong } from '../../../foundation/money/money'
import type { AccountBalance } from './trial-balance'

/** What stands on one side of a balance sheet; no account: what the period came to. */
export interface PositionLine {
  readonly account: Account | null
  readonly amount: Dong
}

/** What a company owns and is owed, and what it owes and has of its own: both sides come to the same. */
export interface Position {
  readonly assets: readonly PositionLine[]
  readonly sources: readonly PositionLine[]
  readonly total: Dong
}

/** Taken off what assets cost. */
const LESSENS_ASSETS: ReadonlySet<Account> = new Set(['214'])
/** Stands among what the company has of its own also where it is below nothing. */
const OWN: ReadonlySet<Account> = new Set(['411', '421'])

const isAsset = (account: Account, net: number): boolean => LESSENS_ASSETS.has(account) || (!OWN.has(account) && net > 0)

/** What stands at the end of a trial balance, by side: an account whose balance stands on the other side stands there here, too. */
export const positionOf = (rows: readonly Pick<AccountBalance, 'account' | 'closingDebit' | 'closingCredit'>[]): Position => {
  const assets: PositionLine[] = []
  const sources: PositionLine[] = []
  let result = 0
  for (const { account, closingDebit, closingCredit } of rows) {
    const net = closingDebit - closingCredit
    if (describedAccount(account).kind !== 'balance') result -= net
    else if (net !== 0) {
      if (isAsset(account, net)) assets.push({ account, amount: dong(net) })
      else sources.push({ account, amount: dong(-net) })
    }
  }
  if (result !== 0) sources.push({ account: null, amount: dong(result) })
  return { assets, sources, total: sumDong(assets.map(({ amount }) => amount)) }
}
