import type { RecordOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import type { RecentChangesMap } from '../../../../api/realtime/recent-changes'
import { formatQuantity, type Locale } from '../../../../lib/format'
import { whoOr } from '../../../../resource/columns'
import { WithProposed } from '../../../../components/proposed/proposed-mark'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { productMessages as m } from '../messages'
import { isLow } from '../product-values'
import './products.css'

type Product = RecordOf<'products'>

/** Over how many days, today with them, sales are told in the list. */
export const SOLD_DAYS = 30

/** A picture in one of its smaller sizes. */
export const smallImage = (address: string | undefined, size: 45 | 250 = 45): string | undefined =>
  address ? address.replace('-500.', `-${size}.`) : undefined

interface StockProps {
  product: Product
  intl: IntlShape
  locale: Locale
}

/** How many there are, in warn with its reason when that is few. */
export const StockCount = ({ product, intl, locale }: StockProps) => {
  const low = isLow(product)
  const count = `${formatQuantity(product.stockCount, locale)} ${product.unit}`
  if (!low) return <span className="num">{count}</span>
  return (
    <TwoLines
      first={<span className="num ink-warn strong">{count}</span>}
      second={
        <span className="ink-warn">
          {product.stockCount === 0 ? intl.formatMessage(m.out) : intl.formatMessage(m.low, { level: product.lowStock })}
        </span>
      }
    />
  )
}

/** How many of a product sold in some days, and for how much, less what came back. */
export interface Sold {
  readonly count: number
  readonly revenue: number
}

interface SoldProps {
  readonly product: Product
  readonly sold: ReadonlyMap<string, Sold> | null
  readonly locale: Locale
}

const SoldLately = ({ product, sold, locale }: SoldProps) => {
  if (!sold) return <span className="faint">…</span>
  const found = sold.get(product._id)
  if (!found) return <span className="faint">–</span>
  const count = `${formatQuantity(found.count, locale)} ${product.unit}`
  return <TwoLines first={<span className="num">{count}</span>} second={<Amount value={found.revenue} ink="text2" />} />
}

interface ColumnsOptions {
  intl: IntlShape
  locale: Locale
  isGoods: boolean
  seesCost: boolean
  /** What sold lately, by product; undefined for who may not read it, null until it is known. */
  sold: ReadonlyMap<string, Sold> | null | undefined
  recent: RecentChangesMap
}

export const productColumns = ({ intl, locale, isGoods, seesCost, sold, recent }: ColumnsOptions): Column<Product>[] => [
  {
    key: 'name',
    head: intl.formatMessage(m.name),
    width: 'minmax(0, 2fr)',
    sortable: true,
    cell: (product, narrow) => (
      <span className="resource-name">
        <Avatar name={product.name} image={smallImage(product.avatar)} shape="square" size={34} goods />
        <TwoLines
          first={product.name}
          second={whoOr(recent, product._id, narrow ? product.category?.name : <span className="num">{product.slug}</span>, {
            service: 'products',
            toldBeside: ['price'],
          })}
        />
      </span>
    ),
  },
  {
    key: 'category',
    head: intl.formatMessage(m.category),
    width: 'minmax(0, .7fr)',
    // Its name needs the room before.
    from: 860,
    cell: (product) => <span className="cut products-block">{product.category?.name}</span>,
  },
  {
    key: 'price',
    head: intl.formatMessage(m.price),
    width: 112,
    align: 'end',
    sortable: true,
    cell: (product) =>
      product.price === undefined ? (
        <span className="faint">–</span>
      ) : (
        <WithProposed service="products" id={product._id} field="price">
          <Amount value={product.price} weight="name" />
        </WithProposed>
      ),
  },
  ...(isGoods && seesCost
    ? [
        {
          key: 'cost',
          head: intl.formatMessage(m.cost),
          width: 104,
          align: 'end' as const,
          hideNarrow: true,
          cell: (product: Product) => <Amount value={product.cost} ink="text2" />,
        },
      ]
    : []),
  ...(isGoods
    ? [
        {
          key: 'stockCount',
          head: intl.formatMessage(m.stockCount),
          width: 128,
          align: 'end' as const,
          sortable: true,
          cell: (product: Product) => <StockCount product={product} intl={intl} locale={locale} />,
        },
      ]
    : [{ key: 'unit', head: intl.formatMessage(m.unit), width: 96, cell: (product: Product) => product.unit }]),
  ...(sold === undefined
    ? []
    : [
        {
          key: 'sold',
          head: intl.formatMessage(m.sold, { days: SOLD_DAYS }),
          width: 132,
          align: 'end' as const,
          hideNarrow: true,
          cell: (product: Product) => <SoldLately product={product} sold={sold} locale={locale} />,
        },
      ]),
]
