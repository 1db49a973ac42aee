import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { entriesQuery } from '../entries-query'
import { reportMessages as m } from '../messages'
import { bestPartners, type FigureKey, type SalesReport } from '../sales-report'
import { MAX_RANKED, Ranking } from './ranking'

interface BestCustomersProps {
  report: SalesReport
  open: FigureKey | null
  onOpen: (figure: FigureKey) => void
}

/** Who bought most in the period, from the entries behind the revenue; each amount opens its own. */
export const BestCustomers = ({ report, open, onOpen }: BestCustomersProps) => {
  const intl = useIntl()
  const figure = report.howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'
  const { data, isLoading } = api.orders.useReport('salesEntries', entriesQuery(report, { figure, group: '' }))
  const best = data && bestPartners(data, MAX_RANKED)
  if (!isLoading && (!best || best.length === 0)) return null
  return (
    <Ranking
      title={intl.formatMessage(m.customers)}
      rows={best?.map(({ partnerId, name, entries, amount }) => ({
        key: partnerId,
        name,
        count: intl.formatMessage(m.customerOrders, { count: entries }),
        amount,
      }))}
      open={open?.figure === figure ? (open.partnerId ?? null) : null}
      onOpen={({ key }) => onOpen({ figure, group: '', partnerId: key })}
      all={`/report/customers?since=${report.since}&until=${report.until}`}
    />
  )
}
