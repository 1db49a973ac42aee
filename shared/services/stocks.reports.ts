import { Type } from '@feathersjs/typebox'
import { id, instant, list, optional, shape, text } from './schema-kit'

/** Value in dong of the units whose cost is known, and how many aren't; only for those who may see costs. */
export const levelFields = { count: Type.Integer(), value: optional(Type.Number()), unknown: optional(Type.Integer()) }

const shipmentFields = {
  /** The shipment's time, by which it is known. */
  _id: instant(),
  orderId: id('orders'),
  order_number: text(20),
  tracking: optional(text()),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  shipmentItems: list(
    shape({
      _id: optional(id('products')),
      name: optional(text()),
      unit: optional(text(30)),
      quantity: Type.Number(),
      exportTracking: optional(text()),
      importTracking: optional(text()),
      warehouseId: optional(id('warehouses')),
    }),
  ),
}

export const stocksReports = {
  levels: shape({ data: list(shape({ productId: id('products'), warehouseId: id('warehouses'), ...levelFields }), 100_000) }),
  shipment: shape({ ...shipmentFields, shipmentNotice: text(2000) }),
  shipments: shape({ data: list(shape(shipmentFields), 10_000) }),
  byCategory: shape({ count: Type.Integer(), value: Type.Number(), unknown: Type.Integer() }),
}
