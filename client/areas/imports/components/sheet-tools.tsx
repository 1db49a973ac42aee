import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import type { TableFile } from '../../../lib/table-file/cells'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Select } from '../../../ui/Select/Select'
import { isImportKind, kindOptions } from '../kinds'
import { importMessages as m } from '../messages'
import { isWhollyLeftOut, openColumnsOf, unknownIn } from '../use-batch'
import type { useDryRun } from '../use-dry-run'
import { FileDrop } from './file-drop'
import { WarehouseChoice } from './warehouse-choice'

interface SheetToolsProps {
  record: ImportRecord
  /** All files that come in together, and the first of them. */
  files: readonly ImportRecord[]
  first: string
  title: string
  dryRun: ReturnType<typeof useDryRun>
  isOpen: boolean
  /** The row in which somebody stands; null: in none. */
  activeRow: number | null
  /** The rows that don't come in, with what is wrong in each; null when all do. */
  leftOut: (() => TableFile) | null
  /** Files that are on their way. */
  sending: number
  onFiles: (chosen: readonly File[]) => void
}

/** What is done with a whole sheet, or with the row in which somebody stands. */
export const SheetTools = ({ record, files, first, title, dryRun, isOpen, activeRow, leftOut, sending, onFiles }: SheetToolsProps) => {
  const intl = useIntl()
  const me = useMe()
  const asker = useRef<() => void>(null)
  const { kind, columns, rows: rowCount } = record
  const { skipped } = dryRun
  const unknown = unknownIn(record)
  const openColumns = openColumnsOf(files)
  const isBatch = files.length > 1
  const isOut = isWhollyLeftOut(record)
  return (
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
      {isOpen && activeRow !== null && (
        <Button
          size="s"
          onClick={() =>
            dryRun.send({ skipped: skipped.has(activeRow) ? [...skipped].filter((row) => row !== activeRow) : [...skipped, activeRow] })
          }
        >
          {intl.formatMessage(skipped.has(activeRow) ? m.take : m.skip, { row: activeRow })}
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
      {isBatch && leftOut && (
        <span className="imports__template second">
          {intl.formatMessage(m.leftOutFile)} <DownloadMenu small file={leftOut} />
        </span>
      )}
      {isOpen && !isBatch && (
        <FileDrop onFiles={onFiles} asker={asker}>
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
  )
}
