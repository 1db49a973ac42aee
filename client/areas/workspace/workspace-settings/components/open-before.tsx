import { TO_SHIP_STATUSES } from '@shared/foundation/documents/order-statuses'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatNumber, type Day } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { FIRST_DAY } from '../first-day'
import { settingsMessages as m } from '../messages'

/** What isn't settled yet and would lie in the closed days: entries that wait, and orders whose goods haven't moved. */
export const OpenBefore = ({ until }: { until: Day }) => {
  const intl = useIntl()
  const locale = useLocale()
  const waiting = { status: { $in: ['new-entry', 'pending'] }, until, $limit: 0 }
  const open = (group: string) => ({ group, status: { $in: TO_SHIP_STATUSES }, until, $limit: 0 })
  const range = `${FIRST_DAY}/${until}`
  const kinds = [
    { text: m.lockEntries, to: `/funds/byDate/null/${range}?status=waiting`, count: api.funds.useFind(waiting).data?.total },
    { text: m.lockSales, to: `/sales/orders/toShip/null/${range}`, count: api.orders.useFind(open('sales')).data?.total },
    { text: m.lockPurchases, to: `/purchases/orders/toShip/null/${range}`, count: api.orders.useFind(open('purchases')).data?.total },
  ].filter(({ count }) => count)
  if (kinds.length === 0) return null
  return (
    <div className="settings-open-before ink-warn" role="status">
      <Icon name="warning" />
      <p>
        {intl.formatMessage(m.lockOpen)}{' '}
        {kinds.map(({ text, to, count }, place) => (
          <span key={to}>
            {place > 0 && ' · '}
            <Link to={to}>{intl.formatMessage(text, { count: formatNumber(count ?? 0, locale) })}</Link>
          </span>
        ))}
      </p>
    </div>
  )
}
