import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  page: { id: 'liabilities.frame.page', defaultMessage: 'Debts' },
})

const screen = () => import('./screens/liabilities-screen').then((module) => module.LiabilitiesScreen)

export const feature: FeatureManifest = {
  name: 'liabilities',
  routes: [
    { path: '/sales/liabilities', right: '/sales', lazy: screen },
    { path: '/purchases/liabilities', right: '/purchases', lazy: screen },
    {
      path: '/print/statement/:group/:id/:since?/:until?',
      right: ['/sales', '/purchases'],
      bare: true,
      lazy: () => import('./screens/statement-screen').then((module) => module.StatementScreen),
    },
    { path: '/liabilities/:group/:since?/:until?', right: ['/sales', '/purchases'], lazy: screen },
  ],
  pages: [
    { area: 'sales', to: '/sales/liabilities', title: m.page, order: 20, also: ['/liabilities/customerId', '/liabilities/agentId'] },
    { area: 'purchases', to: '/purchases/liabilities', title: m.page, order: 20, also: ['/liabilities/supplierId'] },
  ],
}
