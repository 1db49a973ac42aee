import { firstDayOf, lastDayOf } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatDayRange, formatMonth } from '../../../../lib/format'
import type { AskedFigure, Range } from '../../../../resource/report/range-report-options'
import { RowEntries } from '../../../../resource/report/row-entries'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { AverageFigure } from '../average-figures'
import { averageMessages as m } from '../messages'
import { useAverageAddress } from '../use-average-address'

interface AverageEntriesProps {
  shown: AskedFigure
  figure: AverageFigure
  range: Range
  onClose: () => void
}

/** What a figure of the average cost is made of: of one product month by month, of all product by product. */
export const AverageEntries = ({ shown, figure, range, onClose }: AverageEntriesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { asked } = useAverageAddress()
  const { of } = shown
  const { data } = api.products.useReport('averageCost', { ...range, ...asked, ...(of && { productId: of }) })
  const months = data?.data.find(({ _id }) => _id === of)?.months ?? []
  return (
    <RowEntries
      title={shown.title}
      subtitle={formatDayRange(range.since, range.until)}
      addUp={intl.formatMessage(of ? m.monthsAddUp : m.goodsAddUp)}
      value={data ? shown.value : 0}
      counted={shown.counted}
      entries={
        of
          ? months.map((row) => ({
              key: row.month,
              name: formatMonth(row.month, locale),
              amount: row[figure],
              to: `/product/${of}?since=${firstDayOf(row.month)}&until=${lastDayOf(row.month)}`,
            }))
          : (data?.data ?? []).map((row) => ({ key: row._id, name: row.name, amount: row[figure], to: `/product/${row._id}` }))
      }
      onClose={onClose}
    />
  )
}
