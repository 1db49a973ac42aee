import { withTexts } from '../../../../i18n/texts'
import { lazyPart } from '../../../../lib/lazy-part'

export type { PrintedPaper, ReceiptOrder } from '../../print/invoice'

/** Prints receipts of what is at hand, with their words: nothing is asked of the server between a sale and its paper. */
export const ReceiptPrinter = lazyPart(() =>
  withTexts('print', () => withTexts('parts', async () => (await import('../../print/components/printed-receipt')).PrintedReceipt)),
)
