import type { FeatureManifest } from '../../../components/feature/manifest'

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
      open: true,
      bare: true,
      lazy: () => import('./screens/receipt-screen').then((module) => module.ReceiptScreen),
    },
    {
      path: '/print/purchase/:id',
      right: '/purchases',
      bare: true,
      lazy: () => import('./screens/purchase-screen').then((module) => module.PurchaseScreen),
    },
    {
      path: '/print/transfer/:id',
      right: ['/sales', '/purchases'],
      bare: true,
      lazy: () => import('./screens/transfer-screen').then((module) => module.TransferScreen),
    },
    {
      path: '/print/shipping/:time',
      open: true,
      bare: true,
      lazy: () => import('./screens/shipping-screen').then((module) => module.ShippingScreen),
    },
    {
      path: '/print/orders',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/batch-screen').then((module) => module.BatchScreen),
    },
  ],
}
