import type { ScreenRoute } from '../../components/screen-route'
import { productMessages as m } from './messages'

const list = () => import('./screens/products-screen')
const stock = () => import('./screens/stock-screen').then((module) => module.StockScreen)

export const productsRoutes: readonly ScreenRoute[] = [
  { path: '/products/goods', title: m.goods, lazy: () => list().then((module) => module.GoodsScreen) },
  { path: '/products/services', title: m.services, lazy: () => list().then((module) => module.ServicesScreen) },
  { path: '/product/:productId/:warehouseId?', title: m.stock, lazy: stock },
]
