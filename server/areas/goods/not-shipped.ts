import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { pieces, remainingOf } from '@shared/foundation/documents/order-lines'
import { NOT_SHIPPED_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { SocaiDatabase } from '../../kernel/collections'

/** By product: pieces ordered in open sales and not shipped. */
export const notShipped = async (database: SocaiDatabase, workspaceId: string, productId?: string): Promise<Map<string, number>> => {
  const orders = await database
    .records('orders', workspaceId)
    .find(
      { group: SOLD_GROUP, status: { $in: [...NOT_SHIPPED_STATUSES] }, ...(productId ? { 'items.productId': productId } : {}) },
      { only: ['items.productId', 'items.quantity', 'items.shipped'] },
    )
  const counts = new Map<string, number>()
  for (const item of orders.flatMap(({ items }) => items))
    if (item.productId) counts.set(item.productId, pieces((counts.get(item.productId) ?? 0) + remainingOf(item)))
  return counts
}
