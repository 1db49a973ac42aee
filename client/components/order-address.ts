import { isOrderGroup, type OrderGroup } from '@shared/foundation/documents/order-kinds'

const outsideInvoices = '/inventory/ordersWithoutInvoices'

/** The list that shows the orders of each group. */
export const orderLists: Readonly<Record<OrderGroup, string>> = {
  sales: '/sales/orders',
  purchases: '/purchases/orders',
  inventoryIn: outsideInvoices,
  inventoryOut: outsideInvoices,
}

/** Where one order is open. */
export const orderAddress = ({ _id, group }: { readonly _id: string; readonly group: string }): string =>
  `${orderLists[isOrderGroup(group) ? group : 'sales']}/byOrder/${_id}`

/** The list of the orders that have a tag. */
export const tagAddress = (group: OrderGroup, tag: string): string => `${orderLists[group]}/byTag/${encodeURIComponent(tag)}`
