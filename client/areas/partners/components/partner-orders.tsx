import { orderLists } from '../../../components/order-address'
import { ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { PARTNER_FIELDS } from '@shared/foundation/documents/partners'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { orderLink } from '../parts/account/account-links'
import { accountMessages } from '../parts/account/messages'
import { LoadFailed } from '../../../components/list-states'
import { Amount } from '../../../ui/Amount/Amount'
import { ButtonLink } from '../../../ui/Button/Button'
import { presetRange } from '../../../ui/DateRange/presets'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { When } from '../../../ui/When/When'
import { useToday } from '../../../ui/zone/zone-context'
import { ordersLink, type Partner } from '../groups'
import { partnerMessages as m } from '../messages'

const RECENT_ORDERS = 20

export function PartnerOrders({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const field = PARTNER_FIELDS[partner.group]
  const group = ORDERS_WITH[partner.group]
  const read = api.orders.useFind({ group, [field]: partner._id, $limit: RECENT_ORDERS })
  const found = read.data?.data
  return (
    <DockPart>
      <div className="partner-tools">
        <ButtonLink to={ordersLink(partner.group, partner._id)} icon="bag" size="s">
          {intl.formatMessage(m.allOrders)}
        </ButtonLink>
        <ButtonLink to={`${orderLists[group]}?open=new&partner=${partner._id}`} icon="plus" size="s">
          {intl.formatMessage(m.newOrder)}
        </ButtonLink>
      </div>
      {!found ? (
        read.error ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : found.length === 0 ? (
        <EmptyState icon="bag" title={intl.formatMessage(m.noOrders)} />
      ) : (
        <ul className="partner-lines">
          {found.map(({ _id, order_number, created, total, paid, status, items }) => (
            <li key={_id}>
              <Link className="partner-line" to={orderLink(field, _id)}>
                <span className="name num">{order_number}</span>
                <Amount value={total} weight="name" struck={status === 'cancelled' || status === 'returned'} />
                <span className="second cut">
                  <When value={created} as="date" /> · {items.map(({ name }) => name).join(', ')}
                </span>
                <span className="second num">
                  {intl.formatMessage(m.paidOf)} <Amount value={paid} currency={false} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DockPart>
  )
}

export function PartnerPayments({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const mayFunds = useCan('/funds')
  const { from, to } = presetRange('all', useToday())
  const read = api.orders.useReport('liabilitiesDetails', { partnerId: partner._id, since: from, until: to })
  const payments = read.data?.data.filter(({ kind }) => kind === 'paid' || kind === 'refunded').reverse()
  if (!payments)
    return (
      <DockPart>
        {read.error ? <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} /> : <SkeletonRows rows={6} />}
      </DockPart>
    )
  if (payments.length === 0) return <EmptyState icon="wallet" title={intl.formatMessage(m.noPayments)} />
  return (
    <DockPart>
      <ul className="partner-lines">
        {payments.map(({ _id, at, number, kind, amount }, nth) => {
          const line = (
            <>
              <span>
                {intl.formatMessage(kind === 'refunded' ? accountMessages.refundedLine : accountMessages.paidLine)}{' '}
                <span className="num">{number}</span>
              </span>
              <Amount value={-amount} weight="name" />
              <span className="second">
                <When value={at} as="date" />
              </span>
            </>
          )
          return (
            <li key={`${_id} ${nth}`}>
              {mayFunds ? (
                <Link className="partner-line" to={`/funds?period=all&open=${_id}`}>
                  {line}
                </Link>
              ) : (
                <span className="partner-line">{line}</span>
              )}
            </li>
          )
        })}
      </ul>
    </DockPart>
  )
}
