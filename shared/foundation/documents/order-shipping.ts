import type { Id } from '../ids'
import { allocate, dong, shareDong, sumDong, type Dong } from '../money/money'
import type { ErrorCode } from '../../registry/errors'
import { fieldError, type FieldError } from '../errors/field-error'
import { keptOf, pieces, remainingOf } from './order-lines'
import { SHIPPED_STATUSES, type OrderStatus } from './order-statuses'
import { giftsAmong } from './order-bookings'
import { itemsTotal, lineNets, pricedNets } from './order-totals'
import type { OrderDocument, OrderItem, Shipment, ShipmentLine } from './order-types'

/** The most units of goods one shipment moves. */
export const MAX_UNITS = 5000

/** What is asked to be shipped: pieces per product; absent `shipping` asks for everything that remains. */
export interface ShippingRequest {
  shipping?: readonly { productId: Id<'products'>; quantity: number }[]
  warehouseId?: Id<'warehouses'> | null
}

type Shippable = Pick<OrderDocument, 'group' | 'items' | 'status' | 'total' | 'discount' | 'shipments'>

/** Units of one product to move. */
export interface GoodsMove {
  productId: Id<'products'>
  /** Pieces, at least 1; of an edited shipment: more (above 0) or fewer (below 0) than before. */
  quantity: number
}

/** What a shipment does to its order. */
export interface ShipmentPlan {
  ok: true
  lines: ShipmentLine[]
  /** The order's items with `shipped` grown. */
  items: OrderItem[]
  status: OrderStatus
  /** Booked value of the shipment, in whole dong. */
  net: Dong
  /** What each of `lines` is worth, in the same order, in whole dong. */
  values: Dong[]
  /** What moves in stock, one entry a product. */
  goods: GoodsMove[]
}

/** Why something can't be shipped. */
export interface Refusal {
  ok: false
  errors: FieldError[]
}

/** Whether an entry of `shipments` is a shipment: neither a return nor a correction of what was booked. */
export const isShipment = ({ lines }: Pick<Shipment, 'lines'>): boolean => lines.some(({ quantity }) => quantity > 0)

/** What has been booked of an order so far: Σ net of its shipments. */
export const bookedNet = (order: Pick<OrderDocument, 'shipments'>): Dong => sumDong((order.shipments ?? []).map((each) => each.net))

/** What the shipped part of an order is worth: of each line, its net × what was shipped and kept ÷ quantity (gifts in both), rounded; of an
 *  order without items, its total once it is delivered. */
export function shippedNet(order: Pick<OrderDocument, 'group' | 'items' | 'status' | 'total' | 'discount'>): Dong {
  if (order.items.length === 0) return dong(['delivered', 'finished', 'returning'].includes(order.status) ? order.total : 0)
  return sumDong(keptNets(order))
}

/** What of each line was shipped and kept is worth, in whole dong. */
export function keptNets(order: Pick<OrderDocument, 'group' | 'items' | 'discount'>): Dong[] {
  const nets = lineNets(order)
  return order.items.map((item, index) => shareDong(nets[index] ?? 0, keptOf(item), item.quantity))
}

/** The status that shipping gives, and an edit of lines or of a shipment: `shipped` when nothing remains, `partial-shipped` when some has
 *  been shipped; a later status stays while nothing remains; back to `processing` when nothing of it is shipped any more. */
export function statusOfShipped({ status, items }: Pick<OrderDocument, 'status' | 'items'>): OrderStatus {
  if (items.length === 0) return status
  if (!items.some((item) => (item.shipped ?? 0) > 0))
    return SHIPPED_STATUSES.has(status) || status === 'partial-shipped' ? 'processing' : status
  if (items.some((item) => remainingOf(item) > 0)) return 'partial-shipped'
  return ['arriving', 'shipmentDelivered', 'delivered', 'finished', 'returning'].includes(status) ? status : 'shipped'
}

