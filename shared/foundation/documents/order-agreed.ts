import { dong, sumDong, type Dong } from '../money/money'
import type { Id } from '../ids'
import { pieces } from './order-lines'
import { isOrdered } from './order-statuses'
import { giftValueOf, hasVat, lineDiscounts, lineNets, netTotal, vatTotal } from './order-totals'
import type { Agreed, AgreedLine, OrderDocument } from './order-types'

type Terms = Pick<OrderDocument, 'group' | 'status' | 'items' | 'total' | 'vat' | 'discount'>
type Changed = Terms & Pick<OrderDocument, 'created' | 'termChanges'>

/** What an order came to when it was agreed, or what a change made of it: without its lines. */
export type AgreedSums = Omit<Agreed, 'lines'>

const nothing: AgreedSums = { orders: 0, total: dong(0), given: 0, discount: dong(0), gifts: dong(0) }

/** What the gifts of an order are worth at their own price, in whole dong. */
export const giftsValue = (order: Pick<OrderDocument, 'group' | 'items'>): Dong =>
  sumDong(order.items.map((item) => giftValueOf(order.group, item)))

/** What is agreed now: nothing once it is cancelled or in error. */
function sumsNow(order: Terms): AgreedSums {
  if (!isOrdered(order)) return nothing
  const discount = hasVat(order) ? sumDong(lineDiscounts(order)) : dong(order.discount ?? 0)
  const isGiven = discount !== 0 || order.items.some(({ quantityGift = 0 }) => quantityGift > 0)
  return {
    orders: 1,
    total: netTotal(order),
    vat: order.vat && vatTotal(order),
    given: isGiven ? 1 : 0,
    discount,
    gifts: giftsValue(order),
  }
}

function linesNow(order: Terms): AgreedLine[] {
  if (!isOrdered(order)) return []
  const nets = lineNets(order)
  return summed(
    order.items.map((item, index) => {
      const gift = item.quantityGift ?? 0
      const giftValue = giftValueOf(order.group, item)
      return { productId: item.productId ?? null, quantity: item.quantity, net: nets[index] ?? dong(0), gift, giftValue }
    }),
  )
}

const plus = (one: AgreedSums, other: AgreedSums, sign: 1 | -1): AgreedSums => ({
  orders: one.orders + sign * other.orders,
  total: dong(one.total + sign * other.total),
  vat: one.vat === undefined && other.vat === undefined ? undefined : dong((one.vat ?? 0) + sign * (other.vat ?? 0)),
  given: one.given + sign * other.given,
  discount: dong(one.discount + sign * other.discount),
  gifts: dong(one.gifts + sign * other.gifts),
})

/** One line a product, in the order in which they come; those that come to nothing are left out. */
function summed(lines: readonly AgreedLine[]): AgreedLine[] {
  const sums = new Map<Id<'products'> | null, AgreedLine>()
  for (const line of lines) {
    const { productId } = line
    const known = sums.get(productId)
    sums.set(productId, {
      productId,
      quantity: pieces((known?.quantity ?? 0) + line.quantity),
      net: dong((known?.net ?? 0) + line.net),
      gift: pieces((known?.gift ?? 0) + line.gift),
      giftValue: dong((known?.giftValue ?? 0) + line.giftValue),
    })
  }
  return [...sums.values()].filter(({ quantity, net, gift, giftValue }) => quantity !== 0 || net !== 0 || gift !== 0 || giftValue !== 0)
}

const negative = ({ productId, quantity, net, gift, giftValue }: AgreedLine): AgreedLine => ({
  productId,
  quantity: 0 - quantity,
  net: dong(0 - net),
  gift: 0 - gift,
  giftValue: dong(0 - giftValue),
})

/**
 * What was agreed, by the moments it counts at: the order's own, and those at which it was changed once its own day was closed. Sums to what
 * is agreed now. The order's own moment comes first, even where it comes to nothing.
 */
export function agreedMoves(order: Changed): readonly (AgreedSums & { readonly at: Date })[] {
  const changes = order.termChanges ?? []
  return [{ at: order.created, ...changes.reduce<AgreedSums>((left, change) => plus(left, change, -1), sumsNow(order)) }, ...changes]
}

/** The same of its lines, one a product and moment. */
export function agreedLineMoves(order: Changed): readonly { readonly at: Date; readonly lines: readonly AgreedLine[] }[] {
  const changes = order.termChanges ?? []
  const own = linesNow(order)
  const first = changes.length === 0 ? own : summed([...own, ...changes.flatMap(({ lines }) => lines.map(negative))])
  return [{ at: order.created, lines: first }, ...changes]
}

/** By how much what is agreed of an order differs after a change; null where it doesn't. */
export function agreedChange(before: Terms, after: Terms): Agreed | null {
  const { vat = 0, ...sums } = plus(sumsNow(after), sumsNow(before), -1)
  const lines = summed([...linesNow(after), ...linesNow(before).map(negative)])
  const isOther = lines.length > 0 || vat !== 0 || Object.values(sums).some((sum) => sum !== 0)
  return isOther ? { ...sums, ...(vat === 0 ? {} : { vat: dong(vat) }), lines } : null
}

/** What of an order's terms can't be told by figures: its lines as they are written, and whom it is for. */
const wordsOf = ({ items, total, discount, customerId, agentId, supplierId }: OrderDocument): string =>
  JSON.stringify([
    items.map(({ productId, name, quantity, quantityGift = 0, price, cost, vatRate }) => [
      productId,
      name,
      quantity,
      quantityGift,
      price,
      cost,
      ...(vatRate === undefined ? [] : [vatRate]),
    ]),
    total,
    discount ?? 0,
    customerId ?? agentId ?? supplierId,
  ])

/** Whether a change concerns the terms of an order in any way, be it words alone. */
export const touchesTerms = (before: OrderDocument, after: OrderDocument): boolean => wordsOf(before) !== wordsOf(after)
