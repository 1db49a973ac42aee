import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({ taxes: { id: 'taxes.frame.taxes', defaultMessage: 'Taxes' } })

export const feature: FeatureManifest = {
  name: 'taxes',
  isFor: ({ tax }) => tax !== undefined,
  begins: '/settings#settings-tax',
  routes: [
    { path: '/report/tax', right: '/report', lazy: () => import('./screens/tax-screen').then((module) => module.TaxScreen) },
    {
      path: '/print/tax-book/:book/:since/:until',
      right: '/report',
      bare: true,
      lazy: () => import('./screens/tax-book-screen').then((module) => module.TaxBookScreen),
    },
  ],
  pages: [{ area: 'reports', to: '/report/tax', title: m.taxes, order: 63, group: 'accounting' }],
}
