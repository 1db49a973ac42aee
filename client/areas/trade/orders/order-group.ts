import type { PartnerGroup } from '@shared/foundation/documents/partners'
import type { Order } from '@shared/areas/trade/services/orders'

/** The two kinds of orders these screens are about. */
export type TradeGroup = 'sales' | 'purchases'

export const addressOf: Readonly<Record<TradeGroup, string>> = { sales: '/sales/orders', purchases: '/purchases/orders' }

/** Whose orders they are. */
export const partnerGroupsOf: Readonly<Record<TradeGroup, readonly PartnerGroup[]>> = {
  sales: ['Customers', 'Sales Agents'],
  purchases: ['Suppliers'],
}

/** The partner of an order as the order keeps it. */
export const partnerOfOrder = (order: Pick<Order, 'customer' | 'agent' | 'supplier'>) => order.customer ?? order.agent ?? order.supplier
