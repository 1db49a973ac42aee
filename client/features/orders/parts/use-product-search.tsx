import type { Product } from '@shared/services/products.schema'
import { useIntl } from 'react-intl'
import { productsApi } from '../../../api/products'
import { stocksApi } from '../../../api/stocks'
import { formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import type { PickerOption } from '../../../ui/Picker/Picker'
import { useLocale } from '../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { TradeGroup } from '../order-group'

const idPattern = /^[0-9a-f]{24}$/

/** Finding products for an order: by words, and by a code as a scanner gives it (SKU, or the code of a unit). */
export const useProductSearch = (group: TradeGroup) => {
  const intl = useIntl()
  const locale = useLocale()
  const [find] = productsApi.useLazyFind()
  const [findUnits] = stocksApi.useLazyFind()

  const optionOf = (product: Product): PickerOption<Product> => ({
    value: product._id,
    label: product.name,
    detail: [
      product.slug,
      product.group === 'goods' ? intl.formatMessage(m.inStock, { count: formatQuantity(product.stockCount, locale) }) : intl.formatMessage(m.service),
    ].join(' · '),
    mark: <Avatar name={product.name} image={product.avatar} shape="square" size={26} />,
    aside: <Amount value={(group === 'sales' ? product.price : product.cost) ?? null} currency={false} />,
    data: product,
  })

  const search = async (text: string): Promise<PickerOption<Product>[]> => {
    const words = text.trim()
    const { data } = await find({ status: 'active', $limit: 8, $total: false, ...(words ? { search: words } : null) }).unwrap()
    return data.map(optionOf)
  }

  /** The one product with that SKU or name, or the product of that unit; null when there is none. */
  const byCode = async (code: string): Promise<Product | null> => {
    const text = code.trim()
    if (idPattern.test(text)) {
      const units = await findUnits({ _id: text, $limit: 1, $total: false }).unwrap()
      const productId = units.data[0]?.productId
      if (!productId) return null
      return (await find({ _id: productId, status: 'active', $limit: 1, $total: false }).unwrap()).data[0] ?? null
    }
    const bySku = await find({ status: 'active', slug: text.toUpperCase(), $limit: 1, $total: false }).unwrap()
    if (bySku.data[0]) return bySku.data[0]
    const byName = await find({ status: 'active', name: text, $limit: 2, $total: false }).unwrap()
    return byName.data.length === 1 ? (byName.data[0] ?? null) : null
  }

  return { search, byCode }
}
