import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { formatQuantity, formatShare } from '../../lib/format'
import { Amount } from '../Amount/Amount'
import { useLocale } from '../zone/zone-context'
import './ReportTable.css'

export interface ReportColumn {
  key: string
  head?: ReactNode
  /** A share is given as a part of 1; a difference is marked, and said to be none where it is 0. */
  kind: 'money' | 'share' | 'quantity' | 'text' | 'difference'
  /** What a difference of 0 is called. */
  same?: string
  /** Stands back behind the others. */
  sunken?: boolean
  /** A rule before it. */
  ruled?: boolean
}

export interface ReportRow {
  key: string
  label: ReactNode
  /** By column key; null is unknown, absent is empty. */
  values: Record<string, number | string | null | undefined>
  /** A part of the row above it: one step in, second ink. */
  depth?: number
  /** A sum. */
  strong?: boolean
  /** The final figure, with the double rule; at most one. Of several columns it names the one that has it. */
  final?: boolean | string
  /** Its entries are shown now. */
  open?: boolean
  /** Opens the entries behind a figure; the figure is then underlined with dots. */
  onOpen?: (columnKey: string) => void
  /** The columns whose figures open; all unless given. */
  opens?: readonly string[]
}

interface ReportTableProps {
  /** Names the table to readers. */
  label: string
  columns: ReportColumn[]
  /** The head over the labels; without any heads the row of heads is left out. */
  labelHead?: ReactNode
  rows: ReportRow[]
}

/** A statement: labels, figures that open their entries, sums, and the double rule under the last one. */
export const ReportTable = ({ label, columns, labelHead, rows }: ReportTableProps) => {
  const heads = labelHead !== undefined || columns.some((column) => column.head !== undefined)
  return (
    <table className="ui-report" aria-label={label}>
      {heads && (
        <thead>
          <tr>
            <th scope="col">{labelHead}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={standing(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

const standing = ({ sunken, ruled }: ReportColumn): string | undefined =>
  classNames(sunken && 'ui-report__sunken', ruled && 'ui-report__ruled') || undefined

const Row = ({ row, columns }: { row: ReportRow; columns: ReportColumn[] }) => {
  const style: CSSProperties & Record<`--${string}`, string> = { '--depth': String(row.depth ?? 0) }
  return (
    <tr
      className={classNames(
        row.depth && 'ui-report__row--part',
        (row.strong || row.final) && 'ui-report__row--strong',
        row.final && 'ui-report__row--final',
        row.open && 'ui-report__row--open',
      )}
    >
      <th scope="row" style={style}>
        {row.label}
      </th>
      {columns.map((column) => (
        <td key={column.key} className={classNames('num', column.kind === 'share' && 'ui-report__share', standing(column))}>
          <Figure row={row} column={column} />
        </td>
      ))}
    </tr>
  )
}

const Figure = ({ row, column }: { row: ReportRow; column: ReportColumn }) => {
  const locale = useLocale()
  const value = row.values[column.key]
  if (value === undefined || typeof value === 'string') return <>{value}</>
  if (column.kind === 'share') return <>{value === null ? '' : formatShare(value, locale)}</>
  if (column.kind === 'difference' && value === 0) return <span className="faint">{column.same}</span>
  const isFinal = row.final === true || row.final === column.key
  const figure =
    column.kind === 'quantity' && value !== null ? (
      <>{formatQuantity(value, locale)}</>
    ) : column.kind === 'difference' ? (
      <Amount value={value} currency={false} signed ink="warn" />
    ) : (
      <Amount value={value} currency={isFinal} rule={isFinal} />
    )
  const { onOpen, opens } = row
  if (!onOpen || value === 0 || (opens && !opens.includes(column.key))) return figure
  return (
    <button
      type="button"
      className={isFinal ? 'ui-report__figure ui-report__figure--final' : 'ui-report__figure'}
      onClick={() => onOpen(column.key)}
    >
      {figure}
    </button>
  )
}
