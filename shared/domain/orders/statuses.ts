export const ORDER_GROUPS = ['sales', 'purchases', 'inventoryIn', 'inventoryOut'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

export const ORDER_STATUSES = [
  'new-order',
  'reserved',
  'confirmed',
  'processing',
  'processed',
  'partial-shipped',
  'shipped',
  'arriving',
  'shipmentDelivered',
  'delivered',
  'finished',
  'returning',
  'returned',
  'cancelled',
  'error',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = ['pending', 'completed', 'cancelled'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
