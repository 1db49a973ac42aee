import { type Static, Type } from '@sinclair/typebox'
import { ORDER_GROUP_NAMES } from '../../../foundation/documents/order-kinds'
import { ORDER_STATUSES } from '../../../foundation/documents/order-statuses'
import { productGroups } from '../../goods/services/categories'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import {
  day,
  id,
  knownAt,
  list,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  unitCost,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

const quantity = () => Type.Number({ minimum: -1e9, maximum: 1e9, kind: 'number' })

/** One line of an order as a row of its own; nothing is stored for it. */
export const orderDetail = shape({
  /** The order, and the line's place in it. */
  _id: text(40),
  /** Of the order. */
  ...workspaceFields,
  orderId: id('orders'),
  order_number: text(20),
  group: oneOf(ORDER_GROUP_NAMES),
  status: oneOf(ORDER_STATUSES),
  partnerId: optional(id('assets')),
  partner: optional(text()),
  productId: optional(id('products')),
  itemGroup: oneOf([...productGroups, 'others']),
  name: text(),
  slug: optional(text()),
  unit: optional(text(30)),
  quantity: quantity(),
  quantityGift: quantity(),
  shipped: quantity(),
  returned: quantity(),
  /** Of a sale. */
  price: optional(money()),
  /** Of what comes in; null when it is unknown. Of inventory only for those who may see costs. */
  cost: optional(orNull(unitCost())),
  /** Price or cost of what isn't given away. */
  amount: optional(money()),
})
export type OrderDetail = Static<typeof orderDetail>

/** Lines of orders that are neither cancelled nor in error, newest order first. */
export const orderDetails = defineService({
  path: 'orderDetails',
  scope: 'workspace',
  methods: ['find'],
  record: orderDetail,
  access: { find: ['/sales', '/purchases'] },
  // Of the orders they stand in.
  filter: ['group', 'created', 'status'],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  narrowedBy: { productId: id('products'), partnerId: id('assets'), orderId: id('orders') },
  indexes: [],
  reports: {
    /** What was given away in a range, by product, at its own price; less what came back, on its day. */
    gifts: report({
      access: ['/report', '/sales'],
      parameters: { since: day(), until: day(), knownAt: knownAt() },
      result: shape({
        since: day(),
        until: day(),
        total: shape({ quantity: Type.Number(), value: money() }),
        data: list(
          shape({ _id: id('products'), name: text(), slug: text(), unit: text(30), quantity: Type.Number(), value: money() }),
          100_000,
        ),
      }),
      tables: [
        {
          rows: 'data',
          columns: [
            column('report.column.name', 'Name', 'text'),
            column('report.column.slug', 'SKU', 'text'),
            column('report.column.quantity', 'Quantity', 'quantity'),
            column('report.column.value', 'Value', 'money'),
          ],
          opens: { service: 'orders', filters: { 'items.productId': '_id' } },
        },
      ],
      sources: ['orders', 'products'],
      countsUnseen: true,
    }),
  },
  realtime: 'off',
})
