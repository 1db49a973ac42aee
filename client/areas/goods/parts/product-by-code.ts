import type { ProductGroup } from '@shared/areas/goods/services/categories'
import type { Product } from '@shared/areas/goods/services/products'
import { api } from '../../../api/api'

/** Finds the product that a scanned or typed code stands for: by its SKU, else by its barcode. */
export const useProductByCode = () => {
  const [find] = api.products.useLazyFind()
  return async (code: string, group?: ProductGroup): Promise<Product | undefined> => {
    const one = async (by: { slug: string } | { barcode: string }): Promise<Product | undefined> =>
      (await find({ ...by, group, $limit: 1, $total: false }).unwrap()).data[0]
    return (await one({ slug: code.toUpperCase() })) ?? one({ barcode: code })
  }
}
