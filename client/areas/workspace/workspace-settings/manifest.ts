import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { answeredNotice, waitsNotice } from '../../../components/second-person/second-person-notices'
import { booksClosedNotice, booksReopenedNotice, fileTakenNotice } from './notices'

const m = defineMessages({
  area: { id: 'workspace-settings.frame.area', defaultMessage: 'Settings' },
})

export const feature: FeatureManifest = {
  name: 'workspace-settings',
  routes: [
    { path: '/settings', right: 'bod', lazy: () => import('./screens/settings-screen').then((module) => module.SettingsScreen) },
    { path: '/keys', right: 'bod', lazy: () => import('./screens/keys-screen').then((module) => module.KeysScreen) },
  ],
  areas: [{ key: 'settings', title: m.area, icon: 'settings', order: 0, place: 'foot' }],
  pages: [{ area: 'settings', to: '/settings', title: m.area, order: 0 }],
  notices: {
    'books-closed': booksClosedNotice,
    'books-reopened': booksReopenedNotice,
    'file-taken': fileTakenNotice,
    'guard-waits': waitsNotice('/settings#settings-second'),
    'guard-answered': answeredNotice('/settings#settings-second'),
  },
}
