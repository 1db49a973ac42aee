import { Type } from '@sinclair/typebox'
import { column, report } from '../../../foundation/declaration/define-service'
import { day, id, knownAt, list, money, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'

const sums = {
  ordered: Type.Number(),
  shipped: Type.Number(),
  gift: Type.Number(),
  revenueOrdered: money(),
  revenueShipped: money(),
}

/** Sales by product, less returns on their day: pieces count gifts, revenue doesn't. */
const sales = report({
  access: ['/report', '/sales'],
  parameters: { since: day(), until: day(), knownAt: knownAt() },
  result: shape({
    since: day(),
    until: day(),
    total: shape(sums),
    data: list(shape({ _id: id('products'), name: text(), slug: text(), unit: text(30), ...sums }), 100_000),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('report.column.name', 'Name', 'text'),
        column('report.column.ordered', 'Ordered', 'quantity'),
        column('report.column.shipped', 'Shipped', 'quantity'),
        column('report.column.gift', 'Gifts', 'quantity'),
        column('report.column.revenueOrdered', 'Revenue ordered', 'money'),
        column('report.column.revenueShipped', 'Revenue shipped', 'money'),
      ],
      opens: { service: 'orders', filters: { 'items.productId': '_id' } },
    },
  ],
  sources: ['orders', 'products'],
  countsUnseen: true,
})

const held = {
  /** In all warehouses. */
  count: Type.Integer(),
  /** Dong of the units whose cost is known; with `unknown` only for those who may see costs. */
  value: optional(Type.Number()),
  unknown: optional(Type.Integer()),
}

const need = {
  /** Ordered in open sales and not shipped. */
  notshipped: Type.Number(),
  /** Used up by the missing units of products that are made of it. */
  used: Type.Number(),
  needImport: Type.Number(),
}

/** Goods as they stand now: in stock, ordered and not shipped, to be brought in; with what each is made of, and by category. */
const inventory = report({
  access: ['/report', '/sales', '/purchases'],
  parameters: { categoryId: optional(id('categories')) },
  result: shape({
    total: shape({ ...held, ...need, products: whole(), short: whole() }),
    categories: list(shape({ _id: id('categories'), name: text(), products: whole(), ...held }), 10_000),
    data: list(
      shape({
        _id: id('products'),
        name: text(),
        slug: text(),
        unit: text(30),
        avatar: optional(text(300)),
        categoryId: id('categories'),
        ...held,
        ...need,
        /** How many stand where. */
        places: list(shape({ warehouseId: id('warehouses'), count: Type.Integer() }), 1000),
        parts: list(shape({ _id: id('products'), name: text(), unit: text(30), quantity: whole(), count: Type.Integer(), ...need }), 100),
      }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('report.column.name', 'Name', 'text'),
        column('report.column.count', 'In stock', 'quantity'),
        column('report.column.notshipped', 'Not shipped', 'quantity'),
        column('report.column.needImport', 'To bring in', 'quantity'),
        column('report.column.value', 'Value', 'money'),
      ],
      opens: { service: 'stocks', filters: { productId: '_id' } },
    },
  ],
  sources: ['orders', 'products', 'stocks'],
  countsUnseen: true,
})

export const productReports = { sales, inventory }
