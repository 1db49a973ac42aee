import type { ScreenRoute } from '../../components/screen-route'
import { infoMessages } from './messages'

export const infoRoutes: readonly ScreenRoute[] = [
  {
    path: '/p/:slug',
    title: infoMessages.screen,
    open: true,
    lazy: () => import('./screens/info-screen').then((module) => module.InfoScreen),
  },
]
