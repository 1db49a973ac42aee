import { keptOf, remainingOf, sumPieces } from '@shared/foundation/documents/order-lines'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'

/** Pieces of a shipment; `goodsOnly` leaves services out. */
export const shipmentCount = (order: Pick<Order, 'items'>, shipment: Shipment, goodsOnly = false): number =>
  sumPieces(shipment.lines.filter(({ index }) => !goodsOnly || order.items[index]?.group === 'goods').map(({ quantity }) => quantity))

/** Pieces of products that remain to be shipped. */
export const piecesLeft = (order: Pick<Order, 'items'>): number => sumPieces(order.items.map(remainingOf))

/** Pieces of products that were shipped and did not come back. */
export const piecesKept = (order: Pick<Order, 'items'>): number => sumPieces(order.items.map(keptOf))

/** Goods that were shipped, by the warehouse they left from or came to. */
export const goodsByWarehouse = (order: Order): { name: string | undefined; count: number }[] => {
  const places = new Map<string, { name: string | undefined; count: number }>()
  for (const shipment of order.shipments) {
    const count = shipmentCount(order, shipment, true)
    if (count === 0) continue
    const key = shipment.warehouseId ?? ''
    places.set(key, { name: shipment.warehouse?.name, count: (places.get(key)?.count ?? 0) + count })
  }
  return [...places.values()]
}
