import type { TradeFigure, TradeView } from '@shared/domain/reports/trade-entries'
import type { Id } from '@shared/domain/ids'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ordersApi } from '../../../api/orders'
import { useCan } from '../../../api/session/use-me'
import { LoadFailed } from '../../../components/list-states'
import { classNames } from '../../../lib/class-names'
import { formatDayRange, formatNumber, formatQuantity, type Day } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../ui/icons/Icon'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { reportMessages as m } from '../messages'
import './range-report.css'

/** A figure of a report of trade, of one row or of all. */
export interface ShownFigure {
  readonly by: TradeView
  readonly figure: TradeFigure
  /** The partner or product. */
  readonly of?: string
  readonly title: string
  readonly value: number
  /** Pieces, not money. */
  readonly counted: boolean
}

interface TradeEntriesProps {
  shown: ShownFigure
  range: { readonly since: Day; readonly until: Day }
  onClose: () => void
}

/** The orders or payments behind a figure, and whether they add up to it. */
export const TradeEntries = ({ shown, range, onClose }: TradeEntriesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const maySales = useCan('/sales')
  const mayFunds = useCan('/funds')
  const { by, figure, of, title, value, counted } = shown
  const { data, error, refetch, isFetching } = ordersApi.useReport('tradeEntries', {
    ...range,
    by,
    figure,
    ...(of === undefined ? null : by === 'productId' ? { productId: of as Id<'products'> } : { partnerId: of as Id<'assets'> }),
  })
  const said = (amount: number) =>
    counted ? <span className="num">{formatQuantity(amount, locale)}</span> : <Amount value={amount} currency={false} />
  const addressOf = ({ service, _id }: { service: 'orders' | 'funds'; _id: string }): string | null =>
    service === 'funds' ? (mayFunds ? `/funds?open=${_id}` : null) : maySales ? `/sales/orders/byOrder/${_id}` : null
  const period = formatDayRange(range.since, range.until)
  const adds = data?.total === value
  return (
    <Dialog
      flush
      width={560}
      title={title}
      subtitle={data ? intl.formatMessage(m.entriesCount, { range: period, count: data.count }) : period}
      onClose={onClose}
      note={
        data &&
        data.count > 0 && (
          <span className={classNames('range-report-proof', adds ? 'ink-credit' : isFetching ? 'muted' : 'ink-warn')}>
            {adds && <Icon name="check" size={14} />}
            {intl.formatMessage(adds ? m.entriesAddUp : m.entriesOff)}
            {data.count > data.data.length &&
              ` · ${intl.formatMessage(m.entriesMore, { shown: formatNumber(data.data.length, locale), count: formatNumber(data.count, locale) })}`}
          </span>
        )
      }
      foot={<b>{said(value)}</b>}
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={6} lines={1} />
      ) : data.count === 0 ? (
        <EmptyState title={intl.formatMessage(m.entriesEmpty)} />
      ) : (
        <ul className="range-report-entries">
          {data.data.map((entry, at) => {
            const to = addressOf(entry)
            const inside = (
              <>
                <span className="faint">
                  <When value={entry.at} as="day-month" />
                </span>
                <span className="name num">{entry.number}</span>
                <span className="cut muted">{entry.name}</span>
                {said(entry.amount)}
              </>
            )
            return (
              <li key={`${entry._id} ${at}`}>
                {to ? (
                  <Link className="range-report-entry" to={to}>
                    {inside}
                  </Link>
                ) : (
                  <span className="range-report-entry">{inside}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
