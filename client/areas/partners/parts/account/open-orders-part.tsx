import type { PartnerField } from '@shared/foundation/documents/partners'
import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { classNames } from '../../../../lib/class-names'
import { formatDayMonth, formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { Totals } from '../../../../ui/Totals/Totals'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { LoadFailed } from '../../../../components/list-states'
import { orderLink } from './account-links'
import { accountMessages as m } from './messages'
import { TakePayment } from './take-payment'
import type { OpenOrder, useOpenOrders } from './open-orders'
import './account.css'

interface OpenOrdersPartProps {
  open: ReturnType<typeof useOpenOrders>
  /** How many there are, while they are on their way. */
  count?: number
  group: PartnerField
  partnerName: string
  /** What the partner may spend. */
  balance: number
  taking: boolean
  onTaken: () => void
}

/** What one partner still owes (or is owed): each open order, oldest first; they sum to the figure. A payment for them stands above. */
export const OpenOrdersPart = ({ open: { read, orders }, count, group, partnerName, balance, taking, onTaken }: OpenOrdersPartProps) => {
  const intl = useIntl()
  const sum = orders?.reduce((so, { open }) => so + open, 0) ?? 0
  const known = orders?.length ?? count
  return (
    <>
      {taking && orders && (
        <DockPart title={intl.formatMessage(group === 'supplierId' ? m.make : m.take)}>
          <TakePayment orders={orders} partnerName={partnerName} group={group} onClose={onTaken} />
        </DockPart>
      )}
      <DockPart title={intl.formatMessage(m.openList)} {...(known === undefined ? null : { count: known })}>
        {read.error && !orders ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : !orders ? (
          <SkeletonRows rows={4} />
        ) : (
          <>
            <ul className="account-orders">
              {orders.map((each) => (
                <OpenOrderLine key={each.order._id} {...each} group={group} />
              ))}
            </ul>
            <Totals
              lines={[
                { key: 'sum', label: intl.formatMessage(m.sum), value: sum, kind: 'sum' },
                { key: 'balance', label: intl.formatMessage(group === 'supplierId' ? m.advanced : m.balance), value: balance },
              ]}
            />
          </>
        )}
      </DockPart>
    </>
  )
}

const OpenOrderLine = ({ order, open, moved, days, late, group }: OpenOrder & { group: PartnerField }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const movedWord = group === 'supplierId' ? m.receivedOn : m.shippedOn
  const paid = sumDong([order.paid, order.usePartnerBalance])
  const total = formatMoney(order.total, locale, { currency: false })
  return (
    <li>
      <Link className="account-order" to={orderLink(group, order._id)}>
        <span className="name num">{order.order_number}</span>
        <span className="num">
          {[
            formatDayMonth(order.created, zone),
            ...(moved ? [intl.formatMessage(movedWord, { day: formatDayMonth(moved, zone) })] : []),
            ...(order.dueDate ? [intl.formatMessage(m.dueOn, { day: formatDayMonth(order.dueDate) })] : []),
          ].join(' · ')}
        </span>
        <Amount value={open} currency={false} weight="name" />
        <span className={classNames('second num', days > 90 ? 'ink-debit' : days > 30 && 'ink-warn')}>
          {intl.formatMessage(m.days, { days })}
        </span>
        {order.dueDate && late > 0 && <span className="second num ink-debit">{intl.formatMessage(m.latest, { days: late })}</span>}
        <span className="second">
          {paid > 0
            ? intl.formatMessage(m.totalPaid, { total, paid: formatMoney(paid, locale, { currency: false }) })
            : intl.formatMessage(m.totalUnpaid, { total })}
        </span>
      </Link>
    </li>
  )
}
