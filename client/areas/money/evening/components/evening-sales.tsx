import type { Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { LoadFailed } from '../../../../components/list-states'
import { formatNumber } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Panel } from '../../../../ui/Panel/Panel'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { eveningMessages as m } from '../messages'

/** What each member sold on the day, and what is left of it for whoever may see costs. */
export const EveningSales = ({ day }: { day: Day }) => {
  const intl = useIntl()
  const locale = useLocale()
  const reads = useCan('/report')
  const shipped = useWorkspace()?.opts.howCalculateRevenue === 'shipped'
  const { data, error, refetch, isFetching } = api.orders.useReport('members', { since: day, until: day })
  const seesProfit = data?.total.profit !== undefined
  const link = reads && (
    <Link className="second evening-link" to={`/report/members?since=${day}&until=${day}`}>
      {intl.formatMessage(m.report)}
    </Link>
  )
  return (
    <Panel title={intl.formatMessage(m.sales)} aside={link} flush>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : data.data.length === 0 ? (
        <EmptyState icon="bag" title={intl.formatMessage(m.salesNone)} />
      ) : (
        <table className="evening-sales">
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(m.seller)}</th>
              <th scope="col" className="end">
                {intl.formatMessage(m.orders)}
              </th>
              <th scope="col" className="end">
                {intl.formatMessage(shipped ? m.revenueShipped : m.revenueOrdered)}
              </th>
              {seesProfit && (
                <th scope="col" className="end">
                  {intl.formatMessage(m.profit)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ _id, name, orders, ordered, shipped: delivered, profit }) => (
              <tr key={_id ?? ''}>
                <th scope="row">{_id ? <PersonName name={name} /> : intl.formatMessage(m.noSeller)}</th>
                <td className="end num">{formatNumber(orders, locale)}</td>
                <td className="end">
                  <Amount value={shipped ? delivered : ordered} currency={false} />
                </td>
                {seesProfit && (
                  <td className="end">
                    <Amount value={profit ?? 0} currency={false} {...((profit ?? 0) < 0 && { ink: 'debit' as const })} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{intl.formatMessage(m.total)}</th>
              <td className="end num">{formatNumber(data.total.orders, locale)}</td>
              <td className="end">
                <Amount value={shipped ? data.total.shipped : data.total.ordered} currency={false} weight="strong" />
              </td>
              {seesProfit && (
                <td className="end">
                  <Amount value={data.total.profit} currency={false} weight="strong" />
                </td>
              )}
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  )
}
