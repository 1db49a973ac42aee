import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { shareMessages as m } from './messages'

/** The address of an invoice that opens without signing in. */
export const invoiceAddress = (orderId: string, token: string): string =>
  `${window.location.origin}/print/invoice/${orderId}?token=${encodeURIComponent(token)}`

/** The address of a receipt that opens without signing in; the token is the invoice's. */
export const receiptAddress = (orderId: string, token: string): string =>
  `${window.location.origin}/print/receipt/${orderId}?token=${encodeURIComponent(token)}`

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Handing out an order's printed invoice by a link, and taking the link back. */
export const useShareInvoice = (order: Pick<Order, '_id'>) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.orders.usePatch()
  const setShared = async (share: boolean): Promise<Order | null> => {
    try {
      return await patch({ id: order._id, data: { share } }).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      return null
    }
  }
  /** Makes the link if there is none, and puts it on the clipboard. */
  const copyLink = async (): Promise<void> => {
    const shared = await setShared(true)
    if (!shared?.printToken) return
    const address = invoiceAddress(shared._id, shared.printToken)
    if (await copy(address)) toastDone(intl.formatMessage(m.copied))
    else window.prompt(intl.formatMessage(m.copyByHand), address)
  }
  const revoke = async (): Promise<void> => {
    if (await setShared(false)) toastDone(intl.formatMessage(m.revoked))
  }
  return { copyLink, revoke, busy: isLoading }
}
