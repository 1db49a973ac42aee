import { useIntl } from 'react-intl'
import { ordersApi } from '../../../api/orders'
import { Amount } from '../../../ui/Amount/Amount'
import { Panel } from '../../../ui/Panel/Panel'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { entriesQuery } from '../entries-query'
import { reportMessages as m } from '../messages'
import { bestPartners, writeFigure, type FigureKey, type SalesReport } from '../sales-report'

/** Names that are shown. */
const MAX_CUSTOMERS = 5

interface BestCustomersProps {
  report: SalesReport
  open: FigureKey | null
  onOpen: (figure: FigureKey) => void
}

/** Who bought most in the period, from the entries behind the revenue; each amount opens its own. */
export const BestCustomers = ({ report, open, onOpen }: BestCustomersProps) => {
  const intl = useIntl()
  const figure = report.howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'
  const { data, isLoading } = ordersApi.useReport('salesEntries', entriesQuery(report, { figure, group: '' }))
  if (isLoading)
    return (
      <Panel title={intl.formatMessage(m.customers)}>
        <SkeletonRows rows={MAX_CUSTOMERS} lines={1} />
      </Panel>
    )
  const best = data && bestPartners(data, MAX_CUSTOMERS)
  if (!best || best.length === 0) return null
  const isOpen = (own: FigureKey): boolean => open !== null && writeFigure(open) === writeFigure(own)
  return (
    <Panel title={intl.formatMessage(m.customers)}>
      <ul className="report-ranking">
        {best.map(({ partnerId, name, entries, amount }) => {
          const own = { figure, group: '', partnerId } as const
          return (
            <li key={partnerId}>
              <span className="cut">{name}</span>
              <span className="second num">{intl.formatMessage(m.customerOrders, { count: entries })}</span>
              <button type="button" className="ui-report__figure num" aria-pressed={isOpen(own)} onClick={() => onOpen(own)}>
                <Amount value={amount} currency={false} weight="name" />
              </button>
              <ProgressBar value={amount} most={best[0]?.amount ?? 1} />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
