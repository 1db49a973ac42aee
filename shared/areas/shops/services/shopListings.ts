import type { Static } from '@sinclair/typebox'
import { LISTING_STATES } from '../rules/listings'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
import { defineService } from '../../../foundation/declaration/define-service'
import { id, instant, list, money, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

export const shopListing = shape({
  _id: id('shopListings'),
  ...workspaceFields,
  assetId: id('assets'),
  platformName: oneOf(SHOP_PLATFORMS),
  /** The platform's number of the goods and of their variant. */
  ref: text(100),
  /** The seller's SKU there; '' where there is none. */
  sku: text(),
  name: text(500),
  /** What buyers may order there, and what it costs there, when it was looked at last. */
  stock: whole(),
  price: money(),
  lookedAt: instant(),
  /** What it is by the books; absent: nobody knows. */
  items: optional(list(shape({ productId: id('products'), name: text(), quantity: whole() }), 50)),
  /** Pieces that nobody has ordered, in the warehouse that the shop's goods leave; absent: it is kept in no stock. */
  free: optional(whole()),
  /** What it costs by the books. */
  ownPrice: optional(money()),
  state: oneOf(LISTING_STATES),
  sentAt: optional(instant()),
  /** What the platform didn't take, and why; gone once it did. */
  failed: optional(shape({ at: instant(), message: text(300), stock: optional(whole()), price: optional(money()) })),
})
export type ShopListing = Static<typeof shopListing>

const sellers = ['/sales'] as const

/** What shops have on sale, beside the books. */
export const shopListings = defineService({
  path: 'shopListings',
  scope: 'workspace',
  app: 'ecoms',
  methods: ['find', 'get'],
  record: shopListing,
  access: { find: sellers, get: sellers },
  filter: ['_id', 'assetId', 'platformName', 'sku', 'state', 'items.productId', 'created'],
  sort: ['_id', 'sku', 'name', 'stock', 'free'],
  defaultSort: { name: 1, _id: 1 },
  search: ['sku', 'name', 'items.name'],
  indexes: [
    { fields: { assetId: 1, ref: 1 }, unique: true },
    { fields: { assetId: 1, state: 1, name: 1, _id: 1 } },
    { fields: { state: 1, name: 1, _id: 1 } },
  ],
  /** Pieces the platform counts besides those on sale, and where it keeps its count. */
  secret: { held: whole(), place: optional(text(100)) },
  realtime: 'merge',
})
