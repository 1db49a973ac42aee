import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { dong } from '@shared/foundation/money/money'
import type { WaitingSale } from '../../../lib/outbox/device'
import type { ReceiptOrder } from '../../trade/parts/receipt/receipt-printer'
import type { Cart } from '../carts'
import type { SaleSums } from '../use-counter-vat'

/** How a sale was paid, and what was given back of it; whole dong. */
interface Paid {
  readonly payments: readonly { readonly label: string; readonly amount: number }[]
  readonly received: number | null
  readonly change: number
}

/** A sale that waits to be sent, as its receipt tells it: under its provisional number. @param seller their name */
export const awayOrder = (
  { provisional, at, counter }: Pick<WaitingSale, 'provisional' | 'at' | 'counter'>,
  { customer, discount }: Pick<Cart, 'customer' | 'discount'>,
  { total, items, rates }: SaleSums,
  { payments, received, change }: Paid,
  seller: string,
): ReceiptOrder => ({
  group: SOLD_GROUP,
  order_number: provisional,
  created: at,
  status: 'delivered',
  items: [...items],
  discount: dong(discount),
  total: dong(total),
  ...(rates ? { vat: [...rates] } : {}),
  paid: dong(payments.reduce((sum, { amount }) => sum + amount, 0)),
  usePartnerBalance: dong(0),
  change: dong(change),
  ...(customer ? { customer: { name: customer.name } } : {}),
  creator: { name: seller },
  counter: {
    name: counter,
    provisional,
    payments: payments.map(({ label, amount }) => ({ label, amount: dong(amount) })),
    ...(received === null ? {} : { received: dong(received) }),
  },
})
