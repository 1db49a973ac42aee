import type { FeatureManifest } from '../../../components/feature/manifest'

const rights = ['/sales', '/purchases'] as const

export const feature: FeatureManifest = {
  name: 'stocks',
  routes: [
    {
      path: '/inventory/labels/:orderId',
      right: rights,
      lazy: () => import('./screens/labels-screen').then((module) => module.LabelsScreen),
    },
    {
      path: '/inventory/:productId/:orderId',
      right: rights,
      lazy: () => import('./screens/labels-screen').then((module) => module.LabelsScreen),
    },
    { path: '/unit/:unitId', right: rights, lazy: () => import('./screens/unit-screen').then((module) => module.UnitScreen) },
  ],
}
