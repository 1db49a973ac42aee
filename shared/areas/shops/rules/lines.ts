import { allocate } from '../../../foundation/money/money'
import { fold } from '../../../foundation/text/fold'
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
  // Of two that claim a name the older has it, in whatever order they come.
  const byAge = products.toSorted((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
  for (const { _id, aliasForItems = [] } of byAge) for (const alias of aliasForItems) add(alias, [partOf(_id, 1)])
  for (const { _id, slug } of byAge) add(slug, [partOf(_id, 1)])
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

/** How much of what a name says: `1 kg` and `1000g` are the same mass. */
const measures: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  mg: ['mass', 0.001],
  g: ['mass', 1],
  gr: ['mass', 1],
  gam: ['mass', 1],
  gram: ['mass', 1],
  kg: ['mass', 1000],
  ky: ['mass', 1000],
  ki: ['mass', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  lit: ['volume', 1000],
  mm: ['length', 0.1],
  cm: ['length', 1],
  m: ['length', 100],
}
const MEASURED = /(\d+(?:[.,]\d+)?)\s*([a-z]+)/g

/** The measures in a name, as `mass 1000`. */
const measuresIn = (text: string): Map<string, Set<number>> => {
  const found = new Map<string, Set<number>>()
  for (const [, number = '', unit = ''] of keyOf(text).matchAll(MEASURED)) {
    const [kind, factor] = measures[unit] ?? []
    if (kind === undefined || factor === undefined) continue
    const amount = Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000
    found.set(kind, (found.get(kind) ?? new Set()).add(amount))
  }
  return found
}

/** By how much names are more alike, or less, for saying the same quantity or another. */
const QUANTITY_WEIGHT = 0.2

const quantityWeight = (one: string, other: string): number => {
  const [first, second] = [measuresIn(one), measuresIn(other)]
  const both = [...first].flatMap(([kind, amounts]) => {
    const others = second.get(kind)
    return others ? [[...amounts].some((amount) => others.has(amount))] : []
  })
  return both.length === 0 ? 0 : both.every((same) => same) ? QUANTITY_WEIGHT : -QUANTITY_WEIGHT
}

/** The product that goods of a shop are most like, of equally like ones the first by its code; null when none is like them at all. */
export const guessProduct = <P extends { readonly name: string; readonly slug: string }>(
  { sku, name }: Pick<ShopLine, 'sku' | 'name'>,
  products: readonly P[],
): P | null => {
  let best: { readonly product: P; readonly likeness: number } | null = null
  for (const product of products.toSorted((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0))) {
    const [skuWords, slugWords] = [sku.replace(/[-_]/g, ' '), product.slug.replace(/_/g, ' ')]
    const likeness =
      Math.max(likenessOf(name, product.name), likenessOf(skuWords, slugWords)) +
      quantityWeight(`${name} ${skuWords}`, `${product.name} ${slugWords}`)
    if (likeness >= LIKE_ENOUGH && likeness > (best?.likeness ?? 0)) best = { product, likeness }
  }
  return best?.product ?? null
}
