import type { ScreenRoute } from '../../components/screen-route'
import { signOutMessages } from './messages'

export const signOutRoutes: readonly ScreenRoute[] = [
  {
    path: '/sign_out',
    title: signOutMessages.screen,
    open: true,
    bare: true,
    lazy: () => import('./screens/sign-out-screen').then((module) => module.SignOutScreen),
  },
]
