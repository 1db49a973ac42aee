import type { ShopPlatform, ShopStanding, ShopTrouble } from '../../../foundation/documents/shop-platforms'

/** Words of Shopee for an order. Null: it leaves the order where it stands. */
export const SHOPEE_WORDS: Readonly<Record<string, ShopStanding | null>> = {
  UNPAID: 'new-order',
  PENDING: 'new-order',
  INVOICE_PENDING: 'new-order',
  READY_TO_SHIP: 'confirmed',
  RETRY_SHIP: 'confirmed',
  PROCESSED: 'processed',
  SHIPPED: 'shipped',
  TO_CONFIRM_RECEIVE: 'delivered',
  COMPLETED: 'delivered',
  IN_CANCEL: null,
  CANCELLED: 'cancelled',
  TO_RETURN: 'returning',
}

/** Buyers who send goods back: where that stands, by Shopee's word; others change nothing. */
export const SHOPEE_RETURNS: Readonly<Record<string, ShopStanding>> = {
  REQUESTED: 'returning',
  ACCEPTED: 'returning',
  PROCESSING: 'returning',
  JUDGING: 'returning',
  SELLER_DISPUTE: 'returning',
  REFUND_PAID: 'returned',
  CLOSED: 'returned',
}

/** Words of Tiki for an order; `holded` leaves it where it stands. */
export const TIKI_WORDS: Readonly<Record<string, ShopStanding>> = {
  queueing: 'new-order',
  paid: 'confirmed',
  picking: 'processing',
  packaging: 'processing',
  finished_packing: 'processed',
  ready_to_ship: 'processed',
  handover_to_partner: 'shipped',
  shipping: 'shipped',
  successful_delivery: 'delivered',
  delivered: 'delivered',
  complete: 'delivered',
  returned: 'returned',
  canceled: 'cancelled',
  closed: 'cancelled',
}

/** Words of Lazada for an item of an order. */
export const LAZADA_WORDS: Readonly<Record<string, ShopStanding>> = {
  unpaid: 'new-order',
  pending: 'confirmed',
  topack: 'confirmed',
  packed: 'processing',
  repacked: 'processing',
  ready_to_ship_pending: 'processed',
  ready_to_ship: 'processed',
  toship: 'processed',
  shipped: 'shipped',
  delivered: 'delivered',
  confirmed: 'delivered',
  failed_delivery: 'returning',
  failed: 'returning',
  shipped_back: 'returning',
  shipped_back_success: 'returned',
  returned: 'returned',
  canceled: 'cancelled',
}
/** Words of Lazada for an item that is gone. */
export const LAZADA_LOST: readonly string[] = ['shipped_back_failed', 'lost_by_3pl', 'damaged_by_3pl', 'package_scrapped']

const has = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined => (Object.hasOwn(table, word) ? table[word] : undefined)

const RETURN = /^RETURN_/

const oneOf: Readonly<Record<ShopPlatform, (word: string) => ShopStanding | ShopTrouble | null>> = {
  shopee: (word) => {
    if (word === 'IN_CANCEL') return 'held'
    return (RETURN.test(word) ? has(SHOPEE_RETURNS, word.replace(RETURN, '')) : has(SHOPEE_WORDS, word)) ?? null
  },
  tiki: (word) => (word === 'holded' ? 'held' : (has(TIKI_WORDS, word) ?? null)),
  lazada: (word) => (LAZADA_LOST.includes(word) ? 'lost' : (has(LAZADA_WORDS, word) ?? null)),
}

/** What a marketplace's own words for an order come to in ours, each once; words that nobody knows are left out. */
export const meantBy = (platform: ShopPlatform, words: string): (ShopStanding | ShopTrouble)[] => [
  ...new Set(words.split(', ').flatMap((word) => oneOf[platform](word) ?? [])),
]
