import type { FeatureManifest } from '../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'errors',
  routes: [
    { path: '/403', open: true, lazy: () => import('./screens/forbidden-screen').then((module) => module.ForbiddenScreen) },
    { path: '/503', open: true, bare: true, lazy: () => import('./screens/maintenance-screen').then((module) => module.MaintenanceScreen) },
    // `/404` and every address that nothing answers to.
    { path: '*', open: true, lazy: () => import('./screens/not-found-screen').then((module) => module.NotFoundScreen) },
  ],
}
