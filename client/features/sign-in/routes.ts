import type { ScreenRoute } from '../../components/screen-route'
import { signInMessages } from './messages'

export const signInRoutes: readonly ScreenRoute[] = [
  {
    path: '/sign_in',
    title: signInMessages.screen,
    open: true,
    bare: true,
    lazy: () => import('./screens/sign-in-screen').then((module) => module.SignInScreen),
  },
]
