import { needImport } from './stock'

/** What one unit of a product uses up of another. */
export interface Part {
  readonly productId: string
  /** Pieces, at least 1. */
  readonly quantity: number
}

/** A product as the need of it is worked out. */
export interface Stocked {
  readonly _id: string
  readonly stockCount: number
  /** Pieces ordered in open sales and not shipped yet. */
  readonly notshipped: number
  readonly subItems?: readonly Part[] | undefined
}

export interface Need {
  readonly notshipped: number
  /** Pieces that the missing units of products made of it use up. */
  readonly used: number
  /** Pieces to be brought in: what is not shipped and what is used, less the stock; 0 where there is enough. */
  readonly needImport: number
}

/** Whether these parts of a product lead back to itself, at any depth. */
export function leadsBack(productId: string, parts: readonly Part[], partsOf: (id: string) => readonly Part[]): boolean {
  const seen = new Set<string>()
  const reaches = (id: string, own: readonly Part[]): boolean =>
    own.some((part) => {
      if (part.productId === productId) return true
      if (seen.has(part.productId)) return false
      seen.add(part.productId)
      return reaches(part.productId, partsOf(part.productId))
    })
  return reaches(productId, parts)
}

/**
 * What has to be brought in of each product: a product that is short passes what it lacks on to its parts, at any depth.
 * @param products with parts that never lead back to themselves
 */
export function needsOf(products: readonly Stocked[]): Map<string, Need> {
  const known = new Map(products.map((product) => [product._id, product]))
  const used = new Map<string, number>()
  const needs = new Map<string, Need>()
  for (const { _id, stockCount, notshipped, subItems = [] } of usersFirst(products, known)) {
    const own = used.get(_id) ?? 0
    const short = needImport(notshipped + own, stockCount)
    needs.set(_id, { notshipped, used: own, needImport: short })
    for (const { productId, quantity } of subItems) used.set(productId, (used.get(productId) ?? 0) + short * quantity)
  }
  return needs
}

/** The products in an order in which each stands before its parts. */
function usersFirst(products: readonly Stocked[], known: ReadonlyMap<string, Stocked>): Stocked[] {
  const placed = new Set<string>()
  const order: Stocked[] = []
  const place = (product: Stocked): void => {
    if (placed.has(product._id)) return
    placed.add(product._id)
    for (const { productId } of product.subItems ?? []) {
      const part = known.get(productId)
      if (part) place(part)
    }
    order.unshift(product)
  }
  for (const product of products) place(product)
  return order
}
