import { daysBetween, zone as asZone, type Day } from '@shared/foundation/days/days'
import { dueDayOf } from '@shared/foundation/documents/order-due'
import { owedSince } from '@shared/foundation/documents/order-statement'
import { UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useMemo } from 'react'
import { dayOf } from '../../../../lib/format'
import { api } from '../../../../api/api'

/** An order that isn't paid in full. */
export interface OpenOrder {
  readonly order: Order
  readonly open: number
  /** When goods first left or came; absent while none have. */
  readonly moved: string | undefined
  /** Days since its age is counted. */
  readonly days: number
  /** Days for which it is overdue; 0 while it isn't. */
  readonly late: number
}

export const openOrderOf = (order: Order, today: Day, zone: string): OpenOrder => {
  const first = order.shipments.filter(({ lines }) => lines.length > 0).map(({ time }) => new Date(time))
  const since = owedSince({
    created: new Date(order.created),
    shipments: order.shipments.map((shipment) => ({ ...shipment, time: new Date(shipment.time) })),
  })
  const due = dueDayOf({ created: new Date(order.created), dueDate: order.dueDate }, asZone(zone))
  return {
    order,
    open: stillOpen(order),
    moved: first.length > 0 ? since.toISOString() : undefined,
    days: Math.max(0, daysBetween(dayOf(since, zone), today)),
    late: Math.max(0, daysBetween(due, today)),
  }
}

/** A partner's orders that aren't paid in full, oldest first. */
export const useOpenOrders = (group: PartnerField, partnerId: string, today: Day, zone: string) => {
  const query = useMemo(
    () => ({
      group: group === 'supplierId' ? 'purchases' : 'sales',
      [group]: partnerId,
      statusPayment: 'pending',
      status: { $nin: UNCOUNTED_STATUSES },
      $sort: { created: 1 },
      $limit: 500,
    }),
    [group, partnerId],
  )
  const read = api.orders.useFind(query)
  const orders = read.data?.data
    // The account of an order with a customer and an agent is the customer's.
    .filter((order) => group !== 'agentId' || !order.customerId)
    .map((order) => openOrderOf(order, today, zone))
    .filter(({ open }) => open > 0)
    .sort((a, b) => b.days - a.days)
  return { read, orders }
}
