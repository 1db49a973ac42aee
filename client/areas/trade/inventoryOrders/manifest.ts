import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  orders: { id: 'inventoryOrders.frame.orders', defaultMessage: 'Inventory in and out' },
  newOrder: { id: 'inventoryOrders.frame.new', defaultMessage: 'Inventory in or out' },
})

const rights = ['/sales', '/purchases'] as const
const address = '/inventory/ordersWithoutInvoices'

export const feature: FeatureManifest = {
  name: 'inventoryOrders',
  routes: [
    {
      path: address,
      right: rights,
      lazy: () => import('./screens/inventory-orders-screen').then((module) => module.InventoryOrdersScreen),
    },
    {
      path: `${address}/byOrder/:orderId`,
      right: rights,
      lazy: () => import('./screens/inventory-orders-screen').then((module) => module.OneInventoryOrder),
    },
  ],
  pages: [{ area: 'warehouses', to: address, title: m.orders, order: 10 }],
  creates: [{ key: 'new-inventory-order', title: m.newOrder, icon: 'warehouse', to: `${address}?open=new`, rights, order: 55 }],
}
