import { dayOf, daysBetween, zone as asZone } from '@shared/foundation/days/days'
import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useRecentChanges } from '../../../../api/realtime/hub-context'
import { ChangeBadge } from '../../../../components/recent/change-badge'
import { ProposedOr, useProposed } from '../../../../components/proposed/proposed-mark'
import { formatDayMonth, formatMoney, formatQuantity } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Amount } from '../../../../ui/Amount/Amount'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { Icon } from '../../../../ui/icons/Icon'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { tagAddress } from '../../../../components/order-address'
import { OrderTag } from '../../../../components/words/word-tags'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { When } from '../../../../ui/When/When'
import { orderWords, partnerOfOrder, statusLabel } from '../kinds'
import { ordersMessages as m } from '../messages'
import { asDocument } from '../order-document'
import { orderChangeLabel } from './order-change'

const closed: ReadonlySet<Order['status']> = new Set(['cancelled', 'returned', 'error'])

/** When it was made: the time if today, else day and time; the day alone where room is scarce. */
export const OrderWhen = ({ order, scarce = false }: { order: Order; scarce?: boolean }) => {
  const zone = asZone(useZone())
  const now = new Date(useNow())
  const day = dayOf(new Date(order.created), zone)
  const today = dayOf(now, zone)
  const brief = day.slice(0, 4) === today.slice(0, 4) ? 'day-month' : 'date'
  return <When value={order.created} as={scarce && day !== today ? brief : 'row'} />
}

export const OrderStatusTag = ({ order, group }: { order: Order; group: TradeGroup }) => {
  const intl = useIntl()
  return <StatusTag status={order.status}>{intl.formatMessage(statusLabel(order.status, group))}</StatusTag>
}

/** Who just made or changed it, and what they did; null once the highlight is over, or when nobody did. */
export const RecentChangeBadge = ({ order, group }: { order: Order; group: TradeGroup }) => {
  const intl = useIntl()
  const locale = useLocale()
  const change = useRecentChanges('orders').get(order._id)
  return change ? (
    <ChangeBadge change={change} what={change.type === 'patched' ? orderChangeLabel(intl, locale, group, change) : undefined} />
  ) : null
}

/** A tag, which opens the orders that have it. */
const TagLink = ({ tag, group }: { tag: string; group: TradeGroup }) => (
  <Link className="order-tag-link" to={tagAddress(group, tag)}>
    <OrderTag>{tag}</OrderTag>
  </Link>
)

/** Tags and a word about the order, under its partner's name. */
export const OrderAbout = ({ order, group }: { order: Order; group: TradeGroup }) => {
  const intl = useIntl()
  const changed = useRecentChanges('orders').has(order._id)
  const partner = partnerOfOrder(order)
  if (changed) return <RecentChangeBadge order={order} group={group} />
  const words = order.note ?? partner?.shippingAddress ?? partner?.address ?? (order.creator ? '' : intl.formatMessage(m.byProgram))
  return (
    <span className="order-about">
      {order.isOpening && <span className="faint">{intl.formatMessage(m.opening)}</span>}
      {order.latePayment && <span className="ink-warn">{intl.formatMessage(m.latePayment)}</span>}
      {order.tags?.map((tag) => (
        <TagLink key={tag} tag={tag} group={group} />
      ))}
      <ProposedOr service="orders" id={order._id} otherwise={<span className="cut">{words}</span>} />
    </span>
  )
}

/** What is left to collect or to pay, with the day it is due or how long it is overdue; without one with its age once the goods left. */
export const OrderOwed = ({ order, group, short }: { order: Order; group: TradeGroup; short?: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = asZone(useZone())
  const now = useNow()
  if (closed.has(order.status)) return <span className="faint">—</span>
  const left = outstanding(asDocument(order))
  if (left <= 0 && order.writtenOff) return <span className="muted">{intl.formatMessage(m.writtenOffAll)}</span>
  if (left <= 0)
    return (
      <span className="order-paid muted">
        <Icon name="check" size={14} />
        {intl.formatMessage(orderWords[group].paid)}
      </span>
    )
  const today = dayOf(new Date(now), zone)
  const days = order.shippingTime ? daysBetween(dayOf(new Date(order.shippingTime), zone), today) : 0
  const { dueDate } = order
  const late = dueDate ? Math.max(0, daysBetween(dueDate, today)) : 0
  const ink = dueDate ? (late > 0 ? 'ink-debit' : 'muted') : days > 0 ? 'ink-warn' : 'muted'
  const due =
    dueDate && (late > 0 ? intl.formatMessage(m.lateDays, { days: late }) : intl.formatMessage(m.dueBy, { day: formatDayMonth(dueDate) }))
  const amount = formatMoney(left, locale, { currency: false })
  return (
    <span className={`order-owed num ${ink}`}>
      <span>{short ? intl.formatMessage(m.leftShort, { amount }) : amount}</span>
      {!short && due && <small>{due}</small>}
      {!short && !dueDate && days > 0 && <small>{intl.formatMessage(m.ageDays, { days })}</small>}
    </span>
  )
}

export const OrderTotal = ({ order, currency = true }: { order: Order; currency?: boolean }) => (
  <Amount value={order.total} currency={currency} weight="name" struck={order.status === 'cancelled' || order.status === 'returned'} />
)

/** An order at phone width. */
export const OrderPhoneRow = ({ order, group }: { order: Order; group: TradeGroup }) => {
  const recent = useRecentChanges('orders').has(order._id)
  const isProposed = useProposed('orders', order._id) !== undefined
  return (
    <PhoneRow
      name={partnerOfOrder(order)?.name ?? order.order_number}
      amount={<OrderTotal order={order} />}
      about={
        <>
          <OrderStatusTag order={order} group={group} />
          <span className="num cut">
            {order.order_number} · <OrderWhen order={order} scarce />
          </span>
        </>
      }
      owed={<OrderOwed order={order} group={group} short />}
      who={
        recent ? <RecentChangeBadge order={order} group={group} /> : isProposed ? <ProposedOr service="orders" id={order._id} /> : undefined
      }
    />
  )
}

/** What was ordered, in short: how many kinds of goods, and the first of them. */
export const OrderGoods = ({ order: { items } }: { order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const named = items.map(({ name, quantity }) => `${name} ×${formatQuantity(quantity, locale)}`).join(', ')
  if (items.length === 0) return <span className="faint">–</span>
  return (
    <TwoLines first={<span className="order-goods">{named}</span>} second={intl.formatMessage(m.goodsCount, { count: items.length })} />
  )
}

/** How much of it has gone out, or come in: `5/9`. */
export const OrderShipped = ({ order: { items, status } }: { order: Order }) => {
  const locale = useLocale()
  const sum = (of: (item: Order['items'][number]) => number): number => items.reduce((so, item) => so + of(item), 0)
  const [gone, all] = [sum(({ shipped }) => shipped), sum(({ quantity }) => quantity)]
  if (all === 0 || closed.has(status)) return <span className="faint">–</span>
  return (
    <span className={gone === all ? 'num muted' : 'num'}>
      {formatQuantity(gone, locale)}/{formatQuantity(all, locale)}
    </span>
  )
}
