import { isOrderGroup, isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import { isCounted, outstanding } from '@shared/foundation/documents/order-totals'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { orderAddress } from '../../../../components/order-address'
import { useCan } from '../../../../api/session/use-me'
import { Amount } from '../../../../ui/Amount/Amount'
import { entryMessages as m } from '../messages'

/** The order an entry pays, with what is left of it for those who may read orders. */
export const EntryOrder = ({ order: known, orderId }: { order?: Fund['order']; orderId: string }) => {
  const intl = useIntl()
  const mayRead = useCan(['/sales', '/purchases'])
  const { data: order } = api.orders.useGet(orderId, { skip: !mayRead })
  const paid = order ?? known
  if (!paid) return null
  const partner = order?.customer ?? order?.agent ?? order?.supplier
  const left = order && (isCounted(order) ? outstanding(order) : 0)
  return (
    <div className="funds-order">
      <span>
        {mayRead ? (
          <Link className="strong num reach" to={orderAddress(paid)}>
            {paid.order_number}
          </Link>
        ) : (
          <span className="strong num">{paid.order_number}</span>
        )}
        {partner && <span className="second">{partner.name}</span>}
      </span>
      {left !== undefined && (
        <span>
          <span className="second">
            {intl.formatMessage(isOrderGroup(paid.group) && !isPaidByCredit(paid.group) ? m.orderLeftOut : m.orderLeft)}
          </span>
          <Amount value={left} weight="strong" />
        </span>
      )}
    </div>
  )
}
