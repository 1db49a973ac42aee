import type { KeyboardEvent } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon } from '../../ui/icons/Icon'
import type { CellPlace } from './sheet-range'
import type { SheetColumn, SheetMark } from './sheet-types'

interface SheetCellProps<R> {
  id: string
  place: CellPlace
  row: R
  column: SheetColumn<R>
  mark: SheetMark | null
  isSelected: boolean
  /** It is one of several that are chosen. */
  isMany: boolean
  isFocus: boolean
  /** The text in its editor; null where it isn't edited. */
  edited: string | null
  editor: { onChange: (text: string) => void; onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void; onBlur: () => void }
}

/** A cell with what is to be known of it, or the editor in its place. */
export const SheetCell = <R,>({ id, place, row, column, mark, isSelected, isMany, isFocus, edited, editor }: SheetCellProps<R>) => {
  const said = [mark?.problem, mark?.note, mark?.collaborator].filter(Boolean).join(' · ')
  return (
    <div
      id={id}
      role="gridcell"
      data-row={place.row}
      data-column={place.column}
      aria-selected={isSelected}
      aria-invalid={mark?.problem ? true : undefined}
      title={said || undefined}
      className={classNames(
        'sheet__cell',
        `sheet__cell--${column.align ?? 'end'}`,
        column.readOnly && 'sheet__cell--fixed',
        isMany && isSelected && 'sheet__cell--chosen',
        isFocus && 'sheet__cell--focus',
        mark?.unsaved && 'sheet__cell--unsaved',
        mark?.problem && 'sheet__cell--problem',
        mark?.note && 'sheet__cell--note',
        mark?.collaborator && 'sheet__cell--collaborator',
      )}
    >
      {edited !== null ? (
        <input
          className="sheet__input num"
          aria-label={`${column.label}, ${place.row + 1}`}
          value={edited}
          // The sheet had the focus; the editor takes it over.
          ref={focusInput}
          onChange={(event) => editor.onChange(event.target.value)}
          onKeyDown={editor.onKeyDown}
          onBlur={editor.onBlur}
        />
      ) : (
        <>
          {mark?.problem && <Icon name="warning" size={12} />}
          {mark?.note && <Icon name="check" size={12} />}
          {column.cell ? column.cell(row) : <span className="cut">{column.text(row)}</span>}
          {/* What is missing stands where it is missing. */}
          {said && <span className={mark?.problem && column.text(row) === '' ? 'cut' : 'unseen'}> {said}</span>}
        </>
      )}
    </div>
  )
}

const focusInput = (input: HTMLInputElement | null): void => {
  if (!input || document.activeElement === input) return
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}
