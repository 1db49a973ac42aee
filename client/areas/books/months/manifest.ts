import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  seal: { id: 'months.frame.seal', defaultMessage: 'Seal of a month' },
})

export const feature: FeatureManifest = {
  name: 'months',
  routes: [
    { path: '/report/months', right: '/report', lazy: () => import('./screens/months-screen').then((module) => module.MonthsScreen) },
    { path: '/report/months/:month', right: 'bod', lazy: () => import('./screens/closing-screen').then((module) => module.ClosingScreen) },
    {
      path: '/print/seal/:id',
      right: '/report',
      bare: true,
      lazy: () => import('./screens/seal-paper-screen').then((module) => module.SealPaperScreen),
    },
  ],
  records: { seals: { word: m.seal, fields: () => import('./messages').then((module) => module.sealMessages) } },
}
