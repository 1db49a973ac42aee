import type { OrderStatus } from './order-statuses'

/** The marketplaces a shop may stand on. */
export const SHOP_PLATFORMS = ['lazada', 'shopee', 'tiki'] as const
export type ShopPlatform = (typeof SHOP_PLATFORMS)[number]

/** As they write themselves; also what their orders and entries are named after. */
export const PLATFORM_NAMES: Readonly<Record<ShopPlatform, string>> = { lazada: 'Lazada', shopee: 'Shopee', tiki: 'Tiki' }

/** Groups of assets that may be a shop: an agent that sells for us, or something we own or rent. */
export const SHOP_GROUPS = ['Sales Agents', 'Owned Assets', 'Rented Assets'] as const
export type ShopGroup = (typeof SHOP_GROUPS)[number]

export const isShopGroup = (group: string): group is ShopGroup => SHOP_GROUPS.some((each) => each === group)

/** What may be asked of a shop at once: `GET assets/:id?sync=shopeeOrders`. */
export const SHOP_SYNCS = SHOP_PLATFORMS.flatMap((platform) => [`${platform}Orders`, `${platform}Payments`] as const)
export type ShopSync = (typeof SHOP_SYNCS)[number]

/** A word of `sync` in its parts; null for one there isn't. */
export const syncOf = (word: string): { readonly platform: ShopPlatform; readonly what: 'Orders' | 'Payments' } | null => {
  if (!SHOP_SYNCS.some((each) => each === word)) return null
  const what = word.endsWith('Orders') ? 'Orders' : 'Payments'
  const platform = SHOP_PLATFORMS.find((each) => word === `${each}${what}`)
  return platform ? { platform, what } : null
}

/** Where an order of a shop stands, from the first to the last. */
export const SHOP_STANDINGS = [
  'new-order',
  'confirmed',
  'processing',
  'processed',
  'partial-shipped',
  'shipped',
  'delivered',
  'returning',
  'returned',
  'cancelled',
] as const satisfies readonly OrderStatus[]
export type ShopStanding = (typeof SHOP_STANDINGS)[number]

/** What only a person can settle: goods that the carrier lost, or an order the platform holds. */
export const SHOP_TROUBLES = ['lost', 'held'] as const
export type ShopTrouble = (typeof SHOP_TROUBLES)[number]
