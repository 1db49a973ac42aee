import { remainingOf } from '@shared/foundation/documents/order-lines'
import { closedTerms } from '@shared/foundation/documents/order-shipping'
import { orderTotal } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney, formatQuantity } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages, returnMessages as m } from '../messages'
import { asDocument } from '../order-document'

const MAX_NAMED = 4

/** Asks before what isn't shipped of an order is given up: of which items how many, and what the order comes to then. */
export const ConfirmRest = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.orders.usePatch()
  const number = order.order_number
  const open = order.items.filter((item) => remainingOf(item) > 0)
  const document = asDocument(order)
  const total = orderTotal({ ...document, ...closedTerms(document) })
  const changes = [
    ...open
      .slice(0, MAX_NAMED)
      .map((item) => intl.formatMessage(m.givenUp, { name: item.name, count: formatQuantity(remainingOf(item), locale) })),
    ...(open.length > MAX_NAMED ? [intl.formatMessage(m.givenUpMore, { count: open.length - MAX_NAMED })] : []),
    intl.formatMessage(m.totalBecomes, { before: formatMoney(order.total, locale), after: formatMoney(total, locale) }),
  ]
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: order._id, data: { close: true } }).unwrap()
      toastDone(intl.formatMessage(m.closed, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.closeTitle, { number })}
      changes={changes}
      verb={intl.formatMessage(m.closeVerb)}
      safe={intl.formatMessage(actionMessages.cancelSafe)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
