import { day, money, shape, text } from '../../../foundation/declaration/schema-kit'

/** The invoice of a purchase or an expense, as its seller wrote it. */
export const inputInvoice = shape({
  /** With the sign before it where it has one: `1C26TMS`. */
  series: text(20, { minLength: 1 }),
  number: text(20, { minLength: 1 }),
  date: day(),
  /** Ten digits, or thirteen of a branch. */
  sellerTaxCode: text(14),
  vat: money({ minimum: 0 }),
})
