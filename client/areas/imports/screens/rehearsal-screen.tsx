import { importColumns, OWN_FIELD } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { ImportColumn } from '@shared/foundation/text/cells'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { LoadFailed, StaleBanner } from '../../../components/list-states'
import { SheetGrid } from '../../../components/sheet-grid/sheet-grid'
import type { SheetColumn, SheetMark } from '../../../components/sheet-grid/sheet-types'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Chips } from '../../../ui/Chips/Chips'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import type { Cells, TableFile } from '../../../lib/table-file/cells'
import { FileCards } from '../components/file-cards'
import { FileDrop } from '../components/file-drop'
import { HeadChoice } from '../components/head-choice'
import { columnOptions, HeadList } from '../components/head-list'
import { RehearsalDock } from '../components/rehearsal-dock'
import { WarehouseChoice } from '../components/warehouse-choice'
import { isImportKind, kindOptions, nameOfImport } from '../kinds'
import { useNextUnknown } from '../use-next-unknown'
import { isWhollyLeftOut, openColumnsOf, unknownIn, useBatch } from '../use-batch'
import { failedElsewhere, useFiles } from '../use-files'
import { mayChange } from '../may-change'
import { importMessages as m } from '../messages'
import { paidAheadIn, understoodAs } from '../understood'
import { ROW_FILTERS, useDryRun, type RowFilter, type SheetRow } from '../use-rehearsal'
import '../components/imports.css'

const MAX_DIGITS = 6

const keyOf = ({ row }: SheetRow): string => String(row)

const widths: Readonly<Record<string, string>> = { name: '240px', address: '220px' }

const isFigure = (column: ImportColumn | undefined): boolean =>
  column?.kind === 'money' || column?.kind === 'cost' || column?.kind === 'quantity'

const widthOf = (column: ImportColumn | undefined): string => widths[column?.key ?? ''] ?? (isFigure(column) ? '124px' : '166px')

/** A sheet before it is brought in: its cells, corrected in place, and what they would make. */
export const RehearsalScreen = () => {
  const { importId = '' } = useParams()
  const read = api.imports.useGet(importId)
  if (read.data) return <Rehearsal key={importId} record={read.data} />
  return (
    <ListPage title="">
      {read.error ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <SkeletonRows rows={8} lines={1} />
      )}
    </ListPage>
  )
}

