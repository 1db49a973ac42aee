import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'warehouses.frame.area', defaultMessage: 'Warehouses' },
  stock: { id: 'warehouses.frame.stock', defaultMessage: 'Stock' },
  one: { id: 'warehouses.frame.one', defaultMessage: 'Warehouse' },
})

export const feature: FeatureManifest = {
  name: 'warehouses',
  routes: [{ path: '/warehouses', lazy: () => import('./screens/warehouses-screen').then((module) => module.WarehousesScreen) }],
  areas: [{ key: 'warehouses', title: m.area, icon: 'warehouse', order: 60 }],
  pages: [{ area: 'warehouses', to: '/warehouses', title: m.stock, order: 0, also: ['/unit', '/inventory'] }],
  records: { warehouses: { word: m.one, fields: () => import('./messages').then((module) => module.warehouseMessages) } },
}
