import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { classNames } from '../../../../lib/class-names'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useLocale } from '../../../../ui/zone/zone-context'
import { stockMessages as m } from '../messages'
import type { Place } from '../movements'

interface StockPlacesProps {
  places: readonly Place[]
  unit: string
  chosen: string
  nameOf: (warehouseId: string) => string
  linkOf: (warehouseId: string) => string
}

/** One card a warehouse with count and value; each narrows the movements to itself. */
export const StockPlaces = ({ places, unit, chosen, nameOf, linkOf }: StockPlacesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <nav className="stock-places" aria-label={intl.formatMessage(m.warehouses)}>
      {places.map(({ warehouseId, count, value, unknown }) => (
        <Link
          key={warehouseId}
          to={linkOf(warehouseId)}
          replace
          className={classNames('stock-place', warehouseId === chosen && 'stock-place--chosen')}
          aria-current={warehouseId === chosen ? 'true' : undefined}
        >
          <span className="cut">{warehouseId ? nameOf(warehouseId) : intl.formatMessage(m.allWarehouses)}</span>
          <span className="stock-place__count num">
            <b className={count === 0 ? 'faint' : undefined}>{formatQuantity(count, locale)}</b> {unit}
          </span>
          <span className="second">
            {count === 0 ? (
              intl.formatMessage(m.none)
            ) : (
              <>
                {value !== undefined && <Amount value={value} />}
                {unknown > 0 && (
                  <span className="stock-place__unknown">
                    {intl.formatMessage(m.valueUnknown, { count: formatQuantity(unknown, locale) })}
                  </span>
                )}
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
}
