import type { ScreenRoute } from '../../components/screen-route'
import { homeMessages } from './messages'

export const homeRoutes: readonly ScreenRoute[] = [
  { path: '/', title: homeMessages.screen, lazy: () => import('./screens/home-screen').then((module) => module.HomeScreen) },
]
