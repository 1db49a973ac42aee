import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { orderCreatedNotice, orderShippedNotice } from './order-notices'

const m = defineMessages({
  sales: { id: 'orders.frame.sales', defaultMessage: 'Sales' },
  purchases: { id: 'orders.frame.purchases', defaultMessage: 'Purchases' },
  orders: { id: 'orders.frame.orders', defaultMessage: 'Orders' },
  newSale: { id: 'orders.frame.newSale', defaultMessage: 'New order' },
  newPurchase: { id: 'orders.frame.newPurchase', defaultMessage: 'New purchase' },
  keyShip: { id: 'orders.frame.key.ship', defaultMessage: 'Ship or receive' },
  keyPay: { id: 'orders.frame.key.pay', defaultMessage: 'Take or make the payment' },
  keyInvoice: { id: 'orders.frame.key.invoice', defaultMessage: 'Issue the invoice' },
  keyTag: { id: 'orders.frame.key.tag', defaultMessage: 'Tag' },
})

const link = ':search?/:byId?/:since?/:until?'
const screens = () => import('./screens/orders-screen')

export const feature: FeatureManifest = {
  name: 'orders',
  routes: [
    { path: `/sales/orders/${link}`, right: '/sales', lazy: () => screens().then((module) => module.SalesOrdersScreen) },
    { path: `/purchases/orders/${link}`, right: '/purchases', lazy: () => screens().then((module) => module.PurchaseOrdersScreen) },
    // Whatever else is asked for here is nothing, but that is for buyers to know.
    {
      path: '/purchases/*',
      right: '/purchases',
      lazy: () => import('../../../components/error-page/not-found').then((module) => module.NotFound),
    },
  ],
  redirects: { '/sales': '/sales/orders', '/stock/orders': '/purchases/orders' },
  areas: [
    { key: 'sales', title: m.sales, icon: 'bag', order: 10, phoneOrder: 0 },
    { key: 'purchases', title: m.purchases, icon: 'inbox', order: 20, phoneOrder: 30 },
  ],
  pages: [
    { area: 'sales', to: '/sales/orders', title: m.orders, order: 0 },
    { area: 'purchases', to: '/purchases/orders', title: m.orders, order: 0 },
  ],
  creates: [
    { key: 'new-sale', title: m.newSale, icon: 'bag', to: '/sales/orders?open=new', rights: ['/sales'], order: 0, fromHome: true },
    { key: 'new-purchase', title: m.newPurchase, icon: 'inbox', to: '/purchases/orders?open=new', rights: ['/purchases'], order: 10 },
  ],
  find: () => import('./find-orders').then((module) => module.findOrders),
  notices: { 'order-created': orderCreatedNotice, 'order-shipped': orderShippedNotice },
  keys: [
    { needs: ['g'], keys: ['G'], does: m.keyShip },
    { needs: ['p'], keys: ['P'], does: m.keyPay },
    { needs: ['h'], keys: ['H'], does: m.keyInvoice },
    { needs: ['t'], keys: ['T'], does: m.keyTag },
  ],
}
