import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../../lib/class-names'
import { itemsOf } from '../../ui/DataTable/window-of'
import { useVirtual } from '../../ui/DataTable/use-virtual'
import { Icon } from '../../ui/icons/Icon'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { cellCount, edgesOf, filledDown, isInRange, pastedInto, type CellPlace, type SheetRange } from './sheet-range'
import { readSheetText, writeSheetText } from './sheet-text'
import './sheet-grid.css'

export interface SheetColumn<R> {
  readonly key: string
  readonly head: ReactNode
  /** Names it to readers. */
  readonly label: string
  /** The cell as text: shown, copied, and begun with when it is edited. */
  readonly text: (row: R) => string
  /** What is filled down from it, a formula for one; its text unless given. */
  readonly fill?: (row: R) => string
  /** What stands in the cell in place of its text. */
  readonly cell?: (row: R) => ReactNode
  /** A grid track; 118 points unless given. */
  readonly width?: string
  readonly align?: 'start' | 'end'
  /** Said of what others decide: shown and copied, never written. */
  readonly readOnly?: boolean
}

/** What is to be known of a cell at a glance. */
export interface SheetMark {
  /** Written and not saved yet: a corner. */
  readonly unsaved?: boolean
  /** Something is wrong with it, in words; F8 goes from one to the next. */
  readonly problem?: string
  /** A colleague changed it just now: an edge, with the name. */
  readonly collaborator?: string | undefined
  /** Read differently from what was typed, in words. */
  readonly note?: string
}

export interface SheetWrite {
  readonly rowKey: string
  readonly column: string
  readonly text: string
}

/** The cell one stands on, and how many are chosen with it. */
export interface ActiveCell<R> {
  readonly row: R
  readonly column: string
  readonly count: number
}

export interface SheetGridProps<R> {
  label: string
  columns: readonly SheetColumn<R>[]
  /** Undefined while they are loaded. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** A heading over rows that belong together; outside the component. */
  groupOf?: (row: R) => { key: string; label: ReactNode }
  markOf?: (row: R, column: string) => SheetMark | null
  /** What was typed, pasted, filled down or cleared ('' is cleared), all of one step at once. Without it the sheet is only read. */
  onWrite?: (writes: readonly SheetWrite[]) => void
  /** Ctrl+Z. */
  onUndo?: () => void
  onActive?: (active: ActiveCell<R>) => void
  empty?: ReactNode
}

const START: CellPlace = { row: 0, column: 0 }
const PAGE_ROWS = 10

/**
 * A sheet: rows and columns of cells that are written as in a spreadsheet. Arrows move, with Shift they choose; typing, Enter or F2
 * edits, Enter and Tab go on, Esc gives up; Ctrl+C, X, V carry cells from and to other programs; Ctrl+D fills down, Delete clears, F8 goes
 * to the next problem. One stop for the keyboard. It keeps no values: whoever owns them hears each step by `onWrite`.
 */
