import type { InvoiceStatus } from '@shared/foundation/documents/invoice-statuses'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { readPeriod } from '../../../ui/DateRange/presets'
import { useToday } from '../../../ui/zone/zone-context'
import { invoiceMessages as m } from '../messages'

type Filters = Readonly<Record<string, string>>
type Counts = ReportOf<'invoices', 'counts'>

/** What the list may be narrowed to. */
export const STATES = ['', 'issuing', 'failed', 'draft', 'issued', 'corrections'] as const
type State = (typeof STATES)[number]

/** The statuses that stand under a chip. */
export const statusesOf = (state: Exclude<State, '' | 'corrections'>): InvoiceStatus[] =>
  state === 'issued' ? ['issued', 'adjusted'] : [state]

/** What the invoices of the list's period come to; undefined before it is known, or where there are too many to count. */
const useCounts = ({ period = '', since = '', until = '' }: Filters): Counts | undefined => {
  const range = readPeriod({ period, since, until }, useToday())
  const counts = api.invoices.useReport('counts', range ? { since: range.from, until: range.to } : {}).data
  return counts?.complete ? counts : undefined
}

const countUnder = (counts: Counts | undefined, state: State): number | undefined => {
  if (!counts) return undefined
  if (state === 'corrections') return counts.corrections
  const statuses = state === '' ? undefined : statusesOf(state)
  return counts.data.reduce((sum, { status, count }) => sum + (!statuses || statuses.includes(status) ? count : 0), 0)
}

/** How far invoices have come, each with how many there are in the list's period. */
export const InvoiceChips = ({ filters, filter }: { filters: Filters; filter: (changes: Filters) => void }) => {
  const intl = useIntl()
  const counts = useCounts(filters)
  return (
    <Chips
      label={intl.formatMessage(m.status)}
      chips={STATES.map((key) => ({
        key,
        label: intl.formatMessage(key === '' ? m.all : key === 'corrections' ? m.corrections : em[`status.${key}`]),
        count: countUnder(counts, key),
      }))}
      chosen={filters['state'] ?? ''}
      onChoose={(state) => filter({ state })}
    />
  )
}

/** What the invoices that count come to in the list's period, whatever it is narrowed to. */
export const InvoiceSums = ({ filters }: { filters: Filters }) => {
  const intl = useIntl()
  const counts = useCounts(filters)
  if (!counts || counts.standing === 0) return null
  return (
    <span className="invoice-sums">
      <span className="muted">{intl.formatMessage(m.standing, { count: counts.standing })}</span>
      <span>
        {intl.formatMessage(m.net)} <Amount value={counts.net} currency={false} weight="strong" />
      </span>
      <span>
        {intl.formatMessage(m.vat)} <Amount value={counts.vat} currency={false} weight="strong" />
      </span>
    </span>
  )
}
