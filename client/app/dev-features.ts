import type { FeatureManifest } from '../components/feature/manifest'
import { devUi } from './dev-ui/manifest'

/** Screens for those who build the product; a production build leaves them out. */
export const devFeatures: readonly FeatureManifest[] = import.meta.env.DEV ? [devUi] : []
