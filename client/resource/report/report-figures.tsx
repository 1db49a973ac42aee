import type { ReportTable } from '@shared/foundation/declaration/define-service'
import type { ReactNode } from 'react'
import { Amount } from '../../ui/Amount/Amount'
import type { Column } from '../../ui/DataTable/DataTable'
import { PhoneRow } from '../../ui/DataTable/PhoneRow'
import { FigureButton } from '../../ui/FigureButton/FigureButton'
import { When } from '../../ui/When/When'
import type { AskedFigure, RangeReportOptions } from './range-report-options'
import { SumCell } from './sum-cell'

interface ReportFigures<Row> {
  /** What the report is called. */
  said: string
  table: ReportTable
  columns: readonly Column<Row>[]
  totals: Readonly<Record<string, number>>
  nameOf: (row: Row) => string
  /** Whether figures open their entries: as was known at an earlier moment they don't. */
  opensEntries: boolean
  /** Opens the entries of a figure; the rows that a column adds up. */
  onFigure: (asked: AskedFigure) => void
  onColumn: (key: string) => void
}

/** The figures of a report's rows and their sums, each with what it opens. */
export const reportFigures = <Row extends object, Data extends { readonly data: readonly Row[] }>(
  options: RangeReportOptions<Row, Data>,
  { said, table, columns, totals, nameOf, opensEntries, onFigure, onColumn }: ReportFigures<Row>,
) => {
  const counted = (key: string): boolean => options.counted?.includes(key) ?? false
  const isShare = (key: string): boolean => table.columns.some((column) => column.key === key && column.kind === 'percent')
  const headOf = (key: string): string => String(columns.find((column) => column.key === key)?.head)
  /** The figure whose entries are asked for, of a row or of all; none where nothing stands behind it. */
  const askedOf = (key: string, of: { id?: string; name: string }, value: number): AskedFigure | null =>
    opensEntries && options.opens?.columns.includes(key) && value !== 0
      ? { key, counted: counted(key), value, title: `${of.name} · ${headOf(key)}`, ...(of.id ? { of: of.id } : null) }
      : null
  const valueOf = (key: string, row: Row): number => Number((row as Readonly<Record<string, unknown>>)[key]) || 0
  const opened = (key: string): string => options.opens?.instead?.[key] ?? key
  const ofRow = ({ key }: Column<Row>, row: Row, cell: ReactNode): ReactNode => {
    const asked = askedOf(opened(key), { id: options.keyOf(row), name: nameOf(row) || '–' }, valueOf(opened(key), row))
    return asked ? (
      <FigureButton key={key} onOpen={() => onFigure(asked)}>
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
  /** A row on a phone: where figures open their entries all of them, else the one that counts. */
  const phoneRow = (row: Row): ReactNode =>
    options.opens ? (
      <span className="range-report-row">
        <span className="range-report-row__name">{nameOf(row) || '–'}</span>
        <span className="range-report-row__figures">{columns.slice(1).map((column) => onPhone(column, row))}</span>
      </span>
    ) : (
      <PhoneRow {...wordsOnPhone(row)} amount={<Amount value={options.amountOf(row)} weight="name" />} />
    )
  /** What opens what the sum of a column is made of; none where nothing stands behind it. */
  const opensSum = (key: string, value: number): (() => void) | undefined => {
    if (value === 0) return undefined
    if (options.entryOf) return () => onColumn(key)
    const asked = askedOf(opened(key), { name: said }, totals[opened(key)] ?? 0)
    return asked ? () => onFigure(asked) : undefined
  }
  const sumOf = (key: string, value: number): ReactNode => (
    <SumCell key={key} value={value} counted={counted(key)} isShare={isShare(key)} onOpen={opensSum(key, value)} />
  )
  const sums: Record<string, ReactNode> = Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, sumOf(key, value)]))
  return { counted, isShare, headOf, ofRow, phoneRow, opensSum, sums }
}
