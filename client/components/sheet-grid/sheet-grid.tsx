import type { CSSProperties } from 'react'
import { classNames } from '../../lib/class-names'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { SheetCell } from './sheet-cell'
import { cellCount, isInRange } from './sheet-range'
import type { SheetGridProps } from './sheet-types'
import { useSheet } from './use-sheet'
import './sheet-grid.css'

/**
 * A sheet: rows and columns of cells that are written as in a spreadsheet. Arrows move, with Shift they choose; typing, Enter or F2
 * edits, Enter and Tab go on, Esc gives up; Ctrl+C, X, V carry cells from and to other programs; Ctrl+D fills down, Delete clears, F8 goes
 * to the next problem. One stop for the keyboard. It keeps no values: whoever owns them hears each step by `onWrite`.
 */
export const SheetGrid = <R,>(props: SheetGridProps<R>) => {
  const { label, columns, rows = [], markOf, onWrite, empty } = props
  const { grid, idOf, drawn, chosen, isChosen, edited, editor, handlers } = useSheet(props)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': ['44px', ...columns.map(({ width = '118px' }) => width)].join(' '),
  }
  const isMany = isChosen && cellCount(chosen) > 1
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
      aria-activedescendant={rows.length > 0 ? idOf(chosen.focus) : undefined}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className="sheet__row sheet__row--head">
        <div role="columnheader" className="sheet__number" aria-label="#" />
        {columns.map(({ key, head, align = 'end' }) => (
          <div key={key} role="columnheader" className={classNames('sheet__head', `sheet__cell--${align}`)}>
            {head}
          </div>
        ))}
      </div>
      {drawn.before > 0 && <div role="presentation" style={{ height: drawn.before }} />}
      {drawn.shown.map((item) =>
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
              const isFocus = isChosen && place.row === chosen.focus.row && place.column === chosen.focus.column
              return (
                <SheetCell
                  key={column.key}
                  id={idOf(place)}
                  place={place}
                  row={item.row}
                  column={column}
                  mark={markOf?.(item.row, column.key) ?? null}
                  isSelected={isChosen && isInRange(chosen, place)}
                  isMany={isMany}
                  isFocus={isFocus}
                  edited={isFocus ? edited : null}
                  editor={editor}
                />
              )
            })}
          </div>
        ),
      )}
      {drawn.after > 0 && <div role="presentation" style={{ height: drawn.after }} />}
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
