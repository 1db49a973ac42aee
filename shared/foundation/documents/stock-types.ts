import type { Id } from '../ids'

/** One unit of goods with its own QR code, in its current state. */
export interface StockUnit {
  _id: Id<'stocks'>
  productId: Id<'products'>
  warehouseId: Id<'warehouses'> | null
  /** Dong, at most 2 decimals; null is unknown. */
  cost: number | null
  /** When it came in: the oldest leave first. */
  created: Date
  /** The order it came with. */
  importId: Id<'orders'> | null
  /** The order it left with; absent while it is in stock. */
  exportId?: Id<'orders'> | null
}

/** Units of one product entering (+1) or leaving (−1) one warehouse with one shipment line or transfer; never changed afterwards. */
export interface Movement {
  productId: Id<'products'>
  warehouseId: Id<'warehouses'>
  /** The order they moved with; absent for a transfer between warehouses. */
  orderId?: Id<'orders'>
  transferId?: Id<'stockTransfers'>
  time: Date
  sign: 1 | -1
  /** Units, at least 1; 0 where only the cost of a movement at that moment is corrected. */
  quantity: number
  /** Dong, at most 2 decimals: the units whose cost is known. */
  cost: number
  /** Units of unknown cost among them. */
  unknown: number
}
