import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<T> {
  key: string
  head: ReactNode
  /** `narrow`: columns with `hideNarrow` are gone, and what they say may stand here as a second line. */
  cell: (row: T, narrow: boolean) => ReactNode
  /** Points, or any grid track; at least 130 and what is left unless given. */
  width?: number | string
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** The head sorts; rows are sorted by whoever gives them. */
  sortable?: boolean
  /** Left out while the table is narrower than 640 points. */
  hideNarrow?: boolean
  /** A rule at its left, as before a running balance. */
  rule?: boolean
}

export interface Sort {
  key: string
  direction: 'up' | 'down'
}

/** The grid tracks of all columns. */
export const tracks = <T>(columns: Column<T>[], marks: boolean): string =>
  [
    ...(marks ? ['40px'] : []),
    ...columns.map(({ width = 'minmax(130px, 1fr)' }) => (typeof width === 'number' ? `${width}px` : width)),
  ].join(' ')
