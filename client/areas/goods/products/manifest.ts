import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'products.frame.area', defaultMessage: 'Products' },
  goods: { id: 'products.frame.goods', defaultMessage: 'Goods' },
  services: { id: 'products.frame.services', defaultMessage: 'Services' },
  newGoods: { id: 'products.frame.newGoods', defaultMessage: 'New product' },
  one: { id: 'products.frame.one', defaultMessage: 'Product' },
})

const list = () => import('./screens/products-screen')

export const feature: FeatureManifest = {
  name: 'products',
  routes: [
    { path: '/products/goods', lazy: () => list().then((module) => module.GoodsScreen) },
    { path: '/products/services', lazy: () => list().then((module) => module.ServicesScreen) },
    { path: '/product/:productId/:warehouseId?', lazy: () => import('./screens/stock-screen').then((module) => module.StockScreen) },
  ],
  redirects: { '/stock/goods': '/products/goods', '/stock/services': '/products/services' },
  areas: [{ key: 'products', title: m.area, icon: 'box', order: 50, phoneOrder: 40 }],
  pages: [
    { area: 'products', to: '/products/goods', title: m.goods, order: 0, also: ['/product'] },
    { area: 'products', to: '/products/services', title: m.services, order: 10 },
  ],
  creates: [
    { key: 'new-goods', title: m.newGoods, icon: 'box', to: '/products/goods?open=new', rights: ['/sales', '/purchases'], order: 50 },
  ],
  find: () => import('./find-products').then((module) => module.findProducts),
  records: { products: { word: m.one, fields: () => import('./messages').then((module) => module.productMessages) } },
}
