import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'home.frame.area', defaultMessage: 'Home' },
})

export const feature: FeatureManifest = {
  name: 'home',
  routes: [{ path: '/', lazy: () => import('./screens/home-screen').then((module) => module.HomeScreen) }],
  areas: [{ key: 'home', title: m.area, icon: 'home', order: 0, phoneOrder: 50 }],
  pages: [{ area: 'home', to: '/', title: m.area, order: 0 }],
}
