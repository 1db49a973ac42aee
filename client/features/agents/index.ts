import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { agentProposedNotice, agentRankedNotice } from './agent-notices'

const m = defineMessages({
  apps: { id: 'agents.frame.apps', defaultMessage: 'Apps' },
  network: { id: 'agents.frame.network', defaultMessage: 'Agent network' },
  ranks: { id: 'agents.frame.ranks', defaultMessage: 'Ranks' },
  prices: { id: 'agents.frame.prices', defaultMessage: 'Agent prices' },
  keyFold: { id: 'agents.frame.key.fold', defaultMessage: 'Unfold the branch, or fold it' },
  keyReview: { id: 'agents.frame.key.review', defaultMessage: 'Review the rank' },
})

const readers = ['/sales', '/report'] as const

export const feature: FeatureManifest = {
  name: 'agents',
  app: 'agentpro',
  routes: [
    { path: '/apps/agentpro', right: readers, lazy: () => import('./screens/agents-screen').then((module) => module.AgentsScreen) },
    { path: '/apps/agentpro/ranks', right: readers, lazy: () => import('./screens/ranks-screen').then((module) => module.RanksScreen) },
    { path: '/apps/agentpro/prices', right: '/sales', lazy: () => import('./screens/prices-screen').then((module) => module.PricesScreen) },
  ],
  areas: [{ key: 'apps', title: m.apps, icon: 'apps', order: -10, place: 'foot' }],
  pages: [
    { area: 'apps', to: '/apps/agentpro', title: m.network, order: 0 },
    { area: 'apps', to: '/apps/agentpro/ranks', title: m.ranks, order: 10 },
    { area: 'apps', to: '/apps/agentpro/prices', title: m.prices, order: 20 },
  ],
  notices: { 'agent-proposed': agentProposedNotice, 'agent-ranked': agentRankedNotice },
  keys: [
    { needs: ['agent-tree'], keys: ['→', '←'], does: m.keyFold },
    { needs: ['agent-dock'], keys: ['X'], does: m.keyReview },
  ],
}
