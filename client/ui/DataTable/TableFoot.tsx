import type { ReactNode } from 'react'
import type { Column } from './columns'

/** What stands where rows would be, still a row to readers. */
export const TableFiller = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="row" className={className}>
    <div role="gridcell">{children}</div>
  </div>
)

interface TableTotalsProps<T> {
  columns: readonly Column<T>[]
  totals: Partial<Record<string, ReactNode>>
  /** Rows can be marked: a cell more. */
  marks: boolean
}

/** Under the rows, always in sight: a figure under its column. */
export const TableTotals = <T,>({ columns, totals, marks }: TableTotalsProps<T>) => (
  <div className="ui-table__totals" role="row">
    {marks && <div role="gridcell" />}
    {columns.map((column) => (
      <div key={column.key} role="gridcell" className={column.align === 'end' ? 'ui-table__cell--end' : undefined}>
        {totals[column.key]}
      </div>
    ))}
  </div>
)
