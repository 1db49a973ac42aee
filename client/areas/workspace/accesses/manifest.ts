import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { newPlaceNotice } from './new-place-notice'

const m = defineMessages({
  page: { id: 'accesses.frame.page', defaultMessage: 'Who saw what' },
})

export const feature: FeatureManifest = {
  name: 'accesses',
  routes: [
    { path: '/accesses', right: 'founder', lazy: () => import('./screens/accesses-screen').then((module) => module.AccessesScreen) },
  ],
  pages: [{ area: 'settings', to: '/accesses', title: m.page, order: 50 }],
  notices: { 'new-place': newPlaceNotice },
}
