import { aliasOf } from '@shared/areas/shops/rules/lines'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Product } from '@shared/areas/goods/services/products'
import { useIntl } from 'react-intl'
import { formatMoney, formatNumber } from '../../../lib/format'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale } from '../../../ui/zone/zone-context'
import { shopMessages as m } from '../messages'
import type { BundleItem } from './bundle-items'
import type { UnknownRow } from './unknown-goods'

/** What goods of a shop are: one product, several together, or one that isn't in the books yet. */
export type Way = 'one' | 'several' | 'fresh'

interface RepairPairProps {
  row: UnknownRow
  way: Way
  /** The one product that was chosen. */
  product: Product | null
  /** The several that were chosen. */
  items: readonly BundleItem[]
  /** What the new one is called. */
  name: string
}

/** Goods as the platform has them, beside what they are in the books. */
export const RepairPair = ({ row, way, product, items, name }: RepairPairProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const platform = PLATFORM_NAMES[row.platformName]
  const sku = aliasOf(row)
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <div className="shops__pair">
      <div>
        <p className="muted">{intl.formatMessage(m.onPlatform, { platform })}</p>
        <p>
          <b>{sku}</b>
        </p>
        <p>{row.name}</p>
        <p className="muted num">{intl.formatMessage(m.platformPrice, { amount: money(row.price) })}</p>
      </div>
      <Icon name="send" size={16} />
      <div>
        <p className="muted">{intl.formatMessage(m.inBooks)}</p>
        {way === 'several' ? (
          <p>
            <b>{items.map(({ name: part, quantity }) => `${quantity} × ${part}`).join(', ') || intl.formatMessage(m.notChosen)}</b>
          </p>
        ) : way === 'fresh' ? (
          <p>
            <b>{name || intl.formatMessage(m.notChosen)}</b>
          </p>
        ) : product ? (
          <>
            <p>
              <b>{product.name}</b>
            </p>
            <p className="muted num">
              {intl.formatMessage(m.productStock, {
                amount: money(product.price ?? 0),
                count: formatNumber(product.stockCount, locale),
              })}
            </p>
          </>
        ) : (
          <p>{intl.formatMessage(m.notChosen)}</p>
        )}
      </div>
    </div>
  )
}
