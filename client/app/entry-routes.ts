import type { ScreenRoute } from '../components/screen-route'
import { forgotPasswordRoutes } from '../features/forgot-password/routes'
import { signInRoutes } from '../features/sign-in/routes'
import { signOutRoutes } from '../features/sign-out/routes'
import { signUpRoutes } from '../features/sign-up/routes'

/** The screens before one is in. They come with the first script; all others are registered in `routes.ts` and come after it. */
export const entryRoutes: readonly ScreenRoute[] = [...signInRoutes, ...signUpRoutes, ...signOutRoutes, ...forgotPasswordRoutes]
