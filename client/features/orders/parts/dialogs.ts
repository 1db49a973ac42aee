import { lazy } from 'react'

/** Dialogs that few visits open: their scripts are fetched when one is asked for. */
export const NewProductDialog = lazy(async () => ({ default: (await import('./new-product-dialog')).NewProductDialog }))
export const NewPartnerDialog = lazy(async () => ({ default: (await import('./new-partner-dialog')).NewPartnerDialog }))
export const ReturnDialog = lazy(async () => ({ default: (await import('../returns/return-dialog')).ReturnDialog }))
export const ShippingDialog = lazy(async () => ({ default: (await import('../shipping/shipping-dialog')).ShippingDialog }))
