import {
  FINAL_STATUSES,
  forcedStatuses,
  isFromInterface,
  isShipped,
  statusMenu,
  type OrderStatus,
} from '@shared/foundation/documents/order-statuses'
import { takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useConnection } from '../../../../api/realtime/use-connection'
import { useMe } from '../../../../api/session/use-me'
import { StatusMenu, type StatusChoice } from '../../../../ui/StatusMenu/StatusMenu'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { statusLabel } from '../kinds'
import { actionMessages as m, forceMessages, returnMessages as rm } from '../messages'
import { actorOf, asDocument } from '../order-document'
import { errorText } from '../../../../components/use-error-text'
import { canReturnPart } from '../returns/return-rows'
import { piecesKept, piecesLeft } from './order-goods'
import { useStatusChange } from './use-status-change'

interface StatusControlProps {
  group: TradeGroup
  order: Order
  onShip: () => void
  onClose: (to: 'cancelled' | 'returned') => void
  onReturn: () => void
  onCloseRest: () => void
  onForce: () => void
}

const ruledBefore: ReadonlySet<OrderStatus> = new Set(['shipped', 'returning', 'cancelled'])

/** The status of an order and the menu that changes it; what can't be chosen stays in sight with its reason. */
export const StatusControl = ({ group, order, onShip, onClose, onReturn, onCloseRest, onForce }: StatusControlProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const { status: connection } = useConnection()
  const change = useStatusChange(group, order)
  const word = (status: OrderStatus): string => intl.formatMessage(statusLabel(status, group))
  const actor = actorOf(me)

  const specialOf = (status: OrderStatus): Partial<StatusChoice> & { onChoose: () => void } => {
    if (status === 'shipped')
      return {
        label: intl.formatMessage(takesGoodsOut(group) ? m.shipMenu : m.receiveMenu),
        detail: intl.formatMessage(m.toShip, { count: piecesLeft(order) }),
        kbd: 'G',
        onChoose: onShip,
      }
    if (status === 'cancelled') return { label: intl.formatMessage(m.cancelMenu), onChoose: () => onClose('cancelled') }
    if (status === 'returned')
      return canReturnPart(order)
        ? {
            label: intl.formatMessage(m.returnMenu),
            detail: intl.formatMessage(rm.canComeBack, { count: piecesKept(order) }),
            onChoose: onReturn,
          }
        : { label: intl.formatMessage(m.returnMenu), onChoose: () => onClose('returned') }
    return { onChoose: () => void change(status) }
  }
  let place = 0
  const document = asDocument(order)
  const open = isShipped(document) && !FINAL_STATUSES.includes(order.status)
  const anyOrder = useWorkspace()?.opts.status === 'disabled'
  const own = statusMenu(document, actor, { anyOrder })
  const offered = [
    ...own,
    // What was shipped can come back whatever the status; it isn't cancelled any more, which is said.
    ...(open && canReturnPart(order) && !own.some(({ status }) => status === 'returned')
      ? [{ status: 'returned' as const, disabled: undefined }]
      : []),
    ...(open ? [{ status: 'cancelled' as const, disabled: 'orders.cancel-shipped' as const }] : []),
  ].map((choice) => (isFromInterface(document) ? { ...choice, disabled: choice.disabled ?? ('orders.from-interface' as const) } : choice))
  const choices = offered.map(({ status, disabled }, index): StatusChoice => {
    const special = specialOf(status)
    const reason =
      connection === 'offline'
        ? intl.formatMessage(m.offline)
        : disabled && errorText(disabled, locale, { status: word(order.status), to: word(status) })
    if (!special.kbd && !special.label) place++
    return {
      status,
      label: word(status),
      ruled: index > 0 && ruledBefore.has(status),
      ...(!special.kbd && !special.label && place <= 4 ? { kbd: String(place) } : null),
      ...special,
      ...(reason ? { reason } : null),
    }
  })
  if (order.status === 'partial-shipped' && !isFromInterface(document))
    choices.push({
      key: 'close',
      status: 'shipped',
      ruled: true,
      label: intl.formatMessage(rm.closeMenu),
      detail: intl.formatMessage(m.toShip, { count: piecesLeft(order) }),
      ...(connection === 'offline' ? { reason: intl.formatMessage(m.offline) } : null),
      onChoose: onCloseRest,
    })
  if (forcedStatuses(document, actor, { shipsGoods: true }).length > 0)
    choices.push({
      key: 'force',
      status: order.status,
      ruled: true,
      label: intl.formatMessage(forceMessages.menu),
      ...(connection === 'offline' ? { reason: intl.formatMessage(m.offline) } : null),
      onChoose: onForce,
    })
  return (
    <StatusMenu status={order.status} label={intl.formatMessage(m.changeStatus)} choices={choices}>
      {word(order.status)}
    </StatusMenu>
  )
}
