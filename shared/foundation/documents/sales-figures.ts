import { dayOf } from '../days/days'
import { fundMoves, isMoneyIn } from './funds'
import type { FundDocument } from './fund-types'
import { amounts, keyOf, type Amounts, type PostingContext } from '../ledger/postings'
import { sumDong } from '../money/money'
import { orderKind } from './order-kinds'
import { agreedLineMoves, agreedMoves } from './order-agreed'
import { bookingsOf } from './order-bookings'
import { wholeCosts } from './order-costs'
import { channelOf, momentOf } from './order-origin'
import { returnsOf } from './order-returns'
import { partnerOf } from './order-totals'
import type { OrderDocument } from './order-types'

/** Figures of a sale on one moment; each is taken back on the moment of its return. */
interface Moved {
  readonly at: Date
  readonly sums: Readonly<Record<string, number>>
}

const negative = (sums: Moved['sums']): Moved['sums'] => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -sum]))

/** Whether sales count it: what was owed when the books began was sold before. */
const isSale = ({ group, isOpening }: OrderDocument): boolean => orderKind(group).isSold && isOpening !== true
/** Whether all of it came back. */
const isReturned = (order: OrderDocument): order is OrderDocument & { returnedAt: Date } =>
  order.status === 'returned' && order.returnedAt != null

/** The moves, and all of them again on the day of the return, taken back. */
const withReturn = <M extends Moved>(order: OrderDocument, moves: readonly M[]): M[] =>
  isReturned(order) ? [...moves, ...moves.map((move) => ({ ...move, at: order.returnedAt, sums: negative(move.sums) }))] : [...moves]

/** That there was an order, `orders` on its day, and that all of it came back, `returned` on that of its return: an order is never less than none.
 *  @param orders how many there came to be at each moment: one at first, less where it was cancelled later */
const counted = (order: OrderDocument, orders: readonly { readonly at: Date; readonly orders: number }[]): Moved[] => [
  ...orders.map(({ at, orders: count }) => ({ at, sums: { orders: count } })),
  ...(isReturned(order) ? [{ at: order.returnedAt, sums: { returned: 1 } }] : []),
]

/** What came back of an order while the rest stayed. */
const partReturns = (order: OrderDocument) => returnsOf(order).flatMap(({ at, value, lines }) => (lines ? [{ at, value, lines }] : []))

/** What a sale came to at its moments, and what of that left a warehouse. */
interface SaleMove extends Moved {
  /** Of goods that left: which; what is corrected later follows those that left first. None where no warehouse is named, or nothing left. */
  readonly warehouse?: string | undefined
}

/** That there was a sale, and what it came to: `orders`, `returned`, `ordered`, `shipped`, `cost`. */
const salesMoves = (order: OrderDocument): SaleMove[] => {
  const agreed = agreedMoves(order)
  const shipments = order.shipments ?? []
  const first = shipments.find(({ warehouseId }) => warehouseId)?.warehouseId
  const sums = withReturn<SaleMove>(order, [
    ...agreed.map(({ at, total }) => ({ at, sums: { ordered: total } })),
    ...partReturns(order).map(({ at, value }) => ({ at, sums: { ordered: -value } })),
    ...shipments.map(({ time, net, cost, warehouseId }) => ({
      at: time,
      sums: { shipped: net, cost },
      warehouse: warehouseId ?? first ?? undefined,
    })),
  ])
  return [...counted(order, agreed), ...sums]
}

/**
 * Sales by where and when they were made, key = made | channel | weekday | hour | warehouse: `orders`, `returned` and `ordered` without a
 * warehouse, `shipped` and `cost` with that which the goods left; weekday and hour are those of the order, whenever its goods left. By tag, key =
 * tag | tag, an order under each of its tags; what is counted more than once for that is taken off again under the tag of no name. All on
 * the days and with the sums of `buyersOf`.
 */
export function salesMadeOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!isSale(order)) return []
  const { weekday, hour } = momentOf(order, zone)
  const channel = channelOf(order)
  const tags = order.tags ?? []
  const more = tags.length - 1
  return salesMoves(order).flatMap(({ at, sums, warehouse = '' }) => {
    const day = dayOf(at, zone)
    return [
      ...amounts(day, keyOf('made', channel, weekday, hour, warehouse), sums),
      ...tags.flatMap((tag) => amounts(day, keyOf('tag', tag), sums)),
      ...(more > 0 ? amounts(day, keyOf('tag', ''), timesLess(sums, more)) : []),
    ]
  })
}

