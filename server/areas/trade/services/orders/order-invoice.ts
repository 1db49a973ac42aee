import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>

/** What of an order its invoice says, besides what came back. */
const termsOf = ({ items, discount, customerId, agentId }: Order) => ({
  lines: items.map(({ name, unit, price, quantity, quantityGift, vatRate }) => ({ name, unit, price, quantity, quantityGift, vatRate })),
  discount,
  customerId,
  agentId,
})

const keepsTerms = (before: Order, after: Order): boolean => isEqual(termsOf(before), termsOf(after))

/** What was invoiced is changed by returns alone. @throws AppError 409 */
export const assertKeepsInvoiced = (before: Order, after: Order): void => {
  const { order_number, invoiceStatus } = before
  if (hasNumber(invoiceStatus) && !keepsTerms(before, after)) throw AppError.of('orders.invoiced', { order_number })
}

/** While an invoice is on its way nothing changes that it says. @throws AppError 409 */
export const assertNotIssuing = (before: Order, after: Order): void => {
  if (before.invoiceStatus !== 'issuing') return
  const isOver = (order: Order): boolean => order.status === 'cancelled' || order.status === 'returned'
  const isSame = keepsTerms(before, after) && (before.returnedTotal ?? 0) === (after.returnedTotal ?? 0) && isOver(before) === isOver(after)
  if (!isSame) throw AppError.of('orders.invoice-issuing', { order_number: before.order_number })
}
