import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useKeysInView } from '../../lib/keys-in-view'
import { useIsPhone } from '../../lib/use-media'
import { Checkbox } from '../Checkbox/Checkbox'
import { uiMessages } from '../messages'
import { SkeletonRows } from '../Skeleton/Skeleton'
import { tracks, type Column, type Sort } from './columns'
import { TableHead } from './TableHead'
import { useVirtual } from './use-virtual'
import { useTableWidth } from './use-width'
import { itemsOf } from './window-of'
import './DataTable.css'

export type { Column, Sort }

export interface DataTableProps<T> {
  /** Names the table to readers. */
  label: string
  columns: Column<T>[]
  /** Undefined while they are loaded for the first time: skeleton rows. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  /** Two lines a row unless 1. */
  lines?: 1 | 2
  /** A row on a phone; without it the columns stay. */
  phone?: (row: T) => ReactNode
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** The key of the row that is open beside the list. */
  open?: string | undefined
  onOpen?: (row: T) => void
  /** Marked rows, for work on several. */
  marked?: ReadonlySet<string>
  onMark?: (marked: Set<string>) => void
  /** A heading over rows that belong together, as a day. */
  groupOf?: (row: T) => { key: string; label: ReactNode }
  /** New (credit) or changed by a colleague (mate); `useRowWash` finds out. */
  wash?: (row: T) => 'credit' | 'mate' | undefined
  /** Cancelled, gone: faint. */
  muted?: (row: T) => boolean
  /** By column key, under the rows, always in sight. */
  totals?: Partial<Record<string, ReactNode>>
  /** An old answer is shown while a new one is fetched. */
  busy?: boolean
  /** Instead of rows when there are none: an EmptyState. */
  empty?: ReactNode
  /** Over the rows, as '3 đơn mới ↑'. */
  notice?: ReactNode
}

