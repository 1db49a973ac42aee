import type { Product } from '@shared/services/products.schema'
import { productsApi } from '../../../api/products'
import { stocksApi } from '../../../api/stocks'
import { inOrderOf, useRecentlyChosen } from '../../../components/recently-chosen'
import { useProductSearch } from '../../../components/product-search'
import { Amount } from '../../../ui/Amount/Amount'
import type { PickerOption } from '../../../ui/Picker/Picker'
import type { TradeGroup } from '../order-group'

const idPattern = /^[0-9a-f]{24}$/

/** Finding products for an order: by words, with what they sell for or cost, and by a code as a scanner or a sheet gives it. */
export const useOrderProducts = (group: TradeGroup) => {
  const { search: searchProducts, findBySku, toOption } = useProductSearch()
  const [find] = productsApi.useLazyFind()
  const [findUnits] = stocksApi.useLazyFind()

  const optionOf = (product: Product): PickerOption<Product> => ({
    ...toOption(product),
    aside: <Amount value={(group === 'sales' ? product.price : product.cost) ?? null} currency={false} />,
  })
  const search = async (text: string): Promise<PickerOption<Product>[]> => (await searchProducts(text)).map(({ data }) => optionOf(data))

  /** The one product with that SKU or name, or the product of that unit; null when there is none. */
  const byCode = async (code: string): Promise<Product | null> => {
    const text = code.trim()
    if (idPattern.test(text)) {
      const units = await findUnits({ _id: text, $limit: 1, $total: false }).unwrap()
      const productId = units.data[0]?.productId
      if (!productId) return null
      return (await find({ _id: productId, status: 'active', $limit: 1, $total: false }).unwrap()).data[0] ?? null
    }
    const bySku = await findBySku(text)
    if (bySku) return bySku
    const byName = await find({ status: 'active', name: text, $limit: 2, $total: false }).unwrap()
    return byName.data.length === 1 ? (byName.data[0] ?? null) : null
  }

  const chosen = useRecentlyChosen('products')
  const { data: known } = productsApi.useFind(
    { _id: { $in: [...chosen.ids].sort() }, status: 'active', $limit: chosen.ids.length, $total: false },
    { skip: chosen.ids.length === 0 },
  )
  return {
    search,
    byCode,
    /** Those one chose last, newest first. */
    recent: inOrderOf(chosen.ids, known?.data).map(optionOf),
    /** One was chosen. */
    note: chosen.note,
  }
}
