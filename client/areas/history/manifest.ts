import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({ history: { id: 'history.frame.history', defaultMessage: 'History' } })

export const feature: FeatureManifest = {
  name: 'history',
  routes: [{ path: '/history', right: 'bod', lazy: () => import('./screens/history-screen').then((module) => module.HistoryScreen) }],
  pages: [{ area: 'settings', to: '/history', title: m.history, order: 50 }],
}
