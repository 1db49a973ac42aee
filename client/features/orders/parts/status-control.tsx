import { statusMenu, whyNotStatus, type OrderStatus } from '@shared/domain/orders/statuses'
import type { Order } from '@shared/services/orders'
import { useIntl } from 'react-intl'
import { ordersApi } from '../../../api/orders'
import { useConnection } from '../../../api/realtime/use-connection'
import { useMe } from '../../../api/session/use-me'
import { useUndo } from '../../../components/undo/use-undo'
import { formatMoney } from '../../../lib/format'
import { failureOf } from '../../../ui/form/form-error'
import { StatusMenu, type StatusChoice } from '../../../ui/StatusMenu/StatusMenu'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { actionMessages as m } from '../messages'
import { actorOf, asDocument } from '../order-document'
import type { TradeGroup } from '../order-group'
import { errorText } from '../../../components/use-error-text'
import { statusLabel } from '../status-labels'
import { goodsByWarehouse, piecesLeft } from './order-goods'

interface StatusControlProps {
  group: TradeGroup
  order: Order
  onShip: () => void
  onClose: (to: 'cancelled' | 'returned') => void
}

const ruledBefore: ReadonlySet<OrderStatus> = new Set(['shipped', 'returning', 'cancelled'])

/** The status of an order and the menu that changes it; what can't be chosen stays in sight with its reason. */
export const StatusControl = ({ group, order, onShip, onClose }: StatusControlProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const { status: connection } = useConnection()
  const [patch] = ordersApi.usePatch()
  const undo = useUndo()
  const word = (status: OrderStatus): string => intl.formatMessage(statusLabel(status, group))
  const actor = actorOf(me)

  const change = async (status: OrderStatus): Promise<void> => {
    try {
      const after = await patch({ id: order._id, data: { status } }).unwrap()
      const text = intl.formatMessage(m.statusSaved, { number: order.order_number, status: word(status) })
      // The way back may be barred, or open only to those who may force it.
      const isBarred = (isForce: boolean): boolean => whyNotStatus(asDocument(after), order.status, actor, { isForce }) !== null
      if (isBarred(false) && isBarred(true)) return toastDone(text)
      const back = { status: order.status, rev: after.rev, ...(isBarred(false) ? { isForce: true } : null) }
      undo(text, () => patch({ id: order._id, data: back }).unwrap())
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const special = (status: OrderStatus): Partial<StatusChoice> & { onChoose: () => void } => {
    if (status === 'shipped')
      return {
        label: intl.formatMessage(group === 'sales' ? m.shipMenu : m.receiveMenu),
        detail: intl.formatMessage(m.toShip, { count: piecesLeft(order) }),
        kbd: 'G',
        onChoose: onShip,
      }
    if (status === 'cancelled') return { label: intl.formatMessage(m.cancelMenu), onChoose: () => onClose('cancelled') }
    if (status === 'returned') {
      const count = goodsByWarehouse(order).reduce((sum, place) => sum + place.count, 0)
      return {
        label: intl.formatMessage(m.returnMenu),
        detail: intl.formatMessage(m.returnDetail, { count, amount: formatMoney(order.paid, locale) }),
        onChoose: () => onClose('returned'),
      }
    }
    return { onChoose: () => void change(status) }
  }
  let place = 0
  const choices = statusMenu(asDocument(order), actor).map(({ status, disabled }, index): StatusChoice => {
    const own = special(status)
    const reason =
      connection === 'offline'
        ? intl.formatMessage(m.offline)
        : disabled && errorText(disabled, locale, { status: word(order.status), to: word(status) })
    if (!own.kbd && !own.label) place++
    return {
      status,
      label: word(status),
      ruled: index > 0 && ruledBefore.has(status),
      ...(!own.kbd && !own.label && place <= 4 ? { kbd: String(place) } : null),
      ...own,
      ...(reason ? { reason } : null),
    }
  })
  return (
    <StatusMenu status={order.status} label={intl.formatMessage(m.changeStatus)} choices={choices}>
      {word(order.status)}
    </StatusMenu>
  )
}
