import { Type } from '@sinclair/typebox'
import { column, report } from './define-service'
import { day, id, list, money, shape, text } from './schema-kit'

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
  parameters: { since: day(), until: day() },
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

export const productReports = { sales }
