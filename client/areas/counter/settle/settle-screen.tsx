import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { LoadFailed } from '../../../components/list-states'
import { classNames } from '../../../lib/class-names'
import { formatDateTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Page, Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { settleMessages as m } from '../messages'
import { SettleOne } from './settle-one'
import './settle.css'

/** Sales without a connection that the books couldn't take as they were: each waits for somebody's decision. */
export const SettleScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const found = api.orders.useFind({ group: 'sales', toSettle: true, $sort: { created: 1 }, $limit: 200 })
  const orders = found.currentData?.data
  const [chosen, setChosen] = useState('')
  const order = orders?.find(({ _id }) => _id === chosen) ?? orders?.[0]
  return (
    <Page title={intl.formatMessage(m.screen)} subtitle={intl.formatMessage(m.subtitle)} width={0} blockedBy>
      {found.error && !orders ? (
        <LoadFailed error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : !orders ? (
        <Panel>
          <SkeletonRows rows={6} />
        </Panel>
      ) : orders.length === 0 || !order ? (
        <Panel>
          <EmptyState icon="check" title={intl.formatMessage(m.none)}>
            {intl.formatMessage(m.noneHint)}
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
          <SettleOne key={order._id} order={order} />
        </div>
      )}
    </Page>
  )
}
