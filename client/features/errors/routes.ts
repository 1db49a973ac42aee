import type { ScreenRoute } from '../../components/screen-route'
import { errorMessages } from './messages'

export const errorRoutes: readonly ScreenRoute[] = [
  {
    path: '/403',
    title: errorMessages.forbidden,
    open: true,
    lazy: () => import('./screens/forbidden-screen').then((module) => module.ForbiddenScreen),
  },
  {
    path: '/503',
    title: errorMessages.maintenance,
    open: true,
    bare: true,
    lazy: () => import('./screens/maintenance-screen').then((module) => module.MaintenanceScreen),
  },
  // `/404` and every address that nothing answers to.
  {
    path: '*',
    title: errorMessages.notFound,
    open: true,
    lazy: () => import('./screens/not-found-screen').then((module) => module.NotFoundScreen),
  },
]
