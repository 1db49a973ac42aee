import type { ScreenRoute } from '../../components/screen-route'
import { partnerMessages as m } from './messages'

const lazy = () => import('./screens/partners-screen').then((module) => module.PartnersScreen)

export const partnersRoutes: readonly ScreenRoute[] = [{ path: '/assets/:group?', title: m.screen, right: ['/sales', '/purchases'], lazy }]
