import { isDay, type Day } from '@shared/foundation/days/days'
import { dong, type Dong } from '@shared/foundation/money/money'

/** The invoice of a seller as it is written; empty where there is none. */
export interface InvoiceValues {
  series: string
  number: string
  /** Null: the day of what it is on. */
  date: string | null
  sellerTaxCode: string
  vat: number | null
}

export const noInvoice: InvoiceValues = { series: '', number: '', date: null, sellerTaxCode: '', vat: null }

/** An invoice as it is sent. */
interface SentInvoice {
  series: string
  number: string
  date: Day
  sellerTaxCode: string
  vat: Dong
}

/** What is sent of a seller's invoice; null where nothing is written of it. @param on the day of what it is on */
export const sentInvoice = ({ date, vat, ...texts }: InvoiceValues, on: Day): SentInvoice | null => {
  const [series, number, sellerTaxCode] = [texts.series.trim(), texts.number.trim(), texts.sellerTaxCode.trim()]
  if (series === '' && number === '' && sellerTaxCode === '' && date === null && vat === null) return null
  return { series, number, sellerTaxCode, date: isDay(date) ? date : on, vat: dong(vat ?? 0) }
}
