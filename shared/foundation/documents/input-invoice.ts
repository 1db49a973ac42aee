import type { FieldError } from '../errors/field-error'
import type { Day } from '../days/days'
import { hasTaxCodeDigit, hasTaxCodeForm } from './tax-codes'

/** The invoice of a seller, as it is on paper. */
export interface InputInvoice {
  /** With the sign before it where it has one: `1C26TMS`. */
  readonly series: string
  readonly number: string
  readonly date: Day
  readonly sellerTaxCode: string
  /** Whole dong. */
  readonly vat: number
}

const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** What no two documents may have: the seller, series and number of an invoice, however they are typed; zeros before a number say nothing. */
export const inputInvoiceKey = ({ sellerTaxCode, series, number }: InputInvoice): string =>
  [plain(sellerTaxCode), plain(series), plain(number).replace(/^0+(?=.)/, '')].join('|')

/** What is wrong with an invoice that was typed, on its fields. */
export const inputInvoiceErrors = (
  { sellerTaxCode, date }: InputInvoice,
  today: Day,
): FieldError<'tax.code-form' | 'tax.code-digit' | 'tax.invoice-to-come'>[] => {
  const at = 'inputInvoice.sellerTaxCode'
  if (!hasTaxCodeForm(sellerTaxCode)) return [{ path: at, code: 'tax.code-form', values: {} }]
  if (!hasTaxCodeDigit(sellerTaxCode)) return [{ path: at, code: 'tax.code-digit', values: { taxCode: sellerTaxCode } }]
  return date > today ? [{ path: 'inputInvoice.date', code: 'tax.invoice-to-come', values: { today } }] : []
}
