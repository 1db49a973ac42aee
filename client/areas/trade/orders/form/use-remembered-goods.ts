import type { Product } from '@shared/areas/goods/services/products'
import { api } from '../../../../api/api'

/** So many of a supplier's last purchases are looked through. */
const LAST_PURCHASES = 50

interface Bought {
  readonly items: readonly { readonly aliasName?: string | undefined; readonly productId?: string | undefined }[]
}

/** By what the supplier's invoices call them: the goods that were entered for it, by the latest purchase. */
export const goodsByAlias = (latestFirst: readonly Bought[]): ReadonlyMap<string, string> => {
  const known = new Map<string, string>()
  for (const { items } of latestFirst)
    for (const { aliasName, productId } of items) if (aliasName && productId && !known.has(aliasName)) known.set(aliasName, productId)
  return known
}

/** Finds what lines of a supplier's invoice were matched with before: one for each name, null where none was. */
export const useRememberedGoods = (): ((supplierId: string, names: readonly string[]) => Promise<(Product | null)[]>) => {
  const [findOrders] = api.orders.useLazyFind()
  const [findProducts] = api.products.useLazyFind()
  return async (supplierId, names) => {
    const purchases = await findOrders({
      group: 'purchases',
      supplierId,
      $sort: { created: -1 },
      $limit: LAST_PURCHASES,
      $total: false,
      $select: ['items'],
    }).unwrap()
    const known = goodsByAlias(purchases.data)
    const wanted = [...new Set(names.flatMap((name) => known.get(name) ?? []))]
    if (wanted.length === 0) return names.map(() => null)
    const { data } = await findProducts({ _id: { $in: wanted }, status: 'active', $limit: wanted.length, $total: false }).unwrap()
    return names.map((name) => data.find(({ _id }) => _id === known.get(name)) ?? null)
  }
}
