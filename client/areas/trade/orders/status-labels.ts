import type { OrderStatus } from '@shared/foundation/documents/order-statuses'
import type { MessageDescriptor } from 'react-intl'
import { purchaseStatusMessages as purchaseLabels, statusMessages as labels } from './messages'
import type { TradeGroup } from './order-group'

/** The word of a status, as it is said of orders of this group. */
export const statusLabel = (status: OrderStatus, group: TradeGroup = 'sales'): MessageDescriptor => {
  if (group === 'purchases') {
    if (status === 'partial-shipped') return purchaseLabels.partial
    if (status === 'shipped') return purchaseLabels.shipped
    if (status === 'delivered') return purchaseLabels.delivered
  }
  return labels[status]
}

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
