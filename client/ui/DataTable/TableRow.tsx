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
  /** Undefined where rows can't be marked. */
  isMarked: boolean | undefined
  highlight: 'credit' | 'collaborator' | undefined
  isMuted: boolean
  /** Said of a row that is shown though it has left the list. */
  gone: string | undefined
  onFocus: (key: string, at: number) => void
  /** A press on it, with or without Ctrl. */
  onPress: (key: string, ctrl: boolean) => void
  onToggle: (key: string) => void
}

const Row = <T,>(props: TableRowProps<T>) => {
  const { row, rowId, at, columns, phone, narrow, isOpen, isStop, opens, isMarked, highlight, isMuted, gone, onFocus, onPress, onToggle } =
    props
  const intl = useIntl()
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
      onFocus={() => onFocus(rowId, at)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a,button,input,label')) return
        onPress(rowId, event.ctrlKey || event.metaKey)
      }}
    >
      {phone ? (
        <div role="gridcell">{phone(row)}</div>
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
          {columns.map((column) => (
            <div
              key={column.key}
              role="gridcell"
              className={classNames(column.align === 'end' && 'ui-table__cell--end', column.rule && 'ui-table__cell--rule')}
            >
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
