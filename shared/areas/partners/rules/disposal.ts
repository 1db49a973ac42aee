import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { dong, type Dong } from '../../../foundation/money/money'

/** An entry that a disposal makes; its amount is signed, whole dong. */
export interface DisposalEntry {
  kind: 'book-value' | 'gain' | 'loss'
  group: string
  amount: Dong
}

/** What a sold or scrapped asset enters in the books: its book value comes back to the group Assets, and what it fetched beyond that, or
 *  short of it, is income or expense. Together they are the money that came in.
 *  @param bookValue, proceeds whole dong, at least 0 */
export function disposalEntries(bookValue: number, proceeds: number): DisposalEntry[] {
  const gain = proceeds - bookValue
  const entries: DisposalEntry[] = [
    { kind: 'book-value', group: FUND_GROUPS.assets.name, amount: dong(bookValue) },
    gain > 0
      ? { kind: 'gain', group: FUND_GROUPS.otherIncome.name, amount: dong(gain) }
      : { kind: 'loss', group: FUND_GROUPS.otherExpenses.name, amount: dong(gain) },
  ]
  return entries.filter(({ amount }) => amount !== 0)
}
