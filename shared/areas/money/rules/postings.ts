import { dayOf } from '../../../foundation/days/days'
import { amounts, keyOf, type Amounts, type PostingContext, type Postings } from '../../../foundation/ledger/postings'
import { earnedPay, paidOfAccrued } from '../../../foundation/documents/accruals'
import { paidByBuyers } from '../../../foundation/documents/sales-figures'
import { accountOfFund } from '../../../foundation/documents/order-statement'
import { advanceOf, partnerOfFund } from '../../../foundation/documents/order-totals'
import { cashMoves, fundMoves, isMoneyIn, isPartRefund } from '../../../foundation/documents/funds'
import { FUND_GROUPS, ordersPaidBy } from '../../../foundation/documents/fund-groups'
import { fundVatMoves } from '../../../foundation/documents/fund-vat'
import { vatAmounts } from '../../../foundation/documents/vat-moves'
import type { FundDocument } from '../../../foundation/documents/fund-types'

/** Cash, key = fund group | label | 'credit' or 'debit', on the days an entry moves the books: `amount` signed, in whole dong, `count`;
 *  a refund takes both back on its own day, in the same group, label and direction; one of a part takes no entry out of the count. What was
 *  paid ahead before the books began is no cash that came or went. */
function cashOf(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  const key = keyOf(fund.group, fund.label ?? '', isMoneyIn(fund) ? 'credit' : 'debit')
  const counts = fund.isOpening || isPartRefund(fund) ? [0] : [1, -1]
  return cashMoves(fund).flatMap(({ at, amount }, index) => amounts(dayOf(at, zone), key, { amount, count: counts[index] ?? 0 }))
}

/** What an entry without an order does to its partner's `balance`, key = partner, on the days it moves the books. Whole dong. */
function advancesOf(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  const partner = partnerOfFund(fund)
  if (!partner) return []
  return fundMoves(fund).flatMap(({ at, amount }) => amounts(dayOf(at, zone), partner, { balance: advanceOf({ ...fund, amount }) }))
}

/** What an entry adds to the business result beside its money, key = fund group: pay on the day it was earned, and on the day that money pays
 *  what was an expense before as much less of it. Whole dong. */
function earnedBefore(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  const less = [...earnedPay(fund), ...paidOfAccrued(fund, zone)]
  return less.flatMap(({ day, amount }) => amounts(day, keyOf(fund.group), { result: -amount }))
}

/** What came in or was spent before the books began, of no order, asset or balance, adds to the business result of its day, key = fund group: its
 *  money moved no account of these books. Whole dong. */
function ofBefore(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  const { group, isOpening } = fund
  if (!isOpening || ordersPaidBy(group) !== null || group === FUND_GROUPS.assets.name || group === FUND_GROUPS.opening.name) return []
  return fundMoves(fund)
    .slice(0, 1)
    .flatMap(({ at, amount }) => amounts(dayOf(at, zone), keyOf(group), { result: amount }))
}

/** What of an expense is VAT that is deducted is none: it adds to the business result beside its money, key = fund group. Whole dong. */
const deductedOf = (fund: FundDocument, context: PostingContext): Amounts[] =>
  fundVatMoves(fund, context).flatMap(({ day, amount }) => amounts(day, keyOf(fund.group), { result: amount }))

/** What an entry of funds adds to the figures. */
export const fundPostings: Postings<FundDocument> = {
  funds: cashOf,
  partner: advancesOf,
  accounts: accountOfFund,
  buyers: paidByBuyers,
  business: (fund, context) => [...earnedBefore(fund, context), ...ofBefore(fund, context), ...deductedOf(fund, context)],
  vat: (fund, context) => vatAmounts('input', fundVatMoves(fund, context), false),
}
