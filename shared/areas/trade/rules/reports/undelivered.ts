import { dong, roundDong, sumDong, type Dong } from '../../../../foundation/money/money'
import { remainingOf } from '../../../../foundation/documents/order-lines'
import type { OrderDocument } from '../../../../foundation/documents/order-types'

/** What of orders is still to be delivered. */
export interface Undelivered {
  orders: number
  /** What the buyers pay for it, after discount. */
  net: Dong
  /** What its goods will cost, estimated, rounded to a whole dong. */
  cost: Dong
  /** Units of goods for which no cost is known: left out of `cost`. */
  unknownUnits: number
}

type Ordered = Pick<OrderDocument, 'items' | 'total' | 'shipments'>

/**
 * Adds up what is still to be delivered of orders.
 * @param unitCostOf dong a unit of a product is expected to cost; null: unknown
 */
export const undeliveredOf = (orders: readonly Ordered[], unitCostOf: (productId: string) => number | null): Undelivered => {
  const waiting = orders.filter(({ items }) => items.some((item) => remainingOf(item) > 0))
  const goods = waiting.flatMap(({ items }) =>
    items
      .filter(({ group }) => group === 'goods')
      .map((item) => ({ quantity: remainingOf(item), unitCost: item.productId ? unitCostOf(item.productId) : null })),
  )
  return {
    orders: waiting.length,
    net: sumDong(waiting.map(netLeft)),
    cost: roundDong(goods.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0)),
    unknownUnits: goods.reduce((sum, { quantity, unitCost }) => sum + (unitCost === null ? quantity : 0), 0),
  }
}

/** What goods that come back are worth was delivered before; it isn't awaited again. */
const netLeft = ({ total, shipments = [] }: Ordered): Dong =>
  dong(total - sumDong(shipments.filter(({ lines }) => lines.every(({ quantity }) => quantity >= 0)).map(({ net }) => net)))
