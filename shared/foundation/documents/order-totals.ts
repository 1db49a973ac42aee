import { allocate, dong, roundDong, shareDong, sumDong, type Dong } from '../money/money'
import type { Id } from '../ids'
import type { FundDocument } from './fund-types'
import { keptAmount } from './funds'
import { isPaidByCredit, isTrade, orderKind, type OrderGroup } from './order-kinds'
import { pieces } from './order-lines'
import { UNCOUNTED_STATUSES, type PaymentStatus } from './order-statuses'
import type { OrderDocument, OrderItem, VatLine } from './order-types'
import { percentOf, VAT_RATES } from './vat-rates'

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

type Discounted = Lines & { readonly discount?: number | null }

/** Whether an order has VAT: each of its lines then has a rate. */
export const hasVat = ({ items }: Pick<OrderDocument, 'items'>): boolean => items.some(({ vatRate }) => vatRate !== undefined)

/** Σ item totals − discount, and the VAT that prices don't hold; without items, the total that was given. */
export const orderTotal = (order: Discounted & { total?: number | null }): Dong => {
  if (order.items.length === 0) return dong(order.total ?? 0)
  return hasVat(order) ? dong(sumDong(lineNets(order)) + sumDong(lineVats(order))) : dong(itemsTotal(order) - (order.discount ?? 0))
}

/** Each line's part of the discount as it is written, by largest remainder. */
const pricedDiscounts = (order: Discounted): Dong[] =>
  allocate(
    order.discount ?? 0,
    order.items.map((item) => itemTotal(order.group, item)),
  )

/** What each line comes to after its part of the discount, as it is priced: with VAT where the price holds it. */
export const pricedNets = (order: Discounted): Dong[] => {
  const discounts = pricedDiscounts(order)
  return order.items.map((item, index) => dong(itemTotal(order.group, item) - (discounts[index] ?? 0)))
}

/** What an amount of a line is without the VAT that its price holds, in whole dong. */
export const withoutVat = (amount: Dong, { vatRate, vatIncluded }: Pick<OrderItem, 'vatRate' | 'vatIncluded'>): Dong =>
  vatIncluded ? shareDong(amount, 100, 100 + percentOf(vatRate)) : amount

/** Each line's part of the discount without VAT, by largest remainder. */
export const lineDiscounts = (order: Discounted): Dong[] => {
  const discounts = pricedDiscounts(order)
  if (!hasVat(order)) return discounts
  return order.items.map((item, index) => {
    const whole = itemTotal(order.group, item)
    return dong(withoutVat(whole, item) - withoutVat(dong(whole - (discounts[index] ?? 0)), item))
  })
}

/** What each line is worth after its part of the discount, without VAT; sums to the order's total without VAT. */
export function lineNets(order: Discounted): Dong[] {
  const nets = pricedNets(order)
  return hasVat(order) ? order.items.map((item, index) => withoutVat(nets[index] ?? dong(0), item)) : nets
}

/** The VAT of each line: rounded once for each rate (half away from zero) and spread by largest remainder; of a price that holds it what is between both. */
export function lineVats(order: Discounted): Dong[] {
  if (!hasVat(order)) return order.items.map(() => dong(0))
  const [priced, nets] = [pricedNets(order), lineNets(order)]
  const vats = order.items.map((_, index) => dong((priced[index] ?? 0) - (nets[index] ?? 0)))
  for (const rate of VAT_RATES) {
    const own = order.items.flatMap((item, index) => (item.vatRate === rate && !item.vatIncluded ? [index] : []))
    if (own.length === 0 || percentOf(rate) === 0) continue
    const bases = own.map((index) => nets[index] ?? dong(0))
    const parts = allocate(shareDong(sumDong(bases), percentOf(rate), 100), bases)
    own.forEach((index, place) => (vats[index] = parts[place] ?? dong(0)))
  }
  return vats
}

/** The VAT of an order by rate, in the order of the rates; undefined of one that has none. */
export function vatOf(order: Discounted): VatLine[] | undefined {
  if (!hasVat(order)) return undefined
  const [nets, vats] = [lineNets(order), lineVats(order)]
  return VAT_RATES.flatMap((rate) => {
    const own = order.items.flatMap((item, index) => (item.vatRate === rate ? [index] : []))
    const sumOf = (amounts: readonly Dong[]): Dong => sumDong(own.map((index) => amounts[index] ?? 0))
    return own.length === 0 ? [] : [{ rate, base: sumOf(nets), amount: sumOf(vats) }]
  })
}

/** What of an order's total is VAT, in whole dong. */
export const vatTotal = ({ vat = [] }: Pick<OrderDocument, 'vat'>): Dong => sumDong(vat.map(({ amount }) => amount))

/** An order's total without VAT, in whole dong. */
export const netTotal = (order: Pick<OrderDocument, 'total' | 'vat'>): Dong => dong(order.total - vatTotal(order))

/** What gifts of a line are worth at their own price, without VAT, in whole dong. */
export const giftValueOf = (group: OrderGroup, item: OrderItem): Dong =>
  withoutVat(roundDong(unitValue(group, item) * (item.quantityGift ?? 0)), item)

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
