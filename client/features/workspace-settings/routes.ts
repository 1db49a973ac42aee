import type { ScreenRoute } from '../../components/screen-route'
import { settingsMessages as m } from './messages'

export const workspaceSettingsRoutes: readonly ScreenRoute[] = [
  {
    path: '/settings',
    title: m.screen,
    right: 'bod',
    lazy: () => import('./screens/settings-screen').then((module) => module.SettingsScreen),
  },
]
