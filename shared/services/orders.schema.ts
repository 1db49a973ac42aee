import { Type, type Static } from '@feathersjs/typebox'
import { ORDER_GROUPS, ORDER_STATUSES, PAYMENT_STATUSES } from '../domain/orders/statuses'
import { productGroups } from './categories.schema'
import {
  creatorFields,
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
  unitCost,
  whole,
  updaterFields,
  workspaceFields,
} from './schema-kit'

const quantity = Type.Number({ minimum: -1e9, maximum: 1e9, kind: 'number' })

export const orderItem = shape({
  productId: optional(id('products')),
  group: oneOf([...productGroups, 'others']),
  name: text(),
  slug: optional(text()),
  unit: optional(text(30)),
  price: optional(money()),
  /** Null: unknown (inventory in only). */
  cost: optional(orNull(unitCost())),
  quantity,
  quantityGift: quantity,
  shipped: quantity,
  note: optional(text(500)),
  avatar: optional(text(300)),
})
export type OrderItem = Static<typeof orderItem>

/** A booking of goods leaving or coming: times, where, how many, what they are worth and what they cost. */
export const shipment = shape({
  time: instant(),
  warehouseId: optional(id('warehouses')),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  tracking: optional(text()),
  lines: list(shape({ index: whole(), productId: orNull(id('products')), quantity }), 500),
  net: money(),
  cost: unitCost(),
  /** Units whose cost is not known, left out of `cost`. */
  unknown: optional(whole()),
  by: optional(shape({ _id: id('users'), name: text() })),
})
export type Shipment = Static<typeof shipment>

/** What the order keeps of a partner at the time it was made. */
const partner = shape({
  _id: id('assets'),
  name: text(),
  phone: optional(text(40)),
  address: optional(text(400)),
  shippingName: optional(text()),
  shippingPhone: optional(text(40)),
  shippingAddress: optional(text(400)),
})

const details = {
  refId: optional(text()),
  note: optional(text(2000)),
  tracking: optional(text()),
  reservation: optional(text(40)),
  tags: optional(list(text(60), 30)),
  discount: optional(money()),
  discountNote: optional(text(300)),
  usePartnerBalance: optional(money()),
}

export const order = shape({
  _id: id('orders'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  group: oneOf(ORDER_GROUPS),
  order_number: text(20),
  items: list(orderItem, 500),
  total: money(),
  status: oneOf(ORDER_STATUSES),
  statusPayment: oneOf(PAYMENT_STATUSES),
  paid: money(),
  ...details,
  discount: money(),
  usePartnerBalance: money(),
  customerId: optional(id('assets')),
  customer: optional(partner),
  agentId: optional(id('assets')),
  agent: optional(partner),
  supplierId: optional(id('assets')),
  supplier: optional(partner),
  warehouseId: optional(id('warehouses')),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  shippingTime: optional(instant()),
  shipments: list(shipment, 1000),
  /** Cost of the goods shipped. */
  cost: optional(unitCost()),
  returnedAt: optional(instant()),
  /** Whether a key that made the order lets people change its status by hand. */
  manual: optional(flag()),
  /** Opens the printed invoice without signing in, until it is revoked. */
  printToken: optional(text(60)),
})
export type Order = Static<typeof order>

const orderItemInput = shape({
  productId: optional(id('products')),
  group: optional(oneOf([...productGroups, 'others'])),
  name: optional(text()),
  slug: optional(text()),
  unit: optional(text(30)),
  // What these hold is judged by the domain's rules, which name the item in their text.
  price: optional(Type.Unknown()),
  cost: optional(Type.Unknown()),
  quantity: Type.Unknown(),
  quantityGift: optional(Type.Unknown()),
  // A whole order may be sent back; these the server keeps as it has them.
  shipped: optional(Type.Unknown()),
  avatar: optional(text(300)),
  note: optional(text(500)),
})
export type OrderItemInput = Static<typeof orderItemInput>

const input = {
  items: optional(list(orderItemInput, 500)),
  total: optional(money()),
  ...details,
  created: optional(instant()),
  customerId: optional(orNull(id('assets'))),
  agentId: optional(orNull(id('assets'))),
  supplierId: optional(orNull(id('assets'))),
  warehouseId: optional(id('warehouses')),
  status: optional(oneOf(ORDER_STATUSES)),
  isForce: optional(flag()),
  shippingTime: optional(instant()),
}
export const orderCreate = shape({ group: oneOf(ORDER_GROUPS), ...input, manual: optional(flag()) })
export type OrderCreate = Static<typeof orderCreate>

export const orderPatch = shape({
  ...input,
  /** With status shipped: how many of each product go, or come, in this shipment. */
  shipping: optional(list(shape({ productId: id('products'), quantity: Type.Unknown(), units: optional(list(id('stocks'), 5000)) }), 500)),
  /** true: makes (or keeps) the token of the printed invoice; false: revokes it. */
  share: optional(flag()),
})
export type OrderPatch = Static<typeof orderPatch>
