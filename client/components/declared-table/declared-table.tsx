import type { ReportTable } from '@shared/services/define-service'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { saveFile, toCsv } from '../../lib/csv'
import { formatDate, formatQuantity, formatShare, type Locale } from '../../lib/format'
import { Amount } from '../../ui/Amount/Amount'
import type { Column } from '../../ui/DataTable/DataTable'
import { When } from '../../ui/When/When'
import { useLocale, useZone } from '../../ui/zone/zone-context'

type Row = Readonly<Record<string, unknown>>

/** What a column of the table has on screen besides what is declared. */
type OwnColumns<R> = Readonly<Partial<Record<string, Partial<Column<R>>>>>

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
    ...(kind === 'text' ? null : { width: kind === 'money' ? 'minmax(104px, 0.6fr)' : 'minmax(78px, 0.4fr)' }),
    ...own[key],
  }))

const cellOf = (value: unknown, kind: ReportTable['columns'][number]['kind'], locale: Locale): ReactNode => {
  if (typeof value === 'string') return kind === 'day' ? <When value={value} as="date" /> : <span className="cut">{value}</span>
  if (typeof value !== 'number') return null
  if (value === 0) return <span className="faint">–</span>
  if (kind === 'money') return <Amount value={value} currency={false} />
  return <span className="num">{kind === 'percent' ? formatShare(value, locale) : formatQuantity(value, locale)}</span>
}

/** Saves a declared table as it is shown, with lines above it. */
export const useTableFile = (): ((file: {
  name: string
  above?: readonly (readonly (string | number)[])[]
  table: ReportTable
  rows: readonly object[]
}) => void) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  return ({ name, above = [], table, rows }) => {
    const cell = (value: unknown, kind: string): string | number | null => {
      if (typeof value === 'number') return kind === 'percent' ? Math.round(value * 1000) / 10 : value
      return typeof value !== 'string' ? null : kind === 'day' ? formatDate(value, zone) : value
    }
    const body = [
      table.columns.map(({ header }) => intl.formatMessage(header)),
      ...rows.map((row) => table.columns.map(({ key, kind }) => cell((row as Row)[key], kind))),
    ]
    saveFile(`${name}.csv`, toCsv([...above, ...(above.length > 0 ? [[]] : []), ...body], locale))
  }
}
