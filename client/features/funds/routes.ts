import type { ScreenRoute } from '../../components/screen-route'
import { fundsMessages } from './messages'

export const fundsRoutes: readonly ScreenRoute[] = [
  {
    path: '/funds/:search?/:byId?/:since?/:until?',
    title: fundsMessages.screen,
    right: '/funds',
    lazy: () => import('./screens/funds-screen').then((module) => module.FundsScreen),
  },
]
