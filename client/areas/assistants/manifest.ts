import type { FeatureManifest } from '../../components/feature/manifest'
import { proposalMadeNotice } from './notices'

export const feature: FeatureManifest = {
  name: 'assistants',
  // The board has a tab for it; others reach it by the bell: most of them are proposed nothing.
  routes: [{ path: '/proposals', lazy: () => import('./screens/proposals-screen').then((module) => module.ProposalsScreen) }],
  inBell: { decision: 'proposals', lazy: () => import('./components/newest-proposal').then((module) => module.NewestProposal) },
  notices: { 'proposal-made': proposalMadeNotice },
}
