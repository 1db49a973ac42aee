import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { formatQuantity } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages as m } from '../messages'
import { errorText } from '../../../../components/use-error-text'
import { unitCode } from './use-scan'
import type { ShipLine } from './use-shipping'

interface ShippingLineProps {
  line: ShipLine
  goesOut: boolean
  warehouse: Warehouse | undefined
  warehouses: readonly Warehouse[]
  /** The warehouse the rest is shipped from afterwards. */
  then: string | null
  onThen: (warehouseId: string | null) => void
  onQuantity: (quantity: number | null) => void
}

/** One product: ordered, shipped, in stock, how many now, and which units; a shortage stands under it with a way out. */
export const ShippingLine = ({ line, goesOut, warehouse, warehouses, then, onThen, onQuantity }: ShippingLineProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const phone = useIsPhone()
  const done = line.remaining === 0
  const short = goesOut && line.available < line.remaining
  const tooMany = goesOut && line.quantity > line.available
  const count = (value: number): string => formatQuantity(value, locale)
  return (
    <>
      <div className={`ship-line${done ? ' ship-line--done' : ''}`} role="row">
        <div className="ship-line__item" role="cell">
          <Avatar name={line.name} image={line.image} goods shape="square" size={28} />
          <span className="cut">
            <span className="ship-line__name" title={line.name}>
              {line.group === 'goods' && line.productId ? (
                // What is being shipped stays as it is.
                <Link to={`/product/${line.productId}${warehouse ? `/${warehouse._id}` : ''}`} target="_blank" rel="noopener">
                  {line.name}
                </Link>
              ) : (
                line.name
              )}
            </span>
            {line.code && <small>{line.code}</small>}
          </span>
        </div>
        <div className="num" role="cell" data-head={intl.formatMessage(m.columnOrdered)}>
          {count(line.ordered)}
        </div>
        <div
          className={`num ${done ? 'ink-credit' : 'muted'}`}
          role="cell"
          data-head={intl.formatMessage(goesOut ? m.columnShipped : m.columnReceived)}
        >
          {count(line.shipped)}
        </div>
        <div className={`num ${short && !done ? 'ink-warn' : ''}`} role="cell" data-head={intl.formatMessage(m.columnStock)}>
          {short && !done && <Icon name="warning" size={13} />}{' '}
          {line.group === 'goods' ? (line.stock === undefined ? '…' : count(line.stock)) : '–'}
        </div>
        {done ? (
          <div className="ship-line__now ink-credit" role="cell">
            <Icon name="check" size={14} /> {intl.formatMessage(goesOut ? m.lineDone : m.lineReceived)}
          </div>
        ) : (
          <div className="ship-line__now" role="cell">
            <QuantityInput
              stepper
              aria-label={`${intl.formatMessage(goesOut ? m.columnNow : m.columnNowIn)}, ${line.name}`}
              aria-invalid={tooMany || undefined}
              value={line.quantity}
              max={line.remaining}
              decimals={line.group !== 'goods'}
              onChange={onQuantity}
            />
            <span className="second num">/ {count(line.remaining)}</span>
          </div>
        )}
        {!phone && <div role="cell">{!done && line.group === 'goods' && <Units line={line} goesOut={goesOut} />}</div>}
      </div>
      {short && !done && line.stock !== undefined && (
        <Shortage line={line} warehouse={warehouse} warehouses={warehouses} tooMany={tooMany} then={then} onThen={onThen} />
      )}
    </>
  )
}

const Units = ({ line, goesOut }: { line: ShipLine; goesOut: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const rest = line.quantity - line.units.length
  if (!(line.quantity > 0)) return null
  if (!goesOut) return <span className="second">{intl.formatMessage(m.newUnits)}</span>
  if (line.units.length === 0) return <span className="second">{intl.formatMessage(m.oldestFirst)}</span>
  return (
    <span className="ship-units">
      {line.units.slice(-3).map((unit) => (
        <span key={unit} className="ship-unit num" title={unit}>
          {unitCode(unit)}
        </span>
      ))}
      <span className="second">
        {rest > 0
          ? intl.formatMessage(m.restOldest, { count: formatQuantity(rest, locale) })
          : intl.formatMessage(m.scannedUnits, { count: line.units.length })}
      </span>
    </span>
  )
}

type ShortageProps = Pick<ShippingLineProps, 'line' | 'warehouse' | 'warehouses' | 'then' | 'onThen'> & { tooMany: boolean }

const Shortage = ({ line, warehouse, warehouses, tooMany, then, onThen }: ShortageProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayBuy = useCan('/purchases')
  const { currentData } = api.stocks.useReport('levels', { productId: line.productId })
  const other = (currentData?.data ?? [])
    .filter((level) => level.warehouseId !== warehouse?._id && level.count > 0 && warehouses.some(({ _id }) => _id === level.warehouseId))
    .sort((a, b) => b.count - a.count)[0]
  const otherName = warehouses.find(({ _id }) => _id === other?.warehouseId)?.name
  const count = (value: number): string => formatQuantity(value, locale)
  return (
    <div className={`ship-shortage${tooMany ? ' ship-shortage--refused' : ''}`} role="row">
      <span role="cell">
        <Icon name="warning" size={14} />
        {tooMany && <strong>{errorText('stock.not-enough', locale, { name: line.name })}. </strong>}
        {intl.formatMessage(line.available === 0 ? m.shortageNone : m.shortage, {
          warehouse: warehouse?.name ?? '',
          stock: count(line.available),
          unit: line.unit ?? '',
          missing: count(line.remaining - line.available),
        })}{' '}
        {!other && mayBuy && (
          <ButtonLink kind="link" size="s" to="/purchases/orders?open=new">
            {intl.formatMessage(m.shortageBuy)}
          </ButtonLink>
        )}
        {other && otherName && (
          <>
            {intl.formatMessage(m.shortageElsewhere, { warehouse: otherName, stock: count(other.count) })}{' '}
            <Button
              kind="link"
              size="s"
              aria-pressed={then === other.warehouseId}
              onClick={() => onThen(then === other.warehouseId ? null : other.warehouseId)}
            >
              {intl.formatMessage(then === other.warehouseId ? m.thenFromChosen : m.thenFrom, { warehouse: otherName })}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
