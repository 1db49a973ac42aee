import { isPaidByCredit, orderKind, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { sumDong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages as m } from '../messages'
import { goodsByWarehouse } from './order-goods'

interface ConfirmCloseProps {
  order: Order
  to: 'cancelled' | 'returned'
  onClose: () => void
}

/** Asks before an order is cancelled or returned: which payments, which goods and which figures that moves. */
export const ConfirmClose = ({ order, to, onClose }: ConfirmCloseProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.orders.usePatch()
  const { data: waiting } = api.funds.useFind({ orderId: order._id, status: { $in: ['new-entry', 'pending'] }, $limit: 0 })
  const { isSold } = orderKind(order.group)
  const number = order.order_number
  const money = (value: number): string => formatMoney(value, locale)
  const open = waiting?.total ?? 0
  const net = sumDong(order.shipments.map((shipment) => shipment.net))
  const changes = [
    ...(to === 'returned'
      ? goodsByWarehouse(order).map(({ name, count }) =>
          intl.formatMessage(takesGoodsOut(order.group) ? m.goodsBack : m.goodsOut, {
            count,
            warehouse: name ?? intl.formatMessage(m.noWarehouse),
          }),
        )
      : []),
    ...(order.paid > 0
      ? [intl.formatMessage(isPaidByCredit(order.group) ? m.fundsRefunded : m.fundsRefundedOut, { amount: money(order.paid) })]
      : []),
    ...(open > 0 ? [intl.formatMessage(m.fundsCancelled, { count: open })] : []),
    ...(order.usePartnerBalance > 0 ? [intl.formatMessage(m.balanceBack, { amount: money(order.usePartnerBalance) })] : []),
    ...(to === 'cancelled' ? [intl.formatMessage(isSold ? m.cancelFigures : m.cancelPayables, { amount: money(order.total) })] : []),
    ...(to === 'returned' && isSold && net > 0 ? [intl.formatMessage(m.revenueToday, { amount: money(net) })] : []),
  ]
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: order._id, data: { status: to } }).unwrap()
      toastDone(intl.formatMessage(to === 'cancelled' ? m.cancelled : m.returned, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(to === 'cancelled' ? m.cancelTitle : m.returnTitle, { number })}
      changes={changes.length > 0 ? changes : [intl.formatMessage(m.nothingMoved)]}
      verb={intl.formatMessage(to === 'cancelled' ? m.cancelVerb : m.returnVerb)}
      safe={intl.formatMessage(m.cancelSafe)}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      {intl.formatMessage(to === 'cancelled' ? m.cancelText : m.returnText)}
    </ConfirmDialog>
  )
}
