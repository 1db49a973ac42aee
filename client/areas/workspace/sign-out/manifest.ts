import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'sign-out',
  entry: true,
  routes: [
    { path: '/sign_out', open: true, bare: true, lazy: () => import('./screens/sign-out-screen').then((module) => module.SignOutScreen) },
  ],
}
