import { fold } from '@shared/foundation/text/fold'
import type { ReportTable } from '@shared/foundation/declaration/define-service'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../../components/list-states'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import type { ShownEvening } from '../../../../components/known-at/use-evening'
import { ListSearch } from '../../../../components/list-search'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatDayRange } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { DataTable, type Column } from '../../../../ui/DataTable/DataTable'
import { EveningStrip, useEveningWords } from '../../../../ui/Evening/Evening'
import { KnownStrip, useKnownWords } from '../../../../ui/KnownAt/KnownAt'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import type { LiabilitiesView } from '../liabilities-address'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { WhoseDebts } from './whose-debts'
import { useNavigate } from 'react-router-dom'
import { useHasApp } from '../../../../api/session/use-workspace'
import { handOver, type Addressee } from '../../../partners/parts/sms-hand-over'
import { ToolButton } from '../../../../ui/Button/ToolButton'

/** Hands those who owe over to where messages are written; nothing leaves from here. Where the app is off there is no button. */
const RemindButton = ({ partners }: { partners: readonly Addressee[] }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const owing = partners.filter(({ outstanding }) => outstanding > 0)
  if (!useHasApp('sms') || owing.length === 0) return null
  const { to, state } = handOver({ partners: owing, isReminder: true })
  return (
    <ToolButton icon="comment" label={intl.formatMessage(m.remind, { count: owing.length })} onClick={() => void navigate(to, { state })} />
  )
}

interface Partner {
  readonly _id: string
  readonly name: string
  readonly phone?: string
}

interface DebtsPageProps<R extends Partner> {
  view: LiabilitiesView
  /** As was known at a moment; null: as it is now. */
  known?: string | null
  /** As it stood on an evening; absent: over the range of the view. */
  evening?: ShownEvening
  read: { data?: unknown; currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  rows: readonly R[] | undefined
  /** What a partner owes. */
  owed: (row: R) => number
  table: ReportTable
  columns: Column<R>[]
  totals: Partial<Record<string, ReactNode>>
  phone: (row: R) => ReactNode
  /** Period, beside the search. */
  tools?: ReactNode
  chips?: ReactNode
  summary?: ReactNode
  empty: ReactNode
  foot: (count: number) => ReactNode
  /** The account of the open partner, or the part of it behind one figure. */
  dock: (row: R, part: string, open: { close: () => void; whole: () => void }) => ReactNode
}

/** Opens the account behind a partner's figure: all of it, or the part that makes the figure up. */
export const useOpenPart = (): ((partner: Partner, part?: string) => void) => {
  const [, change] = useUrlQuery({ open: '', part: '' })
  return ({ _id }, part = '') => change({ open: _id, part }, { push: true })
}

/** A list of partners with their figures, one of them open beside it. */
export const DebtsPage = <R extends Partner>({
  view,
  known = null,
  evening,
  read,
  rows,
  owed,
  table,
  tools,
  empty,
  dock,
  ...shown
}: DebtsPageProps<R>) => {
  const intl = useIntl()
  const cellsOf = useTableCells()
  const [{ q, open, part }, change] = useUrlQuery({ q: '', open: '', part: '' })
  const found = rows?.filter(({ name, phone = '' }) => fold(`${name} ${phone}`).includes(fold(q)))
  const opened = rows?.find(({ _id }) => _id === open)
  const close = (): void => change({ open: '', part: '' })
  const day = evening?.on ?? view.until
  const name = `${intl.formatMessage(m.screen)} ${view.of === 'accounts' ? `${view.since} ${view.until}` : day}`
  const range = formatDayRange(view.since, view.until)
  const ofRange = useKnownWords()(range, known)
  const ofEvening = useEveningWords()(evening?.on ?? null, evening?.known ?? null)
  const isPast = known !== null || evening?.isPast === true
  const paper = isPast ? `${intl.formatMessage(m.screen)} · ${evening ? ofEvening : ofRange}` : undefined
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      {...(paper !== undefined && { paper })}
      tools={
        <>
          <WhoseDebts view={view} />
          {tools}
          <ListSearch
            label={intl.formatMessage(m.search)}
            hint={intl.formatMessage(m.searchHint)}
            value={q}
            onChange={(text) => change({ q: text })}
          />
          {found && !isPast && view.group !== 'supplierId' && (
            <RemindButton
              partners={found.map((row) => ({
                _id: row._id,
                name: row.name,
                ...(row.phone ? { phone: row.phone } : {}),
                outstanding: owed(row),
              }))}
            />
          )}
          <DownloadMenu
            file={found ? () => ({ name, rows: cellsOf({ ...(paper !== undefined && { above: [[paper]] }), table, rows: found }) }) : null}
          />
        </>
      }
      chips={shown.chips}
      summary={shown.summary}
      strip={
        <>
          {known !== null && <KnownStrip range={range} at={known} />}
          {evening && <EveningStrip on={evening.on} known={evening.known} />}
          {read.data !== undefined && <StaleBanner list={{ ...read, currentData: read.currentData }} />}
        </>
      }
      dock={opened && dock(opened, part, { close, whole: () => change({ part: '' }) })}
      dockSize="units"
      foot={found && found.length > 0 && shown.foot(found.length)}
    >
      {hasFailed({ error: read.error, currentData: read.currentData, refetch: read.refetch }) ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <DataTable<R>
          label={intl.formatMessage(m.screen)}
          columns={shown.columns}
          rows={found}
          rowKey={({ _id }) => _id}
          open={open || undefined}
          onOpen={({ _id }) => change({ open: _id, part: '' }, { push: open === '' })}
          phone={shown.phone}
          totals={q === '' ? shown.totals : {}}
          live={{ of: JSON.stringify([view, known, evening?.asked, q]) }}
          busy={read.isFetching && read.currentData === undefined}
          empty={q ? <NoResults text={q} onClear={() => change({ q: '' })} /> : empty}
        />
      )}
    </ListPage>
  )
}
