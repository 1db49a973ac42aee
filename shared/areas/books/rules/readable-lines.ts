import { FUND_GROUPS, mayReadEntries } from '../../../foundation/documents/fund-groups'
import type { JournalLine } from '../../../foundation/ledger/journal-lines'
import { can, type Right } from '../../../foundation/rights/rights'

type Line = Pick<JournalLine, 'act' | 'account' | 'of'>

/** Whether lines tell what somebody is paid. */
const isPay = (lines: readonly Line[]): boolean => lines.some(({ account, of }) => account === '334' || of === FUND_GROUPS.salaries.name)

/** What is entered of money, not of goods. */
const isMoney = ({ act }: Line): boolean => !/^(sale|purchase|goods)-/.test(act)

/** Of a sale what it earned, and its VAT, is the report's; what it cost is the board's. */
const EARNED: ReadonlySet<string> = new Set(['131', '511', '3331'])
const mayReadSale = (rights: readonly Right[], { account }: Line): boolean => EARNED.has(account) || can(rights, ['bod'])

/** What is entered of money: all of an entry or nothing, as each line tells the others. */
const mayReadMoney = (rights: readonly Right[], lines: readonly Line[]): boolean => {
  if (isPay(lines)) return mayReadEntries(rights, FUND_GROUPS.salaries.name)
  if (can(rights, ['/funds'])) return true
  // What stands in single purses, and what is paid to suppliers, no report tells without the right to them.
  if (lines.some(({ act, account }) => act === 'money-moved' || account === '411')) return false
  return can(rights, ['/purchases']) || !lines.some(({ account }) => account === '331')
}

/**
 * The lines of an entry that somebody may read one by one, and those of which they know only what all of a day come to, as from other
 * reports: costs of single sales are the board's, purchases and goods taken in or out the buyers', pay that of whoever pays it.
 */
export function readableLines<L extends Line>(rights: readonly Right[], lines: readonly L[]): { readable: L[]; withheld: L[] } {
  const money = lines.filter(isMoney)
  const readsMoney = mayReadMoney(rights, money)
  const reads = (line: L): boolean => {
    if (line.act.startsWith('sale-')) return mayReadSale(rights, line)
    return money.includes(line) ? readsMoney : can(rights, ['/purchases'])
  }
  return { readable: lines.filter(reads), withheld: lines.filter((line) => !reads(line)) }
}

/** What divides the lines of an entry into those that are read one by one and those that a day is told the sum of. */
export type DividesLines = <L extends Line>(lines: readonly L[]) => { readable: L[]; withheld: L[] }

/** By the rights of a member. */
export const dividedFor =
  (rights: readonly Right[]): DividesLines =>
  (lines) =>
    readableLines(rights, lines)

/** For an accountant outside the company: all lines one by one but what somebody is paid. */
export const dividedForAccountant: DividesLines = (lines) => {
  const money = lines.filter(isMoney)
  const isWithheld = isPay(money) ? isMoney : () => false
  return { readable: lines.filter((line) => !isWithheld(line)), withheld: lines.filter(isWithheld) }
}
