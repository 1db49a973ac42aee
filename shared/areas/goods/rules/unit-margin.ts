import type { Id } from '../../../foundation/ids'
import { lineNets } from '../../../foundation/documents/order-totals'
import { roundCost } from '../../../foundation/money/money'
import type { OrderDocument } from '../../../foundation/documents/order-types'

/**
 * What one unit sold for: its share of its product's lines after discount, where free units carry their share too. Dong, at most 2 decimals;
 * null when the product is not in the order.
 */
export function unitRevenue(order: Pick<OrderDocument, 'group' | 'items' | 'discount'>, productId: Id<'products'>): number | null {
  const nets = lineNets(order)
  let [net, quantity] = [0, 0]
  order.items.forEach((item, index) => {
    if (item.productId !== productId) return
    net += nets[index] ?? 0
    quantity += item.quantity
  })
  return quantity > 0 ? roundCost(net / quantity) : null
}
