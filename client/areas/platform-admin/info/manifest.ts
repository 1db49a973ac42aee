import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'info',
  routes: [{ path: '/p/:slug', open: true, lazy: () => import('./screens/info-screen').then((module) => module.InfoScreen) }],
}