const Rehearsal = ({ record }: { record: ImportRecord }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const { kind, columns, rows: rowCount } = record
  const dryRun = useDryRun(record)
  const { rows, skipped, faultyRows, faultAt, fits } = dryRun
  const [filter, setFilter] = useState<RowFilter>('all')
  const [at, setAt] = useState<{ readonly row: number; readonly column: string } | null>(null)
  const { first, files } = useBatch(record)
  const { send: sendFiles, sending, failed: failedHere } = useFiles(first)
  const { state } = useLocation()
  const asker = useRef<() => void>(null)
  const failed = [...failedElsewhere(state), ...failedHere]
  const isPhone = useIsPhone()
  const [isNaming, setNaming] = useState(isPhone && openColumnsOf([record]) > 0)
  // On a phone the dry run of a single file covers its sheet: first come the columns that are still to be named.
  const [seesSheet, setSeesSheet] = useState(isNaming)
  const me = useMe()
  const isOpen = record.status === 'rehearsed' && mayChange(me, record)
  const count = (value: number): string => formatNumber(value, locale)
  const shown = useMemo(() => rows?.filter((row) => fits(row, filter)), [rows, fits, filter])
  const title = nameOfImport(record, intl)
  const unknown = unknownIn(record)
  const missing = importColumns[kind].filter(({ key }) => record.missing?.includes(key)).map(({ head }) => `“${head[locale]}”`)
  const openColumns = openColumnsOf(files)
  const isBatch = files.length > 1
  const isOut = isWhollyLeftOut(record)
  const madeGroups = new Set(record.besides?.find(({ what }) => what === 'categories')?.names?.map((name) => name.toLowerCase()))
  useNextUnknown(isOpen && unknown > 0)
  const choose = (head: string, column: string): void => {
    // Of fields of one's own there may be several.
    const former = column === OWN_FIELD ? undefined : columns.find((each) => each.column === column)
    dryRun.send({
      columns: [...(former && column !== '' ? [{ head: former.head, column: null }] : []), { head, column: column === '' ? null : column }],
    })
  }
  const known = columns.map(({ column }) => importColumns[kind].find(({ key }) => key === column))
  const rowNumber: SheetColumn<SheetRow> = {
    key: 'row',
    head: <span className="unseen">{intl.formatMessage(m.row)}</span>,
    label: intl.formatMessage(m.row),
    text: keyOf,
    width: '56px',
    align: 'end',
    readOnly: true,
  }
  const sheetColumns: SheetColumn<SheetRow>[] = [
    // The sheet counts what is shown; among others a row keeps its number of the file.
    ...(filter === 'all' ? [] : [rowNumber]),
    ...columns.map(({ head, column, unknown: isUnknown }, place): SheetColumn<SheetRow> => ({
      key: String(place),
      label: head,
      width: widthOf(known[place]),
      align: isFigure(known[place]) ? 'end' : 'start',
      text: ({ cells }) => String(cells[place] ?? ''),
      ...(column === 'category' && madeGroups.size > 0
        ? {
            cell: ({ cells }) => {
              const said = String(cells[place] ?? '')
              const isNew = madeGroups.has((said.split(/>>| \/ /).at(-1) ?? '').trim().toLowerCase())
              return isNew ? <span className="imports__new-group" title={intl.formatMessage(m.newGroup)}>{`+ ${said}`}</span> : said
            },
          }
        : {}),
      ...(isFigure(known[place])
        ? {
            cell: ({ cells }) =>
              typeof cells[place] === 'number' ? formatNumber(cells[place], locale, { digits: MAX_DIGITS }) : String(cells[place] ?? ''),
          }
        : {}),
      readOnly: !isOpen,
      head: (
        <span className="imports__head">
          <span className="second cut">{head}</span>
          {isUnknown && isOpen ? (
            <HeadChoice
              kind={kind}
              head={head}
              place={place}
              taken={new Set(columns.flatMap((each) => each.column ?? []))}
              rows={rows ?? []}
              onChoose={(value) => choose(head, value)}
            />
          ) : (
            <Select
              aria-label={intl.formatMessage(m.head, { head })}
              disabled={!isOpen}
              value={column ?? ''}
              placeholder={intl.formatMessage(m.notUsed)}
              options={columnOptions(kind, intl, locale)}
              onChange={(value) => choose(head, value)}
            />
          )}
        </span>
      ),
    })),
  ]
  const markOf = ({ row, cells }: SheetRow, column: string): SheetMark | null => {
    if (column === 'row') return null
    const read = known[Number(column)]
    const problem = faultAt(row, Number(column))
    if (problem !== undefined) return { problem }
    const before = dryRun.beforeAt(row, Number(column))
    if (before !== undefined)
      return {
        note:
          before === ''
            ? intl.formatMessage(m.wasEmpty)
            : intl.formatMessage(m.was, { before: typeof before === 'number' ? count(before) : before }),
      }
    const ahead = read && paidAheadIn(read, cells[Number(column)] ?? null)
    if (ahead) return { note: intl.formatMessage(kind === 'suppliers' ? m.paidAhead : m.receivedAhead, { value: count(ahead) }) }
    const value = read && understoodAs(read, cells[Number(column)] ?? null, locale)
    return value ? { note: intl.formatMessage(m.understood, { value }) } : null
  }
  const active = at && rows?.find(({ row }) => row === at.row)
  const mark = active ? markOf(active, at.column) : null
  const fineRows = rowCount - skipped.size - faultyRows.size - (record.sums?.length ?? 0)
  const counts: Record<RowFilter, number> = {
    all: rowCount,
    faulty: faultyRows.size,
    changed: dryRun.changedRows.size,
    fine: fineRows,
    skipped: skipped.size,
  }
  const filters = ROW_FILTERS.filter((key) => key !== 'changed' || record.updates > 0)
  const leftOut = rows?.filter(({ row }) => faultyRows.has(row) || skipped.has(row)) ?? []
  // Corrected there it comes in as a sheet of its own: what is wrong stands in a column that means nothing to it.
  const sheetOf = (some: readonly SheetRow[]): Cells => [
    [...columns.map(({ head }) => ({ head })), { head: intl.formatMessage(m.whatIsWrong) }],
    ...some.map(({ row, cells }) => [
      ...cells,
      columns.flatMap(({ head }, place) => faultAt(row, place)?.replace(/^/, `${head}: `) ?? []).join('; '),
    ]),
  ]
  const leftOutFile = (): TableFile => ({ name: intl.formatMessage(m.leftOutName, { name: title }), rows: sheetOf(leftOut) })
  const list = (
    <ListPage
      title={title}
      strip={<StaleBanner list={dryRun.read} />}
      tools={
        <>
          {isOpen && (
            <Select
              aria-label={intl.formatMessage(m.kindOfFile)}
              value={kind}
              options={kindOptions(me.rights, intl)}
              onChange={(value) => isImportKind(value) && dryRun.send({ kind: value })}
            />
          )}
          <span className="cut imports__title">
            <b>{title}</b>{' '}
            <span className="second">{`${intl.formatMessage(m[kind])}, ${intl.formatMessage(m.rowsOf, { count: rowCount })}`}</span>
          </span>
          <span className="imports__grow" />
          {isOpen && at && (
            <Button
              size="s"
              onClick={() =>
                dryRun.send({ skipped: skipped.has(at.row) ? [...skipped].filter((row) => row !== at.row) : [...skipped, at.row] })
              }
            >
              {intl.formatMessage(skipped.has(at.row) ? m.take : m.skip, { row: at.row })}
            </Button>
          )}
          {isOpen && isBatch && (
            <Button size="s" onClick={() => dryRun.send({ skipped: isOut ? [] : Array.from({ length: rowCount }, (_, row) => row + 1) })}>
              {intl.formatMessage(isOut ? m.takeFile : m.leaveFile)}
            </Button>
          )}
          {isOpen && unknown > 1 && !isOut && (
            <Button
              size="s"
              onClick={() => dryRun.send({ columns: columns.flatMap((each) => (each.unknown ? [{ head: each.head, column: null }] : [])) })}
            >
              {intl.formatMessage(m.leaveAll, { count: unknown })}
            </Button>
          )}
          {isOpen && <WarehouseChoice record={record} onChoose={(warehouseId) => dryRun.send({ warehouseId })} />}
          {isBatch && leftOut.length > 0 && (
            <span className="imports__template second">
              {intl.formatMessage(m.leftOutFile)} <DownloadMenu small file={leftOutFile} />
            </span>
          )}
          {isOpen && !isBatch && (
            <FileDrop onFiles={(chosen) => void sendFiles(chosen)} asker={asker}>
              <Button
                icon="upload"
                busy={sending > 0}
                busyText={intl.formatMessage(m.readingFiles, { count: sending })}
                onClick={() => asker.current?.()}
              >
                {intl.formatMessage(m.dropMore)}
              </Button>
            </FileDrop>
          )}
          {isBatch && openColumns > 0 && isOpen && (
            <Button kind="primary" disabled>
              {intl.formatMessage(m.columnsLeft, { count: openColumns })}
            </Button>
          )}
          {isBatch && (openColumns === 0 || !isOpen) && (
            <ButtonLink kind="primary" to={`/imports/${first}/rehearsal`}>
              {intl.formatMessage(m.rehearse, { count: files.length })}
            </ButtonLink>
          )}
        </>
      }
      chips={
        <Chips
          label={intl.formatMessage(m.filter)}
          chosen={isNaming ? 'columns' : filter}
          onChoose={(key) => {
            setNaming(key === 'columns')
            setFilter(ROW_FILTERS.find((each) => each === key) ?? 'all')
          }}
          chips={[
            ...filters.map((key) => ({ key: key as string, label: intl.formatMessage(m[key]), count: count(counts[key]) })),
            ...(isPhone || unknown > 0
              ? [{ key: 'columns', label: intl.formatMessage(isPhone ? m.columnsView : m.unknownColumns), count: count(unknown) }]
              : []),
          ]}
        />
      }
      foot={
        <>
          <span role="status" className={mark?.problem || (missing.length > 0 && !isOut) ? 'ink-debit' : mark ? 'ink-credit' : undefined}>
            {mark?.problem ??
              mark?.note ??
              (missing.length > 0 && !isOut
                ? intl.formatMessage(m.missingColumns, { names: missing.join(', ') })
                : record.faulty > 0
                  ? intl.formatMessage(m.cellsLeft, { count: record.faulty, rows: faultyRows.size })
                  : unknown > 0
                    ? intl.formatMessage(m.columnsLeft, { count: unknown })
                    : intl.formatMessage(m.noFaults))}
            {!mark && madeGroups.size > 0 && columns.some(({ column }) => column === 'category') && ` · ${intl.formatMessage(m.newGroups)}`}
          </span>
          {isPhone && isBatch && isOpen && openColumns > 0 && unknown === 0 && missing.length === 0 && (
            <span className="ink-debit">{intl.formatMessage(m.columnsLeft, { count: openColumns })}</span>
          )}
          {isPhone && !isBatch && (
            <Button kind="primary" onClick={() => setSeesSheet(false)}>
              {intl.formatMessage(m.dryRun)}
            </Button>
          )}
          {isPhone && isBatch && openColumns === 0 && (
            <ButtonLink kind="primary" to={`/imports/${first}/rehearsal`}>
              {intl.formatMessage(m.rehearse, { count: files.length })}
            </ButtonLink>
          )}
          {isOpen && !isPhone && (
            <span className="second">
              <Kbd>F8</Kbd> {intl.formatMessage(unknown > 0 ? m.nextUnknown : m.keys)}
            </span>
          )}
        </>
      }
      {...(!isBatch &&
        !(isPhone && seesSheet) && {
          dock: (
            <RehearsalDock
              record={record}
              faultyRows={faultyRows.size}
              leftOut={leftOut.length > 0 ? leftOutFile : null}
              saving={dryRun.saving}
              openColumns={openColumns}
              onUpdate={(update) => dryRun.send({ update })}
              onSheet={isPhone ? () => setSeesSheet(true) : null}
              onClose={() => void navigate('/imports')}
            />
          ),
        })}
    >
      {dryRun.read.error !== undefined && !rows ? (
        <LoadFailed error={dryRun.read.error} onRetry={dryRun.read.refetch} retrying={dryRun.read.isFetching} />
      ) : isNaming ? (
        <HeadList record={record} rows={rows ?? []} disabled={!isOpen} onChoose={choose} />
      ) : (
        <SheetGrid
          label={intl.formatMessage(m.sheet)}
          columns={sheetColumns}
          rows={shown}
          rowKey={keyOf}
          markOf={markOf}
          onActive={({ row: { row }, column }) => setAt({ row, column })}
          {...(isOpen && { onWrite: dryRun.write })}
        />
      )}
    </ListPage>
  )
  if (!isBatch && failed.length === 0) return list
  const origin = files.every((file) => file.origin === record.origin) && record.origin !== 'other' ? record.origin : undefined
  return (
    <div className="imports__page">
      <section className="imports__side" aria-label={intl.formatMessage(m.files)}>
        <header>
          <IconButton icon="chevron-left" label={intl.formatMessage(m.backToImports)} onClick={() => void navigate('/imports')} />
          <h2>
            {intl.formatMessage(m.filesOf, { count: files.length })} {origin && intl.formatMessage(m[origin])}
          </h2>
        </header>
        <FileCards files={files} failed={failed} sending={sending} {...(isOpen && { onFiles: (chosen) => void sendFiles(chosen) })} />
        {!isPhone && <p className="imports__told second">{intl.formatMessage(m.recognised)}</p>}
      </section>
      {list}
    </div>
  )
}
