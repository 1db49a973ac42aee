import type { ScreenRoute } from '../../components/screen-route'
import { signUpMessages } from './messages'

export const signUpRoutes: readonly ScreenRoute[] = [
  {
    path: '/sign_up',
    title: signUpMessages.screen,
    open: true,
    bare: true,
    lazy: () => import('./screens/sign-up-screen').then((module) => module.SignUpScreen),
  },
]
