import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'sign-in',
  entry: true,
  routes: [
    { path: '/sign_in', open: true, bare: true, lazy: () => import('./screens/sign-in-screen').then((module) => module.SignInScreen) },
  ],
}
