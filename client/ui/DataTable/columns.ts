import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<T> {
  key: string
  head: ReactNode
  cell: (row: T) => ReactNode
  /** Points, or any grid track; `minmax(0, 1fr)` unless given. */
  width?: number | string
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** The head sorts; rows are sorted by whoever gives them. */
  sortable?: boolean
  /** A rule at its left, as before a running balance. */
  rule?: boolean
}

export interface Sort {
  key: string
  direction: 'up' | 'down'
}

/** The grid tracks of all columns. */
export const tracks = <T>(columns: Column<T>[], marks: boolean): string =>
  [...(marks ? ['40px'] : []), ...columns.map(({ width = 'minmax(0, 1fr)' }) => (typeof width === 'number' ? `${width}px` : width))].join(
    ' ',
  )
