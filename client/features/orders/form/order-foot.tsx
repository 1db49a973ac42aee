import { whyNotStatus } from '@shared/domain/orders/statuses'
import type { Order } from '@shared/services/orders'
import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { useIsPhone } from '../../../lib/use-media'
import { Button } from '../../../ui/Button/Button'
import { actionMessages as am, formMessages as m } from '../messages'
import { actorOf, asDocument } from '../order-document'
import type { TradeGroup } from '../order-group'
import { showPayment } from '../payment/show-payment'

interface OrderFootProps {
  group: TradeGroup
  order: Order | null
  dirty: boolean
  busy: boolean
  mayShip: boolean
  onShip: () => void
  onReturn: () => void
}

/** The next step of an order, and saving it. On a phone also the way to its payment. */
export const OrderFoot = ({ group, order, dirty, busy, mayShip, onShip, onReturn }: OrderFootProps) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const me = useMe()
  const mayReturn = order !== null && whyNotStatus(asDocument(order), 'returned', actorOf(me)) === null && order.status !== 'returned'
  const shipFirst = mayShip && !dirty
  return (
    <>
      {phone && order?.statusPayment === 'pending' && (
        <Button onClick={showPayment}>{intl.formatMessage(group === 'sales' ? am.take : am.pay)}</Button>
      )}
      {mayReturn && !phone && (
        <Button kind="quiet" onClick={onReturn}>
          {intl.formatMessage(am.returnButton)}
        </Button>
      )}
      {mayShip && (
        <Button kind={shipFirst ? 'primary' : 'plain'} icon={group === 'sales' ? 'truck' : 'inbox'} kbd="G" onClick={onShip}>
          {intl.formatMessage(group === 'sales' ? am.ship : am.receive)}
        </Button>
      )}
      {(dirty || !shipFirst) && (
        <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={busy} disabled={!dirty}>
          {intl.formatMessage(m.save)}
        </Button>
      )}
    </>
  )
}
