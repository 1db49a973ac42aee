import { isOrderGroup, type OrderGroup } from './order-kinds'

const outsideInvoices = '/inventory/ordersWithoutInvoices'

/** The list that shows the orders of each group. */
export const orderLists: Readonly<Record<OrderGroup, string>> = {
  sales: '/sales/orders',
  purchases: '/purchases/orders',
  inventoryIn: outsideInvoices,
  inventoryOut: outsideInvoices,
}

/** Where one order is open in the web app. */
export const orderAddress = ({ _id, group }: { readonly _id: string; readonly group: string }): string =>
  `${orderLists[isOrderGroup(group) ? group : 'sales']}/byOrder/${_id}`

interface Told {
  readonly service: string
  readonly recordId: string
  readonly group?: string | undefined
}

/** Where a record of each service is open. */
const addresses: Readonly<Record<string, (id: string, group: string) => string>> = {
  orders: (_id, group) => orderAddress({ _id, group }),
  funds: (id) => `/funds?period=all&open=${id}`,
  assets: (id, group) => `/assets/${encodeURIComponent(group)}?open=${id}`,
  products: (id, group) => `/products/${group}?open=${id}`,
  users: (id) => `/office/members/${id}`,
  tasks: (id) => `/tasks?open=${id}`,
  stockTransfers: (id) => `/warehouses/transfers?open=${id}`,
  stocktakes: (id) => `/warehouses/stocktakes/${id}`,
  bankTransfers: (id) => `/funds/transfers?open=${id}`,
  bankAccounts: (id) => `/bank-accounts?open=${id}`,
  imports: (id) => `/imports/${id}`,
  fbPosts: (id) => `/apps/fbpagesPublishingStudio/posts?open=${id}`,
  smsCampaigns: () => '/apps/sms',
  smsTemplates: () => '/apps/sms/templates',
  posts: () => '/',
  workspaces: () => '/settings',
  apiKeys: () => '/settings',
  proposals: (id) => `/proposals?open=${id}`,
}

/** Where a record is open in the web app, below its address; null where it has no place of its own. */
export const recordAddress = ({ service, recordId, group = '' }: Told): string | null => {
  const address = Object.hasOwn(addresses, service) ? addresses[service] : undefined
  return address?.(recordId, group) ?? null
}
