import type { ScreenRoute } from '../../components/screen-route'
import { memberMessages as m } from './messages'

export const membersRoutes: readonly ScreenRoute[] = [
  {
    path: '/office/hr',
    title: m.screen,
    right: '/office/hr',
    lazy: () => import('./screens/members-screen').then((module) => module.MembersScreen),
  },
]
