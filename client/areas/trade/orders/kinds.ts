import { orderKind, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import type { OrderStatus } from '@shared/foundation/documents/order-statuses'
import { PARTNER_FIELDS, PARTNER_GROUPS, type PartnerGroup } from '@shared/foundation/documents/partners'
import type { Order } from '@shared/areas/trade/services/orders'
import type { MessageDescriptor } from 'react-intl'
import {
  actionMessages as am,
  changeMessages as cm,
  formMessages as fm,
  ordersMessages as m,
  purchaseStatusMessages,
  statusMessages,
} from './messages'

const sale = {
  screen: m.salesScreen,
  search: m.search,
  partner: m.customer,
  owed: m.receivable,
  paid: m.paidIn,
  shipped: m.columnShipped,
  chipShipping: m.chipShipping,
  chipDone: m.chipDone,
  titleNew: fm.titleNewSale,
  choosePartner: fm.choosePartner,
  createPartner: fm.createCustomer,
  newPartner: fm.newPartner,
  noWarehouse: fm.warehouseNone,
  shipments: am.shipments,
  changeShipped: cm.shipped,
  changePaid: cm.took,
}

/** What orders of a group, and what is done with them, are called. */
type OrderWords = Readonly<Record<keyof typeof sale, MessageDescriptor>> & {
  /** Statuses that are said in other words than usual. */
  readonly statuses?: Partial<Readonly<Record<OrderStatus, MessageDescriptor>>>
}

const purchase: OrderWords = {
  screen: m.purchasesScreen,
  search: m.searchPurchases,
  partner: m.supplier,
  owed: m.payable,
  paid: m.paidOut,
  shipped: m.columnReceived,
  chipShipping: m.chipReceiving,
  chipDone: m.chipCheckedIn,
  titleNew: fm.titleNewPurchase,
  choosePartner: fm.chooseSupplier,
  createPartner: fm.createSupplier,
  newPartner: fm.newSupplier,
  noWarehouse: fm.warehouseNoneIn,
  shipments: am.receipts,
  changeShipped: cm.received,
  changePaid: cm.paid,
  statuses: {
    'partial-shipped': purchaseStatusMessages.partial,
    shipped: purchaseStatusMessages.shipped,
    delivered: purchaseStatusMessages.delivered,
  },
}

/** The words of each group; what stays within the company is told like what it does to the stock. */
export const orderWords: Readonly<Record<OrderGroup, OrderWords>> = {
  sales: sale,
  purchases: purchase,
  inventoryIn: purchase,
  inventoryOut: sale,
}

/** The word of a status, as it is said of orders of this group. */
export const statusLabel = (status: OrderStatus, group: OrderGroup): MessageDescriptor =>
  orderWords[group].statuses?.[status] ?? statusMessages[status]

/** Whose orders they are. */
export const partnerGroupsOf = (group: OrderGroup): readonly PartnerGroup[] =>
  PARTNER_GROUPS.filter((each) => orderKind(group).settlement?.with.includes(PARTNER_FIELDS[each]))

/** The partner of an order as the order keeps it. */
export const partnerOfOrder = (order: Pick<Order, 'customer' | 'agent' | 'supplier'>) => order.customer ?? order.agent ?? order.supplier