const timesLess = (sums: Moved['sums'], times: number): Moved['sums'] =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -times * sum]))

/**
 * Sales by buyer, key = customerId or agentId | partner, an order with both under both, and by seller, key = creatorId | member (none of one
 * that came through the interface): `orders` and `ordered` on its own day, `shipped` and `cost` on the days of its shipments. Discounts and gifts, key = discounts | buyer: `orders` that had any, `discount`, `gifts` at their own
 * price, on its own day. What changed once its day was closed is of the day it did. All sums less returns on their day, in whole dong; orders
 * of which all came back are counted as `returned` then.
 */
export function buyersOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!isSale(order)) return []
  const buyers = (['customerId', 'agentId'] as const).flatMap((field) => (order[field] ? [keyOf(field, order[field])] : []))
  const fields = [...buyers, keyOf('creatorId', order.creatorId ?? '')]
  const moves = salesMoves(order)
  return [
    ...fields.flatMap((key) => moves.flatMap((move) => amounts(dayOf(move.at, zone), key, move.sums))),
    ...discountsOf(order, { zone }),
  ]
}

function discountsOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  const buyer = partnerOf(order)
  const agreed = agreedMoves(order)
  if (!buyer || agreed.every(({ given, discount, gifts }) => given === 0 && discount === 0 && gifts === 0)) return []
  const sums = withReturn(order, [
    ...agreed.map(({ at, discount, gifts }) => ({ at, sums: { discount, gifts } })),
    ...partReturns(order).map(({ at, lines }) => ({
      at,
      sums: { discount: -sumDong(lines.map((line) => line.discount ?? 0)), gifts: -sumDong(lines.map((line) => line.gifts ?? 0)) },
    })),
  ])
  const given = agreed.map((move) => ({ at: move.at, orders: move.given }))
  return [...counted(order, given), ...sums].flatMap((move) => amounts(dayOf(move.at, zone), keyOf('discounts', buyer), move.sums))
}

/** What was paid for sales, key = customerId or agentId | partner: `paid`, in whole dong; a refund takes it back on its own day. */
export function paidByBuyers(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  if (!fund.orderId || !isMoneyIn(fund)) return []
  return (['customerId', 'agentId'] as const).flatMap((field) => {
    const partner = fund[field]
    return partner ? fundMoves(fund).flatMap(({ at, amount }) => amounts(dayOf(at, zone), keyOf(field, partner), { paid: amount })) : []
  })
}

/**
 * Sales by product, key = product: `ordered` and `gift` pieces, `revenueOrdered`, `giftValue` on the order's day; `shipped` pieces and
 * `revenueShipped` on the days of its shipments, with the `cost` of its goods as far as it is told by product; what changed once its day was closed on the day it did; less returns on their day. Pieces
 * count gifts, revenue doesn't. Whole dong.
 */
export function productsSold(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!isSale(order)) return []
  const ofProduct = (product: string | null | undefined, moves: readonly Moved[]): Amounts[] =>
    product ? withReturn(order, moves).flatMap(({ at, sums }) => amounts(dayOf(at, zone), product, sums)) : []
  const byLine = (index: number, moves: readonly Moved[]): Amounts[] => ofProduct(order.items[index]?.productId, moves)
  const ordered = agreedLineMoves(order).flatMap(({ at, lines }) =>
    lines.flatMap(({ productId, quantity, net, gift, giftValue }) =>
      ofProduct(productId, [{ at, sums: { ordered: quantity, gift, giftValue, revenueOrdered: net } }]),
    ),
  )
  const shipped = bookingsOf(order).flatMap(({ at, lines }) =>
    lines.flatMap(({ index, quantity, net }) => byLine(index, [{ at, sums: { shipped: quantity, revenueShipped: net } }])),
  )
  const back = partReturns(order).flatMap(({ at, lines }) =>
    lines.flatMap((line) => {
      const { index, quantity, back: value = 0, gifts = 0, giftPieces = 0 } = line
      return byLine(index, [{ at, sums: { ordered: Math.min(0, quantity), revenueOrdered: -value, gift: -giftPieces, giftValue: -gifts } }])
    }),
  )
  const costs = (order.shipments ?? []).flatMap((shipment) =>
    [...wholeCosts(order.items, shipment)].flatMap(([product, cost]) => ofProduct(product, [{ at: shipment.time, sums: { cost } }])),
  )
  return [...ordered, ...shipped, ...back, ...costs]
}
