import type { ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import type { MessageDescriptor } from 'react-intl'
import { closingMessages as m } from './messages'

/** What each check is called, and how what it found is told. */
export const checkTexts: Readonly<
  Record<ClosingCheck, { readonly title: MessageDescriptor; readonly done: MessageDescriptor; readonly open: MessageDescriptor }>
> = {
  'waiting-entries': { title: m.waitingEntries, done: m.waitingEntriesDone, open: m.waitingEntriesOpen },
  'money-without-account': { title: m.moneyWithoutAccount, done: m.moneyWithoutAccountDone, open: m.moneyWithoutAccountOpen },
  'cash-below-zero': { title: m.cashBelowZero, done: m.cashBelowZeroDone, open: m.cashBelowZeroOpen },
  'goods-of-unknown-cost': { title: m.goodsOfUnknownCost, done: m.goodsOfUnknownCostDone, open: m.goodsOfUnknownCostOpen },
  'open-shifts': { title: m.openShifts, done: m.openShiftsDone, open: m.openShiftsOpen },
  'unpaid-salaries': { title: m.unpaidSalaries, done: m.unpaidSalariesDone, open: m.unpaidSalariesOpen },
  'bank-unmatched': { title: m.bankUnmatched, done: m.bankUnmatchedDone, open: m.bankUnmatchedOpen },
  'orders-in-error': { title: m.ordersInError, done: m.ordersInErrorDone, open: m.ordersInErrorOpen },
  'sold-without-invoice': { title: m.soldWithoutInvoice, done: m.soldWithoutInvoiceDone, open: m.soldWithoutInvoiceOpen },
}
