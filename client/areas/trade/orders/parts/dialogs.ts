import { lazy } from 'react'

/** Dialogs that few visits open: their scripts are fetched when one is asked for. */
export const ConfirmForce = lazy(async () => ({ default: (await import('./confirm-force')).ConfirmForce }))
export const ConfirmUndoReturn = lazy(async () => ({ default: (await import('../returns/confirm-undo-return')).ConfirmUndoReturn }))
export const CopyDialog = lazy(async () => ({ default: (await import('../copy/copy-dialog')).CopyDialog }))
export const CopyMonthDialog = lazy(async () => ({ default: (await import('../copy/copy-month-dialog')).CopyMonthDialog }))
export const MoreOptionsDialog = lazy(async () => ({ default: (await import('../series/more-options-dialog')).MoreOptionsDialog }))
export const NewProductDialog = lazy(async () => ({ default: (await import('./new-product-dialog')).NewProductDialog }))
export const NewPartnerDialog = lazy(async () => ({ default: (await import('./new-partner-dialog')).NewPartnerDialog }))
export const ReturnDialog = lazy(async () => ({ default: (await import('../returns/return-dialog')).ReturnDialog }))
export const WriteOffDialog = lazy(async () => ({ default: (await import('../debt/write-off-dialog')).WriteOffDialog }))
export const ShippingDialog = lazy(async () => ({ default: (await import('../shipping/shipping-dialog')).ShippingDialog }))
