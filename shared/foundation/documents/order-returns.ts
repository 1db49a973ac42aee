import type { Id } from '../ids'
import { dong, shareDong, sumDong, type Dong } from '../money/money'
import { fieldError } from '../errors/field-error'
import { bookingsOf } from './order-bookings'
import { keptOf, pieces, remainingOf } from './order-lines'
import { bookedNet, goodsOf, MAX_UNITS, shippedNet, spreadRequest, type GoodsMove, type Refusal } from './order-shipping'
import type { OrderStatus } from './order-statuses'
import { keptTotal, lineNets, lineVats, netTotal, vatTotal } from './order-totals'
import type { BookedLine, OrderDocument, OrderItem, Shipment, ShipmentLine } from './order-types'

/** What comes back: pieces per product, of a line where it is known. */
export type ReturnRequest = readonly { productId: Id<'products'>; quantity: number; index?: number }[]

type Returnable = Pick<OrderDocument, 'group' | 'items' | 'status' | 'total' | 'discount' | 'shipments'>

/** What a return of a part does to its order. */
export interface ReturnPlan {
  ok: true
  /** Quantities below 0. */
  lines: ShipmentLine[]
  /** The order's items with `returned` grown. */
  items: (OrderItem & { returned: number })[]
  /** `returned` once all that was shipped has come back and nothing is left to ship; else as it was. */
  status: OrderStatus
  /** Booked value that comes back, at most 0, in whole dong. */
  net: Dong
  /** Of the order's total, all that came back so far, in whole dong. */
  returnedTotal: Dong
  /** Pieces of goods that move, above 0, one entry a product. */
  goods: GoodsMove[]
}

/** Whether an entry of `shipments` is a return of a part. */
export const isReturn = ({ lines }: Pick<Shipment, 'lines'>): boolean => lines.some(({ quantity }) => quantity < 0)

/** What of an order's total came back with its returned pieces: of each line its net, and its VAT, less the share of the pieces that stay, so
 *  that parts sum to the whole. Whole dong. */
export function returnedTotalOf(order: Pick<OrderDocument, 'group' | 'items' | 'discount'>): Dong {
  if (order.items.every(({ returned = 0 }) => returned === 0)) return dong(0)
  const [nets, vats] = [lineNets(order), lineVats(order)]
  return sumDong(
    order.items.flatMap((item, index) => {
      const { returned = 0 } = item
      const partBack = (value: number): Dong => dong(value - shareDong(value, pieces(item.quantity - returned), item.quantity))
      return returned === 0 ? [] : [partBack(nets[index] ?? 0), partBack(vats[index] ?? 0)]
    }),
  )
}

/** What returning these quantities of what was shipped does to an order: lines, `returned` per item, status, value, goods to move. The value
 *  is the share that was booked for those pieces. Doesn't look at stock.
 *  @returns a plan, or the errors: nothing to return, more than was shipped and kept, over 5,000 units */
export function planReturn(order: Returnable, asked: ReturnRequest): ReturnPlan | Refusal {
  const { lines, errors } = spreadRequest(order.items, asked, {
    field: 'returning',
    leftOf: keptOf,
    tooFew: 'returns.more-than-shipped',
  })
  if (errors.length > 0) return { ok: false, errors }
  if (lines.length === 0) return { ok: false, errors: [fieldError('returning', 'returns.nothing')] }
  const back = new Map(lines.map(({ index, quantity }) => [index, quantity]))
  const items = order.items.map((item, index) => ({ ...item, returned: pieces((item.returned ?? 0) + (back.get(index) ?? 0)) }))
  const goods = goodsOf(order.items, lines)
  if (goods.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_UNITS)
    return { ok: false, errors: [fieldError('returning', 'shipping.too-many-units', { max: MAX_UNITS })] }
  return {
    ok: true,
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
    items,
    status: hasAllComeBack(items) ? 'returned' : order.status,
    net: dong(shippedNet({ ...order, items }) - bookedNet(order)),
    returnedTotal: returnedTotalOf({ ...order, items }),
    goods,
  }
}

/** Whether all that was shipped has come back and nothing is left to ship. */
export const hasAllComeBack = (items: readonly OrderItem[]): boolean =>
  items.some(({ returned = 0 }) => returned > 0) && items.every((item) => keptOf(item) === 0 && remainingOf(item) === 0)

/** What came back of an order's total at one moment. */
export interface DatedReturn {
  at: Date
  /** Whole dong, without VAT. */
  value: Dong
  /** Its VAT; absent: none. */
  vat?: Dong
  /** What was booked of it by line; absent for what came back when the order was returned as a whole. */
  lines?: readonly BookedLine[]
}

const vatIn = (vat: Dong): Pick<DatedReturn, 'vat'> => (vat === 0 ? {} : { vat })

/** What came back of an order's total, as it was booked return by return; sums to all that did. What changed terms make of it counts when they
 *  were changed. */
export function returnsOf(order: OrderDocument): DatedReturn[] {
  const parts: DatedReturn[] = bookingsOf(order).flatMap(({ at, lines }) => {
    const value = sumDong(lines.map(({ back = 0 }) => back))
    const vat = sumDong(lines.map(({ vatBack = 0 }) => vatBack))
    return value !== 0 || vat !== 0 || lines.some(({ quantity }) => quantity < 0) ? [{ at, value, ...vatIn(vat), lines }] : []
  })
  if (order.status !== 'returned' || !order.returnedAt) return parts
  const value = dong(netTotal(order) - sumDong(parts.map((part) => part.value)))
  const vat = dong(vatTotal(order) - sumDong(parts.map((part) => part.vat ?? 0)))
  return value === 0 && vat === 0 ? parts : [...parts, { at: order.returnedAt, value, ...vatIn(vat) }]
}

/** What is overpaid once an order is worth `returnedTotal` less, in whole dong ≥ 0: paid and balance used above what is left of its total. */
export const overpaidAfter = (order: Pick<OrderDocument, 'total' | 'paid' | 'usePartnerBalance'>, returnedTotal: number): Dong =>
  dong(Math.max(0, (order.paid ?? 0) + (order.usePartnerBalance ?? 0) - keptTotal({ total: order.total, returnedTotal })))
