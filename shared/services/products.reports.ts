import { Type } from '@feathersjs/typebox'
import { flag, id, instant, list, optional, shape, text } from './schema-kit'

export const productsReports = {
  transactions: shape({
    product: shape({ _id: id('products'), name: text(), slug: text(), unit: text(30) }),
    /** Units before the first movement told. */
    opening: Type.Integer(),
    /** There are older movements than those told. */
    more: flag(),
    data: list(
      shape({
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        orderId: id('orders'),
        order_number: text(20),
        partner: optional(text()),
        time: instant(),
        warehouseId: id('warehouses'),
        /** Units; below 0 when they left. */
        quantity: Type.Integer(),
        /** Units after this movement. */
        balance: Type.Integer(),
        /** Dong of all units whose cost is known; with `unknown` only for those who may see costs. */
        cost: optional(Type.Number()),
        unknown: optional(Type.Integer()),
      }),
      1000,
    ),
  }),
  notshipped: shape({ notshipped: Type.Number() }),
}
