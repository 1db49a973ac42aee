import { isPaidByCredit, orderKind, takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { FINAL_STATUSES, isFromInterface, isShipped } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../../../api/session/use-me'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useIsTaxed, useTaxes } from '../../../tax/parts/vat/use-taxes'
import { useIsPhone } from '../../../../lib/use-media'
import { Button, ButtonLink, type ButtonProps } from '../../../../ui/Button/Button'
import { actionMessages as am, formMessages as m, returnMessages as rm } from '../messages'
import { actorOf, asDocument } from '../order-document'
import { nextStep, type NextStep } from '../parts/next-step'
import { useStatusChange } from '../parts/use-status-change'
import { showPayment } from '../payment/show-payment'
import { canReturnPart } from '../returns/return-rows'

interface OrderFootProps {
  group: TradeGroup
  order: Order | null
  dirty: boolean
  busy: boolean
  mayShip: boolean
  onShip: () => void
  onReturn: () => void
  onCloseRest: () => void
}

/** The next step of an order, and saving it. On a phone also the way to its payment. */
export const OrderFoot = ({ group, order, dirty, busy, mayShip, onShip, onReturn, onCloseRest }: OrderFootProps) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const me = useMe()
  const change = useStatusChange(group, order)
  const document = order && asDocument(order)
  const step = document && nextStep(document, actorOf(me))
  const goesOut = takesGoodsOut(group)
  const payWord = intl.formatMessage(isPaidByCredit(group) ? am.take : am.pay)
  const stepOf: Readonly<Record<NextStep, Pick<ButtonProps, 'icon' | 'kbd' | 'onClick'> & { words: string }>> = {
    ship: { words: intl.formatMessage(goesOut ? am.ship : am.receive), icon: goesOut ? 'truck' : 'inbox', kbd: 'G', onClick: onShip },
    shipRest: {
      words: intl.formatMessage(goesOut ? rm.shipRest : rm.receiveRest),
      icon: goesOut ? 'truck' : 'inbox',
      kbd: 'G',
      onClick: onShip,
    },
    delivered: {
      words: intl.formatMessage(goesOut ? rm.setDelivered : rm.setCheckedIn),
      icon: 'check',
      onClick: () => void change('delivered'),
    },
    pay: { words: payWord, icon: 'wallet', kbd: 'P', onClick: showPayment },
    finished: { words: intl.formatMessage(rm.setFinished), icon: 'check', onClick: () => void change('finished') },
  }
  const next = step && (step !== 'ship' && step !== 'shipRest' ? stepOf[step] : mayShip ? stepOf[step] : null)
  const mayReturn =
    document !== null &&
    order !== null &&
    isShipped(document) &&
    !FINAL_STATUSES.includes(document.status) &&
    !isFromInterface(document) &&
    canReturnPart(order)
  const invoice = useInvoiceAddress(order, dirty)
  return (
    <>
      {invoice && !phone && (
        <ButtonLink kind="quiet" icon="file" kbd="H" to={invoice}>
          {intl.formatMessage(order?.invoiceId ? m.openInvoice : m.issueInvoice)}
        </ButtonLink>
      )}
      {phone && order?.statusPayment === 'pending' && step !== 'pay' && !FINAL_STATUSES.includes(order.status) && (
        <Button onClick={showPayment}>{payWord}</Button>
      )}
      {mayReturn && !phone && (
        <Button kind="quiet" onClick={onReturn}>
          {intl.formatMessage(am.returnButton)}
        </Button>
      )}
      {step === 'shipRest' && !phone && !dirty && (
        <Button kind="quiet" onClick={onCloseRest}>
          {intl.formatMessage(rm.closeButton)}
        </Button>
      )}
      {next && (
        <Button
          kind={dirty ? 'plain' : 'primary'}
          onClick={next.onClick}
          disabled={dirty && step !== 'ship' && step !== 'shipRest'}
          {...(next.icon ? { icon: next.icon } : null)}
          {...(next.kbd ? { kbd: next.kbd } : null)}
        >
          {next.words}
        </Button>
      )}
      {(dirty || !next) && (
        <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={busy} disabled={!dirty}>
          {intl.formatMessage(m.save)}
        </Button>
      )}
    </>
  )
}

/** Where a sale's e-invoice is issued, or stands; null for a company that says nothing of taxes. `H` goes there. */
const useInvoiceAddress = (order: Order | null, dirty: boolean): string | null => {
  const taxes = useTaxes()
  const isTaxed = useIsTaxed()
  const navigate = useNavigate()
  const isMeant =
    taxes !== undefined &&
    order !== null &&
    orderKind(order.group).isSold &&
    order.items.length > 0 &&
    !dirty &&
    (order.vat !== undefined || !isTaxed)
  const address = !isMeant
    ? null
    : order.invoiceId
      ? `/sales/invoices?open=${order.invoiceId}`
      : order.status === 'cancelled' || order.status === 'returned'
        ? null
        : `/sales/invoices?order=${order._id}`
  useShortcut('h', () => address && void navigate(address), address !== null)
  return address
}
