import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { pieces } from '@shared/foundation/documents/order-lines'
import type { CartLine } from '../carts'

/** What of a line can't be handed over, above 0. */
export interface Lacking {
  readonly index: number
  readonly quantity: number
}

/** Other goods in place of those that aren't there. */
export interface Instead {
  readonly product: Pick<Product, '_id' | 'name' | 'price' | 'vatRate' | 'vatReduced' | 'categoryId'>
  /** Null while nothing is typed, NaN while it can't be read. */
  readonly quantity: number | null
  /** Of one, in whole dong; likewise. */
  readonly price: number | null
}

/** Whether what is typed of other goods can be sold. */
export const isWhole = ({ quantity, price }: Instead): boolean => quantity !== null && quantity > 0 && price !== null && price >= 0

type Item = Order['items'][number]

/**
 * Which lines lack what: of goods what isn't in the warehouse, the later lines of a product first; of what is no longer sold all of it.
 * @param here by product, how many stand in the warehouse
 */
export const lackingOf = (items: readonly Item[], here: ReadonlyMap<string, number>): Lacking[] => {
  const left = new Map(here)
  return items.flatMap(({ productId, group, quantity }, index) => {
    if (!productId) return group === 'others' ? [{ index, quantity }] : []
    if (group !== 'goods') return []
    const there = Math.max(0, left.get(productId) ?? 0)
    left.set(productId, there - quantity)
    return there < quantity ? [{ index, quantity: pieces(quantity - there) }] : []
  })
}

const keptOfItem = (item: Item, index: number, lacking: readonly Lacking[]): Pick<Item, 'quantity' | 'quantityGift'> => {
  const lacks = lacking.find((each) => each.index === index)?.quantity ?? 0
  const quantity = pieces(item.quantity - lacks)
  return { quantity, quantityGift: Math.min(item.quantityGift, quantity) }
}

/** The lines of a sale as they are sent, without what lacks, and with what goes instead. */
export const settledItems = (items: readonly Item[], lacking: readonly Lacking[], instead: Instead | null) => [
  ...items.flatMap((item, index) => {
    const kept = keptOfItem(item, index, lacking)
    return kept.quantity > 0 ? [{ ...item, ...kept }] : []
  }),
  ...(instead ? [{ productId: instead.product._id, quantity: instead.quantity ?? 0, price: instead.price ?? 0 }] : []),
]

/** The same as lines of a sale at the counter: what it comes to is reckoned of them. */
export const settledLines = (items: readonly Item[], lacking: readonly Lacking[], instead: Instead | null): CartLine[] => [
  ...items.flatMap((item, index): CartLine[] => {
    const { quantity, quantityGift } = keptOfItem(item, index, lacking)
    const { productId = '', name, price = 0, vatRate, vatReduced } = item
    return quantity > 0
      ? [{ productId, name, price, listPrice: price, quantity: pieces(quantity - quantityGift), gift: quantityGift, vatRate, vatReduced }]
      : []
  }),
  ...(instead
    ? [
        {
          productId: instead.product._id,
          name: instead.product.name,
          price: instead.price ?? 0,
          listPrice: instead.price ?? 0,
          quantity: instead.quantity ?? 0,
          vatRate: instead.product.vatRate,
          vatReduced: instead.product.vatReduced,
          categoryId: instead.product.categoryId,
        },
      ]
    : []),
]
