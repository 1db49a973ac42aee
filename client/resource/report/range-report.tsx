import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { fold } from '@shared/foundation/text/fold'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useWorkspace } from '../../api/session/use-workspace'
import { declaredColumns, shownFrom, useShownTable, useTableCells } from '../../components/declared-table/declared-table'
import { useKnown } from '../../components/known-at/use-known'
import { useKnownMoments } from '../../components/known-at/use-known-moments'
import { ListSearch } from '../../components/list-search'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../components/list-states'
import { DownloadMenu } from '../../components/table-file/download-menu'
import { SealFoot } from '../../components/seal-foot/seal-foot'
import { dayOf, formatDayRange } from '../../lib/format'
import { useIsPhone } from '../../lib/use-media'
import { usePrinting } from '../../lib/use-printing'
import { useUrlQuery } from '../../lib/use-url-query'
import { Amount } from '../../ui/Amount/Amount'
import { ToolButton } from '../../ui/Button/ToolButton'
import { sortOf, sortText } from '../../ui/DataTable/columns'
import { DataTable, type Column } from '../../ui/DataTable/DataTable'
import { PhoneRow } from '../../ui/DataTable/PhoneRow'
import { DateRange } from '../../ui/DateRange/DateRange'
import { presetRange } from '../../ui/DateRange/presets'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { KnownStrip, useKnownWords } from '../../ui/KnownAt/KnownAt'
import { FigureButton } from '../../ui/FigureButton/FigureButton'
import { Figure, Figures } from '../../ui/Figures/Figures'
import { ListPage } from '../../ui/ListPage/ListPage'
import { When } from '../../ui/When/When'
import { useLocale, useToday, useZone } from '../../ui/zone/zone-context'
import { reportPageMessages as m } from './messages'
import { FigureValue } from './figure-entries'
import { RowEntries } from './row-entries'
import { sortedRows } from './sorted-rows'
import { SumCell } from './sum-cell'
import type { RangeReportOptions, AskedFigure } from './range-report-options'
import './range-report.css'

