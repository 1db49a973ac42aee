import type { OrderStatus } from '@shared/domain/orders/statuses'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { TradeGroup } from './order-group'

const words = defineMessages({
  'new-order': { id: 'orders.status.new', defaultMessage: 'New' },
  reserved: { id: 'orders.status.reserved', defaultMessage: 'Reserved' },
  confirmed: { id: 'orders.status.confirmed', defaultMessage: 'Confirmed' },
  processing: { id: 'orders.status.processing', defaultMessage: 'Processing' },
  processed: { id: 'orders.status.processed', defaultMessage: 'Processed' },
  'partial-shipped': { id: 'orders.status.partShipped', defaultMessage: 'Part shipped' },
  shipped: { id: 'orders.status.shipped', defaultMessage: 'Shipped' },
  arriving: { id: 'orders.status.arriving', defaultMessage: 'Arriving' },
  shipmentDelivered: { id: 'orders.status.shipmentDelivered', defaultMessage: 'Handed over' },
  delivered: { id: 'orders.status.delivered', defaultMessage: 'Delivered' },
  finished: { id: 'orders.status.finished', defaultMessage: 'Finished' },
  returning: { id: 'orders.status.returning', defaultMessage: 'Returning' },
  returned: { id: 'orders.status.returned', defaultMessage: 'Returned' },
  cancelled: { id: 'orders.status.cancelled', defaultMessage: 'Cancelled' },
  error: { id: 'orders.status.error', defaultMessage: 'Error' },
})

/** A purchase comes in where a sale goes out. */
const purchaseWords = defineMessages({
  partial: { id: 'orders.status.partReceived', defaultMessage: 'Part received' },
  shipped: { id: 'orders.status.received', defaultMessage: 'Received' },
  delivered: { id: 'orders.status.checked', defaultMessage: 'Checked in' },
})

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
