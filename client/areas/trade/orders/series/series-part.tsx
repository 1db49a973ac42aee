import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { monthOf, zone as asZone } from '@shared/foundation/days/days'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { orderLists } from '../../../../components/order-address'
import { api } from '../../../../api/api'
import { formatDate, monthInNumbers } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useZone } from '../../../../ui/zone/zone-context'
import { statusLabel } from '../kinds'
import { seriesMessages as m } from '../messages'
import { seriesOf } from './series-values'

/** The most a series makes at once; of a longer one the latest are shown. */
const MOST_SHOWN = 60

/** The orders an order comes with month by month, and making the next of a series without an end. */
export const SeriesPart = ({ group, order }: { group: TradeGroup; order: Order }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const source = order.sourceId ?? order._id
  const series = seriesOf(order)
  const isShown = series !== null || order.sourceId !== undefined
  const { data } = api.orders.useFind(
    { group, $or: [{ sourceId: source }, { _id: source }], $sort: { created: -1 }, $limit: MOST_SHOWN },
    { skip: !isShown },
  )
  const [patch, { isLoading }] = api.orders.usePatch()
  if (!isShown) return null

  const renew = async (): Promise<void> => {
    try {
      const { newOrder } = await patch({ id: order._id, data: { period: 0 } }).unwrap()
      if (newOrder) toastDone(intl.formatMessage(m.renewed, { number: newOrder.order_number, day: formatDate(newOrder.created, zone) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const isEndless = series?.kind === 'endless' && order.status !== 'cancelled'
  const orders = [...(data?.data ?? [])].reverse()
  return (
    <DockPart title={intl.formatMessage(m.title)} {...(data?.total ? { count: data.total } : null)}>
      {series && (
        <p className="second">
          {series.kind === 'months' && series.ended
            ? intl.formatMessage(m.saysMonths, { ended: formatDate(series.ended) })
            : intl.formatMessage(m.saysEndless, { count: series.period })}
          {' · '}
          {series.moPaymentDate === 0 ? intl.formatMessage(m.lastDay) : intl.formatMessage(m.onDay, { day: series.moPaymentDate })}
        </p>
      )}
      <PaidUntil sourceId={source} />
      <ul className="order-series">
        {orders.map((one) => (
          <li key={one._id} aria-current={one._id === order._id ? 'true' : undefined}>
            <span className="num">{monthInNumbers(one.periodOf ?? monthOf(new Date(one.created), zone))}</span>
            {one._id === order._id ? (
              <span className="num strong">{one.order_number}</span>
            ) : (
              <Link className="num" to={`${orderLists[group]}/byOrder/${one._id}`}>
                {one.order_number}
              </Link>
            )}
            <StatusTag status={one.status}>{intl.formatMessage(statusLabel(one.status, group))}</StatusTag>
            <Amount value={one.total} {...(one.statusPayment === 'completed' ? { ink: 'credit' as const } : null)} />
          </li>
        ))}
      </ul>
      {isEndless && order.nextOrderId === undefined && (
        <Button size="s" icon="repeat" busy={isLoading} onClick={() => void renew()}>
          {intl.formatMessage(m.renew)}
        </Button>
      )}
      {isEndless && <p className="second">{intl.formatMessage(m.endsHint)}</p>}
    </DockPart>
  )
}

/** Through which month the series is paid without a gap. */
const PaidUntil = ({ sourceId }: { sourceId: Order['_id'] }) => {
  const intl = useIntl()
  const { currentData } = api.orders.useReport('series', { sourceId })
  const [row] = currentData?.data ?? []
  if (!row) return null
  return (
    <p className="strong num">
      {row.paidUntil ? intl.formatMessage(m.paidUntil, { month: monthInNumbers(row.paidUntil) }) : intl.formatMessage(m.paidNone)}
    </p>
  )
}
