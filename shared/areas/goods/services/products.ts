import { type Static, Type } from '@sinclair/typebox'
import { INDUSTRIES } from '../../../foundation/documents/taxpayer'
import { ownFieldList } from '../../../foundation/documents/own-fields'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { skuOf } from '../../../foundation/text/fold'
import { missingUnlessBlank } from '../../../foundation/text/missing-in'
import { productGroups } from './categories'
import { countsReport } from '../../../foundation/declaration/counts-report'
import { defineService, report, type Written } from '../../../foundation/declaration/define-service'
import { productReports } from './product-reports'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  literalOf,
  money,
  name,
  oneOf,
  optional,
  orNull,
  picture,
  shape,
  text,
  unitCost,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const productStatuses = ['active', 'disabled'] as const

const fields = {
  group: oneOf(productGroups),
  categoryId: id('categories', { error: 'products.category-required' }),
  name: name('products.name-required'),
  price: optional(money({ minimum: 0, error: 'products.price-invalid' })),
  /** What the next purchase is expected to cost; goods only. */
  cost: optional(unitCost({ error: 'products.cost-invalid' })),
  unit: optional(text(30)),
  avatar: optional(picture()),
  /** Warn when stock falls to this count. */
  lowStock: optional(whole()),
  /** Grams of one unit; 0: not known. */
  weight: optional(whole({ maximum: 1_000_000 })),
  aliasForItems: optional(list(text())),
  /** What stands on its package as a barcode, of one product alone: every field that is scanned into finds it by that. */
  barcode: optional(text(40)),
  /** What the company keeps beside these, each by its name. */
  ownFields: optional(ownFieldList()),
  status: optional(oneOf(productStatuses)),
  /** Of a company with VAT; absent: its category's, else the company's. */
  vatRate: optional(literalOf(VAT_RATES)),
  /** Whether its 10 % are less while the law reduces them; absent: as the company says. */
  vatReduced: optional(flag()),
  /** Of a household: what it is sold as, by which its revenue is taxed; absent: as the household says of itself. */
  industry: optional(oneOf(INDUSTRIES)),
}

/** What one unit of a product uses up: parts that are kept in stock themselves. */
const subItem = shape({
  productId: id('products'),
  name: text(),
  unit: text(30),
  quantity: Type.Integer({ minimum: 1, maximum: 1e6 }),
})

export const product = shape({
  _id: id('products'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(productStatuses, { default: 'active' }),
  unit: text(30),
  /** The SKU: made from the name, unique in the workspace. */
  slug: text(),
  stockCount: whole({ default: 0 }),
  subItems: optional(list(subItem, 100)),
  /** What was said of the files it came in with. */
  importTag: optional(text(60)),
  category: optional(shape({ _id: id('categories'), name: text() })),
})
export type Product = Static<typeof product>
export const productCreate = shape({ ...fields, slug: optional(text()) })
export type ProductCreate = Static<typeof productCreate>
export const productPatch = Type.Partial(
  shape({
    ...Type.Omit(shape(fields), ['group']).properties,
    /** Null: as its category, or the company, says. */
    vatRate: orNull(literalOf(VAT_RATES)),
    vatReduced: orNull(flag()),
    industry: orNull(oneOf(INDUSTRIES)),
    /** All parts there are, by bod; their names and units are the products' own. */
    subItems: list(
      shape({
        productId: id('products'),
        name: optional(text()),
        unit: optional(text(30)),
        quantity: Type.Integer({ minimum: 1, maximum: 1e6, error: 'products.part-quantity' }),
      }),
      100,
    ),
  }),
  { additionalProperties: false },
)

const transactions = shape({
  product: shape({ _id: id('products'), name: text(), slug: text(), unit: text(30) }),
  /** Units before the first movement told. */
  opening: Type.Integer(),
  /** Units after the last. */
  closing: Type.Integer(),
  /** There are older movements in the range than those told. */
  more: flag(),
  data: list(
    shape({
      _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
      /** The order and its partner only for those who may see the order; or the transfer between warehouses. */
      orderId: optional(id('orders')),
      transferId: optional(id('stockTransfers')),
      order_number: optional(text(20)),
      partner: optional(text()),
      time: instant(),
      warehouseId: id('warehouses'),
      /** Units; below 0 when they left; 0 where only their cost was corrected: the other figures are then what the stock is worth more. */
      quantity: Type.Integer(),
      /** Units after this movement. */
      balance: Type.Integer(),
      /** Dong of all units whose cost is known; with `unknown` only for those who may see costs. */
      cost: optional(Type.Number()),
      unknown: optional(Type.Integer()),
    }),
    1000,
  ),
})

export const products = defineService({
  path: 'products',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: product,
  create: productCreate,
  patch: productPatch,
  takenAs: {
    // Made free of what an SKU can't hold, and told from others by a number.
    slug: (sent: string, { record }: Written) => (String(record['slug']).startsWith(skuOf(sent)) ? null : ''),
    unit: missingUnlessBlank,
  },
  access: { find: 'member', get: 'member', create: ['/sales', '/purchases'], patch: ['/sales', '/purchases'] },
  hidden: [{ fields: ['cost'], visibleTo: ['/purchases'] }],
  filter: ['_id', 'group', 'status', 'categoryId', 'slug', 'barcode', 'name', 'price', 'stockCount', 'created', 'importTag'],
  sort: ['_id', 'name', 'slug', 'price', 'stockCount', 'created'],
  sortByKey: ['name'],
  defaultSort: { _id: -1 },
  search: ['name', 'slug', 'barcode', 'aliasForItems'],
  narrowedBy: {
    /** Goods at or below the count they warn at; without one, those that are gone. */
    low: oneOf(['true']),
  },
  references: { categoryId: { service: 'categories', as: 'category', fields: ['name'], keep: 'live' } },
  indexes: [
    { fields: { slug: 1 }, unique: true },
    { fields: { barcode: 1 }, unique: true, partial: { barcode: { $exists: true } }, whenTaken: 'products.barcode-taken' },
    { fields: { group: 1, status: 1, 'keys.name': 1, _id: 1 } },
    { fields: { categoryId: 1 } },
    { fields: { importTag: 1, _id: 1 }, partial: { importTag: { $exists: true } } },
    // What changed since a moment, for programs that keep a copy.
    { fields: { updated: 1, _id: 1 } },
  ],
  reports: {
    /** Movements of a product in a range, oldest first, with the opening, the running and the closing count. */
    transactions: report({
      access: 'member',
      parameters: {
        productId: id('products'),
        warehouseId: optional(id('warehouses')),
        since: optional(day()),
        until: optional(day()),
      },
      result: transactions,
      sources: ['stocks'],
      countsUnseen: true,
    }),
    /** How many are ordered in open sales and not yet shipped, and what has to be brought in for them. */
    notshipped: report({
      access: 'member',
      parameters: { productId: optional(id('products')) },
      result: shape({
        /** Of all of them. */
        notshipped: Type.Number(),
        data: list(
          shape({ _id: id('products'), notshipped: Type.Number(), stockCount: Type.Integer(), needImport: Type.Number() }),
          100_000,
        ),
      }),
      sources: ['orders'],
      countsUnseen: true,
    }),
    ...productReports,
    /** How many products of a list stand in each category. */
    categories: countsReport({ access: 'member', value: id('categories'), sources: ['products'] }),
  },
  // The units of a product.
  locks: { stock: ['warehouses'] },
  bringsBack: { not: [] },
  sandbox: { sample: 'productId' },
  realtime: 'merge',
})
