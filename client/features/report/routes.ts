import type { ScreenRoute } from '../../components/screen-route'
import { reportMessages } from './messages'

export const reportRoutes: readonly ScreenRoute[] = [
  {
    path: '/report',
    title: reportMessages.screen,
    right: '/report',
    lazy: () => import('./screens/report-screen').then((module) => module.ReportScreen),
  },
]
