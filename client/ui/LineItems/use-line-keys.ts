import { parseMoney, parseQuantity } from '@shared/foundation/money/parse-number'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { useLocale } from '../zone/zone-context'
import { fillCells, pastedCells, type LineColumn, type OrderLine } from './lines'

interface LineKeysOptions {
  lines: OrderLine[]
  columns: readonly LineColumn[]
  /** Where the next item is found, under the lines. */
  finder: RefObject<HTMLInputElement | null>
  /** @returns whether there is such a cell */
  focusCell: (key: string | undefined, column: LineColumn) => boolean
  remove: (key: string, column: LineColumn) => void
  onChange: (lines: OrderLine[]) => void
  onPasteRows: ((rows: string[][]) => void) | undefined
}

/** Keys and pastes in the cells of lines: Enter and arrows move, Ctrl+Backspace removes, a paste fills cells. */
export const useLineKeys = ({ lines, columns, finder, focusCell, remove, onChange, onPasteRows }: LineKeysOptions) => {
  const locale = useLocale()
  const placeOf = (target: EventTarget): { line: number; column: LineColumn } | null => {
    if (!(target instanceof HTMLElement)) return null
    const key = target.closest<HTMLElement>('[data-line]')?.dataset['line']
    const column = columns.find((name) => name === target.dataset['cell'])
    const line = lines.findIndex((one) => one.key === key)
    return column && line >= 0 ? { line, column } : null
  }
  const goTo = (line: number, column: LineColumn): void => {
    if (line >= lines.length) finder.current?.focus()
    else focusCell(lines[line]?.key, column)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target)
    const ctrl = event.ctrlKey || event.metaKey
    if (!place) {
      const upFromFinder =
        event.key === 'ArrowUp' && event.target === finder.current && finder.current?.getAttribute('aria-expanded') !== 'true'
      if (upFromFinder) goTo(lines.length - 1, 'quantity')
      return
    }
    const input = event.target as HTMLInputElement
    const all = input.selectionStart === 0 && input.selectionEnd === input.value.length
    const beside = (step: 1 | -1): LineColumn | undefined => columns[columns.indexOf(place.column) + step]
    const line = lines[place.line]
    if (event.key === 'Backspace' && ctrl && line) remove(line.key, place.column)
    else if (event.key === 'Enter' && !ctrl) goTo(place.line + 1, place.column)
    else if (event.key === 'ArrowDown') goTo(place.line + 1, place.column)
    else if (event.key === 'ArrowUp') goTo(Math.max(0, place.line - 1), place.column)
    else if (event.key === 'ArrowRight' && (all || input.selectionEnd === input.value.length)) {
      const next = beside(1)
      if (!next) return
      goTo(place.line, next)
    } else if (event.key === 'ArrowLeft' && (all || input.selectionStart === 0)) {
      const next = beside(-1)
      if (!next) return
      goTo(place.line, next)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    const cells = pastedCells(text)
    const place = placeOf(event.target)
    if (place)
      onChange(
        fillCells(lines, columns, place, cells, (cell, column) =>
          column === 'price' ? (parseMoney(cell, locale) ?? Number.NaN) : parseQuantity(cell, locale),
        ),
      )
    else if (event.target === finder.current && onPasteRows) onPasteRows(cells)
    else return
    event.preventDefault()
  }
  return { onKeyDown, onPaste }
}
