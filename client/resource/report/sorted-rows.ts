import { compareNames } from '@shared/foundation/text/sort-key'
import type { ReportTable } from '@shared/foundation/declaration/define-service'
import type { Sort } from '../../ui/DataTable/columns'

/**
 * Rows of a report by one of its columns: figures by size, texts as names are sorted, days by time; what says nothing stands last.
 * @param sort absent: in the order they are answered
 * @param nameOf what the first column shows
 */
export const sortedRows = <Row extends object>(
  rows: readonly Row[],
  { columns }: ReportTable,
  sort: Sort | undefined,
  nameOf: (row: Row) => string,
): readonly Row[] => {
  const column = columns.find(({ key }) => key === sort?.key)
  if (!sort || !column) return rows
  const { key, kind } = column
  const turn = sort.direction === 'up' ? 1 : -1
  const valueOf = (row: Row): unknown => (key === 'name' ? nameOf(row) : (row as Readonly<Record<string, unknown>>)[key])
  const compare = (a: unknown, b: unknown): number => {
    const [none, nothing] = [a === undefined || a === null || a === '', b === undefined || b === null || b === '']
    if (none || nothing) return Number(none) - Number(nothing)
    if (typeof a === 'number' && typeof b === 'number') return turn * (a - b)
    const [one, other] = [String(a), String(b)]
    return turn * (kind === 'text' ? compareNames(one, other) : one < other ? -1 : one > other ? 1 : 0)
  }
  return [...rows].sort((a, b) => compare(valueOf(a), valueOf(b)))
}
