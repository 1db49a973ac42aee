import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { products } from '@shared/areas/goods/services/products'
import { addDays } from '@shared/foundation/days/days'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import type { WireQuery } from '../../../../api/wire-query'
import { ProposedOr } from '../../../../components/proposed/proposed-mark'
import { resourceList } from '../../../../resource/resource-list'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Chips } from '../../../../ui/Chips/Chips'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Select } from '../../../../ui/Select/Select'
import { useToday } from '../../../../ui/zone/zone-context'
import { BuyLow } from '../components/buy-low'
import { CategoriesDock } from '../components/categories-dock'
import { CategoryChips } from '../components/category-chips'
import { CategoryStock } from '../components/category-stock'
import { productColumns, SOLD_DAYS, StockCount, type Sold } from '../components/product-columns'
import { ProductForm } from '../components/product-form'
import { productMessages as m } from '../messages'

const useCatalogue = ({ group }: { group: ProductGroup }) => {
  const seesCost = useCan('/purchases')
  const categories = api.categories.useFind({ group, $sort: { name: 1 }, $limit: -1 }).data?.data
  return { group, isGoods: group === 'goods', seesCost, categories, sold: useSoldLately() }
}

/** What sold lately, as the company counts its revenue; undefined without the right to read it. */
const useSoldLately = (): ReadonlyMap<string, Sold> | null | undefined => {
  const today = useToday()
  const mayRead = useCan(['/report', '/sales'])
  const basis = useWorkspace()?.opts.howCalculateRevenue
  const report = api.products.useReport('sales', { since: addDays(today, 1 - SOLD_DAYS), until: today }, { skip: !mayRead })
  const rows = report.data?.data
  const sold = useMemo(() => rows && new Map(rows.map((row) => [row._id as string, soldOf(row, basis === 'shipped')])), [rows, basis])
  return mayRead ? (sold ?? null) : undefined
}

type Sales = NonNullable<ReturnType<typeof api.products.useReport<'sales'>>['data']>['data'][number]

const soldOf = ({ ordered, shipped, revenueOrdered, revenueShipped }: Sales, asShipped: boolean): Sold =>
  asShipped ? { count: shipped, revenue: revenueShipped } : { count: ordered, revenue: revenueOrdered }

/** Which products are shown, whatever category is chosen. */
const ofAnyCategory = ({ status, low, tag }: Readonly<Record<string, string>>, { group }: { readonly group: ProductGroup }): WireQuery => ({
  group,
  status,
  ...(low && group === 'goods' ? { low: 'true' } : null),
  ...(tag ? { importTag: tag } : null),
})

/** The catalogue: goods with their stock, or services. */
const ProductsScreen = resourceList({
  service: products,
  messages: m,
  use: useCatalogue,
  texts: ({ isGoods }) => ({ screen: isGoods ? m.goods : m.services, new: isGoods ? m.newGoods : m.newService }),
  icon: 'box',
  sort: 'name',
  pageSize: 50,
  filters: { category: '', status: 'active', low: '', tag: '' },
  query: (filters, x) => ({ ...ofAnyCategory(filters, x), ...(filters['category'] ? { categoryId: filters['category'] } : null) }),
  columns: ({ intl, locale, recent, x: { isGoods, seesCost, sold } }) => productColumns({ intl, locale, isGoods, seesCost, sold, recent }),
  phone: (product, { x, intl, locale }) => ({
    name: product.name,
    amount: product.price !== undefined && <Amount value={product.price} />,
    about: (
      <ProposedOr service="products" id={product._id} otherwise={<span className="cut">{product.category?.name ?? product.slug}</span>} />
    ),
    owed: x.isGoods ? <StockCount product={product} intl={intl} locale={locale} /> : product.unit,
  }),
  tools: ({ intl, x, filters, filter, rows = [] }) => (
    <>
      {filters['tag'] && (
        <Button size="s" icon="close" onClick={() => filter({ tag: '' })}>
          {intl.formatMessage(m.importTag, { tag: filters['tag'] })}
        </Button>
      )}
      {x.isGoods && filters['low'] !== '' && <BuyLow products={rows} sold={x.sold} />}
      {x.isGoods && (
        <Chips
          label={intl.formatMessage(m.lowOnly)}
          chosen={filters['low'] ?? ''}
          onChoose={(low) => filter({ low })}
          chips={[
            { key: '', label: intl.formatMessage(m.lowAll) },
            { key: 'true', label: intl.formatMessage(m.lowOnly) },
          ]}
        />
      )}
      <Select
        aria-label={intl.formatMessage(m.status)}
        value={filters['status'] ?? ''}
        onChange={(status) => filter({ status })}
        options={[
          { value: 'active', label: intl.formatMessage(m.active) },
          { value: 'disabled', label: intl.formatMessage(m.disabled) },
        ]}
      />
    </>
  ),
  chips: ({ intl, x, q, filters, filter, mayCreate, openRow }) => (
    <div className="products-categories">
      <CategoryChips
        categories={x.categories}
        query={{ ...ofAnyCategory(filters, x), ...(q ? { search: q } : null) }}
        chosen={filters['category'] ?? ''}
        onChoose={(category) => filter({ category })}
      />
      {mayCreate && <IconButton icon="tag" size="s" label={intl.formatMessage(m.categories)} onClick={() => openRow('categories')} />}
    </div>
  ),
  foot: ({ x, filters }) => x.isGoods && <CategoryStock categoryId={filters['category'] ?? ''} />,
  Form: ProductForm,
  docks: { categories: ({ x, close }) => <CategoriesDock group={x.group} categories={x.categories} onClose={close} /> },
})

export const GoodsScreen = () => <ProductsScreen key="goods" group="goods" />
export const ServicesScreen = () => <ProductsScreen key="services" group="services" />
