import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { transferNotice } from './transfer-notice'

const m = defineMessages({
  transfers: { id: 'bank.frame.transfers', defaultMessage: 'Bank transfers' },
  accounts: { id: 'bank.frame.accounts', defaultMessage: 'Bank accounts' },
  one: { id: 'bank.frame.one', defaultMessage: 'Bank account' },
})

export const feature: FeatureManifest = {
  name: 'bank',
  routes: [
    {
      path: '/funds/transfers',
      right: '/funds',
      lazy: () => import('./screens/transfers-screen').then((module) => module.TransfersScreen),
    },
    { path: '/bank-accounts', right: 'bod', lazy: () => import('./screens/accounts-screen').then((module) => module.AccountsScreen) },
  ],
  pages: [
    {
      area: 'funds',
      to: '/funds/transfers',
      title: m.transfers,
      order: 10,
      count: () => import('./use-waiting-count').then((module) => module.useWaitingCount),
    },
    { area: 'settings', to: '/bank-accounts', title: m.accounts, order: 10 },
  ],
  notices: { 'transfer-waiting': transferNotice },
  records: { bankAccounts: { word: m.one, fields: () => import('./messages').then((module) => module.accountMessages) } },
}
