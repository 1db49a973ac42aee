import type { Day } from '../days/days'
import type { Account, Side } from './accounts'
import type { Amounts, PostingContext } from './postings'

/** What is done when lines are entered in the journal. */
export const ACTS = [
  'sale-shipped',
  'sale-returned',
  'sale-corrected',
  'purchase-received',
  'purchase-returned',
  'purchase-corrected',
  'goods-in',
  'goods-out',
  'money-in',
  'money-out',
  'money-refunded',
  'money-moved',
  'pay',
  'pay-earned',
  'commission-earned',
  'asset-paid',
  'depreciation',
  'asset-disposed',
  'debt-written-off',
  'cod-collected',
  'cod-settled',
  'opening',
  'year-closed',
] as const
export type Act = (typeof ACTS)[number]

/** One line of the journal on its day. */
export interface JournalLine {
  readonly day: Day
  readonly act: Act
  readonly account: Account
  readonly side: Side
  /** Whole dong; below 0 what is taken back on the same side (written in red). */
  readonly amount: number
  /** Whose it is in the account's sub-ledger: an id, a label or a group; empty where it is nobody's. */
  readonly of: string
}

/**
 * What a record stands for in the journal, as lines that balance on each day for each act; declared with the service. A command enters the
 * difference between what its record stood for before and stands for after it.
 */
export type JournalOf<R> = (record: R, context: PostingContext) => readonly JournalLine[]

/** Two lines that balance: what is debited to one account and credited to another; none of nothing. */
export const bothSides = (
  when: Pick<JournalLine, 'day' | 'act'>,
  debit: Pick<JournalLine, 'account' | 'of'>,
  credit: Pick<JournalLine, 'account' | 'of'>,
  amount: number,
): JournalLine[] =>
  amount === 0
    ? []
    : [
        { ...when, ...debit, side: 'debit', amount },
        { ...when, ...credit, side: 'credit', amount },
      ]

/** What a change of a record enters: the lines of `after` less those of `before`, one for each day, act, account, side and sub-ledger. */
export function linesOfChange<R>(journal: JournalOf<R>, before: R | null, after: R | null, context: PostingContext): JournalLine[] {
  const lines = new Map<string, JournalLine>()
  const add = (line: JournalLine, sign: 1 | -1): void => {
    const key = `${line.day} ${line.act} ${line.account} ${line.side} ${line.of}`
    const amount = (lines.get(key)?.amount ?? 0) + sign * line.amount
    lines.set(key, { ...line, amount })
  }
  if (after) for (const line of journal(after, context)) add(line, 1)
  if (before) for (const line of journal(before, context)) add(line, -1)
  return [...lines.values()].filter(({ amount }) => amount !== 0)
}

/** By how much the debits of some lines exceed their credits, in whole dong: 0 of every entry. */
export const imbalanceOf = (lines: readonly Pick<JournalLine, 'side' | 'amount'>[]): number =>
  lines.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0)

/** How the figures of accounts name what was debited or credited to one: `d111`, `c111`. */
export const turnoverName = (account: Account, side: Side): string => `${side === 'debit' ? 'd' : 'c'}${account}`

/** The key under which the turnovers of all accounts are kept. */
export const ALL_ACCOUNTS = 'all'

/** And those of entries that carry a year's income and expenses forward. */
export const CARRIED_FORWARD = 'carried'

/** What lines add to the turnovers of accounts, by day. */
export const turnoversOf = (lines: readonly JournalLine[]): Amounts[] => {
  const days = new Map<string, { day: Day; key: string; sums: Record<string, number> }>()
  for (const { day, act, account, side, amount } of lines) {
    const key = act === 'year-closed' ? CARRIED_FORWARD : ALL_ACCOUNTS
    const own = days.get(`${day} ${key}`) ?? { day, key, sums: {} }
    const name = turnoverName(account, side)
    own.sums[name] = (own.sums[name] ?? 0) + amount
    days.set(`${day} ${key}`, own)
  }
  return [...days.values()]
}
