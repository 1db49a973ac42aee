import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { proposalMadeNotice } from './notices'

const m = defineMessages({ page: { id: 'assistants.frame.page', defaultMessage: 'Proposals' } })

export const feature: FeatureManifest = {
  name: 'assistants',
  routes: [{ path: '/proposals', lazy: () => import('./screens/proposals-screen').then((module) => module.ProposalsScreen) }],
  // Others reach it by the bell: most of them are proposed nothing.
  pages: [{ area: 'settings', to: '/proposals', title: m.page, order: 46, rights: ['bod'] }],
  notices: { 'proposal-made': proposalMadeNotice },
}
