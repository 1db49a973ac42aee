import type { FeatureManifest } from '../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'sign-up',
  entry: true,
  routes: [
    { path: '/sign_up', open: true, bare: true, lazy: () => import('./screens/sign-up-screen').then((module) => module.SignUpScreen) },
  ],
}
