import { fundQuantity } from '../../../foundation/documents/fund-quantity'
import { enteredAmount } from '../../../foundation/documents/funds'
import { missingUnlessAsked } from '../../../foundation/rights/second-person'
import { missingIn } from '../../../foundation/text/missing-in'

interface Written {
  readonly data: Readonly<Record<string, unknown>>
  readonly record: {
    readonly amount: number
    readonly status: string
    readonly items?: readonly object[] | undefined
    readonly label?: string | undefined
    readonly reversedBy?: string | undefined
    readonly asked?: { readonly act: string } | undefined
  }
}

/** Its group says which way an amount goes. What is paid ahead is entered order by order. */
export const missingInAmount = (sent: number, { record, data }: Written): string | null =>
  enteredAmount({ amount: sent }) === enteredAmount(record) || Number(data['prepaid'] ?? 1) > 1 ? null : ''

type SentLine = Readonly<Record<string, unknown>>

/** @returns where the entry's lines don't say what was sent of them: no price is 0, and quantities are kept in whole pieces */
export const missingInFundItems = (sent: readonly SentLine[], { record }: Written): string | null =>
  missingIn(
    record.items,
    sent.map(({ quantity, quantityGift, ...line }) => ({
      ...line,
      quantity: keptOf(quantity),
      quantityGift: keptOf(quantityGift) || undefined,
    })),
  )

const keptOf = (sent: unknown): unknown => (typeof sent === 'number' ? fundQuantity(sent) : sent)

/** An entry that was taken back is cancelled, and its reversal is another; what waits for a second person stands as asked for. */
export const missingInFundStatus = (sent: string, { record }: Written): string | null =>
  (sent === 'refunded' && record.reversedBy !== undefined) || missingUnlessAsked(sent, { record }) === null ? null : ''

/** Money that counts lies somewhere: with no label chosen it lies under the usual one. */
export const missingInFundLabel = (sent: string, { record }: Written): string | null =>
  sent === '' && record.status === 'completed' && record.label !== undefined ? null : ''

/** Paid each month, every entry has a month of its own; the first is answered. */
export const missingInMonths = (_sent: string, { data }: Written): string | null => (data['recurringPayment'] === true ? null : '')
