import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  months: { id: 'months.frame.months', defaultMessage: 'Months' },
  seal: { id: 'months.frame.seal', defaultMessage: 'Seal of a month' },
  yearEnd: { id: 'months.frame.yearEnd', defaultMessage: 'End of a year' },
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
  pages: [{ area: 'reports', to: '/report/months', title: m.months, order: 66 }],
  records: {
    seals: { word: m.seal, fields: () => import('./messages').then((module) => module.sealMessages) },
    yearEnds: { word: m.yearEnd, fields: () => import('./messages').then((module) => module.yearEndMessages) },
  },
}
