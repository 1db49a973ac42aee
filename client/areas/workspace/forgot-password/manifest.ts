import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'forgot-password',
  entry: true,
  routes: [
    {
      path: '/forgot_password',
      open: true,
      bare: true,
      lazy: () => import('./screens/forgot-password-screen').then((module) => module.ForgotPasswordScreen),
    },
  ],
}
