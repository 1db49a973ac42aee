import type { FeatureManifest } from '../../components/feature/manifest'

export const feature: FeatureManifest = {
  name: 'print',
  routes: [
    {
      path: '/print/invoice/:id',
      open: true,
      bare: true,
      lazy: () => import('./screens/invoice-screen').then((module) => module.InvoiceScreen),
    },
    {
      path: '/print/receipt/:id',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/receipt-screen').then((module) => module.ReceiptScreen),
    },
  ],
}
