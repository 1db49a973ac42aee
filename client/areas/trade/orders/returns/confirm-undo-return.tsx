import { returnsOf } from '@shared/foundation/documents/order-returns'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages, returnMessages as m } from '../messages'
import { asDocument } from '../order-document'
import { piecesKept, shipmentCount } from '../parts/order-goods'

/** So many entries of an order that gave money back are looked through for those of one return. */
const MAX_REFUNDS = 200

/** Asks before a return is taken back, of a part or of the whole order: what moves again, and what counts again. */
export const ConfirmUndoReturn = ({ order, at, onClose }: { order: Order; at: Instant; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.orders.usePatch()
  const { order_number: number } = order
  const part = order.shipments.find(({ time }) => time === at)
  const count = part ? -shipmentCount(order, part) : piecesKept(order)
  const { value = 0, vat = 0 } = returnsOf(asDocument(order)).find((each) => each.at.getTime() === new Date(at).getTime()) ?? {}
  const refunds = api.funds.useFind({ orderId: order._id, status: 'refunded', $limit: MAX_REFUNDS }).data?.data ?? []
  const given = refunds.filter(({ created }) => created === at)
  const back = given.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const changes = [
    intl.formatMessage(takesGoodsOut(order.group) ? m.undoGoods : m.undoGoodsOut, { count }),
    intl.formatMessage(m.undoValue, { amount: formatMoney(value + vat, locale) }),
    ...(part && back > 0
      ? [intl.formatMessage(m.undoRefund, { amount: formatMoney(back, locale), numbers: given.map(({ number }) => number).join(', ') })]
      : []),
    ...(part ? [] : [intl.formatMessage(m.undoStatus), intl.formatMessage(m.undoMoney)]),
  ]
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: order._id, data: { undoReturn: at, rev: order.rev } }).unwrap()
      toastDone(intl.formatMessage(m.undone, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.undoTitle, { number })}
      changes={changes}
      verb={intl.formatMessage(m.undoVerb)}
      safe={intl.formatMessage(actionMessages.cancelSafe)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
