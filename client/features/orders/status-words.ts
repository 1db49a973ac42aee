import type { OrderStatus } from '@shared/domain/orders/statuses'
import type { MessageDescriptor } from 'react-intl'
import { purchaseStatusMessages as purchaseWords, statusMessages as words } from './messages'
import type { TradeGroup } from './order-group'

/** The word of a status, as it is said of orders of this group. */
export const statusWord = (status: OrderStatus, group: TradeGroup = 'sales'): MessageDescriptor => {
  if (group === 'purchases') {
    if (status === 'partial-shipped') return purchaseWords.partial
    if (status === 'shipped') return purchaseWords.shipped
    if (status === 'delivered') return purchaseWords.delivered
  }
  return words[status]
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
