import type { Id } from '@shared/foundation/ids'
import { keptOf, pieces } from '@shared/foundation/documents/order-lines'
import type { ItemGroup } from '@shared/foundation/documents/order-types'
import type { Order } from '@shared/areas/trade/services/orders'

/** One product of an order as the dialog takes it back; a product on several lines is one row. */
export interface ReturnRow {
  readonly productId: Id<'products'>
  readonly name: string
  readonly code?: string | undefined
  readonly unit?: string | undefined
  readonly image?: string | undefined
  readonly group: ItemGroup
  readonly shipped: number
  /** Came back before. */
  readonly returned: number
  /** The most that can come back now. */
  readonly kept: number
  /** Pieces of what was shipped and kept that can't come back: no unit of them is there any more. */
  readonly gone: number
}

/** The products of an order of which something was shipped, in its order.
 *  @param units how many units of each product can come back; null while that isn't known */
export const returnRows = (order: Pick<Order, 'items'>, units: ReadonlyMap<string, number> | null = null): ReturnRow[] => {
  const rows = new Map<string, ReturnRow>()
  for (const item of order.items) {
    if (!item.productId || item.shipped === 0) continue
    const before = rows.get(item.productId)
    rows.set(item.productId, {
      productId: item.productId,
      name: item.name,
      code: item.slug,
      unit: item.unit,
      image: item.avatar,
      group: item.group,
      shipped: pieces((before?.shipped ?? 0) + item.shipped),
      returned: pieces((before?.returned ?? 0) + (item.returned ?? 0)),
      kept: pieces((before?.kept ?? 0) + keptOf(item)),
      gone: 0,
    })
  }
  return [...rows.values()].map((row) => {
    if (!units || row.group !== 'goods') return row
    const kept = Math.min(row.kept, units.get(row.productId) ?? 0)
    return { ...row, kept, gone: row.kept - kept }
  })
}

/** Whether some product of the order can come back. */
export const canReturnPart = (order: Pick<Order, 'items'>): boolean => returnRows(order).some(({ kept }) => kept > 0)
