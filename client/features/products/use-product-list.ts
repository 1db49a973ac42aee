import type { ProductGroup } from '@shared/services/categories'
import { useCallback } from 'react'
import { categoriesApi } from '../../api/categories'
import { productsApi } from '../../api/products'
import type { WireQuery } from '../../api/wire-query'
import { useSettled } from '../../lib/use-settled'
import { useUrlQuery } from '../../lib/use-url-query'
import type { Sort } from '../../ui/DataTable/DataTable'

export const pageSize = 50
const defaults = { q: '', category: '', status: 'active', sort: 'name', page: 1, open: '' }

const sortQuery = (sort: string): WireQuery => (sort.startsWith('-') ? { [sort.slice(1)]: -1 } : { [sort]: 1 })

/** The list of a group of products: what the address asks for, and the server's answer. */
export const useProductList = (group: ProductGroup) => {
  const [state, change] = useUrlQuery(defaults)
  const { q, category, status, sort, page, open } = state
  const settle = useCallback((text: string) => change({ q: text, page: 1 }), [change])
  const [typed, setTyped] = useSettled(q, settle)
  const list = productsApi.useFind({
    group,
    status,
    ...(category ? { categoryId: category } : null),
    ...(q ? { search: q } : null),
    $sort: sortQuery(sort),
    $limit: pageSize,
    ...(page > 1 ? { $skip: (page - 1) * pageSize } : null),
  })
  const categories = categoriesApi.useFind({ group, $sort: { name: 1 }, $limit: -1 })
  const isFiltered = q !== '' || category !== '' || status !== 'active'
  return {
    state,
    change,
    typed,
    setTyped,
    list,
    categories: categories.data?.data,
    isFiltered,
    pages: Math.ceil((list.data?.total ?? 0) / pageSize),
    sort: { key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'down' : 'up' } satisfies Sort as Sort,
    onSort: ({ key, direction }: Sort) => change({ sort: direction === 'down' ? `-${key}` : key, page: 1 }),
    clear: () => {
      setTyped('')
      change({ q: '', category: '', status: 'active', page: 1 })
    },
    openRow: (id: string) => change({ open: id }, { push: open === '' }),
    close: () => change({ open: '' }),
  }
}

export type ProductList = ReturnType<typeof useProductList>
