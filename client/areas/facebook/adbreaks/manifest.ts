import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  adBreaks: { id: 'adbreaks.frame.adBreaks', defaultMessage: 'Ad breaks' },
})

export const feature: FeatureManifest = {
  name: 'adbreaks',
  app: 'adbreaks',
  appMenu: { title: m.adBreaks, icon: 'flag', order: 40 },
  routes: [
    {
      path: '/apps/adbreaks',
      right: ['/adbreaks/manager', '/adbreaks/resourcer'],
      lazy: () => import('./screens/adbreaks-screen').then((module) => module.AdbreaksScreen),
    },
  ],
  pages: [{ area: 'apps', to: '/apps/adbreaks', title: m.adBreaks, order: 0 }],
}