/** What pieces are taken from: the field they are asked in, how many of a line there are, and what is said when they are too few. */
interface Source {
  field: 'shipping' | 'returning'
  leftOf: (item: OrderItem) => number
  tooFew: ErrorCode
}

const toShip: Source = { field: 'shipping', leftOf: remainingOf, tooFew: 'shipping.more-than-remains' }

/** Spreads pieces per product over an order's lines, the first line first; a product may stand on several lines.
 *  @param asked with the line where it is known
 *  @returns the lines, or the errors: unknown product, quantity not valid, more than there are (path 'shipping.0.quantity') */
export function spreadRequest(
  items: readonly OrderItem[],
  asked: readonly { productId: Id<'products'>; quantity: number; index?: number }[],
  { field, leftOf, tooFew }: Source = toShip,
): { lines: ShipmentLine[]; errors: FieldError[] } {
  const lines = new Map<number, ShipmentLine>()
  const errors: FieldError[] = []
  asked.forEach(({ productId, quantity, index: only }, place) => {
    const path = `${field}.${place}.quantity`
    const own = items.flatMap((item, index) => (item.productId === productId && index === (only ?? index) ? [{ item, index }] : []))
    const [first] = own
    if (!first) return errors.push(fieldError(path, 'shipping.not-in-order', { name: productId }))
    const { name } = first.item
    const whole = Number.isSafeInteger(quantity) || own.every(({ item }) => item.group !== 'goods')
    if (!Number.isFinite(quantity) || quantity < 0 || !whole) return errors.push(fieldError(path, 'shipping.quantity-invalid', { name }))
    let left = quantity
    let available = 0
    for (const { item, index } of own) {
      const taken = lines.get(index)?.quantity ?? 0
      const here = pieces(Math.min(left, leftOf(item) - taken))
      available += leftOf(item) - taken
      if (here > 0) lines.set(index, { index, productId, quantity: pieces(taken + here) })
      left = pieces(left - Math.max(0, here))
    }
    return left > 0 && errors.push(fieldError(path, tooFew, { name, left: pieces(available) }))
  })
  return { lines: [...lines.values()].sort((a, b) => a.index - b.index), errors }
}

const everything = (items: readonly OrderItem[], only: (item: OrderItem) => boolean): ShipmentLine[] =>
  items.flatMap((item, index) => {
    const quantity = remainingOf(item)
    return quantity > 0 && only(item) ? [{ index, productId: item.productId ?? null, quantity }] : []
  })

/** What shipping these quantities does to an order: lines, `shipped` per item, status, booked value, goods to move. Doesn't look at stock.
 *  @returns a plan, or the errors: nothing to ship, more than remains, no warehouse for goods, over 5,000 units */
export function planShipment(order: Shippable, request: ShippingRequest): ShipmentPlan | Refusal {
  const { lines, errors } = request.shipping
    ? spreadRequest(order.items, request.shipping)
    : { lines: everything(order.items, () => true), errors: [] }
  if (errors.length > 0) return { ok: false, errors }
  if (lines.length === 0) return { ok: false, errors: [fieldError('shipping', 'shipping.nothing')] }
  const plan = planOf(order, lines)
  if (plan.goods.length > 0 && !request.warehouseId) {
    return { ok: false, errors: [fieldError('warehouseId', 'shipping.warehouse-required')] }
  }
  const units = plan.goods.reduce((sum, { quantity }) => sum + quantity, 0)
  return units > MAX_UNITS ? { ok: false, errors: [fieldError('shipping', 'shipping.too-many-units', { max: MAX_UNITS })] } : plan
}

/** What delivering or finishing an order records first: a shipment of all its unshipped services, or of the whole of an order without
 *  items; null when there is nothing to record.
 *  @returns a plan whose status is `to`, or the problem that goods remain unshipped */
