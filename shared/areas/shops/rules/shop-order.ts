import { SHOP_STANDINGS, type ShopPlatform, type ShopStanding, type ShopTrouble } from '../../../foundation/documents/shop-platforms'

export interface ShopLine {
  /** The seller's SKU on the platform; '' where the seller gave none. */
  readonly sku: string
  readonly name: string
  /** Whole dong a piece, before vouchers. */
  readonly price: number
  readonly quantity: number
  /** Pieces that have left; of an order of which only a part has. */
  readonly shipped?: number
}

export interface ShopBuyer {
  readonly name: string
  readonly phone?: string
  readonly address?: string
}

/** An order as a platform told it at one moment, in words that all platforms share. */
export interface ShopOrder {
  readonly platform: ShopPlatform
  readonly code: string
  /** When the platform changed it last: ISO 8601, UTC. What is told of a later moment counts. */
  readonly version: string
  readonly created: string
  /** The platform's own word. */
  readonly word: string
  /** Null: it leaves the order where it stands. */
  readonly standing: ShopStanding | null
  readonly trouble?: ShopTrouble
  readonly lines: readonly ShopLine[]
  /** What the seller gave off: whole dong. What the platform gave off is the platform's. */
  readonly discount: number
  readonly buyer: ShopBuyer
  readonly tracking?: string
}

/** What the platform kept and paid of an order. */
export interface ShopPayout {
  readonly platform: ShopPlatform
  /** The order's. */
  readonly code: string
  /** Tells it from other payouts of the order. */
  readonly ref: string
  readonly at: string
  /** What came in: whole dong; below 0 what was taken back. */
  readonly amount: number
  /** What was kept, by its name at the platform; whole dong, above 0. */
  readonly fees: readonly { readonly name: string; readonly amount: number }[]
  /** The seller's own voucher, where only the payout tells it. */
  readonly discount?: number
}

const rankOf = (standing: ShopStanding | null): number => (standing === null ? -1 : SHOP_STANDINGS.indexOf(standing))

/** Of two standings the further one: an order never goes back. */
const furtherOf = (one: ShopStanding | null, other: ShopStanding | null): ShopStanding | null =>
  rankOf(one) >= rankOf(other) ? one : other

/** What decides whether something told is the latest. */
export type Reported = Pick<ShopOrder, 'version' | 'word' | 'standing'>

/**
 * What is known of an order after it was told once more, in whatever order: the details of the later moment count, and the furthest
 * standing. Of two words of one moment always the same one counts.
 */
export const afterReport = (
  before: Reported,
  reported: Reported,
): { readonly isLate: boolean; readonly standing: ShopStanding | null } => ({
  isLate: reported.version < before.version || (reported.version === before.version && reported.word < before.word),
  standing: furtherOf(before.standing, reported.standing),
})

/** Whether goods have left by then, all or a part. */
export const hasLeft = (standing: ShopStanding | null): boolean =>
  standing !== null && standing !== 'cancelled' && rankOf(standing) >= rankOf('partial-shipped')
