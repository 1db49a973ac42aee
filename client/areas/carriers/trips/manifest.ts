import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({ page: { id: 'trips.frame.page', defaultMessage: 'My deliveries' } })

export const feature: FeatureManifest = {
  name: 'trips',
  isFor: ({ carriers }) => carriers === true,
  routes: [{ path: '/my-deliveries', lazy: () => import('./screens/trips-screen').then((module) => module.TripsScreen) }],
  pages: [{ area: 'tasks', to: '/my-deliveries', title: m.page, order: 20 }],
}
