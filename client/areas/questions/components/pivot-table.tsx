import type { QuestionTerms } from '@shared/areas/questions/rules/measures'
import { describedMeasure } from '@shared/areas/questions/rules/measures'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity, formatShare } from '../../../lib/format'
import { FigureButton } from '../../../ui/FigureButton/FigureButton'
import { useLocale } from '../../../ui/zone/zone-context'
import { behindOf, type OpenCell } from '../cell'
import { daysOf, nextOf } from '../next-question'
import { runningTotals } from '../running'
import { questionMessages as m } from '../messages'
import { usePlaceWords, type Pivot, type Place } from '../words'

interface PivotTableProps {
  label: string
  terms: QuestionTerms
  pivot: Pivot
  onOpen: (cell: OpenCell) => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus from cell to cell; over cells that open nothing. */
const moveFocus = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = STEPS[event.key]
  const from = event.target instanceof Element ? event.target.closest('td') : null
  if (!step || !from) return
  const [down, right] = step
  const table = event.currentTarget
  let row = Number(from.dataset['row']) + down
  let column = Number(from.dataset['column']) + right
  for (let cell = cellAt(table, row, column); cell; row += down, column += right, cell = cellAt(table, row, column)) {
    const button = cell.querySelector('button')
    if (!button) continue
    event.preventDefault()
    button.focus()
    return
  }
}
const cellAt = (table: HTMLTableElement, row: number, column: number): HTMLTableCellElement | null =>
  table.querySelector(`td[data-row="${row}"][data-column="${column}"]`)

/** A question as a table: rows, columns, sums, shares and the range before; a figure opens its entries. */
export const PivotTable = ({ label, terms, pivot, onOpen }: PivotTableProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const wordsOf = usePlaceWords()
  const table = useRef<HTMLTableElement>(null)
  const isMoney = pivot.kind === 'money'
  const stands = describedMeasure(terms.measure).stands === true
  const written = (value: number): string => (isMoney ? formatMoney(value, locale, { currency: false }) : formatQuantity(value, locale))
  const hasShares = pivot.total.total > 0 && pivot.data.length > 1 && pivot.data.every(({ total }) => total >= 0)
  const hasBefore = pivot.before !== undefined
  const running = runningTotals(terms, pivot)
  // Over time what stands has no sum of its own.
  const hasTotal = terms.columns === undefined || !(stands && pivot.columns.some(({ since }) => since !== undefined))
  const nameOf = (place: Place): string => wordsOf(terms.rows, place, pivot.others)
  const cell = (row: Place | null, column: Place | null, value: number, at: readonly [number, number], strong = false): ReactNode => {
    const behind = value === 0 ? null : behindOf(terms, pivot, row, column)
    const title = [row ? nameOf(row) : intl.formatMessage(m.total), ...(column ? [wordsOf(terms.columns, column)] : [])].join(', ')
    const days = daysOf(pivot, row, column)
    const shown = value === 0 ? <span className="faint">–</span> : written(value)
    return (
      <td key={at.join(' ')} className={strong ? 'pivot__sum' : undefined} data-row={at[0]} data-column={at[1]}>
        {behind ? (
          <FigureButton
            label={`${title}: ${written(value)}`}
            onOpen={() => onOpen({ behind, title, value, ...days, next: nextOf(terms, row, column, days) })}
          >
            {shown}
          </FigureButton>
        ) : (
          shown
        )}
      </td>
    )
  }
  const changeOf = (total: number, before: number): ReactNode =>
    before === 0 ? (
      <span className="faint">–</span>
    ) : (
      `${total >= before ? '+' : '−'}${formatShare(Math.abs(total - before) / Math.abs(before), locale)}`
    )
  const beside = (total: number, before: number | undefined, soFar?: number): ReactNode => (
    <>
      {running && <td className="pivot__beside">{soFar === undefined ? null : written(soFar)}</td>}
      {hasShares && <td className="pivot__beside">{formatShare(total / pivot.total.total, locale)}</td>}
      {hasBefore && <td className="pivot__beside">{written(before ?? 0)}</td>}
      {hasBefore && <td className="pivot__beside">{changeOf(total, before ?? 0)}</td>}
    </>
  )
  const last = pivot.columns.length
  return (
    <div className="pivot-scroll" role="region" aria-label={label} tabIndex={0}>
      <table ref={table} className="pivot" aria-label={label} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(m[`dimension.${terms.rows}`])}</th>
            {pivot.columns.map((column) => (
              <th key={`${column.is} ${column.key}`} scope="col" className={column.isCut ? 'muted' : undefined}>
                {wordsOf(terms.columns, column)}
              </th>
            ))}
            {hasTotal && <th scope="col">{intl.formatMessage(m.total)}</th>}
            {running && <th scope="col">{intl.formatMessage(m.running)}</th>}
            {hasShares && <th scope="col">{intl.formatMessage(m.share)}</th>}
            {hasBefore && <th scope="col">{intl.formatMessage(m.before)}</th>}
            {hasBefore && <th scope="col">{intl.formatMessage(m.change)}</th>}
          </tr>
        </thead>
        <tbody>
          {pivot.data.map((row, at) => (
            <tr key={`${row.is} ${row.key}`}>
              <th scope="row" className={row.is === 'one' ? undefined : 'muted'}>
                {nameOf(row)}
              </th>
              {pivot.columns.map((column, index) => cell(row, column, row.cells[index] ?? 0, [at, index]))}
              {hasTotal && cell(row, null, row.total, [at, last], true)}
              {beside(row.total, row.before, running?.[at])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{intl.formatMessage(m.total)}</th>
            {pivot.columns.map((column, index) => cell(null, column, pivot.total.cells[index] ?? 0, [pivot.data.length, index], true))}
            {hasTotal && cell(null, null, pivot.total.total, [pivot.data.length, last], true)}
            {beside(pivot.total.total, pivot.total.before)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