/**
 * The list of every screen. One stop for the keyboard: ↑ ↓ Home End move, Enter opens, Space marks.
 * Long lists draw only what is in sight; a row under the focus stays where it is when others come in.
 */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { label, rows, rowKey, lines = 2, phone, open, onOpen, marked, onMark, groupOf, wash, muted, totals, busy, empty, notice } = props
  const intl = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  useKeysInView('table', onOpen !== undefined)
  useKeysInView('marks', onMark !== undefined)
  const width = useTableWidth(body)
  const asPhone = phone !== undefined && (isPhone || width === 'slim')
  const narrow = width !== 'wide'
  const items = useMemo(() => itemsOf(rows ?? [], rowKey, groupOf), [rows, rowKey, groupOf])
  const { reveal, shown, before, after } = useVirtual(body, items, lines, !asPhone)
  const columns = narrow ? props.columns.filter((column) => !column.hideNarrow) : props.columns
  const [active, setActive] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const held = useRef<{ key: string; at: number } | null>(null)

  const rowItems = items.filter((item) => item.kind === 'row')
  const keyExists = (key: string | null | undefined): key is string => key != null && shown.some((item) => item.key === key)
  const firstShown = shown.find((item) => item.kind === 'row')?.key
  const stop = keyExists(active) ? active : keyExists(open) ? open : firstShown

  const focusKey = (key: string): boolean => {
    const element = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    element?.focus({ preventScroll: false })
    return Boolean(element)
  }
  useEffect(() => {
    if (wanted.current !== null && focusKey(wanted.current)) wanted.current = null
    // A focused row that is gone hands its focus to the one in its place.
    const lost = held.current
    if (!lost || document.activeElement !== document.body || rowItems.some((item) => item.key === lost.key)) return
    const next = rowItems[Math.min(lost.at, rowItems.length - 1)]
    if (next) focusKey(next.key)
  })

  const moveTo = (at: number): void => {
    const target = rowItems[Math.max(0, Math.min(at, rowItems.length - 1))]
    if (!target) return
    wanted.current = target.key
    setActive(target.key)
    reveal(items.indexOf(target))
  }
  const toggle = (key: string): void => {
    const next = new Set(marked)
    if (!next.delete(key)) next.add(key)
    onMark?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const at = rowItems.findIndex((item) => item.key === key)
    const row = rowItems[at]
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rowItems.length - 1,
      PageDown: at + 10,
      PageUp: at - 10,
    }
    const to = steps[event.key]
    if (to !== undefined) moveTo(to)
    else if (event.key === 'Enter' && row) onOpen?.(row.row)
    else if (event.key === ' ' && onMark) toggle(key)
    else return
    event.preventDefault()
  }

  const style: CSSProperties & Record<`--${string}`, string> = { '--columns': tracks(columns, Boolean(onMark)) }
  const count = rows?.length ?? 0
  return (
    <div
      className={classNames('ui-table', lines === 1 && 'ui-table--one', onOpen && 'ui-table--opens', asPhone && 'ui-table--phone')}
      style={style}
    >
      <div role="grid" aria-label={label} aria-rowcount={count + 1} aria-busy={busy || rows === undefined} style={{ display: 'contents' }}>
        {!asPhone && (
          <TableHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            marks={
              onMark && {
                all: count > 0 && marked?.size === count,
                some: (marked?.size ?? 0) > 0,
                onAll: (all) => onMark(new Set(all ? rowItems.map((item) => item.key) : [])),
              }
            }
          />
        )}
        <div
          ref={body}
          role="rowgroup"
          className={classNames('ui-table__body', busy && 'ui-table__body--busy')}
          onKeyDown={onKeyDown}
          onBlur={() => {
            held.current = null
          }}
        >
          {notice && (
            <div className="ui-table__more" role="presentation">
              {notice}
            </div>
          )}
          {before > 0 && <div role="presentation" style={{ height: before }} />}
          {shown.map((item) => {
            if (item.kind === 'group')
              return (
                <div key={item.key} role="row" className="ui-table__group">
                  <div role="gridcell" aria-colspan={columns.length + (onMark ? 1 : 0)}>
                    {item.label}
                  </div>
                </div>
              )
            const { row, key, at } = item
            const isOpen = key === open
            const colour = wash?.(row)
            return (
              <div
                key={key}
                role="row"
                data-key={key}
                aria-rowindex={at + 2}
                aria-selected={onMark ? (marked?.has(key) ?? false) : onOpen ? isOpen : undefined}
                tabIndex={key === stop ? 0 : -1}
                className={classNames(
                  'ui-table__row',
                  isOpen && 'ui-table__row--open',
                  colour && `ui-table__row--${colour}`,
                  marked?.has(key) && 'ui-table__row--marked',
                  muted?.(row) && 'ui-table__row--muted',
                )}
                onFocus={() => {
                  held.current = { key, at }
                  setActive(key)
                }}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest('a,button,input,label')) return
                  onOpen?.(row)
                }}
              >
                {asPhone ? (
                  <div role="gridcell">{phone(row)}</div>
                ) : (
                  <>
                    {onMark && (
                      <div role="gridcell" className="ui-table__mark">
                        <Checkbox
                          checked={marked?.has(key) ?? false}
                          onChange={() => toggle(key)}
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
          })}
          {after > 0 && <div role="presentation" style={{ height: after }} />}
          {rows === undefined && (
            <TableFiller>
              <SkeletonRows lines={lines} rows={12} />
            </TableFiller>
          )}
          {rows?.length === 0 && <TableFiller>{empty}</TableFiller>}
        </div>
        {totals && !asPhone && count > 0 && (
          <div className="ui-table__totals" role="row">
            {onMark && <div role="gridcell" />}
            {columns.map((column) => (
              <div key={column.key} role="gridcell" className={column.align === 'end' ? 'ui-table__cell--end' : undefined}>
                {totals[column.key]}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** What stands where rows would be, still a row to readers. */
const TableFiller = ({ children }: { children: ReactNode }) => (
  <div role="row">
    <div role="gridcell">{children}</div>
  </div>
)

/** A cell of two lines: the name, and what is said about it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span className="ui-two">
    <span>{first}</span>
    {second !== undefined && second !== null && <span>{second}</span>}
  </span>
)
