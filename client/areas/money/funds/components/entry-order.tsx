import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { Amount } from '../../../../ui/Amount/Amount'
import { entryMessages as m } from '../messages'

/** The order an entry pays, with what is left of it for those who may read orders. */
export const EntryOrder = ({ order: known, orderId }: { order?: Fund['order']; orderId: string }) => {
  const intl = useIntl()
  const mayRead = useCan(['/sales', '/purchases'])
  const { data: order } = api.orders.useGet(orderId, { skip: !mayRead })
  const number = order?.order_number ?? known?.order_number
  if (!number) return null
  const isPurchase = (order ?? known)?.group === 'purchases'
  const partner = order?.customer ?? order?.agent ?? order?.supplier
  const left = order && outstanding(order)
  return (
    <div className="funds-order">
      <span>
        {mayRead ? (
          <Link className="strong num reach" to={`/${isPurchase ? 'purchases' : 'sales'}/orders/byOrder/${orderId}`}>
            {number}
          </Link>
        ) : (
          <span className="strong num">{number}</span>
        )}
        {partner && <span className="second">{partner.name}</span>}
      </span>
      {left !== undefined && (
        <span>
          <span className="second">{intl.formatMessage(isPurchase ? m.orderLeftOut : m.orderLeft)}</span>
          <Amount value={left} weight="strong" />
        </span>
      )}
    </div>
  )
}
