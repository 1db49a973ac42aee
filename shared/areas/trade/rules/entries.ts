import type { Entries, Entry } from '../../../foundation/ledger/lock-date'
import { writeOffMoves } from '../../../foundation/documents/order-write-offs'
import type { OrderDocument } from '../../../foundation/documents/order-types'

/**
 * What an order enters in the books: that something was ordered on its own day, its shipments on theirs, its return on its own. What changes of
 * its terms once its day is closed is told by its figures. Where it stands, what was paid of it, its tags and notes are no entries.
 */
export const orderEntries: Entries<OrderDocument> = (order) => [
  { at: order.created, what: order.customerId ?? order.agentId ?? order.supplierId },
  ...(order.shipments ?? []).map(({ time, warehouseId, lines, net }): Entry => ({
    at: time,
    // Which line of its order it was changes with the lines before it.
    what: [warehouseId, lines.map(({ productId, quantity }) => [productId, quantity]), net],
  })),
  ...writeOffMoves(order).map(({ at, amount }): Entry => ({ at, what: ['written off', amount] })),
  ...(order.returnedAt ? [{ at: order.returnedAt, what: 'returned' }] : []),
]