export function planDelivery(order: Shippable, to: 'delivered' | 'finished'): ShipmentPlan | Refusal | null {
  if (order.items.some((item) => item.group === 'goods' && remainingOf(item) > 0)) {
    return { ok: false, errors: [fieldError('status', 'orders.goods-not-shipped')] }
  }
  const plan = planOf(
    order,
    everything(order.items, (item) => item.group !== 'goods'),
    to,
  )
  return plan.lines.length > 0 || plan.net !== 0 ? plan : null
}

function planOf(order: Shippable, lines: ShipmentLine[], status?: OrderStatus): ShipmentPlan {
  const items = withShipped(order.items, lines)
  const nets = lineNets(order)
  const values = lines.map(({ index, quantity }) => {
    const item: Pick<OrderItem, 'quantity' | 'shipped' | 'returned'> = items[index] ?? { quantity: 1 }
    const net = nets[index] ?? 0
    return dong(shareDong(net, keptOf(item), item.quantity) - shareDong(net, pieces(keptOf(item) - quantity), item.quantity))
  })
  const after = { ...order, items, status: status ?? statusOfShipped({ status: order.status, items }) }
  return {
    ok: true,
    lines,
    items,
    status: after.status,
    net: dong(shippedNet(after) - bookedNet(order)),
    values,
    goods: goodsOf(items, lines),
  }
}

function withShipped(items: readonly OrderItem[], lines: readonly ShipmentLine[], sign: 1 | -1 = 1): OrderItem[] {
  const grown = new Map<number, number>()
  for (const { index, quantity } of lines) grown.set(index, (grown.get(index) ?? 0) + sign * quantity)
  return items.map((item, index) => ({ ...item, shipped: pieces((item.shipped ?? 0) + (grown.get(index) ?? 0)) }))
}

