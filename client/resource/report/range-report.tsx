import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { fold } from '@shared/foundation/text/fold'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { declaredColumns, shownFrom, useShownTable, useTableCells } from '../../components/declared-table/declared-table'
import { useKnown } from '../../components/known-at/use-known'
import { useKnownMoments } from '../../components/known-at/use-known-moments'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../components/list-states'
import { SealFoot } from '../../components/seal-foot/seal-foot'
import { formatDayRange } from '../../lib/format'
import { useIsPhone } from '../../lib/use-media'
import { usePrinting } from '../../lib/use-printing'
import { useUrlQuery } from '../../lib/use-url-query'
import { sortOf, sortText } from '../../ui/DataTable/columns'
import { DataTable } from '../../ui/DataTable/DataTable'
import { KnownStrip, useKnownWords } from '../../ui/KnownAt/KnownAt'
import { Figure, Figures } from '../../ui/Figures/Figures'
import { ListPage } from '../../ui/ListPage/ListPage'
import { useLocale, useToday } from '../../ui/zone/zone-context'
import { reportPageMessages as m } from './messages'
import { FigureValue } from './figure-entries'
import { ReportEmpty } from './report-empty'
import { reportFigures } from './report-figures'
import { RangeTools } from './range-tools'
import { RowEntries } from './row-entries'
import { sortedRows } from './sorted-rows'
import type { RangeReportOptions, AskedFigure } from './range-report-options'
import './range-report.css'

/** A declared report over a range of days: a list whose rows open their entries, sums under it, Excel, CSV and print. */
export const rangeReport = <Row extends object, Data extends { readonly data: readonly Row[] }>(options: RangeReportOptions<Row, Data>) => {
  const useLinks = options.useLinks ?? (() => () => null)
  const useGroups = options.useGroups ?? (() => null)
  const RangeReport = () => {
    const intl = useIntl()
    const locale = useLocale()
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
    const { counted, isShare, headOf, ofRow, phoneRow, opensSum, sums } = reportFigures(options, {
      said,
      table,
      columns,
      totals,
      nameOf,
      opensEntries: known === null,
      onFigure: setShown,
      onColumn: setSummed,
    })
    const titleOf = (key: string): string => `${said} · ${headOf(key)}`
    return (
      <ListPage
        title={said}
        tools={
          <RangeTools
            range={range}
            isLimited={options.isLimited ?? false}
            known={options.isKnown ? { at: known, onChange: setKnown, hasKeys: shown === null && summed === null, ...asked } : null}
            q={q}
            onChange={change}
            file={
              rows
                ? () => {
                    noted('file')
                    return { name: `${said} ${range.since} ${range.until}`, rows: cellsOf({ above: [[said], [period]], table, rows }) }
                  }
                : null
            }
          >
            {options.Tools && <options.Tools />}
          </RangeTools>
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
            phone={phoneRow}
            empty={
              q ? (
                <NoResults text={q} onClear={() => change({ q: '' })} />
              ) : (
                <ReportEmpty known={known !== null} range={period} {...options.empty} />
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