/** A declared report over a range of days: a list whose rows open their entries, sums under it, Excel, CSV and print. */
export const rangeReport = <Row extends object, Data extends { readonly data: readonly Row[] }>(options: RangeReportOptions<Row, Data>) => {
  const useLinks = options.useLinks ?? (() => () => null)
  const useGroups = options.useGroups ?? (() => null)
  const RangeReport = () => {
    const intl = useIntl()
    const locale = useLocale()
    const zone = useZone()
    const workspace = useWorkspace()
    const navigate = useNavigate()
    const cellsOf = useTableCells()
    const [shown, setShown] = useState<AskedFigure | null>(null)
    const [summed, setSummed] = useState<string | null>(null)
    const linkOf = useLinks()
    const groupOf = useGroups()
    const phone = useIsPhone()
    const today = useToday()
    const monthStart = firstDayOf(monthOfDay(today))
    const [address, change] = useUrlQuery({ since: monthStart as string, until: today as string, q: '', sort: '' })
    const range = { since: isDay(address.since) ? address.since : monthStart, until: isDay(address.until) ? address.until : today }
    const all = presetRange('all', today)
    const isAll = range.since === all.from && range.until === all.to
    const { q } = address
    const sort = address.sort === '' ? undefined : sortOf(address.sort)
    const table = useShownTable(options.table)
    const [moment, setKnown] = useKnown()
    const known = options.isKnown ? moment : null
    const { asked, noted } = useKnownMoments(options.screen.id ?? '', range, { isNow: known === null })
    const read = options.useRead(known === null ? range : { ...range, knownAt: known })
    const { data } = read
    const isPrinting = usePrinting()
    const nameOf = (row: Row): string => options.nameOf(row, intl)
    const found = data?.data.filter((row) => fold(nameOf(row)).includes(fold(q)))
    const rows = found && sortedRows(found, table, sort, nameOf)
    const totals = data ? options.totals(data) : {}
    const said = intl.formatMessage(options.screen)
    const period = useKnownWords()(formatDayRange(range.since, range.until), known)
    const open = (row: Row): void => {
      // Where a row leads is as it stands now.
      const to = known === null ? linkOf(row, range) : null
      if (to) void navigate(to)
    }
    const columns = declaredColumns<Row>(table, { intl, locale }, options.columns?.({ intl, locale })).map((column) => ({
      ...column,
      sortable: true,
      // On paper stands what is declared.
      ...(isPrinting ? null : { from: shownFrom(table, column.key) }),
    }))
    const counted = (key: string): boolean => options.counted?.includes(key) ?? false
    const isShare = (key: string): boolean => table.columns.some((column) => column.key === key && column.kind === 'percent')
    const headOf = (key: string): string => String(columns.find((column) => column.key === key)?.head)
    /** The figure whose entries are asked for, of a row or of all; none where nothing stands behind it. */
    const askedOf = (key: string, of: { id?: string; name: string }, value: number): AskedFigure | null =>
      known === null && options.opens?.columns.includes(key) && value !== 0
        ? { key, counted: counted(key), value, title: `${of.name} · ${headOf(key)}`, ...(of.id ? { of: of.id } : null) }
        : null
    const valueOf = (key: string, row: Row): number => Number((row as Readonly<Record<string, unknown>>)[key]) || 0
    const opened = (key: string): string => options.opens?.instead?.[key] ?? key
    const ofRow = ({ key }: Column<Row>, row: Row, cell: ReactNode): ReactNode => {
      const asked = askedOf(opened(key), { id: options.keyOf(row), name: nameOf(row) || '–' }, valueOf(opened(key), row))
      return asked ? (
        <FigureButton key={key} onOpen={() => setShown(asked)}>
          {cell}
        </FigureButton>
      ) : (
        cell
      )
    }
    /** A figure of a row on a phone, under its head, in the same place in every row. */
    const onPhone = (column: Column<Row>, row: Row): ReactNode =>
      ofRow(
        column,
        row,
        <span className="range-report-phone" key={column.key}>
          <small>{column.head}</small>
          {valueOf(column.key, row) === 0 ? <span className="faint">–</span> : column.cell(row, true)}
        </span>,
      )
    const wordsOnPhone = (row: Row): { name: ReactNode; about?: ReactNode } => {
      const { at, mark, name } = options.entryOf?.(row) ?? {}
      if (at === undefined) return { name: nameOf(row) || '–' }
      return {
        name: name || mark || '–',
        about: [<When key="day" value={at} as="day-month" />, ...(name ? [<span key="mark">{mark}</span>] : [])],
      }
    }
    const titleOf = (key: string): string => `${said} · ${headOf(key)}`
    /** What opens what the sum of a column is made of; none where nothing stands behind it. */
    const opensSum = (key: string, value: number): (() => void) | undefined => {
      if (value === 0) return undefined
      if (options.entryOf) return () => setSummed(key)
      const asked = askedOf(opened(key), { name: said }, totals[opened(key)] ?? 0)
      return asked ? () => setShown(asked) : undefined
    }
    const sumOf = (key: string, value: number): ReactNode => (
      <SumCell key={key} value={value} counted={counted(key)} isShare={isShare(key)} onOpen={opensSum(key, value)} />
    )
    const sums: Record<string, ReactNode> = Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, sumOf(key, value)]))
    return (
      <ListPage
        title={said}
        tools={
          <>
            <DateRange
              value={isAll ? null : { from: range.since, to: range.until }}
              {...(options.isLimited ? null : { onAll: () => change({ since: all.from, until: all.to }) })}
              from={workspace && dayOf(workspace.created, zone)}
              today={today}
              onChange={({ from, to }) => change({ since: from, until: to })}
              {...(options.isKnown && { known: { at: known, onChange: setKnown, hasKeys: shown === null && summed === null, ...asked } })}
            />
            {options.Tools && <options.Tools />}
            <ListSearch label={intl.formatMessage(m.searchRows)} value={q} onChange={(text) => change({ q: text })} />
            <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!data} onClick={() => window.print()} />
            <DownloadMenu
              file={
                rows
                  ? () => {
                      noted('file')
                      return {
                        name: `${said} ${range.since} ${range.until}`,
                        rows: cellsOf({ above: [[said], [period]], table, rows }),
                      }
                    }
                  : null
              }
            />
          </>
        }
        paper={`${said} · ${period}`}
        summary={
          phone && rows && rows.length > 0 && q === '' && Object.keys(totals).length > 0 ? (
            <Figures>
              {Object.entries(totals).map(([key, value]) => (
                <Figure key={key} label={headOf(key)} onOpen={opensSum(key, value)}>
                  <FigureValue value={value} counted={counted(key)} isShare={isShare(key)} />
                </Figure>
              ))}
            </Figures>
          ) : null
        }
        strip={
          <>
            {known !== null && <KnownStrip range={formatDayRange(range.since, range.until)} at={known} />}
            {data && <StaleBanner list={{ ...read, currentData: read.currentData }} />}
          </>
        }
        foot={
          rows &&
          rows.length > 0 && (
            <>
              <span className="num">{intl.formatMessage(m.rowCount, { count: rows.length })}</span>
              {options.Foot && data && <options.Foot data={data} />}
              {options.note && <span className="muted">{intl.formatMessage(options.note)}</span>}
            </>
          )
        }
      >
        {hasFailed({ error: read.error, currentData: read.currentData, refetch: read.refetch }) ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : (
          <DataTable<Row>
            label={said}
            lines={1}
            columns={columns.map((column) => ({
              ...column,
              cell: (row: Row, narrow) => ofRow(column, row, column.cell(row, narrow)),
            }))}
            rows={rows}
            rowKey={options.keyOf}
            sort={sort}
            onSort={(to) => change({ sort: sortText(to) })}
            onOpen={open}
            {...(q === '' && Object.keys(sums).length > 0 && { totals: sums })}
            {...(groupOf && data && { groupOf: (row: Row) => groupOf(row, data) })}
            live={{ of: JSON.stringify([range, known, q, address.sort]) }}
            busy={read.isFetching && read.currentData === undefined}
            phone={(row) =>
              options.opens ? (
                <span className="range-report-row">
                  <span className="range-report-row__name">{nameOf(row) || '–'}</span>
                  <span className="range-report-row__figures">{columns.slice(1).map((column) => onPhone(column, row))}</span>
                </span>
              ) : (
                <PhoneRow {...wordsOnPhone(row)} amount={<Amount value={options.amountOf(row)} weight="name" />} />
              )
            }
            empty={
              q ? (
                <NoResults text={q} onClear={() => change({ q: '' })} />
              ) : known !== null ? (
                <EmptyState icon="clock" title={intl.formatMessage(m.knownEmpty)} />
              ) : (
                <EmptyState icon="chart" title={intl.formatMessage(options.empty?.title ?? m.empty, { range: period })}>
                  {intl.formatMessage(options.empty?.hint ?? m.emptyHint)}
                </EmptyState>
              )
            }
          />
        )}
        <SealFoot since={range.since} until={range.until} />
        {shown && options.opens?.entries(shown, range, () => setShown(null))}
        {options.entryOf && summed !== null && (
          <RowEntries
            title={titleOf(summed)}
            subtitle={intl.formatMessage(m.entriesCount, { range: period, count: data?.data.length ?? 0 })}
            addUp={intl.formatMessage(m.entriesAddUp)}
            value={totals[summed] ?? 0}
            counted={counted(summed)}
            entries={(data?.data ?? []).map((row) => ({
              name: nameOf(row),
              ...options.entryOf?.(row),
              key: options.keyOf(row),
              amount: Number((row as Readonly<Record<string, unknown>>)[summed]) || 0,
              to: linkOf(row, range),
            }))}
            onClose={() => setSummed(null)}
          />
        )}
      </ListPage>
    )
  }
  return RangeReport
}
