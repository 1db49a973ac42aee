import { useIntl } from 'react-intl'
import { ordersApi } from '../../../api/orders'
import { Amount } from '../../../ui/Amount/Amount'
import { Panel } from '../../../ui/Panel/Panel'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { entriesQuery } from '../entries-query'
import { reportMessages as m } from '../messages'
import { largestNames, type SalesEntries, type SalesReport } from '../sales-report'

/** Names that are shown. */
const most = 5

/** Who bought most in the period, from the entries behind the revenue. */
export const BestCustomers = ({ report }: { report: SalesReport }) => {
  const intl = useIntl()
  const figure = report.howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'
  const { data, isLoading } = ordersApi.useReport<SalesEntries>(entriesQuery(report, { figure, group: '' }))
  if (isLoading)
    return (
      <Panel title={intl.formatMessage(m.customers)}>
        <SkeletonRows rows={most} lines={1} />
      </Panel>
    )
  const names = data && largestNames(data, most)
  if (!names || names.length === 0) return null
  return (
    <Panel title={intl.formatMessage(m.customers)}>
      <ul className="report-ranking">
        {names.map(({ name, entries, amount }) => (
          <li key={name}>
            <span className="cut">{name}</span>
            <span className="second num">{intl.formatMessage(m.customerOrders, { count: entries })}</span>
            <Amount value={amount} currency={false} weight="name" />
            <ProgressBar value={amount} most={names[0]?.amount ?? 1} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
