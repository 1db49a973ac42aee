import type { LedgerEntry } from '@shared/areas/books/services/ledger'
import { roundDong } from '@shared/foundation/money/money'

type Entered = Pick<LedgerEntry, 'lines'>
type Line = LedgerEntry['lines'][number]

/** What adding fractions of a dong leaves over is nothing. */
const NOISE = 0.001

const CASH: readonly Line['account'][] = ['111', '112']

/** Debits less credits. */
const net = (lines: readonly Line[]): number => lines.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0)

/** What an entry moves, in dong: of cash and bank what came in less what went out; of an entry that moves neither its debits. */
export const entryMovement = ({ lines }: Entered): number => {
  const money = lines.filter(({ account }) => CASH.includes(account))
  return roundDong(money.length > 0 ? net(money) : lines.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : 0), 0))
}

/** Whether entries leave nothing in any account, nor in any part of one. */
export const leaveNothing = (entries: readonly Entered[]): boolean => {
  const sums = new Map<string, Line[]>()
  for (const line of entries.flatMap(({ lines }) => lines)) {
    const key = `${line.account} ${line.of ?? ''}`
    sums.set(key, [...(sums.get(key) ?? []), line])
  }
  return [...sums.values()].every((lines) => Math.abs(net(lines)) < NOISE)
}
