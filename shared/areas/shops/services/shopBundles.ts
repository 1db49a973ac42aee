import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  id,
  list,
  name,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Different goods in one bundle. */
export const MAX_BUNDLE_ITEMS = 50

const part = { productId: id('products'), quantity: whole({ minimum: 1, maximum: 1000, error: 'shops.bundle-quantity' }) }

export const shopBundle = shape({
  _id: id('shopBundles'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** As shops call it: the seller's SKU, or the name where there is none. */
  sku: text(),
  note: optional(text(500)),
  items: list(shape({ ...part, name: text() }), MAX_BUNDLE_ITEMS),
})
export type ShopBundle = Static<typeof shopBundle>

export const shopBundleCreate = shape({
  sku: name('shops.bundle-sku'),
  note: optional(text(500)),
  /** Names are the goods’ own, whatever is sent. */
  items: Type.Array(shape({ ...part, name: optional(text()) }), { minItems: 1, maxItems: MAX_BUNDLE_ITEMS, error: 'shops.bundle-items' }),
})
export type ShopBundleCreate = Static<typeof shopBundleCreate>
export const shopBundlePatch = Type.Partial(shape({ note: text(500), items: shopBundleCreate.properties.items }), {
  additionalProperties: false,
})
export type ShopBundlePatch = Static<typeof shopBundlePatch>

const sellers = ['/sales'] as const

/** Several of our goods that shops sell as one. */
export const shopBundles = defineService({
  path: 'shopBundles',
  scope: 'workspace',
  app: 'ecoms',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: shopBundle,
  create: shopBundleCreate,
  patch: shopBundlePatch,
  remove: 'hard',
  access: { find: sellers, get: sellers, create: sellers, patch: sellers, remove: sellers },
  filter: ['_id', 'sku', 'items.productId', 'created'],
  sort: ['_id', 'sku', 'created'],
  defaultSort: { _id: -1 },
  search: ['sku', 'items.name', 'note'],
  indexes: [{ fields: { sku: 1 }, unique: true, whenTaken: 'shops.bundle-taken' }],
  realtime: 'merge',
})
