import { dayOf } from '../days/days'
import type { PostingContext } from '../ledger/postings'
import { dong } from '../money/money'
import { builtInGroupOf, FUND_GROUPS } from './fund-groups'
import { fundMoves } from './funds'
import type { FundDocument, FundVat } from './fund-types'
import type { InputInvoice } from './input-invoice'
import type { VatMove } from './vat-moves'

type Described = Pick<
  FundDocument,
  'group' | 'amount' | 'isOpening' | 'orderId' | 'assetId' | 'customerId' | 'agentId' | 'supplierId' | 'userId' | 'month'
> & { readonly transferLabel?: string | null | undefined }

/** Groups of entries that are no expense of their own, or one that no seller writes an invoice of. */
const WITHOUT_INVOICE: readonly string[] = [FUND_GROUPS.cashShortage.name, FUND_GROUPS.transfers.name]

/** Whether the seller's invoice may stand on an entry: it is money that goes out for something, and pays no order, asset, person or balance. */
export const isInvoicedExpense = (fund: Described): boolean => {
  const group = builtInGroupOf(fund.group)
  const paysAnother = fund.orderId ?? fund.assetId ?? fund.customerId ?? fund.agentId ?? fund.supplierId ?? fund.userId ?? fund.month
  return (
    fund.amount < 0 &&
    !fund.isOpening &&
    !paysAnother &&
    fund.transferLabel == null &&
    (group === null || group === 'otherExpenses') &&
    !WITHOUT_INVOICE.includes(fund.group)
  )
}

/** The rates that an invoice's VAT may be at. */
const TAXED_RATES = [5, 8, 10] as const
/** Each line of an invoice is rounded by itself: by so much its VAT may be above its rate, in dong. */
const MOST_ROUNDED_DONG = 100

/**
 * The VAT of an expense by its invoice: at the rate that comes nearest, as an invoice of several rates tells but one sum here; null where the
 * invoice has none.
 * @param paid what was paid, whole dong above 0
 */
export const vatOfExpense = (paid: number, { vat }: Pick<InputInvoice, 'vat'>): FundVat | null => {
  if (vat <= 0) return null
  const base = paid - vat
  const off = (rate: number): number => Math.abs(base * rate - vat * 100)
  const rate = TAXED_RATES.reduce<(typeof TAXED_RATES)[number]>((best, each) => (off(each) < off(best) ? each : best), TAXED_RATES[0])
  return { rate, base: dong(base), amount: dong(vat) }
}

/** Whether VAT is more than the highest rate makes of what was paid: the entry pays less than its invoice. @param paid whole dong above 0 */
export const isAboveInvoice = (paid: number, { vat }: Pick<InputInvoice, 'vat'>): boolean => vat * 10 > paid - vat + MOST_ROUNDED_DONG * 10

type Deducted = Parameters<typeof fundMoves>[0] & { readonly inputVat?: FundVat | undefined }

/** The VAT of an entry on the days on which it moves the books: what is deducted when it is paid, and taken back when that is. */
export const fundVatMoves = (fund: Deducted, { zone }: PostingContext): VatMove[] => {
  const { inputVat } = fund
  if (!inputVat) return []
  return fundMoves(fund).map(({ at, amount }) => {
    const sign = amount < 0 ? 1 : -1
    return { day: dayOf(at, zone), rate: inputVat.rate, base: sign * inputVat.base, amount: sign * inputVat.amount }
  })
}
