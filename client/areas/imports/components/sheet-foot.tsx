import { importColumns } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import type { SheetMark } from '../../../components/sheet-grid/sheet-types'
import { useIsPhone } from '../../../lib/use-media'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { useLocale } from '../../../ui/zone/zone-context'
import { importMessages as m } from '../messages'
import { isWhollyLeftOut, openColumnsOf, unknownIn } from '../use-batch'

interface SheetFootProps {
  record: ImportRecord
  /** All files that come in together, and the first of them. */
  files: readonly ImportRecord[]
  first: string
  isOpen: boolean
  /** What is said of the cell in which somebody stands. */
  mark: SheetMark | null
  /** Rows that have a fault. */
  faultyRows: number
  /** Categories of the sheet are new. */
  makesGroups: boolean
  /** Where the dry run covers the sheet: leads there. */
  onDryRun: () => void
}

/** What stands in the way of a sheet, or what its cell says; on a phone the way on, too. */
export const SheetFoot = ({ record, files, first, isOpen, mark, faultyRows, makesGroups, onDryRun }: SheetFootProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const unknown = unknownIn(record)
  const missing = importColumns[record.kind].filter(({ key }) => record.missing?.includes(key)).map(({ head }) => `“${head[locale]}”`)
  const openColumns = openColumnsOf(files)
  const isBatch = files.length > 1
  const isOut = isWhollyLeftOut(record)
  return (
    <>
      <span role="status" className={mark?.problem || (missing.length > 0 && !isOut) ? 'ink-debit' : mark ? 'ink-credit' : undefined}>
        {mark?.problem ??
          mark?.note ??
          (missing.length > 0 && !isOut
            ? intl.formatMessage(m.missingColumns, { names: missing.join(', ') })
            : record.faulty > 0
              ? intl.formatMessage(m.cellsLeft, { count: record.faulty, rows: faultyRows })
              : unknown > 0
                ? intl.formatMessage(m.columnsLeft, { count: unknown })
                : intl.formatMessage(m.noFaults))}
        {!mark && makesGroups && ` · ${intl.formatMessage(m.newGroups)}`}
      </span>
      {isPhone && isBatch && isOpen && openColumns > 0 && unknown === 0 && missing.length === 0 && (
        <span className="ink-debit">{intl.formatMessage(m.columnsLeft, { count: openColumns })}</span>
      )}
      {isPhone && !isBatch && (
        <Button kind="primary" onClick={onDryRun}>
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
  )
}
