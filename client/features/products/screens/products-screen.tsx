import type { RecordOf } from '@shared/services/service-types'
import type { ProductGroup } from '@shared/services/categories'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { hasFailed, LoadFailed, NoneFound, OldFigures, RangeOf } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useLiveRows } from '../../../components/recent/use-live-rows'
import { JustDone } from '../../../components/recent/who-did-it'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { recordMessages } from '../../../components/record-form/messages'
import { Pagination } from '../../../ui/Pagination/Pagination'
import { Select } from '../../../ui/Select/Select'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { useLocale } from '../../../ui/zone/zone-context'
import { CategoriesDock } from '../components/categories-dock'
import { CategoryStock } from '../components/category-stock'
import { productColumns, StockCount } from '../components/product-columns'
import { ProductDock } from '../components/product-dock'
import { productMessages as m } from '../messages'
import { pageSize, useProductList } from '../use-product-list'

type Product = RecordOf<'products'>
const keyOf = ({ _id }: Product): string => _id

/** The catalogue: goods with their stock, or services. */
const ProductsScreen = ({ group }: { group: ProductGroup }) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayWrite = useCan(['/sales', '/purchases'])
  const seesCost = useCan('/purchases')
  const view = useProductList(group)
  const { state, change, list } = view
  const { q, category, status, page, open } = state
  const search = useRef<HTMLInputElement>(null)
  const isGoods = group === 'goods'
  const title = intl.formatMessage(isGoods ? m.goods : m.services)
  const add = (): void => view.openRow('new')
  useNewAction(mayWrite ? intl.formatMessage(isGoods ? m.newGoods : m.newService) : null, add)
  useShortcut('n', add, mayWrite)
  useShortcut('/', () => search.current?.focus())
  const rows = list.data?.data
  const recent = useRecentChanges('products')
  const live = useLiveRows('products', list)

  const empty = q ? (
    <NoneFound text={q} onClear={view.clear} />
  ) : view.isFiltered ? (
    <EmptyState
      icon="box"
      title={intl.formatMessage(m.noneInFilter)}
      action={<Button onClick={view.clear}>{intl.formatMessage(recordMessages.clearFilter)}</Button>}
    >
      {intl.formatMessage(m.noneInFilterHint)}
    </EmptyState>
  ) : (
    <EmptyState
      icon="box"
      title={intl.formatMessage(m.none)}
      action={
        mayWrite && (
          <Button icon="plus" onClick={add}>
            {intl.formatMessage(isGoods ? m.newGoods : m.newService)}
          </Button>
        )
      }
    >
      {intl.formatMessage(m.noneHint)}
    </EmptyState>
  )
  const dock =
    open === 'categories' ? (
      <CategoriesDock group={group} categories={view.categories} onClose={view.close} />
    ) : (
      open && <ProductDock group={group} open={open} known={rows?.find(({ _id }) => _id === open)} onClose={view.close} />
    )
  return (
    <ListPage
      title={title}
      dock={dock}
      strip={<OldFigures list={list} />}
      tools={
        <>
          <Select
            aria-label={intl.formatMessage(m.status)}
            value={status}
            onChange={(value) => change({ status: value, page: 1 })}
            options={[
              { value: 'active', label: intl.formatMessage(m.active) },
              { value: 'disabled', label: intl.formatMessage(m.disabled) },
            ]}
          />
          <SearchInput
            ref={search}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={view.typed}
            onChange={view.setTyped}
          />
          {mayWrite && (
            <Button kind="primary" icon="plus" kbd="N" onClick={add}>
              {intl.formatMessage(isGoods ? m.newGoods : m.newService)}
            </Button>
          )}
        </>
      }
      chips={
        <div className="products-categories">
          <Chips
            label={intl.formatMessage(m.category)}
            chosen={category}
            onChoose={(key) => change({ category: key, page: 1 })}
            chips={[
              { key: '', label: intl.formatMessage(m.allCategories) },
              ...(view.categories ?? []).map(({ _id, name }) => ({ key: _id, label: name })),
            ]}
          />
          {mayWrite && (
            <IconButton icon="tag" size="s" label={intl.formatMessage(m.categories)} onClick={() => view.openRow('categories')} />
          )}
        </div>
      }
      foot={
        <>
          <RangeOf page={page} size={pageSize} shown={rows?.length ?? 0} total={list.data?.total} />
          {isGoods && <CategoryStock categoryId={category} />}
          <Pagination page={page} pages={view.pages} onPage={(to) => change({ page: to })} />
        </>
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <DataTable
          label={title}
          columns={productColumns({ intl, locale, isGoods, seesCost, recent })}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={({ _id }) => view.openRow(_id)}
          sort={view.sort}
          onSort={view.onSort}
          live={live}
          busy={list.isFetching && !list.currentData}
          empty={empty}
          phone={(product) => (
            <PhoneRow
              name={product.name}
              amount={product.price !== undefined && <Amount value={product.price} />}
              about={<span className="cut">{product.category?.name ?? product.slug}</span>}
              owed={isGoods ? <StockCount product={product} intl={intl} locale={locale} /> : product.unit}
              who={recent.has(product._id) ? <JustDone recent={recent} id={product._id} /> : undefined}
            />
          )}
        />
      )}
    </ListPage>
  )
}

export const GoodsScreen = () => <ProductsScreen key="goods" group="goods" />
export const ServicesScreen = () => <ProductsScreen key="services" group="services" />
