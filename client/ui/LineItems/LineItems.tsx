import { useCallback, useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useKeysInView } from '../../lib/keys-in-view'
import { formatMoney } from '../../lib/format'
import { useIsPhone } from '../../lib/use-media'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { Picker, type PickerOption } from '../Picker/Picker'
import type { PickerProps } from '../Picker/picker-props'
import { useLocale } from '../zone/zone-context'
import { LineRow, shippedText } from './LineRow'
import { PhoneLine } from './LineSheet'
import { linesTotal, type LineColumn, type LineRates, type OrderLine } from './lines'
import { useLineKeys } from './use-line-keys'
import './LineItems.css'

export type { LineRates, OrderLine } from './lines'

export interface LineItemsProps<T> extends Pick<PickerProps<T>, 'search' | 'recent' | 'createLabel' | 'onCreate' | 'onScan'> {
  lines: OrderLine[]
  onChange: (lines: OrderLine[]) => void
  /** A product was chosen: make its line (or raise the quantity of one that is there) and hand the lines back through `onChange`. */
  onAdd: (option: PickerOption<T>) => void
  /** Rows pasted into the last row: name or SKU, quantity, price. */
  onPasteRows?: (rows: string[][]) => void
  showFree?: boolean
  showShipped?: boolean
  /** A column with the rate of VAT of each line; absent: none. */
  rates?: LineRates | undefined
  /** In place of 'Shipped', as 'Received' for what comes in. */
  shippedHead?: string
  /** Quantities with decimals. */
  decimals?: boolean
  readOnly?: boolean
  /** By the key of a line. */
  errors?: Record<string, Partial<Record<LineColumn | 'line', string>>>
  /** Warnings by the key of a line. */
  notes?: Readonly<Record<string, string>>
  placeholder?: string
  /** At the right of the last row: a scan button. */
  tools?: ReactNode
}

const withFree: readonly LineColumn[] = ['quantity', 'free', 'price']
const withoutFree: readonly LineColumn[] = ['quantity', 'price']

/**
 * The items of an order, written like a sheet: Enter goes to the next line, Tab to the next cell, arrows move, Ctrl+Backspace removes,
 * a paste fills cells. The last row finds an item by name, SKU or scanner. At phone width each line opens a sheet.
 */
export const LineItems = <T,>(props: LineItemsProps<T>) => {
  const { lines, onChange, onAdd, onPasteRows, showFree = true, showShipped = true, decimals = false, readOnly = false, errors } = props
  const intl = useIntl()
  const locale = useLocale()
  const phone = useIsPhone()
  useKeysInView('lines', !readOnly && !phone)
  const root = useRef<HTMLDivElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const columns = showFree ? withFree : withoutFree

  // The rows are memoised: they get the same two callbacks always.
  const latest = useRef({ lines, onChange })
  useEffect(() => {
    latest.current = { lines, onChange }
  })
  const change = useCallback((key: string, part: Partial<OrderLine>) => {
    const now = latest.current
    now.onChange(now.lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  }, [])
  const focusCell = useCallback((key: string | undefined, column: LineColumn): boolean => {
    const cell = key && root.current?.querySelector<HTMLInputElement>(`[data-line="${CSS.escape(key)}"] [data-cell="${column}"]`)
    if (cell) cell.focus()
    return Boolean(cell)
  }, [])
  const remove = useCallback(
    (key: string, column: LineColumn = 'quantity') => {
      const now = latest.current
      const at = now.lines.findIndex((line) => line.key === key)
      const neighbour = now.lines[at + 1] ?? now.lines[at - 1]
      if (!focusCell(neighbour?.key, column)) finder.current?.focus()
      now.onChange(now.lines.filter((line) => line.key !== key))
    },
    [focusCell],
  )

  // A new line takes focus at its quantity.
  const known = useRef(new Set(lines.map((line) => line.key)))
  useEffect(() => {
    const fresh = lines.find((line) => !known.current.has(line.key))
    known.current = new Set(lines.map((line) => line.key))
    if (fresh && root.current?.contains(document.activeElement)) focusCell(fresh.key, 'quantity')
  }, [lines, focusCell])

  const { onKeyDown, onPaste } = useLineKeys({ lines, columns, finder, focusCell, remove, onChange, onPasteRows })

  const Row = phone ? PhoneLine : LineRow
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length))
  const digits = {
    '--lines-total-digits': longest(lines.map((line) => formatMoney(linesTotal([line]) ?? 0, locale))),
    '--lines-shipped-digits': longest(lines.map((line) => shippedText(line, locale) ?? '')),
  }
  return (
    <div
      ref={root}
      style={digits as CSSProperties}
      className={classNames(
        'ui-lines',
        !showShipped && 'ui-lines--no-shipped',
        !showFree && 'ui-lines--no-free',
        props.rates && 'ui-lines--rates',
      )}
      onKeyDownCapture={onKeyDown}
      onPasteCapture={onPaste}
    >
      <div role={phone ? undefined : 'table'} aria-label={phone ? undefined : intl.formatMessage(uiMessages.lineItem)}>
        {!phone && (
          <div className="ui-lines__head" role="row">
            <span role="columnheader">{intl.formatMessage(uiMessages.lineItem)}</span>
            <span role="columnheader">{intl.formatMessage(uiMessages.lineQuantity)}</span>
            {showFree && (
              <span role="columnheader" title={intl.formatMessage(uiMessages.lineFreeHint)}>
                {intl.formatMessage(uiMessages.lineFree)}
              </span>
            )}
            <span role="columnheader">{intl.formatMessage(uiMessages.linePrice)}</span>
            {props.rates && <span role="columnheader">{props.rates.head}</span>}
            <span role="columnheader">{intl.formatMessage(uiMessages.lineAmount)}</span>
            {showShipped && <span role="columnheader">{props.shippedHead ?? intl.formatMessage(uiMessages.lineShipped)}</span>}
          </div>
        )}
        {lines.map((line) => (
          <Row
            key={line.key}
            line={line}
            columns={columns}
            showShipped={showShipped}
            shippedHead={props.shippedHead}
            rates={props.rates}
            decimals={decimals}
            readOnly={readOnly}
            errors={errors?.[line.key]}
            note={props.notes?.[line.key]}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </div>
      {!readOnly && (
        <div className="ui-lines__add">
          <Icon name="plus" />
          <Picker<T>
            bare
            label={intl.formatMessage(uiMessages.lineAdd)}
            placeholder={props.placeholder ?? intl.formatMessage(phone ? uiMessages.lineAddShort : uiMessages.lineAdd)}
            inputRef={finder}
            value={null}
            onChange={(option) => option && onAdd(option)}
            search={props.search}
            {...(props.recent && { recent: props.recent })}
            {...(props.createLabel && { createLabel: props.createLabel })}
            {...(props.onCreate && { onCreate: props.onCreate })}
            {...(props.onScan && { onScan: props.onScan })}
          />
          {props.tools}
        </div>
      )}
    </div>
  )
}
