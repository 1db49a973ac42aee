import { dayOf, isDay, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { clampQuantity, pieces, remainingOf } from '@shared/foundation/documents/order-lines'
import type { ItemGroup } from '@shared/foundation/documents/order-types'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'

/** One product of an order as the dialog ships it; a product on several lines is one row. */
export interface ShipRow {
  readonly productId: Id<'products'>
  readonly name: string
  readonly code?: string | undefined
  readonly unit?: string | undefined
  readonly image?: string | undefined
  readonly group: ItemGroup
  readonly ordered: number
  /** Shipped before (without the shipment being edited). */
  readonly shipped: number
  /** The most that can go now. */
  readonly remaining: number
  /** In the shipment being edited. */
  readonly inShipment: number
}

const shipmentQuantities = (shipment: Shipment | null): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of shipment?.lines ?? [])
    if (productId) sums.set(productId, pieces((sums.get(productId) ?? 0) + quantity))
  return sums
}

/** The rows of an order's products, in its order. @param editing the past shipment that is being edited */
export const shipRows = (order: Pick<Order, 'items'>, editing: Shipment | null = null): ShipRow[] => {
  const inShipment = shipmentQuantities(editing)
  const rows = new Map<string, ShipRow>()
  for (const item of order.items) {
    if (!item.productId) continue
    const before = rows.get(item.productId)
    const own = before ? 0 : (inShipment.get(item.productId) ?? 0)
    rows.set(item.productId, {
      productId: item.productId,
      name: item.name,
      code: item.slug,
      unit: item.unit,
      image: item.avatar,
      group: item.group,
      ordered: pieces((before?.ordered ?? 0) + item.quantity),
      shipped: pieces((before?.shipped ?? 0) + item.shipped - own),
      remaining: pieces((before?.remaining ?? 0) + remainingOf(item) + own),
      inShipment: before?.inShipment ?? own,
    })
  }
  return [...rows.values()]
}

/** What one may take of a row from the warehouse; services and what comes in have no limit but the order's. */
export const availableOf = (row: ShipRow, stock: number | undefined, goesOut: boolean): number =>
  !goesOut || row.group !== 'goods' || stock === undefined ? row.remaining : stock + row.inShipment

/** What the dialog proposes: everything that remains and is there; of an edited shipment what it holds. */
export const proposedQuantity = (row: ShipRow, available: number, editing: boolean): number =>
  editing ? row.inShipment : clampQuantity(Math.min(row.remaining, available), row.remaining)

/** What is typed, brought to what remains; goods come in whole pieces. What can't be read stays NaN. */
export const quantityFor = (row: ShipRow, asked: number | null): number => {
  if (Number.isNaN(asked)) return Number.NaN
  const clamped = clampQuantity(asked ?? 0, row.remaining)
  return row.group === 'goods' ? Math.floor(clamped) : pieces(clamped)
}

/** A day and a time of day of the zone as an instant; null when they don't make one. */
export const shippingInstant = (day: string | null, clock: string, zoneName: string): Instant | null => {
  const time = /^(\d{1,2})[:h.](\d{2})$/.exec(clock.trim())
  const [hours, minutes] = [Number(time?.[1] ?? NaN), Number(time?.[2] ?? NaN)]
  if (!isDay(day) || !(hours < 24) || !(minutes < 60)) return null
  const at = new Date(startOfDay(day, asZone(zoneName)).getTime() + (hours * 60 + minutes) * 60_000)
  return dayOf(at, asZone(zoneName)) === day ? (at.toISOString() as Instant) : null
}
