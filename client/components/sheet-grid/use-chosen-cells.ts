import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useVirtual } from '../../ui/DataTable/use-virtual'
import { itemsOf } from '../../ui/DataTable/window-of'
import { cellCount, type CellPlace, type SheetRange } from './sheet-range'
import type { SheetGridProps } from './sheet-types'

export const START: CellPlace = { row: 0, column: 0 }

/** Which cells of a sheet are chosen, and the rows that are drawn for it: the one with the focus is always in sight. */
export const useChosenCells = <R>({ columns, rows = [], rowKey, groupOf, onActive }: SheetGridProps<R>) => {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<SheetRange | null>(null)
  const items = useMemo(
    () =>
      itemsOf(
        rows.map((row) => ({ key: rowKey(row), row, state: 'here' as const })),
        groupOf,
      ),
    [rows, rowKey, groupOf],
  )
  const { reveal, shown, before, after } = useVirtual(grid, items, 1, true)
  const firstWritable = Math.max(
    0,
    columns.findIndex(({ readOnly }) => !readOnly),
  )
  const chosen = range ?? { anchor: { ...START, column: firstWritable }, focus: { ...START, column: firstWritable } }
  const idOf = ({ row, column }: CellPlace): string => `${id}-${row}-${column}`

  // The focused cell comes into sight, also one that wasn't drawn.
  const focusRow = range ? range.focus.row : null
  const focusColumn = range ? range.focus.column : null
  useLayoutEffect(() => {
    if (focusRow === null || focusColumn === null) return
    grid.current?.querySelector(`[id="${id}-${focusRow}-${focusColumn}"]`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [id, focusRow, focusColumn])

  const choose = (next: SheetRange): void => {
    setRange(next)
    reveal(items.findIndex((item) => item.kind === 'row' && item.at === next.focus.row))
    const row = rows[next.focus.row]
    const column = columns[next.focus.column]
    if (row !== undefined && column) onActive?.({ row, column: column.key, count: cellCount(next) })
  }
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  })
  const moveTo = (place: CellPlace, extend = false): void => {
    const to = within(place)
    choose(extend ? { anchor: chosen.anchor, focus: to } : { anchor: to, focus: to })
  }
  return {
    grid,
    idOf,
    drawn: { shown, before, after },
    chosen,
    /** Nothing is chosen yet where it is false. */
    isChosen: range !== null,
    /** Chooses, brings the focused cell into sight, and tells. */
    choose,
    /** Chooses one cell that is in sight, and tells nothing. */
    narrowTo: (place: CellPlace): void => setRange({ anchor: place, focus: place }),
    moveTo,
  }
}
