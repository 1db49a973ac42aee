import type { FeatureManifest } from '../../components/feature/manifest'

/** The living page of all pieces, for development builds only; it needs no sign-in and no frame. */
export const devUi: FeatureManifest = {
  name: 'dev-ui',
  routes: [{ path: '/dev/ui', open: true, bare: true, lazy: () => import('./DevUi').then((module) => module.DevUi) }],
}
