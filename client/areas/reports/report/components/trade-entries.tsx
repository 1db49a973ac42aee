import type { TradeFigure, TradeView } from '@shared/areas/trade/rules/reports/trade-entries'
import type { Id } from '@shared/foundation/ids'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { formatDayRange, formatNumber, type Day } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { reportMessages as m } from '../messages'
import { FigureEntries } from '../../../../resource/report/figure-entries'

/** A figure of a report of trade, of one row or of all. */
export interface ShownFigure {
  readonly by: TradeView
  readonly figure: TradeFigure
  /** The partner, member or product. */
  readonly of?: string
  readonly title: string
  readonly value: number
  /** Pieces, not money. */
  readonly counted: boolean
}

/** How the row is asked for. */
const rowOf = (by: TradeView, of: string) =>
  by === 'productId'
    ? { productId: of as Id<'products'> }
    : by === 'creatorId'
      ? { memberId: of as Id<'users'> }
      : { partnerId: of as Id<'assets'> }

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
  const read = api.orders.useReport('tradeEntries', {
    ...range,
    by,
    figure,
    ...(of === undefined ? null : rowOf(by, of)),
  })
  const { data } = read
  const addressOf = ({ service, _id }: { service: 'orders' | 'funds'; _id: string }): string | null =>
    service === 'funds' ? (mayFunds ? `/funds?open=${_id}` : null) : maySales ? `/sales/orders/byOrder/${_id}` : null
  const period = formatDayRange(range.since, range.until)
  const adds = data?.total === value
  const isAll = data?.count === data?.data.length
  return (
    <FigureEntries
      title={title}
      subtitle={data ? intl.formatMessage(page.entriesCount, { range: period, count: data.count }) : period}
      value={value}
      counted={counted}
      entries={data?.data.map((entry, at) => ({
        ...entry,
        key: `${entry._id} ${at}`,
        mark: entry.number ?? '',
        to: addressOf(entry),
      }))}
      adds={adds}
      proof={[
        intl.formatMessage(adds ? page.entriesAddUp : page.entriesOff),
        data && !isAll
          ? intl.formatMessage(m.entriesMore, { shown: formatNumber(data.data.length, locale), count: formatNumber(data.count, locale) })
          : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      read={read}
      onClose={onClose}
    />
  )
}
