import type { ScreenRoute } from '../../components/screen-route'
import { ordersMessages } from './messages'

const link = ':search?/:byId?/:since?/:until?'

export const ordersRoutes: readonly ScreenRoute[] = [
  {
    path: `/sales/orders/${link}`,
    title: ordersMessages.salesScreen,
    right: '/sales',
    lazy: () => import('./screens/orders-screen').then((module) => module.SalesOrdersScreen),
  },
  {
    path: `/purchases/orders/${link}`,
    title: ordersMessages.purchasesScreen,
    right: '/purchases',
    lazy: () => import('./screens/orders-screen').then((module) => module.PurchaseOrdersScreen),
  },
]
