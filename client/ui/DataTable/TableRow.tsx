import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { Checkbox } from '../Checkbox/Checkbox'
import { uiMessages } from '../messages'
import type { Column } from './columns'

interface TableRowProps<T> {
  row: T
  rowId: string
  at: number
  columns: readonly Column<T>[]
  /** Instead of the columns. */
  phone: ((row: T) => ReactNode) | undefined
  narrow: boolean
  isOpen: boolean
  /** The one row that Tab stops at. */
  isStop: boolean
  opens: boolean
  /** Where the row leads, for a tab of its own. */
  href: string | undefined
  /** Undefined where rows can't be marked. */
  isMarked: boolean | undefined
  highlight: 'credit' | 'collaborator' | undefined
  isMuted: boolean
  /** Said of a row that is shown though it has left the list. */
  gone: string | undefined
  /** `isOwn`: of the row itself, not of something in it. */
  onFocus: (key: string, at: number, isOwn: boolean) => void
  /** A press on it, with or without Shift. */
  onPress: (key: string, shift: boolean) => void
  onToggle: (key: string) => void
}

const Row = <T,>(props: TableRowProps<T>) => {
  const { row, rowId, at, columns, phone, narrow, isOpen, isStop, opens, isMarked, highlight, isMuted, gone } = props
  const { href, onFocus, onPress, onToggle } = props
  const intl = useIntl()
  // Lies over the whole row for the mouse; by keyboard and to readers the row itself opens.
  const link = href !== undefined && <a className="ui-table__link" href={href} tabIndex={-1} aria-hidden="true" draggable={false} />
  return (
    <div
      role="row"
      data-key={rowId}
      aria-rowindex={at + 2}
      aria-selected={isMarked ?? (opens ? isOpen : undefined)}
      tabIndex={isStop ? 0 : -1}
      className={classNames(
        'ui-table__row',
        isOpen && 'ui-table__row--open',
        highlight && `ui-table__row--${highlight}`,
        isMarked && 'ui-table__row--marked',
        isMuted && 'ui-table__row--muted',
        gone && 'ui-table__row--gone',
      )}
      title={gone}
      onFocus={({ target, currentTarget }) => onFocus(rowId, at, target === currentTarget)}
      onMouseDown={(event) => {
        // Shift marks rows, not words.
        if (event.shiftKey) event.preventDefault()
      }}
      onClick={(event) => {
        const pressed = event.target instanceof Element ? event.target.closest('a,button,input,label') : null
        const isLink = pressed?.classList.contains('ui-table__link') ?? false
        if (pressed && !isLink) return
        const apart = event.ctrlKey || event.metaKey
        if (apart && isLink) return
        event.preventDefault()
        if (apart && href !== undefined) window.open(href, '_blank', 'noopener')
        else onPress(rowId, event.shiftKey)
      }}
    >
      {phone ? (
        <div role="gridcell">
          {link}
          {phone(row)}
        </div>
      ) : (
        <>
          {isMarked !== undefined && (
            <div role="gridcell" className="ui-table__mark">
              <Checkbox
                checked={isMarked}
                onChange={() => onToggle(rowId)}
                tabIndex={-1}
                aria-label={intl.formatMessage(uiMessages.tableSelect)}
              />
            </div>
          )}
          {columns.map((column, nth) => (
            <div
              key={column.key}
              role="gridcell"
              className={classNames(column.align === 'end' && 'ui-table__cell--end', column.rule && 'ui-table__cell--rule')}
            >
              {nth === 0 && link}
              {column.cell(row, narrow)}
            </div>
          ))}
        </>
      )}
    </div>
  )
}

/** One row; drawn again only when something of it changed, not when the list scrolls or another one has the focus. */
export const TableRow = memo(Row) as typeof Row
