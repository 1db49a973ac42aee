import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({ page: { id: 'outgoing.frame.page', defaultMessage: 'On the way out' } })

export const feature: FeatureManifest = {
  name: 'outgoing',
  // Invoices and parcels go out by it.
  isFor: ({ tax, carriers }) => tax !== undefined || carriers === true,
  routes: [{ path: '/outgoing', right: 'bod', lazy: () => import('./screens/outgoing-screen').then((module) => module.OutgoingScreen) }],
  pages: [{ area: 'settings', to: '/outgoing', title: m.page, order: 45 }],
}
