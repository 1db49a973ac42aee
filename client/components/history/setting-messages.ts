import { defineMessages, type MessageDescriptor } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** What the parts of a company's settings are called in its history. */
export const settingMessages: Readonly<Record<string, MessageDescriptor>> = freeMessages(
  defineMessages({
    lockDate: { id: 'history-part.setting.lockDate', defaultMessage: 'Books closed through' },
    openingDay: { id: 'history-part.setting.openingDay', defaultMessage: 'Figures of before the books, as of' },
    accrualsFrom: { id: 'history-part.setting.accrualsFrom', defaultMessage: 'Pay counts when earned, from' },
    fourEyes: { id: 'history-part.setting.fourEyes', defaultMessage: 'Second person for money out' },
    fourEyesAbove: { id: 'history-part.setting.fourEyesAbove', defaultMessage: 'Expenses wait above' },
    tax: { id: 'history-part.setting.tax', defaultMessage: 'Taxpayer' },
    kind: { id: 'history-part.setting.kind', defaultMessage: 'kind' },
    taxCode: { id: 'history-part.setting.taxCode', defaultMessage: 'tax code' },
    since: { id: 'history-part.setting.since', defaultMessage: 'from' },
    pricesIncludeVat: { id: 'history-part.setting.pricesIncludeVat', defaultMessage: 'Prices hold VAT' },
    counterPricesIncludeVat: { id: 'history-part.setting.counterPricesIncludeVat', defaultMessage: 'Prices at the counter hold VAT' },
    howCalculateRevenue: { id: 'history-part.setting.howCalculateRevenue', defaultMessage: 'Revenue counts' },
    payroll: { id: 'history-part.setting.payroll', defaultMessage: 'Salaries by' },
    nowd: { id: 'history-part.setting.nowd', defaultMessage: 'Working days of a month' },
    status: { id: 'history-part.setting.status', defaultMessage: 'Orders by status' },
    cashflow: { id: 'history-part.setting.cashflow', defaultMessage: 'Money in and out on the figures page' },
    checkinNeedApproval: { id: 'history-part.setting.checkinNeedApproval', defaultMessage: 'Check-ins need approval' },
    nonBusinessIEGroups: { id: 'history-part.setting.nonBusinessIEGroups', defaultMessage: 'Groups outside the business' },
    orderTags: { id: 'history-part.setting.orderTags', defaultMessage: 'Order tags' },
    fundLabels: { id: 'history-part.setting.fundLabels', defaultMessage: 'Fund accounts' },
    invoiceName: { id: 'history-part.setting.invoiceName', defaultMessage: 'Name on papers' },
    invoiceTitle: { id: 'history-part.setting.invoiceTitle', defaultMessage: 'Title of the invoice' },
    invoiceAddress: { id: 'history-part.setting.invoiceAddress', defaultMessage: 'Address on papers' },
    invoiceContact: { id: 'history-part.setting.invoiceContact', defaultMessage: 'Contact on papers' },
    invoiceNotice: { id: 'history-part.setting.invoiceNotice', defaultMessage: 'Notice on papers' },
    invoicePaymentMethods: { id: 'history-part.setting.invoicePaymentMethods', defaultMessage: 'Ways to pay on papers' },
    bankAccount: { id: 'history-part.setting.bankAccount', defaultMessage: 'Account to pay to' },
    bankHolder: { id: 'history-part.setting.bankHolder', defaultMessage: 'Account holder' },
    HideUnpaidOnReceipt: { id: 'history-part.setting.HideUnpaidOnReceipt', defaultMessage: 'Receipts without what is unpaid' },
    BreakReceiptIntoPages: { id: 'history-part.setting.BreakReceiptIntoPages', defaultMessage: 'Receipts on several sheets' },
    HidePaymentCode: { id: 'history-part.setting.HidePaymentCode', defaultMessage: 'No payment code on papers' },
    ShowSkuOnInvoice: { id: 'history-part.setting.ShowSkuOnInvoice', defaultMessage: 'SKU on invoices' },
  }),
)

/** What the settings that choose among a few words are set to. */
export const settingValueMessages: Readonly<Record<string, MessageDescriptor>> = freeMessages(
  defineMessages({
    enabled: { id: 'history-part.set.enabled', defaultMessage: 'on' },
    household: { id: 'history-part.set.household', defaultMessage: 'household business' },
    company: { id: 'history-part.set.company', defaultMessage: 'company' },
    disabled: { id: 'history-part.set.disabled', defaultMessage: 'off' },
    'may read': { id: 'history-part.set.mayRead', defaultMessage: 'reads only' },
    'may write': { id: 'history-part.set.mayWrite', defaultMessage: 'may propose' },
    shipped: { id: 'history-part.set.shipped', defaultMessage: 'by delivery' },
    ordered: { id: 'history-part.set.ordered', defaultMessage: 'by order' },
    hours: { id: 'history-part.set.hours', defaultMessage: 'hours' },
    days: { id: 'history-part.set.days', defaultMessage: 'days' },
    max: { id: 'history-part.set.max', defaultMessage: 'all days' },
    max_ex_sunday: { id: 'history-part.set.max_ex_sunday', defaultMessage: 'all but Sundays' },
  }),
)
