import { importColumns, OWN_FIELD } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { ImportColumn } from '@shared/foundation/text/cells'
import { useIntl } from 'react-intl'
import type { SheetColumn, SheetMark } from '../../components/sheet-grid/sheet-types'
import { formatNumber } from '../../lib/format'
import { Select } from '../../ui/Select/Select'
import { useLocale } from '../../ui/zone/zone-context'
import { HeadChoice } from './components/head-choice'
import { columnOptions } from './components/head-list'
import { importMessages as m } from './messages'
import { paidAheadIn, understoodAs } from './understood'
import type { RowFilter, SheetRow, useDryRun } from './use-dry-run'

const MAX_DIGITS = 6

export const keyOfRow = ({ row }: SheetRow): string => String(row)

const widths: Readonly<Record<string, string>> = { name: '240px', address: '220px' }

const isFigure = (column: ImportColumn | undefined): boolean =>
  column?.kind === 'money' || column?.kind === 'cost' || column?.kind === 'quantity'

const widthOf = (column: ImportColumn | undefined): string => widths[column?.key ?? ''] ?? (isFigure(column) ? '124px' : '166px')

interface Shown {
  readonly record: ImportRecord
  readonly dryRun: ReturnType<typeof useDryRun>
  /** It is before the books, and whoever looks at it may change it. */
  readonly isOpen: boolean
  readonly filter: RowFilter
}

/** The columns of a sheet with what each is taken for, the choice of another, and what a cell is marked with. */
export const useSheetColumns = ({ record, dryRun, isOpen, filter }: Shown) => {
  const intl = useIntl()
  const locale = useLocale()
  const { kind, columns } = record
  const { rows, faultAt } = dryRun
  const count = (value: number): string => formatNumber(value, locale)
  const madeGroups = new Set(record.besides?.find(({ what }) => what === 'categories')?.names?.map((name) => name.toLowerCase()))
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
    text: keyOfRow,
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
  return { sheetColumns, markOf, choose, makesGroups: madeGroups.size > 0 && columns.some(({ column }) => column === 'category') }
}
