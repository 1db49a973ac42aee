import { allocate } from '../money/money'
import { fold } from '../text/fold'
import type { ShopLine } from './shop-order'

/** A product as far as its names on platforms go. */
export interface NamedProduct {
  readonly _id: string
  readonly slug: string
  readonly aliasForItems?: readonly string[] | undefined
  readonly price?: number | undefined
}

/** What one SKU of a shop is made of, where it is several of our goods. */
export interface NamedBundle {
  readonly sku: string
  readonly items: readonly { readonly productId: string; readonly quantity: number }[]
}

/** So many pieces of a product in one piece of what a shop sells; `price`: of one by the books. */
export interface BundlePart {
  readonly productId: string
  readonly quantity: number
  readonly price: number
}

const keyOf = (word: string): string => fold(word).replace(/\s+/g, ' ').trim()

/** Finds what goods of a shop are by what the shop calls them. */
export type ShopNames = (line: Pick<ShopLine, 'sku' | 'name'>) => readonly BundlePart[] | null

/**
 * What goods of a shop are: a bundle by its SKU, else a product by SKU, by a name given once for all, then by the whole name on the
 * platform. Null: nobody knows.
 */
export const shopNames = (products: readonly NamedProduct[], bundles: readonly NamedBundle[] = []): ShopNames => {
  const byWord = new Map<string, readonly BundlePart[]>()
  const add = (word: string, parts: readonly BundlePart[]) => {
    const key = keyOf(word)
    if (key !== '' && !byWord.has(key)) byWord.set(key, parts)
  }
  const prices = new Map(products.map(({ _id, price = 0 }) => [_id, price]))
  const partOf = (productId: string, quantity: number): BundlePart => ({ productId, quantity, price: prices.get(productId) ?? 0 })
  for (const { sku, items } of bundles)
    // A bundle with goods that nobody sells any more is nothing anybody knows.
    if (items.every(({ productId }) => prices.has(productId)))
      add(
        sku,
        items.map(({ productId, quantity }) => partOf(productId, quantity)),
      )
  for (const { _id, aliasForItems = [] } of products) for (const alias of aliasForItems) add(alias, [partOf(_id, 1)])
  for (const { _id, slug } of products) add(slug, [partOf(_id, 1)])
  return ({ sku, name }) => byWord.get(keyOf(sku)) ?? byWord.get(keyOf(name)) ?? null
}

/**
 * Unit prices of the parts of a bundle, in the proportion of what they cost by themselves.
 * @param price of one bundle, whole dong
 * @returns whole dong for each part, and `over`: by how much they come to more than the bundle, where whole dong can't be split
 */
export const bundlePrices = (
  price: number,
  parts: readonly BundlePart[],
): { readonly prices: readonly number[]; readonly over: number } => {
  const shares = allocate(
    price,
    parts.map(({ quantity, price: own }) => quantity * own),
  )
  const prices = parts.map(({ quantity }, at) => Math.ceil((shares[at] ?? 0) / quantity))
  return { prices, over: parts.reduce((sum, { quantity }, at) => sum + quantity * (prices[at] ?? 0), 0) - price }
}

/** What goods without a known product are called when they are repaired: their SKU, else their name. */
export const aliasOf = ({ sku, name }: Pick<ShopLine, 'sku' | 'name'>): string => sku || name

/** How alike two names are, 0 to 1: the share of words that both have. */
export const likenessOf = (one: string, other: string): number => {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const shared = [...first].filter((word) => second.has(word)).length
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size)
}

const wordsOf = (text: string): Set<string> => new Set(keyOf(text).match(/[\p{L}\p{N}]+/gu) ?? [])

const LIKE_ENOUGH = 0.4

/** The product that goods of a shop are most like; null when none is like them at all. */
export const guessProduct = <P extends { readonly name: string; readonly slug: string }>(
  { sku, name }: Pick<ShopLine, 'sku' | 'name'>,
  products: readonly P[],
): P | null => {
  let best: { readonly product: P; readonly likeness: number } | null = null
  for (const product of products) {
    const likeness = Math.max(likenessOf(name, product.name), likenessOf(sku.replace(/[-_]/g, ' '), product.slug.replace(/_/g, ' ')))
    if (likeness >= LIKE_ENOUGH && likeness > (best?.likeness ?? 0)) best = { product, likeness }
  }
  return best?.product ?? null
}
