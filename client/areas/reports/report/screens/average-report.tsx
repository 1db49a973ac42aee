import { products } from '@shared/areas/goods/services/products'
import type { ReportOf } from '@shared/registry/service-types'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { rangeReport } from '../../../../resource/report/range-report'
import type { KnownRange } from '../../../../resource/report/range-report-options'
import { AVERAGE_FIGURES, AVERAGE_PIECES } from '../average-figures'
import { AverageEntries } from '../components/average-entries'
import { AverageTools } from '../components/average-tools'
import { averageMessages as m } from '../messages'
import { useAverageAddress } from '../use-average-address'

type Average = ReportOf<'products', 'averageCost'>

const useAverage = (range: KnownRange) => {
  const { asked } = useAverageAddress()
  return api.products.useReport('averageCost', { ...range, ...asked })
}

/** Stock and cost of goods by weighted average, beside what the books have by the cost of each unit. */
export const AverageReport = rangeReport<Average['data'][number], Average>({
  screen: m.screen,
  isKnown: true,
  table: products.reports.averageCost.tables[0],
  useRead: useAverage,
  Tools: AverageTools,
  note: m.rule,
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  amountOf: ({ outValue }) => outValue,
  totals: ({ total }) => ({ ...total }),
  counted: AVERAGE_PIECES,
  columns: ({ intl, locale }) => ({
    name: {
      width: 'minmax(120px, 1.2fr)',
      cell: ({ name, unknown }) => (
        <span className="cut">
          {name}
          {unknown > 0 && <span className="second"> · {intl.formatMessage(m.unknown, { count: formatQuantity(unknown, locale) })}</span>}
        </span>
      ),
    },
    openingQuantity: { from: 1360 },
    openingValue: { from: 1360 },
    inQuantity: { from: 1040 },
    inValue: { from: 1040 },
    average: { from: 760, width: 'minmax(92px, 0.5fr)' },
    bookOutValue: { from: 900 },
    closingQuantity: { from: 1200 },
    bookClosingValue: { from: 1480 },
  }),
  opens: {
    columns: AVERAGE_FIGURES,
    entries: ({ key, ...shown }, range, onClose) => {
      const figure = AVERAGE_FIGURES.find((each) => each === key)
      return figure && <AverageEntries shown={{ key, ...shown }} figure={figure} range={range} onClose={onClose} />
    },
  },
  useLinks:
    () =>
    ({ _id }, { since, until }) =>
      `/product/${_id}?since=${since}&until=${until}`,
})
