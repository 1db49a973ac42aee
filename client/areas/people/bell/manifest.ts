import type { FeatureManifest } from '../../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'bell',
  topBar: () => import('./bell').then((module) => module.Bell),
}
