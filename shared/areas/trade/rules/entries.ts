import type { Entries, Entry } from '../../../foundation/ledger/lock-date'
import type { OrderDocument } from '../../../foundation/documents/order-types'

/**
 * What an order enters in the books: what was ordered on its own day, its shipments on theirs, its return on its own. Where it stands, what
 * was paid of it, its tags and notes are no entries.
 */
export const orderEntries: Entries<OrderDocument> = (order) => [
  orderedEntry(order),
  ...(order.shipments ?? []).map(({ time, warehouseId, lines, net }): Entry => ({ at: time, what: [warehouseId, lines, net] })),
  ...(order.returnedAt ? [{ at: order.returnedAt, what: 'returned' }] : []),
]

const orderedEntry = ({ created, items, total, discount, customerId, agentId, supplierId }: OrderDocument): Entry => ({
  at: created,
  what: [
    items.map(({ productId, name, quantity, quantityGift = 0, price, cost }) => [productId, name, quantity, quantityGift, price, cost]),
    total,
    discount ?? 0,
    customerId ?? agentId ?? supplierId,
  ],
})
