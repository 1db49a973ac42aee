import { Type } from '@sinclair/typebox'
import { column, report } from '../../../foundation/declaration/define-service'
import { AVERAGE_METHODS } from '../rules/average-cost'
import { profitBesides, profitColumns, profitSums } from './profit-columns'
import {
  asOf,
  day,
  id,
  knownAt,
  list,
  money,
  month,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '../../../foundation/declaration/schema-kit'

const sums = {
  ordered: Type.Number(),
  shipped: Type.Number(),
  gift: Type.Number(),
  revenueOrdered: money(),
  revenueShipped: money(),
  ...profitSums,
}

/** Sales by product, less returns on their day: pieces count gifts, revenue doesn't. */
const sales = report({
  access: ['/report', '/sales'],
  parameters: { since: day(), until: day(), knownAt: knownAt() },
  result: shape({
    since: day(),
    until: day(),
    ...profitBesides,
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
        ...profitColumns,
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

/** What stood in stock on an evening, or stands now: pieces and value by product and warehouse, and by category. */
const stockValue = report({
  access: ['/report', '/sales', '/purchases'],
  parameters: { asOf: asOf(), knownAt: knownAt(), warehouseId: optional(id('warehouses')), categoryId: optional(id('categories')) },
  result: shape({
    asOf: day(),
    total: shape({ products: whole(), ...held }),
    warehouses: list(shape({ _id: id('warehouses'), name: text(), ...held }), 10_000),
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
        places: list(shape({ warehouseId: id('warehouses'), ...held }), 1000),
      }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('report.column.name', 'Name', 'text'),
        column('report.column.unit', 'Unit', 'text'),
        column('report.column.count', 'In stock', 'quantity'),
        column('report.column.value', 'Value', 'money'),
      ],
      opens: { service: 'stocks', filters: { productId: '_id' } },
    },
  ],
  sources: ['products', 'stocks'],
  countsUnseen: true,
})

const averaged = {
  openingQuantity: Type.Integer(),
  openingValue: money(),
  /** What came in, less what went back to suppliers. */
  inQuantity: Type.Integer(),
  inValue: money(),
  /** What left, less what customers brought back; at the average cost. */
  outQuantity: Type.Integer(),
  outValue: money(),
  closingQuantity: Type.Integer(),
  closingValue: money(),
  /** By what its units cost, as the books have it: of what left, and of what is left. */
  bookOutValue: money(),
  bookClosingValue: money(),
  /** By how much the cost of what left is more by average than by the books. */
  difference: money(),
}

/**
 * Stock and cost of goods by weighted average, beside what the books have by the cost of each unit. The averages are those of whole months
 * from the beginning of the books on (a range that begins or ends within a month parts it there), or moving with each receipt.
 */
const averageCost = report({
  access: ['/purchases'],
  parameters: {
    since: day(),
    until: day(),
    knownAt: knownAt(),
    /** `month`, unless it says otherwise: one average a month; `moving`: anew with each receipt. */
    method: optional(oneOf(AVERAGE_METHODS)),
    /** Of this product alone, with its months. */
    productId: optional(id('products')),
    /** What stands in one warehouse is a stock of its own; what comes from another one comes at what its units cost. */
    warehouseId: optional(id('warehouses')),
  },
  result: shape({
    since: day(),
    until: day(),
    method: oneOf(AVERAGE_METHODS),
    total: shape(averaged),
    data: list(
      shape({
        _id: id('products'),
        name: text(),
        slug: text(),
        unit: text(30),
        ...averaged,
        /** Of one piece, in the last period of the range in which there was any. */
        average: orNull(Type.Number()),
        /** Of the pieces of the opening and those that came in, how many are of unknown cost: they count as worth nothing. */
        unknown: Type.Integer(),
        /** Where one product is asked for. */
        months: optional(list(shape({ month: month(), ...averaged, average: orNull(Type.Number()) }), 1000)),
      }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('report.column.name', 'Name', 'text'),
        column('report.column.openingQuantity', 'Opening', 'quantity'),
        column('report.column.openingValue', 'Opening value', 'money'),
        column('report.column.inQuantity', 'In', 'quantity'),
        column('report.column.inValue', 'Value in', 'money'),
        column('report.column.average', 'Average cost', 'quantity'),
        column('report.column.outQuantity', 'Out', 'quantity'),
        column('report.column.outValue', 'Cost by average', 'money'),
        column('report.column.bookOutValue', 'Cost by the books', 'money'),
        column('report.column.difference', 'Difference', 'money'),
        column('report.column.closingQuantity', 'Closing', 'quantity'),
        column('report.column.closingValue', 'Closing by average', 'money'),
        column('report.column.bookClosingValue', 'Closing by the books', 'money'),
      ],
    },
  ],
  sources: ['products', 'stocks'],
  countsUnseen: true,
})

export const productReports = { sales, inventory, stockValue, averageCost }
