import { fold } from '../text/fold'
import type { ShopLine } from './shop-order'

/** A product as far as its names on platforms go. */
export interface NamedProduct {
  readonly _id: string
  readonly slug: string
  readonly aliasForItems?: readonly string[] | undefined
}

const keyOf = (word: string): string => fold(word).replace(/\s+/g, ' ').trim()

/** Finds products by what shops call them. */
export type ShopNames = (line: Pick<ShopLine, 'sku' | 'name'>) => string | null

/** The product that goods of a shop are: by SKU, by a name given once for all, then by the whole name on the platform. Null: nobody knows. */
export const shopNames = (products: readonly NamedProduct[]): ShopNames => {
  const byWord = new Map<string, string>()
  const add = (word: string, _id: string) => {
    const key = keyOf(word)
    if (key !== '' && !byWord.has(key)) byWord.set(key, _id)
  }
  for (const { _id, aliasForItems = [] } of products) for (const alias of aliasForItems) add(alias, _id)
  for (const { _id, slug } of products) add(slug, _id)
  return ({ sku, name }) => byWord.get(keyOf(sku)) ?? byWord.get(keyOf(name)) ?? null
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
