import { type Static } from '@feathersjs/typebox'
import { flag, id, instant, optional, orNull, shape, unitCost, workspaceFields } from './schema-kit'

/** One unit of goods: its `_id` is its QR code, `created` the moment it came in. */
export const stockUnit = shape({
  _id: id('stocks'),
  ...workspaceFields,
  productId: id('products'),
  warehouseId: id('warehouses'),
  /** Null: unknown, which is never 0. */
  cost: orNull(unitCost()),
  importId: id('orders'),
  exported: flag(),
  exportId: optional(id('orders')),
  exportTime: optional(instant()),
})
export type StockUnit = Static<typeof stockUnit>
