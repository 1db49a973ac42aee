import { allocate, dong, roundDong, sumDong, type Dong } from '../money/money'
import type { Id } from '../ids'
import type { FundDocument } from './fund-types'
import { keptAmount } from './funds'
import { isPaidByCredit, isTrade, orderKind, type OrderGroup } from './order-kinds'
import { pieces } from './order-lines'
import { UNCOUNTED_STATUSES, type PaymentStatus } from './order-statuses'
import type { OrderDocument, OrderItem } from './order-types'

type Priced = Pick<OrderItem, 'price' | 'cost' | 'quantity' | 'quantityGift'>
type Lines = Pick<OrderDocument, 'group' | 'items'>
type Settled = Pick<OrderDocument, 'status' | 'total' | 'returnedTotal' | 'paid' | 'usePartnerBalance' | 'writtenOff'>

/** What is left of an order's total after what came back, in whole dong. */
export const keptTotal = (order: Pick<OrderDocument, 'total' | 'returnedTotal'>): Dong => dong(order.total - (order.returnedTotal ?? 0))

/** What a piece of a line counts at, its price or its cost; unknown counts 0. Dong. */
export const unitValue = (group: OrderGroup, item: Priced): number => item[orderKind(group).valuedAt] ?? 0

/** Price (or cost) × (quantity − gifts), in whole dong. */
export const itemTotal = (group: OrderGroup, item: Priced): Dong =>
  roundDong(unitValue(group, item) * pieces(item.quantity - (item.quantityGift ?? 0)))

/** Σ item totals, before discount: the most a discount can be. */
export const itemsTotal = (order: Lines): Dong => sumDong(order.items.map((item) => itemTotal(order.group, item)))

/** Σ item totals − discount; without items, the total that was given. */
export const orderTotal = (order: Lines & { total?: number | null; discount?: number | null }): Dong =>
  order.items.length > 0 ? dong(itemsTotal(order) - (order.discount ?? 0)) : dong(order.total ?? 0)

/** Each line's part of the discount, by largest remainder. */
export const lineDiscounts = (order: Lines & { discount?: number | null }): Dong[] =>
  allocate(
    order.discount ?? 0,
    order.items.map((item) => itemTotal(order.group, item)),
  )

/** What each line is worth after its part of the discount; sums to the order's total. */
export function lineNets(order: Lines & { discount?: number | null }): Dong[] {
  const discounts = lineDiscounts(order)
  return order.items.map((item, index) => dong(itemTotal(order.group, item) - (discounts[index] ?? 0)))
}

/** Total − what came back − paid − balance used − written off, in whole dong; below 0 when too much was paid. */
export const outstanding = (order: Settled): Dong =>
  dong(keptTotal(order) - (order.paid ?? 0) - (order.usePartnerBalance ?? 0) - (order.writtenOff ?? 0))

/** The payment status the server gives an order. */
export const statusPaymentOf = (order: Settled): PaymentStatus =>
  order.status === 'cancelled' ? 'cancelled' : outstanding(order) <= 0 ? 'completed' : 'pending'

type Payment = Pick<FundDocument, 'amount' | 'status' | 'refundedAmount'>

/** How much of an order's payment an entry is while it is completed: in the order's own direction (credits of a sale, debits of a purchase),
 *  less what was given back of it. Whole dong ≥ 0. */
export const paymentOf = (group: OrderGroup, fund: Payment): Dong =>
  dong(fund.status === 'completed' ? Math.max(0, isPaidByCredit(group) ? keptAmount(fund) : -keptAmount(fund)) : 0)

/** Σ of an order's payments, in whole dong ≥ 0.
 *  @param funds entries tied to the order, amounts signed */
export const paidOf = (group: OrderGroup, funds: readonly Payment[]): Dong => sumDong(funds.map((fund) => paymentOf(group, fund)))

type Partners = Pick<FundDocument, 'customerId' | 'agentId' | 'supplierId'>

/** The partner an order is settled with: the buyer of a sale (customer before agent), the supplier of a purchase, nobody otherwise. */
export function partnerOf(order: Partners & Pick<OrderDocument, 'group'>): Id<'assets'> | null {
  const field = orderKind(order.group).settlement?.with.find((each) => order[each] != null)
  return field === undefined ? null : (order[field] ?? null)
}

/** The partner an entry of funds names, if any. */
export const partnerOfFund = (fund: Partners): Id<'assets'> | null => fund.customerId ?? fund.agentId ?? fund.supplierId ?? null

/** Whether sums and its partner's books count an order: neither cancelled, returned nor in error. */
export const isCounted = ({ status }: Pick<OrderDocument, 'status'>): boolean => !UNCOUNTED_STATUSES.includes(status)

/** What is still to be collected or paid of an order that counts, in whole dong ≥ 0. Goods brought in or taken out without invoice owe nothing. */
export const stillOpen = (order: Settled & Pick<OrderDocument, 'group'>): Dong =>
  isCounted(order) && isTrade(order.group) ? dong(Math.max(0, outstanding(order))) : dong(0)

/** What an order adds to its partner's balance: what was paid too much less the balance it uses; 0 once cancelled, all that is paid of it
 *  once returned or while in error. */
export function orderBalance(order: Settled): Dong {
  if (order.status === 'cancelled') return dong(0)
  const used = order.usePartnerBalance ?? 0
  const kept = isCounted(order) ? keptTotal(order) : 0
  return dong(Math.max(0, (order.paid ?? 0) + used + (order.writtenOff ?? 0) - kept) - used)
}

/** The amount, seen from the partner, of an entry tied to a partner and to no order: credits raise the balance of customers and agents,
 *  debits that of suppliers; 0 for any other entry, and for the commission of a month. Says nothing of the entry's status. */
export function advanceOf(fund: Partners & Pick<FundDocument, 'amount' | 'orderId' | 'month'>): Dong {
  if (fund.orderId || fund.month) return dong(0)
  if (fund.customerId ?? fund.agentId) return dong(fund.amount)
  return fund.supplierId ? dong(-fund.amount) : dong(0)
}

/** What a partner can spend: overpaid orders and advances, less the balance already used.
 *  @param orders every order of the partner  @param funds every entry tied to the partner; those with an order are left out */
export const partnerBalance = (
  orders: readonly Settled[],
  funds: readonly (Partners & Pick<FundDocument, 'amount' | 'orderId' | 'month' | 'status'>)[],
): Dong => sumDong([...orders.map(orderBalance), ...funds.filter((fund) => fund.status === 'completed').map(advanceOf)])

/** The most of a partner's balance an order may use: what it uses now plus what is left, never below 0. Whole dong. */
export const usableBalance = (balance: number, usedNow = 0): Dong => dong(Math.max(0, balance + usedNow))
