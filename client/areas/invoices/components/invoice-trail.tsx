import { INVOICE_STATUSES, type InvoiceStatus } from '@shared/foundation/documents/invoice-statuses'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl, type IntlShape } from 'react-intl'
import { api } from '../../../api/api'
import { whoOf } from '../../../components/history/words'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Events, type EventLine } from '../../../ui/Entity/Entity'
import { trailMessages as m } from '../messages'

/** An invoice is changed a few times in its life. */
const SHOWN = 50

const statusIn = (entry: HistoryEntry): InvoiceStatus | undefined =>
  INVOICE_STATUSES.find((status) => status === entry.changes?.['status']?.after)

const textIn = (entry: HistoryEntry, field: string): string => {
  const value = entry.changes?.[field]?.after
  return typeof value === 'string' ? value : ''
}

/** What an act did to an invoice, in words; null where nothing of it is worth a line. */
const textOf = (intl: IntlShape, entry: HistoryEntry): string | null => {
  const status = statusIn(entry)
  if (entry.action === 'create') return intl.formatMessage(status === 'draft' ? m.drafted : m.made)
  if (status) return intl.formatMessage(m[status], { number: textIn(entry, 'number') })
  const has = (field: string): boolean => entry.changes?.[field]?.after !== undefined
  if (has('mailedAt')) return intl.formatMessage(m.mailed, { address: textIn(entry, 'mailedTo') })
  if (has('notices')) return intl.formatMessage(m.noticed)
  if (has('pdfId') || has('xmlId')) return intl.formatMessage(m.kept)
  return has('buyer') || has('part') || has('payment') ? intl.formatMessage(m.mended) : null
}

/** What happened to an invoice, the latest first: who made it, when it was sent, refused, numbered, mailed. */
export const InvoiceTrail = ({ invoice }: { invoice: Pick<Invoice, '_id'> }) => {
  const intl = useIntl()
  const asked = { service: 'invoices', recordId: invoice._id, $limit: SHOWN }
  const entries = api.history.useFind(asked, { refetchOnMountOrArgChange: true }).data?.data ?? []
  const events = entries.flatMap((entry): EventLine[] => {
    const text = textOf(intl, entry)
    const who = whoOf(entry, intl)
    return text === null ? [] : [{ key: entry._id, who, at: entry.at, text: intl.formatMessage(m.line, { who, text }) }]
  })
  if (events.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.title)} sunken>
      <Events events={events} />
    </DockPart>
  )
}
