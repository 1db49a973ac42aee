import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { useIntl } from 'react-intl'
import { bringerName } from '../../../../components/parcels/parcel-words'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { formatMoney } from '../../../../lib/format'
import { PrintStamp } from '../../../../ui/PrintPage/PrintPage'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale } from '../../../../ui/zone/zone-context'
import { placeOf, serviceWord } from '../delivery-words'
import { deliveryMessages as m } from '../messages'
import './deliveries.css'

/** Papers of our own labels: 100 × 75 mm, or A5 across with the same twice as large. */
export const OWN_PAPERS = ['100x75', 'a5'] as const
export type OwnPaper = (typeof OWN_PAPERS)[number]

/** Our own label of a parcel, with its carrier's code. */
export const DeliveryLabel = ({ delivery, paper }: { delivery: Delivery; paper: OwnPaper }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { code = '', service, order, from, to, cod, weight, note } = delivery
  return (
    <article className={`delivery-label delivery-label--${paper}`} aria-label={code}>
      {delivery.status === 'cancelled' && <PrintStamp>{intl.formatMessage(pm.cancelled)}</PrintStamp>}
      <header>
        <span>
          {[...new Set([bringerName(delivery, intl), serviceWord(service, intl)])].filter(Boolean).join(' · ')}
          <br />
          <span className="delivery-label__code num">{code}</span>
          <br />
          {order?.order_number}
        </span>
        <QrCode text={code} />
      </header>
      <div>
        {from && (
          <p>
            {intl.formatMessage(m.labelFrom)}: {from.name}, {from.phone}, {from.address}
          </p>
        )}
        <p className="delivery-label__to">
          {intl.formatMessage(m.labelTo)}: {to.name}, {to.phone}
        </p>
        <p>{[to.address, placeOf(delivery)].join(', ')}</p>
        {note && <p>{note}</p>}
      </div>
      <footer>
        <span className="delivery-label__cod num">
          {intl.formatMessage(m.labelCod)}: {formatMoney(cod, locale)}
        </span>
        <span>
          {intl.formatNumber(weight)} g
          <br />
          {intl.formatMessage(m.labelLook)}
        </span>
      </footer>
    </article>
  )
}
