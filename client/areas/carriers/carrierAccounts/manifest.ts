import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  page: { id: 'carrierAccounts.frame.page', defaultMessage: 'Carriers' },
  one: { id: 'carrierAccounts.frame.one', defaultMessage: 'Carrier' },
})

export const feature: FeatureManifest = {
  name: 'carrierAccounts',
  routes: [{ path: '/carriers', right: 'bod', lazy: () => import('./screens/accounts-screen').then((module) => module.CarriersScreen) }],
  pages: [{ area: 'settings', to: '/carriers', title: m.page, order: 15 }],
  records: { carrierAccounts: { word: m.one, fields: () => import('./messages').then((module) => module.accountMessages) } },
}
