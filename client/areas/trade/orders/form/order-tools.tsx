import { orderKind } from '@shared/foundation/documents/order-kinds'
import { monthOf, zone as asZone } from '@shared/foundation/days/days'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useShareInvoice } from '../../parts/share-invoice/use-share-invoice'
import { useNow } from '../../../../lib/use-now'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu } from '../../../../ui/Menu/Menu'
import { useZone } from '../../../../ui/zone/zone-context'
import { copyMessages, formMessages as m } from '../messages'

interface OrderToolsProps {
  order: Order
  onCopy: (what: 'copy' | 'copyMonth') => void
}

/** The printed invoice of a sale (open it, hand out its link, take the link back), and copies of the order or of its month. */
export const OrderTools = ({ order, onCopy }: OrderToolsProps) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const thisMonth = monthOf(new Date(useNow()), zone)
  const { copyLink, revoke, busy } = useShareInvoice(order)
  const printed = orderKind(order.group).isSold && order.status !== 'cancelled'
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
