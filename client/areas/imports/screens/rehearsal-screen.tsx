import { importColumns } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { LoadFailed, StaleBanner } from '../../../components/list-states'
import { SheetGrid } from '../../../components/sheet-grid/sheet-grid'
import type { SheetColumn, SheetMark } from '../../../components/sheet-grid/sheet-types'
import { formatNumber } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import type { Cells } from '../../../lib/table-file/cells'
import { RehearsalDock } from '../components/rehearsal-dock'
import { nameOfImport } from '../kinds'
import { mayChange } from '../may-change'
import { importMessages as m } from '../messages'
import { useChooseFile } from '../use-choose-file'
import { paidAheadIn, understoodAs } from '../understood'
import { ROW_FILTERS, useDryRun, type RowFilter, type SheetRow } from '../use-rehearsal'
import '../components/imports.css'

const keyOf = ({ row }: SheetRow): string => String(row)

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
  const { reading, ask, field } = useChooseFile(kind)
  const me = useMe()
  const isOpen = record.status === 'rehearsed' && mayChange(me, record)
  const count = (value: number): string => formatNumber(value, locale)
  const shown = useMemo(() => rows?.filter((row) => fits(row, filter)), [rows, fits, filter])
  const title = nameOfImport(record, intl)
  const choose = (head: string, column: string): void => {
    const former = columns.find((each) => each.column === column)
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
    ...columns.map(({ head, column }, place): SheetColumn<SheetRow> => ({
      key: String(place),
      label: head,
      width: '190px',
      align: known[place]?.kind.match(/money|cost|quantity/) ? 'end' : 'start',
      text: ({ cells }) => String(cells[place] ?? ''),
      readOnly: !isOpen,
      head: (
        <span className="imports__head">
          <span className="second cut">{head}</span>
          <Select
            aria-label={intl.formatMessage(m.head, { head })}
            disabled={!isOpen}
            value={column ?? ''}
            placeholder={intl.formatMessage(m.notUsed)}
            options={importColumns[kind].map(({ key, head: name }) => ({ value: key, label: name[locale] }))}
            onChange={(value) => choose(head, value)}
          />
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
  const fineRows = rowCount - skipped.size - faultyRows.size
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
  return (
    <ListPage
      title={title}
      strip={<StaleBanner list={dryRun.read} />}
      tools={
        <>
          <input {...field} aria-label={intl.formatMessage(m.chooseOther)} />
          <span className="cut">
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
          <Button icon="upload" busy={reading} busyText={intl.formatMessage(m.reading)} onClick={ask}>
            {intl.formatMessage(m.chooseOther)}
          </Button>
        </>
      }
      chips={
        <Chips
          label={intl.formatMessage(m.filter)}
          chosen={filter}
          onChoose={(key) => setFilter(ROW_FILTERS.find((each) => each === key) ?? 'all')}
          chips={filters.map((key) => ({ key, label: intl.formatMessage(m[key]), count: count(counts[key]) }))}
        />
      }
      foot={
        <>
          <span role="status" className={mark?.problem ? 'ink-debit' : mark ? 'ink-credit' : undefined}>
            {mark?.problem ??
              mark?.note ??
              (record.faulty > 0
                ? intl.formatMessage(m.cellsLeft, { count: record.faulty, rows: faultyRows.size })
                : intl.formatMessage(m.noFaults))}
          </span>
          {isOpen && (
            <span className="second">
              <Kbd>F8</Kbd> {intl.formatMessage(m.keys)}
            </span>
          )}
        </>
      }
      dock={
        <RehearsalDock
          record={record}
          faultyRows={faultyRows.size}
          leftOut={leftOut.length > 0 ? () => ({ name: intl.formatMessage(m.leftOutName, { name: title }), rows: sheetOf(leftOut) }) : null}
          saving={dryRun.saving}
          onUpdate={(update) => dryRun.send({ update })}
          onClose={() => void navigate('/imports')}
        />
      }
    >
      {dryRun.read.error !== undefined && !rows ? (
        <LoadFailed error={dryRun.read.error} onRetry={dryRun.read.refetch} retrying={dryRun.read.isFetching} />
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
}
