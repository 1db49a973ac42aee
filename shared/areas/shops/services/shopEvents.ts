import type { Static } from '@sinclair/typebox'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
import { SHOP_EVENT_KINDS, SHOP_OUTCOMES } from '../rules/events'
import { ORDER_STATUSES } from '../../../foundation/documents/order-statuses'
import { defineService, report } from '../../../foundation/declaration/define-service'
import { id, instant, list, money, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

export const shopEvent = shape({
  _id: id('shopEvents'),
  ...workspaceFields,
  assetId: id('assets'),
  platformName: oneOf(SHOP_PLATFORMS),
  kind: oneOf(SHOP_EVENT_KINDS),
  /** When it happened there; `created` is when it was heard of here. */
  at: instant(),
  /** The platform's own word: the status of an order, say. */
  word: text(),
  /** What it is about there: the number of an order. */
  code: text(100),
  /** How often it was told; it counted once. */
  times: whole(),
  /** What the books did with it. */
  outcome: oneOf(SHOP_OUTCOMES),
  orderId: optional(id('orders')),
  order_number: optional(text(20)),
  status: optional(oneOf(ORDER_STATUSES)),
  /** Pieces of goods. */
  pieces: optional(whole()),
  amount: optional(money()),
  fee: optional(money()),
  /** The number of the entry that money was entered by. */
  voucher: optional(text(20)),
  /** Goods that nobody knows, or of which too few are there. */
  goods: optional(text(500)),
  /** Why it couldn't be done: a code of the catalogue, and the text. */
  reason: optional(shape({ code: text(60), en: text(500), vi: text(500) })),
})
export type ShopEvent = Static<typeof shopEvent>

const sellers = ['/sales'] as const

/** Everything that marketplaces told of their shops, and what the books did with it. */
export const shopEvents = defineService({
  path: 'shopEvents',
  scope: 'workspace',
  app: 'ecoms',
  methods: ['find', 'get'],
  record: shopEvent,
  access: { find: sellers, get: sellers },
  filter: ['_id', 'assetId', 'platformName', 'kind', 'outcome', 'code', 'orderId', 'at', 'created'],
  sort: ['_id', 'at', 'created'],
  defaultSort: { at: -1, _id: -1 },
  search: ['code', 'order_number', 'goods', 'voucher'],
  indexes: [
    { fields: { assetId: 1, key: 1 }, unique: true },
    { fields: { at: -1, _id: -1 } },
    { fields: { assetId: 1, at: -1, _id: -1 } },
    { fields: { outcome: 1, at: -1 } },
  ],
  /** What was sent, as it was sent; and what tells one event from another. */
  secret: { payload: text(2_000_000), key: text(300) },
  reports: {
    /** How many events of the last 7 days there are of each kind, of a shop or of all, and how many need somebody. */
    counts: report({
      access: sellers,
      parameters: { assetId: optional(id('assets')) },
      result: shape({ total: whole(), kinds: list(shape({ _id: oneOf(SHOP_EVENT_KINDS), count: whole() }), 10), open: whole() }),
      sources: ['shopEvents'],
    }),
  },
  realtime: 'merge',
})
