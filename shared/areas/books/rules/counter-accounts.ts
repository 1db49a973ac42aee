import type { Account } from '../../../foundation/ledger/accounts'
import type { JournalLine } from '../../../foundation/ledger/journal-lines'

type Line = Pick<JournalLine, 'act' | 'account' | 'side'>

/** What stands against what where one act writes more than one pair: goods against their cost, what is owed against what is earned by it. */
const PAIRS: readonly (readonly [Account, Account])[] = [
  ['131', '511'],
  ['131', '3331'],
  ['632', '156'],
  ['156', '331'],
  ['1331', '331'],
  ['6422', '331'],
  ['632', '331'],
]

/** The expense of pay stands against the member, the member against both it and the money. */
const PAY: Account = '334'

/** A year's income and expenses each stand against its result. */
const RESULT: Account = '421'

const stand = (act: JournalLine['act'], lines: readonly Line[], one: Account, other: Account): boolean => {
  if (act.startsWith('sale-') || act.startsWith('purchase-'))
    return PAIRS.some((pair) => pair.includes(one) && pair.includes(other) && one !== other)
  if (act === 'year-closed') return one === RESULT || other === RESULT
  return !lines.some(({ account }) => account === PAY) || one === PAY || other === PAY
}

/** The accounts that stand against a line of an entry, by number. */
export const counterAccounts = (lines: readonly Line[], line: Line): Account[] => {
  const ofAct = lines.filter(({ act }) => act === line.act)
  const against = ofAct.filter(({ side, account }) => side !== line.side && account !== line.account)
  return [...new Set(against.flatMap(({ account }) => (stand(line.act, ofAct, line.account, account) ? [account] : [])))].sort()
}
