import { type InternalGroup, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { id, type Id } from '@shared/foundation/ids'
import type { OrderCreate } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { Product } from '@shared/areas/goods/services/products'

/** Goods that are brought in or taken out, as the form holds them. */
export interface InventoryLine {
  readonly productId: Id<'products'>
  readonly name: string
  readonly unit?: string | undefined
  readonly avatar?: string | undefined
  readonly quantity: number
  /** Dong a unit of what comes in; null is unknown ('n/a'). */
  readonly cost: number | null
}

/** The lines with one more of a product. */
export const withOneMore = (lines: readonly InventoryLine[], { _id, name, unit, avatar, cost }: Product): InventoryLine[] =>
  lines.some(({ productId }) => productId === _id)
    ? lines.map((line) => (line.productId === _id ? { ...line, quantity: line.quantity + 1 } : line))
    : [...lines, { productId: _id, name, unit, avatar, quantity: 1, cost: cost ?? null }]

/** What goods come to at the costs that are known, in dong. */
export const costOf = (lines: readonly InventoryLine[]): number =>
  lines.reduce((sum, { quantity, cost }) => sum + quantity * (cost ?? 0), 0)

/** What is sent: delivered at once, in one go. What goes out leaves at its own cost.
 *  @param at when it was, unless it is now */
export const inventoryOrder = (
  group: InternalGroup,
  { warehouseId, note, items, at }: { warehouseId: string; note: string; items: readonly InventoryLine[]; at?: Instant | undefined },
): OrderCreate => ({
  group,
  status: 'delivered',
  isForce: true,
  ...(at === undefined ? null : { created: at, shippingTime: at }),
  ...(warehouseId ? { warehouseId: id<'warehouses'>(warehouseId) } : null),
  items: items.map(({ productId, quantity, cost }) => ({
    productId,
    quantity,
    ...(takesGoodsOut(group) ? null : { cost: cost ?? 'n/a' }),
  })),
  ...(note.trim() ? { note: note.trim() } : null),
})
