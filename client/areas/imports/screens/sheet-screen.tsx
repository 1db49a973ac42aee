import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { LoadFailed, StaleBanner } from '../../../components/list-states'
import { SheetGrid } from '../../../components/sheet-grid/sheet-grid'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { Chips } from '../../../ui/Chips/Chips'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import type { Cells, TableFile } from '../../../lib/table-file/cells'
import { FilesSide } from '../components/files-side'
import { HeadList } from '../components/head-list'
import { SheetFoot } from '../components/sheet-foot'
import { SheetTools } from '../components/sheet-tools'
import { DryRunDock } from '../components/dry-run-dock'
import { nameOfImport } from '../kinds'
import { useNextUnknown } from '../use-next-unknown'
import { openColumnsOf, unknownIn, useBatch } from '../use-batch'
import { failedElsewhere, useFiles } from '../use-files'
import { mayChange } from '../may-change'
import { importMessages as m } from '../messages'
import { ROW_FILTERS, useDryRun, type RowFilter, type SheetRow } from '../use-dry-run'
import { keyOfRow, useSheetColumns } from '../use-sheet-columns'
import '../components/imports.css'

/** A sheet before it is brought in: its cells, corrected in place, and what they would make. */
export const SheetScreen = () => {
  const { importId = '' } = useParams()
  const read = api.imports.useGet(importId)
  if (read.data) return <SheetOfImport key={importId} record={read.data} />
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

const SheetOfImport = ({ record }: { record: ImportRecord }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const { columns, rows: rowCount } = record
  const dryRun = useDryRun(record)
  const { rows, skipped, faultyRows, faultAt, fits } = dryRun
  const [filter, setFilter] = useState<RowFilter>('all')
  const [at, setAt] = useState<{ readonly row: number; readonly column: string } | null>(null)
  const { first, files } = useBatch(record)
  const { send: sendFiles, sending, failed: failedHere } = useFiles(first)
  const { state } = useLocation()
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
  const openColumns = openColumnsOf(files)
  const isBatch = files.length > 1
  useNextUnknown(isOpen && unknown > 0)
  const { sheetColumns, markOf, choose, makesGroups } = useSheetColumns({ record, dryRun, isOpen, filter })
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
        <SheetTools
          record={record}
          files={files}
          first={first}
          title={title}
          dryRun={dryRun}
          isOpen={isOpen}
          activeRow={at?.row ?? null}
          leftOut={leftOut.length > 0 ? leftOutFile : null}
          sending={sending}
          onFiles={(chosen) => void sendFiles(chosen)}
        />
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
        <SheetFoot
          record={record}
          files={files}
          first={first}
          isOpen={isOpen}
          mark={mark}
          faultyRows={faultyRows.size}
          makesGroups={makesGroups}
          onDryRun={() => setSeesSheet(false)}
        />
      }
      {...(!isBatch &&
        !(isPhone && seesSheet) && {
          dock: (
            <DryRunDock
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
          rowKey={keyOfRow}
          markOf={markOf}
          onActive={({ row: { row }, column }) => setAt({ row, column })}
          {...(isOpen && { onWrite: dryRun.write })}
        />
      )}
    </ListPage>
  )
  if (!isBatch && failed.length === 0) return list
  return (
    <div className="imports__page">
      <FilesSide
        record={record}
        files={files}
        failed={failed}
        sending={sending}
        {...(isOpen && { onFiles: (chosen) => void sendFiles(chosen) })}
      />
      {list}
    </div>
  )
}
