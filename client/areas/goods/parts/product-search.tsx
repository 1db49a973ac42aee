import type { Product } from '@shared/areas/goods/services/products'
import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import type { PickerOption } from '../../../ui/Picker/Picker'
import { useLocale } from '../../../ui/zone/zone-context'
import { pickMessages as m } from '../../../components/messages'

export interface ProductSearch {
  /** By words of name and SKU; the newest when nothing is typed. */
  search: (text: string) => Promise<PickerOption<Product>[]>
  toOption: (product: Product) => PickerOption<Product>
}

/** Finds active products, of one group or of both. Also feeds `LineItems`. */
export const useProductSearch = (group?: ProductGroup): ProductSearch => {
  const intl = useIntl()
  const locale = useLocale()
  const [find] = api.products.useLazyFind()
  const toOption = useCallback(
    (product: Product): PickerOption<Product> => ({
      value: product._id,
      label: product.name,
      detail:
        product.group === 'services'
          ? intl.formatMessage(m.service, { sku: product.slug })
          : intl.formatMessage(m.inStock, { sku: product.slug, count: formatQuantity(product.stockCount, locale) }),
      mark: <Avatar name={product.name} image={product.avatar} shape="square" size={28} goods />,
      ...(product.price === undefined ? null : { aside: <Amount value={product.price} /> }),
      data: product,
    }),
    [intl, locale],
  )
  const search = useCallback(
    async (text: string) => {
      const page = await find({ group, status: 'active', search: text.trim() || undefined, $limit: 20, $total: false }).unwrap()
      return page.data.map(toOption)
    },
    [find, group, toOption],
  )
  return { search, toOption }
}
