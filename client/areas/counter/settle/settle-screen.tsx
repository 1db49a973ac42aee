import { SETTLE_REASONS, type Order } from '@shared/areas/trade/services/orders'
import { startOfDay, zone as asZone } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { LoadFailed } from '../../../components/list-states'
import { classNames } from '../../../lib/class-names'
import { formatDateTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Page, Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { StatusDisc } from '../../../ui/StatusDisc/StatusDisc'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { settleMessages as m } from '../messages'
import { SettleOne } from './settle-one'
import './settle.css'

const DONE = 'done'

/** A sale that was settled: where it is to be looked at. */
const SettledOne = ({ order }: { readonly order: Order }) => {
  const intl = useIntl()
  const zone = useZone()
  const { toSettle, order_number, status } = order
  return (
    <Panel title={order_number} aside={<StatusDisc status={status} />}>
      <p>
        {intl.formatMessage(m.settled, { number: order.counter?.provisional ?? order_number })}
        {toSettle?.settled && <span className="muted num"> {formatDateTime(toSettle.settled, zone)}</span>}
      </p>
      <Link to={`/sales/orders?open=${order._id}`}>{intl.formatMessage(m.openOrder)}</Link>
    </Panel>
  )
}

/** Sales without a connection that the books couldn't take as they were: each waits for somebody's decision. */
export const SettleScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const found = api.orders.useFind({ group: 'sales', toSettle: true, $sort: { created: 1 }, $limit: 200 })
  const [tab, setTab] = useState<string>('')
  const waiting = found.currentData?.data
  const today = startOfDay(useToday(), asZone(zone)).toISOString()
  const done = api.orders.useFind({
    group: 'sales',
    'toSettle.reason': { $in: [...SETTLE_REASONS] },
    'toSettle.settled': { $gte: today },
    $sort: { _id: -1 },
    $limit: 200,
  }).currentData?.data
  const reasons = SETTLE_REASONS.filter((reason) => waiting?.some(({ toSettle }) => toSettle?.reason === reason))
  // What a tab was of may be settled meanwhile.
  const shown = tab === DONE || reasons.some((reason) => reason === tab) ? tab : ''
  const orders = shown === DONE ? done : shown ? waiting?.filter(({ toSettle }) => toSettle?.reason === shown) : waiting
  const chips = (
    <Chips
      label={intl.formatMessage(m.which)}
      chosen={shown}
      onChoose={setTab}
      chips={[
        { key: '', label: intl.formatMessage(m.open), count: waiting?.length },
        ...reasons.map((reason) => ({
          key: reason,
          label: intl.formatMessage(m.reason, { reason }),
          count: waiting?.filter(({ toSettle }) => toSettle?.reason === reason).length,
        })),
        { key: DONE, label: intl.formatMessage(m.done), count: done?.length },
      ]}
    />
  )
  const [chosen, setChosen] = useState('')
  const order = orders?.find(({ _id }) => _id === chosen) ?? orders?.[0]
  return (
    <Page title={intl.formatMessage(m.screen)} subtitle={intl.formatMessage(m.subtitle)} width={0} blockedBy filters={waiting && chips}>
      {found.error && !orders ? (
        <LoadFailed error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : !orders ? (
        <Panel>
          <SkeletonRows rows={6} />
        </Panel>
      ) : orders.length === 0 || !order ? (
        <Panel>
          <EmptyState icon="check" title={intl.formatMessage(shown === DONE ? m.noneDone : m.none)}>
            {shown !== DONE && intl.formatMessage(m.noneHint)}
          </EmptyState>
        </Panel>
      ) : (
        <div className="settle">
          <ul className="settle-rows" aria-label={intl.formatMessage(m.screen)}>
            {orders.map((each) => (
              <li key={each._id}>
                <button
                  type="button"
                  aria-pressed={each._id === order._id}
                  className={classNames('settle-row', each._id === order._id && 'settle-row--on')}
                  onClick={() => setChosen(each._id)}
                >
                  <span>
                    <b className="num">{each.counter?.provisional}</b>
                    <small className="muted num">
                      {each.order_number} · {formatDateTime(each.toSettle?.soldAt ?? each.created, zone)}
                    </small>
                  </span>
                  <span>
                    <b>{each.customer?.name ?? each.agent?.name}</b>
                    <small className="muted">{each.counter?.name}</small>
                  </span>
                  <span>
                    <b className="ink-warn">{intl.formatMessage(m.reason, { reason: each.toSettle?.reason ?? 'other' })}</b>
                    <small className="muted">{each.toSettle?.words}</small>
                  </span>
                  <Amount value={each.paid} currency={false} weight="strong" />
                </button>
              </li>
            ))}
          </ul>
          {shown === DONE ? <SettledOne order={order} /> : <SettleOne key={order._id} order={order} />}
        </div>
      )}
    </Page>
  )
}
