import { withTexts } from '../../../i18n/texts'
import { lazyPart } from '../../../lib/lazy-part'

/** Nothing of these is needed to scan: they come once the cart stands. */
export const CarryDialog = lazyPart(async () => (await import('./carry-dialog')).CarryDialog)
export const CloseShift = lazyPart(async () => (await import('./close-shift')).CloseShift)
/** Whoever goes on in a shift doesn't open one. */
export const OpenShift = lazyPart(async () => (await import('./open-shift')).OpenShift)
export const OutboxPart = lazyPart(async () => (await import('../offline/outbox-part')).OutboxPart)
/** The last sales of a shift, while nothing is being sold. */
export const RecentSales = lazyPart(async () => (await import('./recent-sales')).RecentSales)
export const TransferCode = lazyPart(async () => (await import('./transfer-code')).TransferCode)

/** What can be done with the sale before this one. */
export const SoldPart = lazyPart(() => withTexts('parts', async () => (await import('./sold-part')).SoldPart))

/** What a customer sees of the sale in a window of their own. */
export const TellCustomer = lazyPart(async () => (await import('../customer/tell-customer')).TellCustomer)

/** The camera as the scanner of a phone. */
export const CameraStrip = lazyPart(async () => (await import('./camera-strip')).CameraStrip)

/** Brings them before anybody presses for one. What can't be loaded shows when it is drawn. */
export const preloadLaterParts = async (): Promise<void> => {
  await Promise.allSettled(
    [SoldPart, RecentSales, OutboxPart, TransferCode, TellCustomer, CarryDialog, CloseShift].map(({ preload }) => preload()),
  )
}
