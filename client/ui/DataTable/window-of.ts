import type { ReactNode } from 'react'
import type { KeptRow } from './stable-order'

export type TableItem<T> =
  { kind: 'group'; key: string; label: ReactNode } | { kind: 'row'; key: string; row: T; at: number; isGone: boolean }

/** Rows with the headings of their groups between them. */
export const itemsOf = <T>(rows: readonly KeptRow<T>[], groupOf?: (row: T) => { key: string; label: ReactNode }): TableItem<T>[] => {
  let last: string | null = null
  return rows.flatMap(({ key, row, state }, at): TableItem<T>[] => {
    const item: TableItem<T> = { kind: 'row', key, row, at, isGone: state === 'gone' }
    const group = groupOf?.(row)
    if (!group || group.key === last) return [item]
    last = group.key
    return [{ kind: 'group', key: `group ${group.key} ${at}`, label: group.label }, item]
  })
}

/** Where each item starts; the last entry is the whole height. */
export const offsetsOf = <T>(items: readonly TableItem<T>[], rowHeight: number, groupHeight: number): number[] => {
  const offsets = [0]
  for (const item of items) offsets.push((offsets.at(-1) ?? 0) + (item.kind === 'row' ? rowHeight : groupHeight))
  return offsets
}

/** The items to draw for a scroll position, with a few beyond each edge: `[first, end)`. */
export const windowOf = (offsets: readonly number[], scrollTop: number, height: number, beyond = 8): [number, number] => {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= scrollTop) low = middle
    else high = middle - 1
  }
  let end = low
  while (end < offsets.length - 1 && (offsets[end] ?? 0) < scrollTop + height) end += 1
  return [Math.max(0, low - beyond), Math.min(offsets.length - 1, end + beyond)]
}
