import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import { deliveries } from '@shared/areas/carriers/services/deliveries'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { parcelMessages } from '../../../../components/parcels/messages'
import { rangeReport } from '../../../../resource/report/range-report'
import type { Range } from '../../../../resource/report/range-report-options'
import { OutcomesTools } from '../components/outcomes-tools'
import { deliveryMessages as m } from '../messages'
import { useOutcomesAddress } from '../use-outcomes-address'

type Outcomes = ReportOf<'deliveries', 'outcomes'>

const useOutcomes = ({ since, until }: Range) => {
  const intl = useIntl()
  const { by } = useOutcomesAddress()
  const read = api.deliveries.useReport('outcomes', { since, until, by })
  const named = (told: Outcomes | undefined): Outcomes | undefined =>
    told && {
      ...told,
      data: told.data.map((row) => (row.name === CARRIER_NAMES.own ? { ...row, name: intl.formatMessage(parcelMessages.own) } : row)),
    }
  return { ...read, data: named(read.data), currentData: named(read.currentData) }
}

/** What became of parcels: how many arrived, after how many days, and what carriers took against what they had said. */
export const OutcomesScreen = rangeReport<Outcomes['data'][number], Outcomes>({
  screen: m.outcomes,
  table: deliveries.reports.outcomes.tables[0],
  useRead: useOutcomes,
  Tools: OutcomesTools,
  note: m.outcomesNote,
  empty: { title: m.outcomesEmpty, hint: m.noneHint },
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  amountOf: ({ charged }) => charged,
  totals: ({ total: { sent, delivered, failed, quoted, charged, dearer } }) => ({ sent, delivered, failed, quoted, charged, dearer }),
  counted: ['sent', 'delivered', 'failed'],
})
