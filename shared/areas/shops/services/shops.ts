import type { Static } from '@sinclair/typebox'
import { ORDER_STATUSES } from '../../../foundation/documents/order-statuses'
import { SETTLEMENT_STATES } from '../rules/settlement'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import {
  day,
  flag,
  id,
  instant,
  list,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** `connected`: orders come in; `expired`: the platform wants to be asked anew; `off`: it was disconnected. */
export const SHOP_STATES = ['connected', 'expired', 'off'] as const
export const SHOP_WORK = ['Orders', 'Payments', 'Goods'] as const
/** What shops are told of their goods. */
export const SHOP_TELLS = ['stock', 'price'] as const
/** Listings that are told at once on demand. */
export const MAX_SENT = 200
/** Orders that are told beside what was paid for them; the figures count all. */
export const MAX_SETTLED = 5000

export const shop = shape({
  _id: id('shops'),
  ...workspaceFields,
  ...updaterFields,
  /** The asset that is the shop. */
  assetId: id('assets'),
  asset: optional(shape({ _id: id('assets'), name: text(), group: text(), avatar: optional(text(300)) })),
  platformName: oneOf(SHOP_PLATFORMS),
  /** The shop's number on the platform. */
  code: text(100),
  state: oneOf(SHOP_STATES),
  connected: instant(),
  /** Until when the platform goes on without being asked anew; absent: it doesn't say. */
  tokenEnds: optional(instant()),
  expiredAt: optional(instant()),
  /** Where its goods leave. */
  warehouseId: optional(id('warehouses')),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  /** Who its orders are settled with. */
  agentId: id('assets'),
  /** Of funds, that payouts come into. */
  label: optional(text(60)),
  paused: optional(flag()),
  /** It is told what is free of its goods, and what they cost, whenever that changes here. */
  sendsStock: optional(flag()),
  sendsPrices: optional(flag()),
  /** For colleagues. */
  note: optional(text(2000)),
  /** While something is fetched: what, and how much of how many. */
  fetching: optional(shape({ what: oneOf(SHOP_WORK), done: whole(), total: whole(), since: instant() })),
  syncedAt: optional(instant()),
  /** The last time something went wrong, in English and Vietnamese; gone once it went well. */
  failed: optional(shape({ at: instant(), message: text(300), vi: optional(text(300)) })),
  ordersSince: optional(instant()),
  paymentsSince: optional(instant()),
  /** When what it has on sale was looked at last. */
  listedAt: optional(instant()),
})
export type Shop = Static<typeof shop>

export const shopPatch = shape({
  warehouseId: optional(id('warehouses')),
  label: optional(orNull(text(60))),
  paused: optional(flag()),
  sendsStock: optional(flag()),
  sendsPrices: optional(flag()),
  note: optional(text(2000)),
  /** Does an event of its journal once more. */
  replay: optional(id('shopEvents')),
  /** Fetches what the platform has by now; answered when it is done. */
  fetch: optional(oneOf(SHOP_WORK)),
  /** Tells these listings of its now what is free, or what they cost; answered when it is done. */
  send: optional(shape({ what: oneOf(SHOP_TELLS), ids: list(id('shopListings'), MAX_SENT) })),
})
export type ShopPatch = Static<typeof shopPatch>

const sellers = ['/sales'] as const

/** What a platform paid of orders, what it kept, and what it still owes. */
const settled = { total: money(), paidOut: money(), fees: money(), unexplained: money(), owed: money() }

export const shops = defineService({
  path: 'shops',
  scope: 'workspace',
  app: 'ecoms',
  methods: ['find', 'get', 'patch'],
  record: shop,
  patch: shopPatch,
  commands: { patch: { replay: {}, fetch: {}, send: {} } },
  access: { find: sellers, get: sellers, patch: sellers },
  filter: ['_id', 'assetId', 'platformName', 'state'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  references: {
    assetId: { service: 'assets', as: 'asset', fields: ['name', 'group', 'avatar'], keep: 'live' },
    warehouseId: { service: 'warehouses', as: 'warehouse', fields: ['name'], keep: 'live', whenRemoved: 'warehouses.removed' },
  },
  indexes: [
    { fields: { assetId: 1 }, unique: true },
    { fields: { platformName: 1, code: 1 }, acrossWorkspaces: true },
    { fields: { state: 1 }, acrossWorkspaces: true },
  ],
  staysHere: ['token'],
  secret: {
    /** Sealed: what the platform knows this installation by. */
    token: optional(text(8000)),
    /** Where fetching broke off. */
    place: optional(text(1000)),
    /** What the platform keeps for us until it is asked, and up to where all of it was kept. */
    queue: optional(shape({ name: text(200), ack: orNull(text(500)) })),
    /** When whoever fetches from it said so last. */
    beat: optional(instant()),
    /** Of records of older versions: it was connected a moment ago, and nothing was fetched since. */
    isFresh: optional(flag()),
    /** Before when its platform asks to be left alone. */
    sendAfter: optional(instant()),
  },
  takenIn: {
    without: ['token', 'place', 'queue', 'beat', 'isFresh', 'sendAfter', 'fetching', 'tokenEnds'],
    becomes: { state: { connected: 'expired' } },
  },
  reports: {
    /** Of each shop: today's orders, and what was delivered or is on its way and isn't paid out. */
    figures: report({
      access: sellers,
      parameters: {},
      result: shape({
        data: list(shape({ _id: id('shops'), orders: whole(), total: money(), unsettled: money(), errors: whole() }), 500),
      }),
      sources: ['orders', 'shops'],
    }),
    /** Goods that shops sell and nobody here knows, each with the orders that wait for it. */
    unknown: report({
      access: sellers,
      parameters: {},
      result: shape({
        totalQty: whole(),
        totalOrder: whole(),
        data: list(
          shape({
            sku: text(),
            name: text(500),
            platformName: oneOf(SHOP_PLATFORMS),
            price: money(),
            totalQty: whole(),
            totalOrder: whole(),
            since: instant(),
            orders: list(shape({ _id: id('orders'), order_number: text(20), code: text(60), buyer: text(), quantity: whole() }), 50),
            guess: optional(shape({ _id: id('products'), name: text() })),
          }),
          200,
        ),
      }),
      sources: ['orders', 'products'],
    }),
    /** Orders of shops of a range of days beside what their platforms paid: what was kept of each, what is owed, what doesn't add up. */
    settlement: report({
      access: sellers,
      parameters: { since: day(), until: day(), assetId: optional(id('assets')) },
      result: shape({
        total: shape({ orders: whole(), late: whole(), ...settled }),
        shops: list(shape({ assetId: id('assets'), name: text(), platformName: oneOf(SHOP_PLATFORMS), orders: whole(), ...settled }), 500),
        /** Paid out for orders that aren't in the books. */
        strays: shape({ count: whole(), amount: money() }),
        data: list(
          shape({
            _id: id('orders'),
            order_number: text(20),
            code: text(60),
            shop: text(),
            platformName: oneOf(SHOP_PLATFORMS),
            created: instant(),
            status: oneOf(ORDER_STATUSES),
            ...settled,
            state: oneOf(SETTLEMENT_STATES),
            paidAt: optional(instant()),
          }),
          MAX_SETTLED,
        ),
      }),
      tables: [
        {
          rows: 'data',
          columns: [
            column('shops.column.order_number', 'Order', 'text'),
            column('shops.column.code', 'Number there', 'text'),
            column('shops.column.shop', 'Shop', 'text'),
            column('shops.column.created', 'Day', 'day'),
            column('shops.column.total', 'Worth', 'money'),
            column('shops.column.paidOut', 'Paid out', 'money'),
            column('shops.column.fees', 'Kept', 'money'),
            column('shops.column.unexplained', 'Without a name', 'money'),
            column('shops.column.owed', 'Still owed', 'money'),
          ],
          opens: { service: 'orders', filters: { _id: '_id' } },
        },
      ],
      sources: ['orders', 'shopEvents'],
    }),
    /** Where somebody allows us into a shop of theirs; null: the platform has no such page, or this installation isn't known there. */
    address: report({
      access: sellers,
      parameters: {
        /** Which asset becomes the shop; absent: one that is made with the permission, under `/assets/Sales Agents/<platform>/new`. */
        assetId: optional(id('assets')),
        platformName: oneOf(SHOP_PLATFORMS),
        /** Comes back with the answer, so that whoever asked knows it for theirs. */
        state: optional(text(100)),
      },
      result: shape({ url: orNull(text(2000)) }),
      sources: [],
    }),
  },
  notices: ['shop-paid', 'shop-expired'],
  rings: {
    'shop-paid': { topic: 'money', en: 'A marketplace has paid out', vi: 'Sàn đã trả tiền về' },
    'shop-expired': { topic: 'company', en: 'A shop has to be connected again', vi: 'Cần kết nối lại một gian hàng' },
  },
  realtime: 'merge',
})
