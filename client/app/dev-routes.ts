import type { ScreenRoute } from '../components/screen-route'
import { devUiRoutes } from '../features/dev-ui/routes'

/** Screens for those who build the product; a production build leaves them out. */
export const devRoutes: readonly ScreenRoute[] = import.meta.env.DEV ? devUiRoutes : []
