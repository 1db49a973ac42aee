import { dayOf } from '../days/days'
import { fundMoves } from './funds'
import type { FundDocument } from './fund-types'
import { amounts, keyOf, type Amounts, type PostingContext } from '../ledger/postings'
import { allocate, dong, roundDong, sumDong, type Dong } from '../money/money'
import { orderKind } from './order-kinds'
import { keptOf } from './order-lines'
import { returnsOf } from './order-returns'
import { lineNets, partnerOf, unitValue } from './order-totals'
import type { OrderDocument, Shipment } from './order-types'

/** Figures of a sale on one moment; each is taken back on the moment of its return. */
interface Moved {
  readonly at: Date
  readonly sums: Readonly<Record<string, number>>
}

const negative = (sums: Moved['sums']): Moved['sums'] => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -sum]))

/** Whether it was ever sold: neither cancelled nor in error. */
const isOrdered = ({ group, status }: OrderDocument): boolean => orderKind(group).isSold && status !== 'cancelled' && status !== 'error'
/** Whether all of it came back. */
const isReturned = (order: OrderDocument): order is OrderDocument & { returnedAt: Date } =>
  order.status === 'returned' && order.returnedAt != null

/** The moves, and all of them again on the day of the return, taken back. */
const withReturn = (order: OrderDocument, moves: readonly Moved[]): Moved[] =>
  isReturned(order) ? [...moves, ...moves.map(({ sums }) => ({ at: order.returnedAt, sums: negative(sums) }))] : [...moves]

/** What came back of an order while the rest stayed. */
const partReturns = (order: OrderDocument) => returnsOf(order).filter(({ part }) => part !== undefined)

/** What the gifts of a sale are worth at their own price, in whole dong. */
export const giftsValue = (order: Pick<OrderDocument, 'group' | 'items'>): Dong =>
  sumDong(order.items.map((item) => roundDong(unitValue(order.group, item) * (item.quantityGift ?? 0))))

/**
 * Sales by buyer, key = customerId or agentId | partner, an order with both under both: `orders` and `ordered` on its own day, `shipped`
 * on the days of its shipments. Discounts and gifts, key = discounts | buyer: `orders` that had any, `discount`, `gifts` at their own
 * price, on its own day. All less returns on their day; whole dong.
 */
export function buyersOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!orderKind(order.group).isSold) return []
  const fields = (['customerId', 'agentId'] as const).flatMap((field) => (order[field] ? [keyOf(field, order[field])] : []))
  const moves = withReturn(order, [
    ...(isOrdered(order) ? [{ at: order.created, sums: { orders: 1, ordered: order.total } }] : []),
    ...partReturns(order).map(({ at, value }) => ({ at, sums: { ordered: -value } })),
    ...(order.shipments ?? []).map(({ time, net }) => ({ at: time, sums: { shipped: net } })),
  ])
  return [...fields.flatMap((key) => moves.flatMap(({ at, sums }) => amounts(dayOf(at, zone), key, sums))), ...discountsOf(order, { zone })]
}

function discountsOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  const buyer = partnerOf(order)
  const [discount, gifts] = [order.discount ?? 0, giftsValue(order)]
  const given = order.items.some(({ quantityGift = 0 }) => quantityGift > 0)
  if (!buyer || !isOrdered(order) || (discount === 0 && !given)) return []
  const moves = withReturn(order, [{ at: order.created, sums: { orders: 1, discount, gifts } }])
  return moves.flatMap(({ at, sums }) => amounts(dayOf(at, zone), keyOf('discounts', buyer), sums))
}

/** What was paid for sales, key = customerId or agentId | partner: `paid`, in whole dong; a refund takes it back on its own day. */
export function paidByBuyers(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  if (!fund.orderId || fund.amount <= 0) return []
  return (['customerId', 'agentId'] as const).flatMap((field) => {
    const partner = fund[field]
    return partner ? fundMoves(fund).flatMap(({ at, amount }) => amounts(dayOf(at, zone), keyOf(field, partner), { paid: amount })) : []
  })
}

/** What each line got of a shipment's booked value: by what the line is worth a piece; a correction by what was shipped of the lines. */
function shipmentValues(order: OrderDocument, { lines, net }: Shipment): { index: number; quantity: number; value: Dong }[] {
  const nets = lineNets(order)
  const moved = lines.length > 0 ? lines : order.items.map((item, index) => ({ index, quantity: keptOf(item) }))
  const worth = moved.map(({ index, quantity }) => Math.abs(((nets[index] ?? 0) * quantity) / (order.items[index]?.quantity || 1)))
  const weights = worth.some((weight) => weight > 0) ? worth : moved.map(({ quantity }) => Math.abs(quantity))
  const values = weights.some((weight) => weight > 0) ? allocate(net, weights) : weights.map(() => dong(0))
  return moved.map(({ index, quantity }, at) => ({ index, quantity: lines.length > 0 ? quantity : 0, value: values[at] ?? dong(0) }))
}

/**
 * Sales by product, key = product: `ordered` and `gift` pieces, `revenueOrdered`, `giftValue` on the order's day; `shipped` pieces and
 * `revenueShipped` on the days of its shipments; less returns on their day. Pieces count gifts, revenue doesn't. Whole dong.
 */
export function productsSold(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!orderKind(order.group).isSold) return []
  const nets = lineNets(order)
  const byLine = (index: number, moves: readonly Moved[]): Amounts[] => {
    const product = order.items[index]?.productId
    return product ? withReturn(order, moves).flatMap(({ at, sums }) => amounts(dayOf(at, zone), product, sums)) : []
  }
  const ordered = isOrdered(order)
    ? order.items.flatMap((item, index) => {
        const gift = item.quantityGift ?? 0
        const giftValue = roundDong(unitValue(order.group, item) * gift)
        return byLine(index, [{ at: order.created, sums: { ordered: item.quantity, gift, giftValue, revenueOrdered: nets[index] ?? 0 } }])
      })
    : []
  const shipped = (order.shipments ?? []).flatMap((shipment) =>
    shipmentValues(order, shipment).flatMap(({ index, quantity, value }) =>
      byLine(index, [{ at: shipment.time, sums: { shipped: quantity, revenueShipped: value } }]),
    ),
  )
  const back = partReturns(order).flatMap(({ at, value, part }) =>
    part === undefined
      ? []
      : shipmentValues(order, { ...part, net: -value }).flatMap((line) =>
          byLine(line.index, [{ at, sums: { ordered: line.quantity, revenueOrdered: line.value } }]),
        ),
  )
  return [...ordered, ...shipped, ...back]
}
