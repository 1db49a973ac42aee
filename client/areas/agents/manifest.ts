import { defineMessages } from 'react-intl'
import { appIcons, appNames } from '../../components/apps/apps'
import type { FeatureManifest } from '../../components/feature/manifest'
import { agentNotices } from './agent-notices'

const m = defineMessages({
  network: { id: 'agents.frame.network', defaultMessage: 'Network' },
  ranks: { id: 'agents.frame.ranks', defaultMessage: 'Ranks' },
  prices: { id: 'agents.frame.prices', defaultMessage: 'Prices' },
  commissions: { id: 'agents.frame.commissions', defaultMessage: 'Commissions' },
  keyFold: { id: 'agents.frame.key.fold', defaultMessage: 'Unfold the branch, or fold it' },
  keyPay: { id: 'agents.frame.key.pay', defaultMessage: 'Pay the commission' },
  keyReview: { id: 'agents.frame.key.review', defaultMessage: 'Review the rank' },
  one: { id: 'agents.frame.one', defaultMessage: 'Rank' },
})

const readers = ['/sales', '/report'] as const

export const feature: FeatureManifest = {
  name: 'agents',
  app: 'agentpro',
  appMenu: { title: appNames.agentpro, icon: appIcons.agentpro, order: 0 },
  routes: [
    { path: '/apps/agentpro', right: readers, lazy: () => import('./screens/agents-screen').then((module) => module.AgentsScreen) },
    { path: '/apps/agentpro/ranks', right: readers, lazy: () => import('./screens/ranks-screen').then((module) => module.RanksScreen) },
    { path: '/apps/agentpro/prices', right: '/sales', lazy: () => import('./screens/prices-screen').then((module) => module.PricesScreen) },
    {
      path: '/apps/agentpro/com',
      right: '/report',
      lazy: () => import('./screens/commissions-screen').then((module) => module.CommissionsScreen),
    },
    {
      path: '/apps/agentpro/com/:agentId/:since?/:until?',
      right: '/report',
      lazy: () => import('./screens/commission-screen').then((module) => module.CommissionScreen),
    },
  ],
  pages: [
    { area: 'apps', to: '/apps/agentpro', title: m.network, order: 0 },
    { area: 'apps', to: '/apps/agentpro/ranks', title: m.ranks, order: 10 },
    { area: 'apps', to: '/apps/agentpro/prices', title: m.prices, order: 20 },
    { area: 'apps', to: '/apps/agentpro/com', title: m.commissions, order: 30 },
  ],
  notices: agentNotices,
  keys: [
    { needs: ['agent-tree'], keys: ['→', '←'], does: m.keyFold },
    { needs: ['agent-dock'], keys: ['X'], does: m.keyReview },
    { needs: ['commission-pay'], keys: ['P'], does: m.keyPay },
  ],
  records: { apRanks: { word: m.one, fields: () => import('./messages').then((module) => module.rankMessages) } },
}
