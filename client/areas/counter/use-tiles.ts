import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Product } from '@shared/areas/goods/services/products'
import { addDays } from '@shared/foundation/days/days'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../api/api'
import { useAppDispatch } from '../../api/use-app-dispatch'
import { useToday } from '../../ui/zone/zone-context'

/** Over how many days, today with them, it is counted what sells most. */
const SOLD_DAYS = 30
const TILES = 24

/** Tiles of what sells most; of everything; of one category by its id. */
export type TilesOf = 'best' | 'all' | (string & {})

/** The ids of what sold most lately, the most sold first; asked once, so that no sale makes the tiles move. Null until it is known. */
const useBestSellers = (): readonly string[] | null => {
  const today = useToday()
  const dispatch = useAppDispatch()
  const [best, setBest] = useState<readonly string[] | null>(null)
  useEffect(() => {
    dispatch(api.products.reportOnce('sales', { since: addDays(today, 1 - SOLD_DAYS), until: today }))
      .unwrap()
      .then(
        ({ data }) => setBest([...data].sort((a, b) => b.ordered - a.ordered).map(({ _id }) => _id)),
        // Then there is no order of its own.
        () => setBest([]),
      )
  }, [dispatch, today])
  return best
}

/** How many of each product stand where the shift's goods leave; of a company with one warehouse the product says it. */
const useStockHere = ({ warehouseId }: Pick<Shift, 'warehouseId'>): ((product: Product) => number) => {
  const warehouses = api.warehouses.useFind({ status: 'active', $limit: 0 })
  const isOne = (warehouses.data?.total ?? 1) < 2
  const { data } = api.stocks.useReport('levels', { warehouseId }, { skip: isOne })
  // Of thousands of goods: made once, not for each scan.
  const levels = useMemo(() => data && new Map(data.data.map(({ productId, count }) => [productId as string, count])), [data])
  return ({ _id, stockCount }) => (isOne || !levels ? stockCount : (levels.get(_id) ?? 0))
}

/** The tiles of a counter: what was looked for, else what sells most, a category, or everything. */
export const useTiles = (shift: Shift, search: string) => {
  const best = useBestSellers()
  const [chosen, setChosen] = useState<TilesOf>('best')
  const of: TilesOf = chosen === 'best' && best?.length === 0 ? 'all' : chosen
  const narrowed = search
    ? { search }
    : of === 'best'
      ? { _id: { $in: best?.slice(0, TILES) ?? [] } }
      : of === 'all'
        ? {}
        : { categoryId: of }
  const found = api.products.useFind(
    { status: 'active', $limit: TILES, $total: false, ...narrowed },
    { skip: !search && of === 'best' && best === null },
  )
  const stockHere = useStockHere(shift)
  const categories = api.categories.useFind({ $limit: -1, $sort: { name: 1 } })
  const products = found.currentData?.data ?? found.data?.data ?? []
  const rank = new Map(best?.map((id, at) => [id, at]))
  const shown =
    !search && of === 'best' ? [...products].sort((a, b) => (rank.get(a._id) ?? Infinity) - (rank.get(b._id) ?? Infinity)) : products
  return {
    products: shown,
    isFetching: found.isFetching || (best === null && !search),
    stockHere,
    of,
    choose: setChosen,
    categories: categories.data?.data ?? [],
    hasBest: best === null || best.length > 0,
  }
}
