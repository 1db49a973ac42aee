import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { wallNotices } from './wall-notices'

const m = defineMessages({
  area: { id: 'home.frame.area', defaultMessage: 'Home' },
  wall: { id: 'home.frame.wall', defaultMessage: 'Wall' },
  figures: { id: 'home.frame.figures', defaultMessage: 'Figures' },
})

export const feature: FeatureManifest = {
  name: 'home',
  routes: [
    { path: '/', open: true, early: true, lazy: () => import('./screens/front-screen').then((module) => module.FrontScreen) },
    { path: '/wall/:slug', open: true, bare: true, lazy: () => import('./screens/front-screen').then((module) => module.PublicWallScreen) },
    { path: '/figures', lazy: () => import('./screens/home-screen').then((module) => module.HomeScreen) },
  ],
  areas: [{ key: 'home', title: m.area, icon: 'home', order: 0, phoneOrder: 50 }],
  pages: [
    { area: 'home', to: '/', title: m.wall, order: 0 },
    { area: 'home', to: '/figures', title: m.figures, order: 10 },
  ],
  notices: wallNotices,
}
