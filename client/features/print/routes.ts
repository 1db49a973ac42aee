import type { ScreenRoute } from '../../components/screen-route'
import { printMessages } from './messages'

export const printRoutes: readonly ScreenRoute[] = [
  {
    path: '/print/invoice/:id',
    title: printMessages.screen,
    open: true,
    bare: true,
    lazy: () => import('./screens/invoice-screen').then((module) => module.InvoiceScreen),
  },
]
