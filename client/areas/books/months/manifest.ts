import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'

const m = defineMessages({
  months: { id: 'months.frame.months', defaultMessage: 'Months' },
  seal: { id: 'months.frame.seal', defaultMessage: 'Seal of a month' },
})

const told = freeMessages(
  defineMessages({ differ: { id: 'months.frame.differ', defaultMessage: 'The books differ from their journal: {name}' } }),
)

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
  notices: {
    'books-differ': {
      status: 'cancelled',
      text: ({ values: { name } }, intl) => ({ title: intl.formatMessage(told.differ, { name }), about: '' }),
      target: () => '/report/months',
    },
  },
  pages: [{ area: 'reports', to: '/report/months', title: m.months, order: 66 }],
  records: { seals: { word: m.seal, fields: () => import('./messages').then((module) => module.sealMessages) } },
}
