import { Type } from '@sinclair/typebox'
import { report, type ReportColumn } from './define-service'
import { day, id, list, money, shape, text } from './schema-kit'

const column = (key: string, defaultMessage: string, kind: ReportColumn['kind']): ReportColumn => ({
  key,
  header: { id: `report.column.${key}`, defaultMessage },
  kind,
})

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
        column('name', 'Name', 'text'),
        column('ordered', 'Ordered', 'quantity'),
        column('shipped', 'Shipped', 'quantity'),
        column('gift', 'Gifts', 'quantity'),
        column('revenueOrdered', 'Revenue ordered', 'money'),
        column('revenueShipped', 'Revenue shipped', 'money'),
      ],
      opens: { service: 'orders', filters: { 'items.productId': '_id' } },
    },
  ],
  sources: ['orders', 'products'],
  countsUnseen: true,
})

export const productReports = { sales }
