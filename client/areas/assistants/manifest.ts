import type { FeatureManifest } from '../../components/feature/manifest'
import { proposalMadeNotice } from './notices'

export const feature: FeatureManifest = {
  name: 'assistants',
  // The board has a tab for it; others reach it by the bell: most of them are proposed nothing.
  routes: [{ path: '/proposals', lazy: () => import('./screens/proposals-screen').then((module) => module.ProposalsScreen) }],
  notices: { 'proposal-made': proposalMadeNotice },
}
