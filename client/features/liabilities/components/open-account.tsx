import { sumDong } from '@shared/domain/money/money'
import type { PartnerField } from '@shared/domain/orders/statement'
import type { ReportOf } from '@shared/services/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../../components/list-states'
import { classNames } from '../../../lib/class-names'
import { formatDayMonth, formatMoney } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { Totals } from '../../../ui/Totals/Totals'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { accountsLink, orderLink } from '../liabilities-address'
import { liabilitiesMessages as m } from '../messages'
import { useOpenOrders, type OpenOrder } from '../open-orders'
import { TakePayment } from './take-payment'

export type AgedRow = ReportOf<'orders', 'aging'>['data'][number]

/** What one partner still owes (or is owed): each open order, oldest first; they sum to the figure. */
export const OpenAccount = ({ row, group, onClose }: { row: AgedRow; group: PartnerField; onClose: () => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const { read, orders } = useOpenOrders(group, row._id, today, zone)
  const [taking, setTaking] = useState(false)
  const isOwed = group === 'supplierId'
  const sum = orders?.reduce((so, { open }) => so + open, 0) ?? 0
  const mayTake = sum > 0 && !taking
  useShortcut('p', () => setTaking(true), mayTake)
  return (
    <DockForm
      title={row.name}
      onClose={onClose}
      foot={
        mayTake && (
          <>
            <ButtonLink to={`${accountsLink(group)}?open=${row._id}`} icon="file">
              {intl.formatMessage(m.toStatement)}
            </ButtonLink>
            <Button kind="primary" icon="wallet" kbd="P" onClick={() => setTaking(true)}>
              {intl.formatMessage(isOwed ? m.make : m.take)}
            </Button>
          </>
        )
      }
    >
      <DockPart sunken>
        <div className="second">{intl.formatMessage(isOwed ? m.payable : m.receivable)}</div>
        <Amount value={row.open} rule size="large" weight="strong" />
        <p className="second num">{[row.phone, row.address].filter(Boolean).join(' · ')}</p>
      </DockPart>
      {taking && orders && (
        <DockPart title={intl.formatMessage(isOwed ? m.make : m.take)}>
          <TakePayment orders={orders} partnerName={row.name} group={group} onClose={() => setTaking(false)} />
        </DockPart>
      )}
      <DockPart title={intl.formatMessage(m.openList)} count={orders?.length ?? row.orders}>
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
                { key: 'balance', label: intl.formatMessage(m.balance), value: row.balance },
              ]}
            />
          </>
        )}
      </DockPart>
    </DockForm>
  )
}

const OpenOrderLine = ({ order, open, moved, days, group }: OpenOrder & { group: PartnerField }) => {
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
          ].join(' · ')}
        </span>
        <Amount value={open} currency={false} weight="name" />
        <span className={classNames('second num', days > 90 ? 'ink-debit' : days > 30 && 'ink-warn')}>
          {intl.formatMessage(m.days, { days })}
        </span>
        <span className="second">
          {paid > 0
            ? intl.formatMessage(m.totalPaid, { total, paid: formatMoney(paid, locale, { currency: false }) })
            : intl.formatMessage(m.totalUnpaid, { total })}
        </span>
      </Link>
    </li>
  )
}
