import type { Id } from '../../../foundation/ids'
import { allocate, dong, roundDong, shareDong, type Dong } from '../../../foundation/money/money'
import { giftsAmong } from '../../../foundation/documents/order-bookings'
import { keptOf, pieces } from '../../../foundation/documents/order-lines'
import { lineNets, statusPaymentOf, unitValue } from '../../../foundation/documents/order-totals'
import { orderKind } from '../../../foundation/documents/order-kinds'
import type { OrderDocument, ProductCost, Shipment } from '../../../foundation/documents/order-types'

/** What of an order's line came to count for commissions, or stopped counting: negative. */
export interface EarningLine {
  /** The line's place in the order's items. */
  readonly index: number
  /** Pieces, gifts not among them. */
  readonly quantity: number
  /** After discount and gifts, in whole dong. */
  readonly net: Dong
  /** Of the goods, gifts among them, in whole dong. */
  readonly cost: Dong
  /** The category its product was of when it came to count: moving the product later changes nothing that was earned. */
  readonly categoryId?: Id<'categories'> | undefined
}

/** One moment at which what counts of an order changed. */
export interface Earning {
  readonly at: Date
  readonly lines: readonly EarningLine[]
}

type Sold = OrderDocument & { readonly earnings?: readonly Earning[] | undefined }

/** An order earns once it is delivered and paid in full: what was written off isn't paid. */
const earns = (order: OrderDocument): boolean =>
  orderKind(order.group).isSold &&
  Boolean(order.agentId) &&
  (order.status === 'delivered' || order.status === 'finished') &&
  statusPaymentOf({ ...order, writtenOff: 0, paid: order.paid ?? 0 }) === 'completed'

/** The cost of each line's goods, shipment by shipment. */
function lineCosts(order: OrderDocument): Dong[] {
  const costs = order.items.map(() => 0)
  for (const shipment of order.shipments ?? [])
    for (const { index, cost } of costsOfShipment(order, shipment)) costs[index] = (costs[index] ?? 0) + cost
  return costs.map(roundDong)
}

/** A shipment's cost by line: what its units of each product cost; of a shipment that doesn't tell, by what the lines are worth. */
function costsOfShipment(order: OrderDocument, { lines, cost, costs }: Shipment): { index: number; cost: number }[] {
  if (lines.length === 0) return costsOfCorrection(order, costs ?? [])
  const goods = lines.filter(({ index }) => order.items[index]?.group === 'goods')
  if (costs?.some((each) => each.cost !== 0)) return costsOfProducts(roundDong(cost), costs, goods)
  const shared = goods.length > 0 ? goods : lines
  const worth = shared.map(({ index, quantity }) => {
    const item = order.items[index]
    return item ? Math.abs(unitValue(order.group, item) * quantity) : 0
  })
  const weights = worth.some((weight) => weight > 0) ? worth : shared.map(({ quantity }) => Math.abs(quantity))
  return allocate(roundDong(cost), weights).map((part, at) => ({ index: shared[at]?.index ?? 0, cost: part }))
}

/** A correction of cost alone, spread over what was shipped of each product. */
const costsOfCorrection = ({ items }: OrderDocument, costs: readonly ProductCost[]): { index: number; cost: number }[] =>
  costs.flatMap(({ productId, cost }) => {
    const sold = items.flatMap((item, index) =>
      item.productId === productId && (item.shipped ?? 0) > 0 ? [{ index, shipped: item.shipped ?? 0 }] : [],
    )
    const weights = sold.map(({ shipped }) => shipped)
    return weights.length === 0 ? [] : allocate(roundDong(cost), weights).map((part, at) => ({ index: sold[at]?.index ?? 0, cost: part }))
  })

function costsOfProducts(total: Dong, costs: readonly ProductCost[], goods: Shipment['lines']): { index: number; cost: number }[] {
  const parts = allocate(
    total,
    costs.map(({ cost }) => Math.abs(cost)),
  )
  return costs.flatMap(({ productId }, place) => {
    const sold = goods.filter((line) => line.productId === productId)
    const weights = sold.map(({ quantity }) => Math.abs(quantity))
    return allocate(parts[place] ?? dong(0), weights).map((cost, at) => ({ index: sold[at]?.index ?? 0, cost }))
  })
}

/** What counts of the order as it stands: of each line what was shipped and hasn't come back; nothing until it earns. */
function dueLines(order: Sold): EarningLine[] {
  if (!earns(order)) return []
  const nets = lineNets(order)
  const costs = lineCosts(order)
  return order.items.map((item, index) => {
    const kept = Math.min(keptOf(item), item.quantity)
    return {
      index,
      quantity: pieces(kept - giftsAmong(item, kept)),
      net: shareDong(nets[index] ?? 0, kept, item.quantity),
      cost: costs[index] ?? dong(0),
    }
  })
}

/** What counted so far, line by line. */
export const earnedSoFar = (earnings: readonly Earning[]): Map<number, EarningLine> => {
  const sums = new Map<number, EarningLine>()
  for (const { lines } of earnings)
    for (const { index, quantity, net, cost } of lines) {
      const before = sums.get(index)
      sums.set(index, {
        index,
        quantity: pieces((before?.quantity ?? 0) + quantity),
        net: dong((before?.net ?? 0) + net),
        cost: dong((before?.cost ?? 0) + cost),
      })
    }
  return sums
}

/** A product's category. */
export type CategoryOf = (productId: Id<'products'>) => Id<'categories'> | undefined

/** The earnings with the category of each line: the one it first came to count with, else the one its product is of now. */
export function inCategories(
  earnings: readonly Earning[],
  items: readonly { readonly productId?: Id<'products'> | null | undefined }[],
  categoryOf: CategoryOf,
): Earning[] {
  const known = new Map<number, Id<'categories'> | undefined>()
  return earnings.map(({ at, lines }) => ({
    at,
    lines: lines.map((line) => {
      const productId = items[line.index]?.productId
      if (!known.has(line.index)) known.set(line.index, line.categoryId ?? (productId ? categoryOf(productId) : undefined))
      const categoryId = known.get(line.index)
      return categoryId ? { ...line, categoryId } : line
    }),
  }))
}

/**
 * The order's earnings with what has changed by now: an entry of the differences, dated `now`; the list itself when nothing differs.
 * Delivered and paid in full adds all of it, a return takes its part back, a refund of the payment all of it.
 */
export function withEarnings(order: Sold, now: Date): readonly Earning[] {
  const before = order.earnings ?? []
  if (before.length === 0 && !earns(order)) return before
  const booked = earnedSoFar(before)
  const due = new Map(dueLines(order).map((line) => [line.index, line]))
  const lines = [...new Set([...booked.keys(), ...due.keys()])]
    .sort((a, b) => a - b)
    .map((index) => {
      const [is, was] = [due.get(index), booked.get(index)]
      return {
        index,
        quantity: pieces((is?.quantity ?? 0) - (was?.quantity ?? 0)),
        net: dong((is?.net ?? 0) - (was?.net ?? 0)),
        cost: dong((is?.cost ?? 0) - (was?.cost ?? 0)),
      }
    })
    .filter(({ quantity, net, cost }) => quantity !== 0 || net !== 0 || cost !== 0)
  return lines.length === 0 ? before : [...before, { at: now, lines }]
}
