import type { FeatureManifest } from '../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'errors',
  routes: [
    { path: '/403', open: true, lazy: () => import('../../components/error-page/forbidden').then((module) => module.Forbidden) },
    { path: '/503', open: true, bare: true, lazy: () => import('./screens/maintenance-screen').then((module) => module.MaintenanceScreen) },
    // `/404` and every address that nothing answers to.
    { path: '*', open: true, lazy: () => import('../../components/error-page/not-found').then((module) => module.NotFound) },
  ],
}
