import { memo } from 'react'
import { useIntl } from 'react-intl'
import { formatQuantity, type Locale } from '../../lib/format'
import { Amount } from '../Amount/Amount'
import { Avatar } from '../Avatar/Avatar'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { MoneyInput } from '../MoneyInput/MoneyInput'
import { QuantityInput } from '../QuantityInput/QuantityInput'
import { useLocale } from '../zone/zone-context'
import { Select } from '../Select/Select'
import { linesTotal, type LineColumn, type LineRates, type OrderLine } from './lines'

export interface LineRowProps {
  line: OrderLine
  columns: readonly LineColumn[]
  showShipped: boolean
  shippedHead?: string | undefined
  rates?: LineRates | undefined
  decimals: boolean
  readOnly: boolean
  /** By column, or `line` for the whole. */
  errors?: Partial<Record<LineColumn | 'line', string>> | undefined
  /** A warning beside its code: how few there are. */
  note?: string | undefined
  onChange: (key: string, change: Partial<OrderLine>) => void
  onRemove: (key: string) => void
}

/** How much of a line is delivered, as `3/10`; undefined where nothing is told of it. */
export const shippedText = ({ shipped, quantity }: Pick<OrderLine, 'shipped' | 'quantity'>, locale: Locale): string | undefined =>
  shipped === undefined
    ? undefined
    : `${formatQuantity(shipped, locale)}/${Number.isNaN(quantity) ? '–' : formatQuantity(quantity ?? 0, locale)}`

/** What is told under the name of a line: why its rate is what it is, else its SKU. */
export const rateWords = ({ code, rateNote }: Pick<OrderLine, 'code' | 'rateNote'>): string | undefined => rateNote ?? code

/** One line at its desk width: cells look like text and become fields on focus. Drawn again only when its own figures change. */
export const LineRow = memo(({ line, columns, showShipped, rates, decimals, readOnly, errors, note, onChange, onRemove }: LineRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const heads = { quantity: uiMessages.lineQuantity, free: uiMessages.lineFree, price: uiMessages.linePrice }
  const error = errors && Object.values(errors).find(Boolean)
  const cell = (column: LineColumn) => {
    const value = line[column]
    if (readOnly)
      return value === null || (column === 'free' && value === 0) ? (
        <span className="ui-line__dash">–</span>
      ) : column === 'price' ? (
        <Amount value={value} currency={false} />
      ) : (
        <span className="num">{formatQuantity(value, locale)}</span>
      )
    const common = {
      'data-cell': column,
      'aria-label': intl.formatMessage(uiMessages.lineCell, { column: intl.formatMessage(heads[column]), item: line.name }),
      'aria-invalid': errors?.[column] ? (true as const) : undefined,
      placeholder: '–',
      onChange: (next: number | null) => onChange(line.key, { [column]: next }),
    }
    if (column === 'price') return <MoneyInput {...common} look="cell" value={line.price} />
    return <QuantityInput {...common} value={column === 'free' && line.free === 0 ? null : line[column]} decimals={decimals} />
  }
  const shipped = line.shipped
  const whole = shipped !== undefined && line.quantity !== null && shipped >= line.quantity
  return (
    <div className="ui-line" role="row" data-line={line.key}>
      <div className="ui-line__item" role="cell">
        <Avatar name={line.name} image={line.image} goods shape="square" size={28} />
        <span className="cut">
          <span className="ui-line__name" title={line.name}>
            {line.name}
          </span>
          {rateWords(line) && !note && <small>{rateWords(line)}</small>}
          {note && <small className="ink-warn num">{note}</small>}
        </span>
        {!readOnly && (
          <button
            type="button"
            className="ui-line__remove"
            tabIndex={-1}
            aria-label={intl.formatMessage(uiMessages.lineRemove, { item: line.name })}
            title={`${intl.formatMessage(uiMessages.lineRemoveShort)} (Ctrl ⌫)`}
            onClick={() => onRemove(line.key)}
          >
            <Icon name="close" size={12} />
          </button>
        )}
      </div>
      {columns.map((column) => (
        <div key={column} role="cell">
          {cell(column)}
        </div>
      ))}
      {rates && (
        <div role="cell" className="ui-line__rate">
          {readOnly ? (
            <span className="num">{rates.options.find(({ value }) => value === line.rate)?.label ?? '–'}</span>
          ) : (
            <Select
              aria-label={rates.labelOf(line.name)}
              options={rates.options}
              value={line.rate ?? ''}
              onChange={(rate) => rates.onChoose(line.key, rate)}
            />
          )}
        </div>
      )}
      <div role="cell">
        <Amount value={linesTotal([line])} currency={false} weight="strong" />
      </div>
      {showShipped && (
        <div
          role="cell"
          className={shipped === undefined ? 'ui-line__dash' : `num ${whole ? 'ink-credit' : shipped > 0 ? 'ink-warn' : 'faint'}`}
        >
          {shippedText(line, locale) ?? '–'}
        </div>
      )}
      {error && (
        <div className="ui-line__error" role="cell">
          <span role="alert">{error}</span>
        </div>
      )}
    </div>
  )
})
LineRow.displayName = 'LineRow'
