import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'sign-up',
  entry: true,
  routes: [
    {
      path: '/open_workspace',
      open: true,
      bare: true,
      lazy: () => import('./screens/open-archive-screen').then((module) => module.OpenArchiveScreen),
    },
    { path: '/sign_up', open: true, bare: true, lazy: () => import('./screens/sign-up-screen').then((module) => module.SignUpScreen) },
  ],
}
