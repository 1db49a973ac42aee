import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { formatTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { useZone } from '../../../ui/zone/zone-context'
import { sellingMessages as m } from '../selling-messages'
import { soldMessages as sm } from '../sold-messages'

const SHOWN = 3

export interface RecentSalesProps {
  readonly shift: Shift
  readonly onPrint: (order: Order) => void
  readonly onReturn: (order: Order) => void
}

/** The last sales of a shift, while nothing is being sold: printed again, or taken back. */
export const RecentSales = ({ shift, onPrint, onReturn }: RecentSalesProps) => {
  const intl = useIntl()
  const zone = useZone()
  const { data } = api.orders.useFind({ 'counter.shiftId': shift._id, $sort: { _id: -1 }, $limit: SHOWN, $total: false })
  if (!data || data.data.length === 0) return null
  return (
    <section className="counter-recent" aria-label={intl.formatMessage(m.recent)}>
      <h3 className="second">{intl.formatMessage(m.recent)}</h3>
      <ul>
        {data.data.map((order) => {
          const isGone = order.status === 'cancelled' || order.status === 'returned'
          return (
            <li key={order._id}>
              <span className="counter-recent__words">
                <Link to={`/sales/orders?open=${order._id}`}>{order.order_number}</Link>{' '}
                <span className="second">
                  {formatTime(order.created, zone)} · {order.customer?.name ?? order.agent?.name}
                </span>
              </span>
              <Amount value={order.total} currency={false} weight="name" struck={isGone} />
              <Button size="s" icon="print" onClick={() => onPrint(order)}>
                {intl.formatMessage(m.printAgain)}
              </Button>
              <Button size="s" icon="undo" disabled={isGone} onClick={() => onReturn(order)}>
                {intl.formatMessage(sm.takeBack)}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
