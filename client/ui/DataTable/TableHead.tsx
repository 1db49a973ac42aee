import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox/Checkbox'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import type { Column, Sort } from './columns'

interface TableHeadProps<T> {
  columns: Column<T>[]
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Absent: rows can't be marked. */
  marks?: { all: boolean; some: boolean; onAll: (all: boolean) => void } | undefined
}

/** The column heads; a head that sorts is a button. */
export const TableHead = <T,>({ columns, sort, onSort, marks }: TableHeadProps<T>) => {
  const intl = useIntl()
  const flip = (key: string): Sort => ({ key, direction: sort?.key === key && sort.direction === 'down' ? 'up' : 'down' })
  return (
    <div className="ui-table__head" role="row" aria-rowindex={1}>
      {marks && (
        <div role="columnheader" className="ui-table__mark">
          <Checkbox
            checked={marks.all}
            mixed={marks.some}
            onChange={marks.onAll}
            aria-label={intl.formatMessage(uiMessages.tableSelectAll)}
          />
        </div>
      )}
      {columns.map((column) => {
        const by = sort?.key === column.key ? sort.direction : undefined
        return (
          <div
            key={column.key}
            role="columnheader"
            aria-sort={by && (by === 'up' ? 'ascending' : 'descending')}
            className={column.align === 'end' ? 'ui-table__cell--end' : undefined}
          >
            {column.sortable && onSort ? (
              <button
                type="button"
                className="ui-table__sort"
                title={typeof column.head === 'string' ? intl.formatMessage(uiMessages.tableSort, { column: column.head }) : undefined}
                onClick={() => onSort(flip(column.key))}
              >
                {column.head}
                <Icon name={by === 'up' ? 'chevron-up' : by === 'down' ? 'chevron-down' : 'sort'} size={11} />
              </button>
            ) : (
              column.head
            )}
          </div>
        )
      })}
    </div>
  )
}
