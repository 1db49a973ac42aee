import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  page: { id: 'moving-in.frame.page', defaultMessage: 'Moving in' },
})

export const feature: FeatureManifest = {
  name: 'moving-in',
  routes: [{ path: '/moving-in', right: 'bod', lazy: () => import('./screens/moving-in-screen').then((module) => module.MovingInScreen) }],
  pages: [{ area: 'settings', to: '/moving-in', title: m.page, order: 30 }],
}