/** Pieces of goods on these lines, one entry a product. */
export function goodsOf(items: readonly OrderItem[], lines: readonly ShipmentLine[]): GoodsMove[] {
  const quantities = new Map<Id<'products'>, number>()
  for (const { index, productId, quantity } of lines) {
    if (productId && items[index]?.group === 'goods') quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** What an edit of a past shipment does: its new lines and value, the items, the status, and the difference to move. */
export interface ShipmentEdit {
  ok: true
  lines: ShipmentLine[]
  items: OrderItem[]
  status: OrderStatus
  /** The edited shipment's new booked value, in whole dong. */
  net: Dong
  /** Per product of goods: pieces more (above 0) or fewer (below 0) than before; none that stay. */
  moved: GoodsMove[]
}

/** What changing the quantities of an order's own past shipment does. Each product keeps what `shipping` doesn't name; naming 0 takes it
 *  out. The value of all shipments still is that of the shipped part: the edited one takes the difference, at its own time. One
 *  left without lines and value can be dropped.
 *  @param time of the shipment to edit  @param request 'nothing' takes out all of it, products and other lines
 *  @returns the edit, or the errors: no such shipment, more than remains, over 5,000 units */
export function planShipmentEdit(order: Shippable, time: Date, request: ShippingRequest | 'nothing'): ShipmentEdit | Refusal {
  const shipment = (order.shipments ?? []).find((each) => each.time.getTime() === time.getTime())
  if (!shipment || !isShipment(shipment)) return { ok: false, errors: [fieldError('shippingTime', 'shipping.not-found')] }
  const asked = request === 'nothing' ? [] : (request.shipping ?? [])
  const named = new Set<Id<'products'> | null>(asked.map((each) => each.productId))
  const kept = request === 'nothing' ? [] : shipment.lines.filter((line) => !named.has(line.productId))
  const without = withShipped(order.items, shipment.lines, -1)
  const { lines: changed, errors } = spreadRequest(withShipped(without, kept), asked)
  if (errors.length > 0) return { ok: false, errors }
  const lines = [...kept, ...changed].sort((a, b) => a.index - b.index)
  const items = withShipped(without, lines)
  const below = items.find((item) => keptOf(item) < 0)
  if (below)
    return { ok: false, errors: [fieldError('shipping', 'shipping.below-returned', { name: below.name, count: below.returned ?? 0 })] }
  const goods = goodsOf(items, lines)
  if (goods.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_UNITS) {
    return { ok: false, errors: [fieldError('shipping', 'shipping.too-many-units', { max: MAX_UNITS })] }
  }
  const status = statusOfShipped({ status: order.status, items })
  const others = dong(bookedNet(order) - shipment.net)
  const net = dong(shippedNet({ ...order, items, status }) - others)
  return { ok: true, lines, items, status, net, moved: differences(goodsOf(order.items, shipment.lines), goods) }
}

function differences(before: readonly GoodsMove[], after: readonly GoodsMove[]): GoodsMove[] {
  const moved = new Map(after.map(({ productId, quantity }) => [productId, quantity]))
  for (const { productId, quantity } of before) moved.set(productId, (moved.get(productId) ?? 0) - quantity)
  return [...moved].flatMap(([productId, quantity]) => (quantity === 0 ? [] : [{ productId, quantity }]))
}

/** The entry an edit of items, discount or total books after a shipment: the difference between the shipped part's new value and what was
 *  booked, without quantity; null when there is none.
 *  @param order as it is after the edit, its shipments as they were before */
export function valueCorrection(order: Shippable, time: Date): Shipment | null {
  if ((order.shipments ?? []).length === 0) return null
  const net = dong(shippedNet(order) - bookedNet(order))
  return net === 0 ? null : { time, lines: [], net, cost: 0 }
}

/** An order closed at what was shipped: quantities reduced to it, with their share of the gifts; unshipped lines left out; of the discount
 *  what is between its lines and what was booked of them, so that it is worth what was shipped. */
export function closedTerms(order: Pick<OrderDocument, 'group' | 'items' | 'status' | 'total' | 'discount'>): {
  items: OrderItem[]
  discount: Dong
} {
  const nets = pricedNets(order)
  const lines = order.items.flatMap((item, index) => {
    const { shipped = 0, quantity } = item
    if (shipped <= 0) return []
    const closed = { ...item, quantity: shipped, quantityGift: giftsAmong(item, shipped) }
    return [{ closed, value: shareDong(nets[index] ?? 0, shipped, quantity) }]
  })
  const items = lines.map(({ closed }) => closed)
  return { items, discount: dong(Math.max(0, itemsTotal({ group: order.group, items }) - sumDong(lines.map(({ value }) => value)))) }
}

/** What each unit received on a line costs, in whole dong that sum to the line's value: the line's value after discount and gifts spread
 *  over its units; null for each when the line's cost is unknown.
 *  @param value of the received part, whole dong  @param count units received */
export const receivedCosts = (item: Pick<OrderItem, 'cost'>, value: number, count: number): (Dong | null)[] =>
  item.cost == null ? new Array<null>(count).fill(null) : allocate(value, new Array<number>(count).fill(1))

/** What a return takes back of the books, at its own time: Σ net, cost, units of unknown cost, and what no unit carries, of the order's shipments. */
export function returnedValue(order: Pick<OrderDocument, 'shipments'>): { net: Dong; cost: Dong; unknown: number; uncarried: Dong } {
  const shipments = order.shipments ?? []
  return {
    net: bookedNet(order),
    cost: sumDong(shipments.map((each) => each.cost)),
    unknown: shipments.reduce((sum, each) => sum + (each.unknown ?? 0), 0),
    uncarried: sumDong(shipments.map(({ uncarried = 0 }) => uncarried)),
  }
}

/** The moment itself, or the next free millisecond when it is taken. */
export function freeTime(at: Date, taken: (time: Date) => boolean): Date {
  let time = at
  while (taken(time)) time = new Date(time.getTime() + 1)
  return time
}
