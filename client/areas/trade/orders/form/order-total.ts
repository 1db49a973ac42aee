import { linesTotal } from '../../../../ui/LineItems/lines'
import type { OrderValues } from './order-values'

/** What an order comes to as it is written, in whole dong; null beyond what the books hold. */
export const orderTotal = ({ items, discount, total }: Pick<OrderValues, 'items' | 'discount' | 'total'>): number | null => {
  if (items.length === 0) return total ?? 0
  const sum = linesTotal(items)
  return sum === null ? null : Math.max(0, sum - (discount ?? 0))
}
