import { aliasOf } from '@shared/areas/shops/rules/lines'
import type { Product } from '@shared/areas/goods/services/products'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { isApiError } from '../../api/api-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import type { BundleItem } from './components/bundle-items'
import type { UnknownRow } from './components/unknown-goods'
import { shopMessages as m } from './messages'

export type Repair = ReturnType<typeof useRepair>

/** One product of the books, several together, or one that is made now. */
type RepairWay = 'one' | 'several' | 'fresh'

/** Which product some goods of a shop are, as it is said; the guess is chosen first. @param done after they are repaired */
export const useRepair = (row: UnknownRow, done: () => void) => {
  const intl = useIntl()
  const sku = aliasOf(row)
  const guessed = api.products.useGet(row.guess?._id ?? '', { skip: !row.guess }).data
  const found = api.categories.useFind({ group: 'goods', $limit: 100, $total: false }).data?.data
  const categories = found ?? []
  /** A company that begins has no group of goods yet: the first is made with the product. */
  const isFirst = found?.length === 0
  const [createCategory] = api.categories.useCreate()
  const [firstCategory, setFirstCategory] = useState(() => intl.formatMessage(m.firstCategory))
  const [create] = api.products.useCreate()
  const [patch] = api.products.usePatch()
  const [bundle] = api.shopBundles.useCreate()
  const [items, setItems] = useState<BundleItem[]>([])
  const [way, setWay] = useState<RepairWay>('one')
  const [picked, setPicked] = useState<Product | null | undefined>(undefined)
  const [name, setName] = useState(row.name)
  const [price, setPrice] = useState<number | null>(row.price)
  const [category, setCategory] = useState('')
  const [busy, setBusy] = useState(false)
  const product = picked === undefined ? (guessed ?? null) : picked
  const categoryId = categories.find(({ _id }) => _id === category)?._id ?? categories[0]?._id
  const isReady = {
    one: product !== null,
    several: items.length > 0 && items.every(({ quantity }) => quantity > 0),
    fresh: name.trim() !== '' && !Number.isNaN(price) && (isFirst ? firstCategory.trim() !== '' : categoryId !== undefined),
  }[way]

  const makeIt = async (): Promise<Product | null> => {
    const into = isFirst ? (await createCategory({ group: 'goods', name: firstCategory.trim() }).unwrap())._id : categoryId
    if (!into) return null
    const priced = price === null ? null : { price: dong(price) }
    return create({ group: 'goods', categoryId: into, name: name.trim(), ...priced }).unwrap()
  }

  const nameIt = async (): Promise<void> => {
    if (way === 'several') {
      await bundle({ sku, items: items.map(({ productId, quantity }) => ({ productId, quantity })) }).unwrap()
      return
    }
    const known = way === 'one' ? product : await makeIt()
    if (known) await patch({ id: known._id, data: { aliasForItems: [...new Set([...(known.aliasForItems ?? []), sku])] } }).unwrap()
  }

  const repair = async (): Promise<void> => {
    if (!isReady || busy) return
    setBusy(true)
    try {
      await nameIt()
      toastDone(intl.formatMessage(m.repaired, { sku }))
      done()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    sku,
    busy,
    isReady,
    repair,
    way,
    setWay,
    product,
    setPicked,
    items,
    setItems,
    name,
    setName,
    price,
    setPrice,
    categories,
    categoryId,
    setCategory,
    isFirst,
    firstCategory,
    setFirstCategory,
  }
}
