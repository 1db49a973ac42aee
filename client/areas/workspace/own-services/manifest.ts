import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({ area: { id: 'own-services.frame.area', defaultMessage: 'Our own' } })

/** Lists that a company keeps besides, by plug-ins; its pages come with them. */
export const feature: FeatureManifest = {
  name: 'own-services',
  routes: [{ path: '/own/:plugIn', lazy: () => import('./screens/own-screen').then((module) => module.OwnScreen) }],
  areas: [{ key: 'own', title: m.area, icon: 'inbox', order: 66 }],
}
