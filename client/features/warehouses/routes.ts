import type { ScreenRoute } from '../../components/screen-route'
import { warehouseMessages as m } from './messages'

export const warehousesRoutes: readonly ScreenRoute[] = [
  { path: '/warehouses', title: m.screen, lazy: () => import('./screens/warehouses-screen').then((module) => module.WarehousesScreen) },
]
