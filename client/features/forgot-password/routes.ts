import type { ScreenRoute } from '../../components/screen-route'
import { forgotMessages } from './messages'

export const forgotPasswordRoutes: readonly ScreenRoute[] = [
  {
    path: '/forgot_password',
    title: forgotMessages.screen,
    open: true,
    bare: true,
    lazy: () => import('./screens/forgot-password-screen').then((module) => module.ForgotPasswordScreen),
  },
]
