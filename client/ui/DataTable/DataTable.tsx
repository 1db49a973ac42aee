import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useKeysInView } from '../../lib/keys-in-view'
import { useIsPhone } from '../../lib/use-media'
import { Button } from '../Button/Button'
import { uiMessages } from '../messages'
import { SkeletonRows } from '../Skeleton/Skeleton'
import { roomiest, tracks, type Column, type Sort } from './columns'
import { scrollerOf } from './scroller'
import { ScrollAnchor } from './ScrollAnchor'
import { TableFiller, TableTotals } from './TableFoot'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { LiveRows } from './stable-order'
import { useRowFocus } from './use-row-focus'
import { useRowSteps } from './row-steps'
import { useStableOrder } from './use-stable-order'
import { useAnchoredRow } from './use-anchored-row'
import { useVirtual } from './use-virtual'
import { useTableWidth } from './use-width'
import { itemsOf } from './window-of'
import type { DataTableProps } from './data-table-props'
import './DataTable.css'

export type { Column, LiveRows, Sort }

/**
 * The list of every screen. One stop for the keyboard: ↑ ↓ Home End move, Enter opens, Space marks.
 * Long lists draw only what is in sight. A `live` one never moves what somebody may be looking at.
 */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { label, rows, rowKey, lines = 2, phone, open, onOpen, marked, onMark, groupOf, live, muted, totals, busy, empty, notice } = props
  const { hrefOf, made, fresh } = props
  const intl = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  useKeysInView('table', onOpen !== undefined)
  const hasMarks = onMark !== undefined && marked !== undefined
  useKeysInView('marks', onMark !== undefined)
  const width = useTableWidth(body)
  const asPhone = phone !== undefined && (isPhone || width.kind === 'slim')
  const narrow = width.kind !== 'wide'
  const free = useRef<() => boolean>(() => false)
  const isHidden = isPhone && Boolean(open)
  const { kept, arrived, renew } = useStableOrder({ rows, rowKey, live, isHidden, isFree: () => free.current() })
  const keptRows = kept?.rows ?? noRows
  const items = useMemo(() => itemsOf(keptRows, groupOf), [keptRows, groupOf])
  const rowItems = useMemo(() => items.filter((item) => item.kind === 'row'), [items])
  const { reveal, shown, before, after, offsetOf } = useVirtual(body, items, lines, !asPhone)
  const columns = useMemo(
    () => props.columns.filter(({ hideNarrow, from = 0 }) => !(narrow && hideNarrow) && from <= width.points),
    [props.columns, narrow, width.points],
  )
  const anchor = useAnchoredRow({ body, room, offsetOf })
  useEffect(() => {
    free.current = () => anchor.held() === null
  })

  const { focused, openKey, pressed, toggle, stop, goTo, onKeyDown, onBlur } = useRowFocus({
    body,
    items,
    rowItems,
    shown,
    open,
    made,
    reveal,
    marked,
    onMark,
    onOpen,
  })
  useRowSteps({ keys: rowItems, open, openKey: onOpen && openKey })
  const showAnew = (): void => {
    if (kept?.waitsOnTop && body.current) scrollerOf(body.current).scrollTop = 0
    goTo(renew() ?? kept?.source.map(rowKey)[0] ?? null)
  }

  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks(columns, hasMarks),
    '--roomiest': String(roomiest(columns, hasMarks)),
  }
  const count = keptRows.length
  const waiting = live?.isLater ? 0 : (kept?.waiting.length ?? 0)
  const freshLabel = props.freshLabel ?? ((some: number) => intl.formatMessage(uiMessages.tableFresh, { count: some }))
  const isOld = live !== undefined && kept !== null && kept.isOld
  const anewLabel = waiting > 0 ? freshLabel(waiting) : intl.formatMessage(uiMessages.tableAnew)
  const goneLabel = intl.formatMessage(uiMessages.tableGone)
  return (
    <div
      className={classNames('ui-table', lines === 1 && 'ui-table--one', onOpen && 'ui-table--opens', asPhone && 'ui-table--phone')}
      style={style}
    >
      <span className="unseen" role="status">
        {isOld && anewLabel}
      </span>
      <div role="grid" aria-label={label} aria-rowcount={count + 1} aria-busy={busy || rows === undefined} style={{ display: 'contents' }}>
        {!asPhone && (
          <TableHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            marks={
              !hasMarks
                ? undefined
                : {
                    all: count > 0 && marked?.size === count,
                    some: (marked?.size ?? 0) > 0,
                    onAll: (all) => onMark(new Set(all ? rowItems.flatMap(({ key, isGone }) => (isGone ? [] : [key])) : [])),
                  }
            }
          />
        )}
        {(notice || isOld) && (
          <TableFiller className="ui-table__more">
            {isOld ? (
              <Button size="s" kind={waiting > 0 ? 'primary' : 'plain'} onClick={showAnew}>
                {anewLabel}
              </Button>
            ) : (
              notice
            )}
          </TableFiller>
        )}
        <ScrollAnchor before={anchor.held} after={anchor.hold}>
          <div
            ref={body}
            role="rowgroup"
            className={classNames('ui-table__body', busy && 'ui-table__body--busy')}
            onKeyDown={onKeyDown}
            onScroll={anchor.giveBack}
            onPointerMove={anchor.onPointerMove}
            onPointerLeave={anchor.onPointerLeave}
            onBlur={onBlur}
          >
            {before > 0 && <div role="presentation" style={{ height: before }} />}
            {shown.map((item) =>
              item.kind === 'group' ? (
                <div key={item.key} role="row" className="ui-table__group">
                  <div role="gridcell" aria-colspan={columns.length + (hasMarks ? 1 : 0)}>
                    {item.label}
                  </div>
                </div>
              ) : (
                <TableRow
                  key={item.key}
                  row={item.row}
                  rowId={item.key}
                  at={item.at}
                  columns={columns}
                  phone={asPhone ? phone : undefined}
                  narrow={narrow}
                  isOpen={item.key === open}
                  isStop={item.key === stop}
                  opens={Boolean(onOpen)}
                  href={onOpen && hrefOf?.(item.key)}
                  isMarked={hasMarks ? marked.has(item.key) : undefined}
                  highlight={
                    live?.highlight?.(item.key) ??
                    (arrived.has(item.key) || item.key === made || fresh?.has(item.key) ? 'credit' : undefined)
                  }
                  isMuted={muted?.(item.row) ?? false}
                  gone={item.isGone ? goneLabel : undefined}
                  onFocus={focused}
                  onPress={pressed}
                  onToggle={toggle}
                />
              ),
            )}
            {after > 0 && <div role="presentation" style={{ height: after }} />}
            {rows === undefined && (
              <TableFiller>
                <SkeletonRows lines={lines} rows={12} />
              </TableFiller>
            )}
            {rows && count === 0 && <TableFiller>{empty}</TableFiller>}
            <div ref={room} role="presentation" />
          </div>
        </ScrollAnchor>
        {totals && !asPhone && count > 0 && <TableTotals columns={columns} totals={totals} marks={hasMarks} />}
      </div>
    </div>
  )
}

const noRows: readonly never[] = []

/** A cell of two lines: the name, and what is said about it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span className="ui-two">
    <span>{first}</span>
    {second !== undefined && second !== null && <span>{second}</span>}
  </span>
)
