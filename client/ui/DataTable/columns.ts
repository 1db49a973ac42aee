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
  /** Comes with width: shown where the table is at least this many points wide. */
  from?: number
  /** May be left out, or shown earlier, by whoever reads the list; `head` is its name. */
  optional?: true
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

/** The grid line before the column whose head leaves most room: the first that takes what is left of the table. */
export const roomiest = <T>(columns: readonly Column<T>[], marks: boolean): number => {
  const at = columns.findIndex(({ width, align }) => align !== 'end' && (width === undefined || String(width).includes('fr')))
  return Math.max(0, at) + (marks ? 2 : 1)
}

/** An optional column that was chosen is shown from this width on. */
const CHOSEN_FROM = 680

/**
 * The columns as their reader chose them.
 * @param chosen keys of optional columns, joined by commas; '-' for none of them; '' as they come with width
 */
export const chosenColumns = <T>(columns: Column<T>[], chosen: string): Column<T>[] => {
  if (chosen === '') return columns
  const keys = new Set(chosen.split(','))
  return columns.flatMap((column) => {
    if (!column.optional) return [column]
    return keys.has(column.key) ? [{ ...column, from: Math.min(column.from ?? 0, CHOSEN_FROM) }] : []
  })
}

/** The choice after one optional column was switched. */
export const switchColumn = <T>(columns: readonly Column<T>[], chosen: string, key: string): string => {
  const optional = columns.flatMap((column) => (column.optional ? [column.key] : []))
  const shown = chosen === '' ? optional : optional.filter((one) => chosen.split(',').includes(one))
  const next = shown.includes(key) ? shown.filter((one) => one !== key) : optional.filter((one) => one === key || shown.includes(one))
  return next.length === 0 ? '-' : next.join(',')
}

/** An order as an address holds it: `name`, or `-name` downwards. */
export const sortOf = (text: string): Sort => ({ key: text.replace('-', ''), direction: text.startsWith('-') ? 'down' : 'up' })
export const sortText = ({ key, direction }: Sort): string => (direction === 'down' ? `-${key}` : key)
