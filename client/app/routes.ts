import type { ScreenRoute } from '../components/screen-route'
import { errorRoutes } from '../features/errors/routes'
import { fundsRoutes } from '../features/funds/routes'
import { infoRoutes } from '../features/info/routes'
import { homeRoutes } from '../features/home/routes'
import { ordersRoutes } from '../features/orders/routes'
import { printRoutes } from '../features/print/routes'
import { partnersRoutes } from '../features/partners/routes'
import { warehousesRoutes } from '../features/warehouses/routes'
import { membersRoutes } from '../features/members/routes'
import { workspaceSettingsRoutes } from '../features/workspace-settings/routes'
import { productsRoutes } from '../features/products/routes'
import { reportRoutes } from '../features/report/routes'

/** Every screen behind the sign-in. A feature is added here and nowhere else. */
export const routes: readonly ScreenRoute[] = [
  ...homeRoutes,
  ...ordersRoutes,
  ...productsRoutes,
  ...warehousesRoutes,
  ...partnersRoutes,
  ...workspaceSettingsRoutes,
  ...membersRoutes,
  ...fundsRoutes,
  ...reportRoutes,
  ...printRoutes,
  ...infoRoutes,
  ...errorRoutes,
]

/** Addresses of former days → where they lead now. */
export const redirects: Readonly<Record<string, string>> = {
  '/sales': '/sales/orders',
  '/stock/orders': '/purchases/orders',
  '/stock/goods': '/products/goods',
  '/stock/services': '/products/services',
}
