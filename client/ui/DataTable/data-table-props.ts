import type { ReactNode } from 'react'
import type { Column, Sort } from './columns'
import type { LiveRows } from './stable-order'

export interface DataTableProps<T> {
  /** Names the table to readers. */
  label: string
  columns: Column<T>[]
  /** Undefined while they are loaded for the first time: skeleton rows. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  /** Two lines a row unless 1. */
  lines?: 1 | 2
  /** A row on a phone; without it the columns stay. */
  phone?: (row: T) => ReactNode
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** The key of the row that is open beside the list. */
  open?: string | undefined
  onOpen?: (row: T) => void
  /** The address of a row, for a tab of its own: `useRowHref`. */
  hrefOf?: (key: string) => string
  /** The key of a row that was made just now: it is brought into sight, takes focus and is marked as new. */
  made?: string | undefined
  /** Keys of rows that came in a moment ago, of a list whose rows take their places at once. */
  fresh?: ReadonlySet<string>
  /** Marked rows, for work on several; while undefined there is no column of marks, and Space or Shift with a press begins them. */
  marked?: ReadonlySet<string>
  onMark?: (marked: Set<string>) => void
  /** A heading over rows that belong together, as a day. */
  groupOf?: (row: T) => { key: string; label: ReactNode }
  /** A list that others change while it is looked at (`useLiveRows`): its rows keep their places until they are asked for anew. */
  live?: LiveRows<T> | undefined
  /** Cancelled, gone: faint. */
  muted?: (row: T) => boolean
  /** By column key, under the rows, always in sight. */
  totals?: Partial<Record<string, ReactNode>>
  /** An old answer is shown while a new one is fetched. */
  busy?: boolean
  /** Instead of rows when there are none: an EmptyState. */
  empty?: ReactNode
  /** Over the rows, always in sight. */
  notice?: ReactNode
  /** '3 đơn mới ↑': rows that wait to be asked for; without it they are called rows. */
  freshLabel?: (count: number) => string
}
