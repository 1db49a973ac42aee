import type { OrderStatus } from '@shared/foundation/documents/order-statuses'

/** What the chips over the list put together. */
export type StatusChip = 'new' | 'processing' | 'shipping' | 'done' | 'returned' | 'cancelled' | 'error'
export const chipStatuses: Readonly<Record<StatusChip, readonly OrderStatus[]>> = {
  new: ['new-order', 'reserved'],
  processing: ['confirmed', 'processing', 'processed'],
  shipping: ['partial-shipped', 'shipped', 'arriving', 'shipmentDelivered'],
  done: ['delivered', 'finished'],
  returned: ['returning', 'returned'],
  cancelled: ['cancelled'],
  error: ['error'],
}
