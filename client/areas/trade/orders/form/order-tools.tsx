import { mostWrittenOff } from '@shared/foundation/documents/order-write-offs'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import { monthOf, zone as asZone } from '@shared/foundation/days/days'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useShareInvoice } from '../../parts/share-invoice/use-share-invoice'
import { useCan } from '../../../../api/session/use-me'
import { useNow } from '../../../../lib/use-now'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu } from '../../../../ui/Menu/Menu'
import { useZone } from '../../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { copyMessages, debtMessages, formMessages as m } from '../messages'

interface OrderToolsProps {
  order: Order
  onCopy: (what: 'copy' | 'copyMonth') => void
  onWriteOff: () => void
}

/** The printed invoice of a sale (open it, hand out its link, take the link back), the printed order to a supplier and the labels of
 *  what it brought, copies of the order or of its month, and what
 *  nobody expects to be paid any more. */
export const OrderTools = ({ order, onCopy, onWriteOff }: OrderToolsProps) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const zone = asZone(useZone())
  const thisMonth = monthOf(new Date(useNow()), zone)
  const { copyLink, revoke, busy } = useShareInvoice(order)
  const printed = orderKind(order.group).isSold && order.status !== 'cancelled'
  const mayWriteOff = useCan('bod') && orderKind(order.group).isSold && mostWrittenOff(asDocument(order)) > 0
  const { settlement } = orderKind(order.group)
  const isPurchase = settlement?.owed === 'payable'
  const isPast = monthOf(new Date(order.created), zone) < thisMonth
  return (
    <>
      {printed && (
        <>
          <IconButton
            icon="print"
            label={intl.formatMessage(m.print)}
            onClick={() => window.open(`/print/invoice/${order._id}`, '_blank', 'noopener')}
          />
          <IconButton icon="link" label={intl.formatMessage(m.copyLink)} disabled={busy} onClick={() => void copyLink()} />
        </>
      )}
      {isPurchase && (
        <IconButton
          icon="print"
          label={intl.formatMessage(m.printPurchase)}
          onClick={() => window.open(`/print/purchase/${order._id}`, '_blank', 'noopener')}
        />
      )}
      {isPurchase && order.shipments.some(({ lines }) => lines.length > 0) && (
        <IconButton icon="qr" label={intl.formatMessage(m.labels)} onClick={() => void navigate(`/inventory/labels/${order._id}`)} />
      )}
      <Menu
        label={intl.formatMessage(m.more)}
        align="end"
        entries={[
          { key: 'copy', icon: 'copy', label: intl.formatMessage(copyMessages.menu), onChoose: () => onCopy('copy') },
          {
            key: 'copyMonth',
            icon: 'calendar',
            label: intl.formatMessage(copyMessages.monthMenu),
            onChoose: () => onCopy('copyMonth'),
            ...(isPast ? null : { reason: intl.formatMessage(copyMessages.onlyPast) }),
          },
          ...(mayWriteOff
            ? [{ key: 'writeOff', icon: 'minus' as const, ruled: true, label: intl.formatMessage(debtMessages.menu), onChoose: onWriteOff }]
            : []),
          ...(printed && order.printToken
            ? [
                {
                  key: 'revoke',
                  icon: 'lock' as const,
                  ruled: true,
                  label: intl.formatMessage(m.revokeLink),
                  detail: intl.formatMessage(m.revokeHint),
                  onChoose: () => void revoke(),
                },
              ]
            : []),
        ]}
        trigger={(props) => <IconButton {...props} icon="more" label={intl.formatMessage(m.more)} />}
      />
    </>
  )
}
