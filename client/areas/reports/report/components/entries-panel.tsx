import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { LoadFailed } from '../../../../components/list-states'
import { formatDayRange, formatNumber } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { entriesQuery } from '../entries-query'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { reportMessages as m } from '../messages'
import { addsUp, figureValue, ofPartner, type FigureKey, type SalesEntries, type SalesReport } from '../sales-report'
import { useRecordAddress } from '../use-record-address'
import { useStatementLabels } from '../use-statement-labels'

interface EntriesPanelProps {
  report: SalesReport
  figure: FigureKey
  onClose: () => void
}

/** The entries behind a figure, and the proof that they add up to it; a page of its own on a phone. */
export const EntriesPanel = ({ report, figure, onClose }: EntriesPanelProps) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const labels = useStatementLabels()
  const { currentData, error, isFetching, refetch } = api.orders.useReport('salesEntries', entriesQuery(report, figure))
  const entries = currentData && ofPartner(currentData, figure.partnerId)
  const value = figure.partnerId ? (entries?.total ?? 0) : figureValue(report, figure)
  const title = (figure.figure !== 'group' && figure.partnerId && entries?.data[0]?.name) || labels.ofFigure(figure)
  const range = formatDayRange(report.since, report.until)
  const about = entries ? intl.formatMessage(page.entriesCount, { range, count: entries.count }) : range
  const body =
    error && !entries ? (
      <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
    ) : !entries ? (
      <SkeletonRows rows={6} lines={1} />
    ) : entries.count === 0 ? (
      <EmptyState title={intl.formatMessage(page.entriesEmpty)} />
    ) : (
      <EntryList entries={entries} />
    )
  const foot = entries && entries.count > 0 && (
    <EntriesFoot report={report} figure={figure} value={value} entries={entries} fresh={!isFetching} />
  )
  if (phone)
    return (
      <Dialog page flush title={title} subtitle={about} onClose={onClose}>
        <p className="report-entries__sum">
          <Amount value={value} signed={figure.figure === 'group'} size="large" weight="strong" />
        </p>
        {foot}
        {body}
      </Dialog>
    )
  return (
    <section className="ui-panel report-entries" aria-label={title}>
      <header className="report-entries__head">
        <div>
          <h3>{title}</h3>
          <p className="second num">{about}</p>
        </div>
        <Amount value={value} signed={figure.figure === 'group'} size="large" weight="strong" />
        <IconButton className="report-screen-only" icon="close" size="s" label={intl.formatMessage(m.entriesClose)} onClick={onClose} />
      </header>
      <div className="report-entries__body">{body}</div>
      {foot}
    </section>
  )
}

const EntryList = ({ entries }: { entries: SalesEntries }) => {
  const address = useRecordAddress()
  const phone = useIsPhone()
  return (
    <ul className="report-entry-list">
      {entries.data.map((entry, at) => {
        const to = address({ service: entry.service, id: entry._id })
        const when = <When value={entry.at} as="day-month" />
        const amount = <Amount value={entry.amount} currency={false} />
        const number = entry.number && <span className="name num">{entry.number}</span>
        const inside = phone ? (
          <PhoneRow
            name={entry.name}
            amount={amount}
            about={
              <>
                {when}
                {number}
              </>
            }
          />
        ) : (
          <>
            <span className="faint">{when}</span>
            {number}
            <span className="cut muted">{entry.name}</span>
            {amount}
          </>
        )
        return (
          <li key={`${entry._id} ${at}`}>
            {to ? (
              <Link className="report-entry" to={to}>
                {inside}
              </Link>
            ) : (
              <span className="report-entry">{inside}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface EntriesFootProps {
  report: SalesReport
  figure: FigureKey
  value: number
  entries: SalesEntries
  /** Nothing newer is on its way. */
  fresh: boolean
}

const EntriesFoot = ({ report, figure, value, entries, fresh }: EntriesFootProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayFunds = useCan('/funds')
  const good = addsUp(entries, value)
  return (
    <footer className="report-entries__foot">
      {good ? (
        <span className="ink-credit report-proof">
          <Icon name="check" size={14} />
          {intl.formatMessage(page.entriesAddUp)}
        </span>
      ) : (
        <span className={fresh ? 'ink-warn report-proof' : 'muted report-proof'}>{intl.formatMessage(page.entriesOff)}</span>
      )}
      {entries.count > entries.data.length && (
        <span className="second">
          {intl.formatMessage(m.entriesMore, {
            shown: formatNumber(entries.data.length, locale),
            count: formatNumber(entries.count, locale),
          })}
        </span>
      )}
      {figure.figure === 'group' && mayFunds && (
        <Link className="report-screen-only" to={`/funds/byGroup/${encodeURIComponent(figure.group)}/${report.since}/${report.until}`}>
          {intl.formatMessage(m.openFunds)}
        </Link>
      )}
    </footer>
  )
}