export const SheetGrid = <R,>(props: SheetGridProps<R>) => {
  const { label, columns, rows = [], rowKey, groupOf, markOf, onWrite, onUndo, onActive, empty } = props
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<SheetRange | null>(null)
  /** The text in the editor; null while none is open. */
  const [edited, setEdited] = useState<string | null>(null)
  /** Its last word was taken: that it loses the focus now says nothing more. */
  const isTaken = useRef(false)
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
  const { focus } = chosen
  const idOf = ({ row, column }: CellPlace): string => `${id}-${row}-${column}`
  const textAt = ({ row, column }: CellPlace): string => {
    const of = rows[row]
    return of === undefined ? '' : (columns[column]?.text(of) ?? '')
  }
  const fillAt = (place: CellPlace): string => {
    const of = rows[place.row]
    return (of === undefined ? undefined : columns[place.column]?.fill?.(of)) ?? textAt(place)
  }
  const canWrite = ({ column }: CellPlace): boolean => onWrite !== undefined && columns[column]?.readOnly !== true

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
    setRange({ anchor: focus, focus })
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
    const place = event.buttons === 1 && event.pointerType === 'mouse' && edited === null && range ? placeOf(event.target) : null
    if (place && (place.row !== focus.row || place.column !== focus.column)) moveTo(place, true)
  }

  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': ['44px', ...columns.map(({ width = '118px' }) => width)].join(' '),
  }
  const isMany = range !== null && cellCount(range) > 1
  return (
    <div
      ref={grid}
      className="sheet"
      style={style}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-readonly={onWrite === undefined}
      aria-busy={props.rows === undefined}
      aria-activedescendant={rows.length > 0 ? idOf(focus) : undefined}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={(event) => placeOf(event.target) && beginEdit(textAt(focus))}
      onFocus={(event) => event.target === grid.current && range === null && rows.length > 0 && choose(chosen)}
    >
      <div role="row" aria-rowindex={1} className="sheet__row sheet__row--head">
        <div role="columnheader" className="sheet__number" aria-label="#" />
        {columns.map(({ key, head, align = 'end' }) => (
          <div key={key} role="columnheader" className={classNames('sheet__head', `sheet__cell--${align}`)}>
            {head}
          </div>
        ))}
      </div>
      {before > 0 && <div role="presentation" style={{ height: before }} />}
      {shown.map((item) =>
        item.kind === 'group' ? (
          <div key={item.key} role="row" className="sheet__group">
            <div role="gridcell" aria-colspan={columns.length + 1}>
              <span>{item.label}</span>
            </div>
          </div>
        ) : (
          <div key={item.key} role="row" aria-rowindex={item.at + 2} className="sheet__row">
            <div role="rowheader" className="sheet__number num">
              {item.at + 1}
            </div>
            {columns.map((column, at) => {
              const place = { row: item.at, column: at }
              const isFocus = range !== null && place.row === focus.row && place.column === focus.column
              const mark = markOf?.(item.row, column.key) ?? null
              const said = [mark?.problem, mark?.note, mark?.collaborator].filter(Boolean).join(' · ')
              return (
                <div
                  key={column.key}
                  id={idOf(place)}
                  role="gridcell"
                  data-row={item.at}
                  data-column={at}
                  aria-selected={range !== null && isInRange(chosen, place)}
                  aria-invalid={mark?.problem ? true : undefined}
                  title={said || undefined}
                  className={classNames(
                    'sheet__cell',
                    `sheet__cell--${column.align ?? 'end'}`,
                    column.readOnly && 'sheet__cell--fixed',
                    isMany && isInRange(chosen, place) && 'sheet__cell--chosen',
                    isFocus && 'sheet__cell--focus',
                    mark?.unsaved && 'sheet__cell--unsaved',
                    mark?.problem && 'sheet__cell--problem',
                    mark?.note && 'sheet__cell--note',
                    mark?.collaborator && 'sheet__cell--collaborator',
                  )}
                >
                  {isFocus && edited !== null ? (
                    <input
                      className="sheet__input num"
                      aria-label={`${column.label}, ${item.at + 1}`}
                      value={edited}
                      // The sheet had the focus; the editor takes it over.
                      ref={focusInput}
                      onChange={(event) => setEdited(event.target.value)}
                      onKeyDown={onEditKey}
                      onBlur={takeEdit}
                    />
                  ) : (
                    <>
                      {mark?.problem && <Icon name="warning" size={12} />}
                      {mark?.note && <Icon name="check" size={12} />}
                      {column.cell ? column.cell(item.row) : <span className="cut">{column.text(item.row)}</span>}
                      {/* What is missing stands where it is missing. */}
                      {said && <span className={mark?.problem && column.text(item.row) === '' ? 'cut' : 'unseen'}> {said}</span>}
                    </>
                  )}
                </div>
              )
            })}
          </div>
        ),
      )}
      {after > 0 && <div role="presentation" style={{ height: after }} />}
      {props.rows === undefined && (
        <div role="row">
          <div role="gridcell">
            <SkeletonRows lines={1} rows={14} />
          </div>
        </div>
      )}
      {props.rows !== undefined && rows.length === 0 && (
        <div role="row">
          <div role="gridcell">{empty}</div>
        </div>
      )}
    </div>
  )
}

const focusInput = (input: HTMLInputElement | null): void => {
  if (!input || document.activeElement === input) return
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}
