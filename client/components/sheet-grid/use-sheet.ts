import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { edgesOf, filledDown, pastedInto, type CellPlace, type SheetRange } from './sheet-range'
import { readSheetText, writeSheetText } from './sheet-text'
import type { SheetGridProps } from './sheet-types'
import { START, useChosenCells } from './use-chosen-cells'

const PAGE_ROWS = 10

/** What is chosen and edited in a sheet, and what keys, the clipboard and the pointer do to it. */
export const useSheet = <R>(props: SheetGridProps<R>) => {
  const { columns, rows = [], rowKey, markOf, onWrite, onUndo } = props
  const { grid, idOf, drawn, chosen, isChosen, choose, narrowTo, moveTo } = useChosenCells(props)
  /** The text in the editor; null while none is open. */
  const [edited, setEdited] = useState<string | null>(null)
  /** Its last word was taken: that it loses the focus now says nothing more. */
  const isTaken = useRef(false)
  const { focus } = chosen
  const textAt = ({ row, column }: CellPlace): string => {
    const of = rows[row]
    return of === undefined ? '' : (columns[column]?.text(of) ?? '')
  }
  const fillAt = (place: CellPlace): string => {
    const of = rows[place.row]
    return (of === undefined ? undefined : columns[place.column]?.fill?.(of)) ?? textAt(place)
  }
  const canWrite = ({ column }: CellPlace): boolean => onWrite !== undefined && columns[column]?.readOnly !== true

  const write = (cells: readonly { place: CellPlace; text: string }[]): void => {
    const writes = cells.flatMap(({ place, text }) => {
      const row = rows[place.row]
      const column = columns[place.column]
      return row !== undefined && column && canWrite(place) ? [{ rowKey: rowKey(row), column: column.key, text }] : []
    })
    if (writes.length > 0) onWrite?.(writes)
  }
  const cellsOf = (of: SheetRange): CellPlace[] => {
    const { top, bottom, left, right } = edgesOf(of)
    return Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_each, across) => ({ row: top + down, column: left + across })),
    ).flat()
  }
  const clear = (): void => write(cellsOf(chosen).map((place) => ({ place, text: '' })))
  const fillDown = (): void => {
    const { top, bottom, left, right } = edgesOf(chosen)
    // One cell alone takes what stands above it.
    const isOne = top === bottom && top > 0
    const from = isOne ? { anchor: { row: top - 1, column: left }, focus: { row: bottom, column: right } } : chosen
    write(filledDown(from, fillAt))
  }
  const backToGrid = (): void => grid.current?.focus({ preventScroll: true })
  const beginEdit = (text: string): void => {
    if (!canWrite(focus)) return
    isTaken.current = false
    narrowTo(focus)
    setEdited(text)
  }
  const takeEdit = (): void => {
    if (isTaken.current || edited === null) return
    isTaken.current = true
    setEdited(null)
    if (edited !== textAt(focus)) write([{ place: focus, text: edited }])
  }
  /** @param step where to go from here; null gives the text up */
  const endEdit = (step: { row: number; column: number } | null): void => {
    if (step) takeEdit()
    isTaken.current = true
    setEdited(null)
    backToGrid()
    if (step) moveTo({ row: focus.row + step.row, column: focus.column + step.column })
  }
  const toNextProblem = (): void => {
    const all = rows.length * columns.length
    const from = focus.row * columns.length + focus.column
    for (let ahead = 1; ahead <= all; ahead += 1) {
      const at = (from + ahead) % all
      const place = { row: Math.floor(at / columns.length), column: at % columns.length }
      const row = rows[place.row]
      const column = columns[place.column]
      if (row !== undefined && column && markOf?.(row, column.key)?.problem) return moveTo(place)
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // What stands in a head has keys of its own.
    if (event.target !== event.currentTarget) return
    if (edited !== null || rows.length === 0 || event.altKey) return
    const { row, column } = focus
    const withCtrl = event.ctrlKey || event.metaKey
    const key = event.key
    const moves: Record<string, CellPlace> = {
      ArrowUp: { row: withCtrl ? 0 : row - 1, column },
      ArrowDown: { row: withCtrl ? rows.length - 1 : row + 1, column },
      ArrowLeft: { row, column: withCtrl ? 0 : column - 1 },
      ArrowRight: { row, column: withCtrl ? columns.length - 1 : column + 1 },
      Home: { row: withCtrl ? 0 : row, column: 0 },
      End: { row: withCtrl ? rows.length - 1 : row, column: columns.length - 1 },
      PageUp: { row: row - PAGE_ROWS, column },
      PageDown: { row: row + PAGE_ROWS, column },
    }
    const to = moves[key]
    if (to) moveTo(to, event.shiftKey)
    else if (withCtrl && key.toLowerCase() === 'd') fillDown()
    else if (withCtrl && key.toLowerCase() === 'a') choose({ anchor: START, focus: { row: rows.length - 1, column: columns.length - 1 } })
    else if (withCtrl && key.toLowerCase() === 'z' && onUndo) onUndo()
    else if (withCtrl) return
    else if (key === 'Delete' || key === 'Backspace') clear()
    else if (key === 'F8') toNextProblem()
    else if ((key === 'Enter' || key === 'F2') && canWrite(focus)) beginEdit(textAt(focus))
    else if (key === 'Enter') moveTo({ row: row + 1, column })
    else if (key.length === 1 && canWrite(focus)) beginEdit(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onEditKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const steps: Record<string, { row: number; column: number } | null> = {
      Enter: { row: event.shiftKey ? -1 : 1, column: 0 },
      Tab: { row: 0, column: event.shiftKey ? -1 : 1 },
      Escape: null,
    }
    event.stopPropagation()
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    endEdit(step)
  }
  const onCopy = (event: ClipboardEvent<HTMLDivElement>): void => {
    if (edited !== null || rows.length === 0) return
    const { top, bottom, left, right } = edgesOf(chosen)
    const cells = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_each, across) => textAt({ row: top + down, column: left + across })),
    )
    event.clipboardData.setData('text/plain', writeSheetText(cells))
    event.preventDefault()
    if (event.type === 'cut') clear()
  }
  const onPaste = (event: ClipboardEvent<HTMLDivElement>): void => {
    if (edited !== null || rows.length === 0) return
    event.preventDefault()
    write(pastedInto(chosen, readSheetText(event.clipboardData.getData('text/plain'))))
  }
  const placeOf = (target: EventTarget): CellPlace | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0 || (event.target instanceof Element && event.target.closest('input'))) return
    takeEdit()
    moveTo(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const place = event.buttons === 1 && event.pointerType === 'mouse' && edited === null && isChosen ? placeOf(event.target) : null
    if (place && (place.row !== focus.row || place.column !== focus.column)) moveTo(place, true)
  }

  return {
    grid,
    idOf,
    drawn,
    chosen,
    isChosen,
    edited,
    editor: { onChange: setEdited, onKeyDown: onEditKey, onBlur: takeEdit },
    /** For the element of the sheet. */
    handlers: {
      onKeyDown,
      onCopy,
      onCut: onCopy,
      onPaste,
      onPointerDown,
      onPointerMove,
      onDoubleClick: (event: { target: EventTarget }) => placeOf(event.target) && beginEdit(textAt(focus)),
      onFocus: (event: { target: EventTarget }) => event.target === grid.current && !isChosen && rows.length > 0 && choose(chosen),
    },
  }
}
