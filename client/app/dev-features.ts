import type { FeatureManifest } from '../components/feature/manifest'
import { devUi } from '../features/dev-ui/manifest'

/** Screens for those who build the product; a production build leaves them out. */
export const devFeatures: readonly FeatureManifest[] = import.meta.env.DEV ? [devUi] : []
