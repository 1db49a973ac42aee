import type { ReportTable } from '@shared/foundation/declaration/define-service'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { isMonth } from '@shared/foundation/days/days'
import { can } from '@shared/foundation/rights/rights'
import { useMe } from '../../api/session/use-me'
import { dayOf, formatMonth, formatQuantity, formatShare, type Locale } from '../../lib/format'
import type { Cell, Cells } from '../../lib/table-file/cells'
import { Amount } from '../../ui/Amount/Amount'
import type { Column } from '../../ui/DataTable/DataTable'
import { When } from '../../ui/When/When'
import { useZone } from '../../ui/zone/zone-context'

type Row = Readonly<Record<string, unknown>>

/** What a column of the table has on screen besides what is declared. */
type OwnColumns<R> = Readonly<Partial<Record<string, Partial<Column<R>>>>>

/** The table as it is shown to whoever looks: without the columns that take a right they haven't. */
export const useShownTable = (table: ReportTable): ReportTable => {
  const { rights } = useMe()
  return { ...table, columns: table.columns.filter(({ visibleTo }) => !visibleTo || can(rights, visibleTo)) }
}

/** In points. */
const leastWidth: Readonly<Record<ReportTable['columns'][number]['kind'], number>> = {
  text: 130,
  money: 104,
  quantity: 78,
  percent: 78,
  day: 78,
}
/** So many columns have room on any desk. */
const MAX_SHOWN_ANYWHERE = 5

const ends = new Set(['money', 'quantity', 'percent'])

/** The columns of a declared report's table, for a list; `own` says what the declaration doesn't, by key. */
export const declaredColumns = <R extends object>(
  { columns }: ReportTable,
  { intl, locale }: { intl: IntlShape; locale: Locale },
  own: OwnColumns<R> = {},
): Column<R>[] =>
  columns.map(({ key, header, kind, align }) => ({
    key,
    head: intl.formatMessage(header),
    align: align ?? (ends.has(kind) ? 'end' : 'start'),
    cell: (row) => cellOf((row as Row)[key], kind, locale),
    ...(kind === 'text' ? null : { width: `minmax(${leastWidth[kind]}px, ${kind === 'money' ? 0.6 : 0.4}fr)` }),
    ...own[key],
  }))

/** From which width on, in points, a column of the table is shown: where not all have room, sums stay and counts go. */
export const shownFrom = ({ columns }: ReportTable, key: string): number => {
  const isCount = columns.some((column) => column.key === key && column.kind === 'quantity')
  return isCount && columns.length > MAX_SHOWN_ANYWHERE ? columns.reduce((sum, { kind }) => sum + leastWidth[kind], 0) : 0
}

const cellOf = (value: unknown, kind: ReportTable['columns'][number]['kind'], locale: Locale): ReactNode => {
  if (typeof value === 'string') {
    if (kind !== 'day') return <span className="cut">{value}</span>
    return isMonth(value) ? <span className="num">{formatMonth(value, locale)}</span> : <When value={value} as="date" />
  }
  if (typeof value !== 'number') return null
  if (value === 0) return <span className="faint">–</span>
  if (kind === 'money') return <Amount value={value} currency={false} />
  return <span className="num">{kind === 'percent' ? formatShare(value, locale) : formatQuantity(value, locale)}</span>
}

type Table = { readonly table: ReportTable; readonly rows: readonly object[] }

/** The cells of a declared table as it is shown, its headings first, under lines that say what it is. */
export const useTableCells = (): ((shown: Table & { readonly above?: Cells }) => Cells) => {
  const intl = useIntl()
  const zone = useZone()
  const cell = (value: unknown, kind: ReportTable['columns'][number]['kind']): Cell => {
    if (typeof value === 'number') return kind === 'percent' ? { share: value } : value
    if (typeof value !== 'string') return null
    return kind === 'day' && !isMonth(value) ? { day: dayOf(value, zone) } : value
  }
  return ({ above = [], table, rows }) => [
    ...above,
    ...(above.length > 0 ? [[]] : []),
    table.columns.map(({ header }) => ({ head: intl.formatMessage(header) })),
    ...rows.map((row) => table.columns.map(({ key, kind }) => cell((row as Row)[key], kind))),
  ]
}
