import { type Static, Type } from '@sinclair/typebox'
import { ORDER_GROUP_NAMES } from '../../../foundation/documents/order-kinds'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  asOf,
  day,
  flag,
  id,
  instant,
  knownAt,
  list,
  money,
  month,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  unitCost,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { workspacePrinting } from '../../workspace/services/workspaces'

/** One unit of goods: its `_id` is its QR code, `created` the moment it came in. */
export const stockUnit = shape({
  _id: id('stocks'),
  ...workspaceFields,
  productId: id('products'),
  warehouseId: id('warehouses'),
  /** Null: unknown, which is never 0. */
  cost: orNull(unitCost()),
  importId: id('orders'),
  exported: flag(),
  exportId: optional(id('orders')),
  exportTime: optional(instant()),
})
export type StockUnit = Static<typeof stockUnit>

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
      /** Null for an item that is no product of the list. */
      _id: orNull(id('products')),
      name: optional(text()),
      unit: optional(text(30)),
      quantity: Type.Number(),
      /** Pieces ordered, and those shipped before this shipment. */
      ordered: optional(Type.Number()),
      before: optional(Type.Number()),
      exportTracking: optional(text()),
      importTracking: optional(text()),
      warehouseId: optional(id('warehouses')),
    }),
  ),
}

/** Units are written only by shipments, receipts and returns; callers read them. */
/** What a printed note says besides. */
const noteFields = {
  group: oneOf(ORDER_GROUP_NAMES),
  /** The how manieth shipment of its order. */
  nth: whole(),
  /** To whom it goes, or who it comes from. */
  partner: optional(shape({ name: text(), phone: optional(text(40)), address: optional(text(400)), taxCode: optional(text(14)) })),
  /** Who keeps the store. */
  by: optional(text()),
  /** By the token of the note alone: what of the workspace stands on it. */
  workspace: optional(
    shape({ name: text(), avatar: optional(text(300)), brandColor: optional(text(7)), cfg: workspacePrinting, zone: text(60) }),
  ),
  /** For members: the token of the note, where it has a link. */
  token: optional(text(60)),
}

export const stocks = defineService({
  path: 'stocks',
  scope: 'workspace',
  methods: ['find', 'get'],
  record: stockUnit,
  access: { find: ['/sales', '/purchases'], get: ['/sales', '/purchases'] },
  hidden: [{ fields: ['cost'], visibleTo: ['/purchases'] }],
  filter: ['_id', 'productId', 'warehouseId', 'importId', 'exportId', 'exported', 'created', 'exportTime'],
  sort: ['_id', 'exported', 'created'],
  defaultSort: { exported: 1, _id: 1 },
  secret: {
    /** When it came into this warehouse, where it didn't at `created`. */
    arrived: optional(instant()),
    /** What it cost until its supplier's price was corrected, the oldest first. */
    formerCosts: optional(list(shape({ until: instant(), cost: orNull(unitCost()) }), 1000)),
  },
  indexes: [
    { fields: { productId: 1, warehouseId: 1, exported: 1, created: 1, _id: 1 } },
    { fields: { importId: 1, exported: 1, _id: 1 } },
    { fields: { exportId: 1 }, partial: { exportId: { $exists: true } } },
  ],
  /** Gives the units of a product that came in within a range of days another cost: in stock, and of goods that have left. */
  patchMany: {
    access: ['bod'],
    by: { productId: id('products'), since: day(), until: day() },
    data: shape({
      /** Whole dong a unit. */
      cost: money({ minimum: 0, error: 'products.cost-invalid' }),
      /** Nothing is changed: only what would be is told. */
      preview: optional(flag()),
    }),
    example: { cost: 82_000, preview: true },
    result: shape({
      units: whole(),
      /** Of them, units that have left: their cost of goods changes. */
      sold: whole(),
      /** Value of the units meant, those of unknown cost left out; and of all of them with the new cost. */
      before: Type.Number(),
      after: Type.Number(),
      unknown: whole(),
      /** Units that closed days hold: they stay as they are. */
      skipped: whole(),
      /** By the month they left: by how much the cost of goods changes. */
      months: list(shape({ month: month(), units: whole(), difference: Type.Number() }), 1000),
    }),
  },
  reports: {
    /** Count (and, for those who may see costs, value and units of unknown cost) per warehouse of one product, or per product; now or as of an evening. */
    levels: report({
      access: 'member',
      parameters: { productId: optional(id('products')), warehouseId: optional(id('warehouses')), asOf: asOf(), knownAt: knownAt() },
      result: shape({ data: list(shape({ productId: id('products'), warehouseId: id('warehouses'), ...levelFields }), 100_000) }),
      sources: ['stocks'],
      countsUnseen: true,
    }),
    /** The items of the shipment made at that moment. */
    shipment: report({
      // A printed note opens to anybody who has its token; else it takes the right to the order: see the service's rules.
      access: 'public',
      parameters: { shippingTime: instant(), printToken: optional(text(60)) },
      result: shape({ ...shipmentFields, ...noteFields, shipmentNotice: text(2000) }),
      sources: ['orders', 'activities'],
    }),
    /** All shipments of an order, going out (`exportId`) or coming in (`importId`). */
    shipments: report({
      access: ['/sales', '/purchases'],
      parameters: { exportId: optional(id('orders')), importId: optional(id('orders')) },
      result: shape({ data: list(shape(shipmentFields), 10_000) }),
      sources: ['orders'],
    }),
    /** Every sales shipment of a range of at most 31 days, oldest first. */
    saleShipments: report({
      access: ['/report', '/sales'],
      parameters: { since: day(), until: day() },
      result: shape({
        since: day(),
        until: day(),
        total: shape({ shipments: whole(), quantity: Type.Number(), net: money() }),
        data: list(
          shape({
            _id: instant(),
            orderId: id('orders'),
            /** These two for who may read the order. */
            order_number: optional(text(20)),
            partner: optional(text()),
            warehouse: optional(text()),
            tracking: optional(text()),
            quantity: Type.Number(),
            net: money(),
          }),
          100_000,
        ),
      }),
      tables: [
        {
          rows: 'data',
          columns: [
            { key: '_id', header: { id: 'report.column.day', defaultMessage: 'Day' }, kind: 'day' },
            { key: 'order_number', header: { id: 'report.column.number', defaultMessage: 'Number' }, kind: 'text' },
            { key: 'partner', header: { id: 'report.column.partner', defaultMessage: 'Buyer' }, kind: 'text' },
            { key: 'warehouse', header: { id: 'report.column.warehouse', defaultMessage: 'Warehouse' }, kind: 'text' },
            { key: 'tracking', header: { id: 'report.column.tracking', defaultMessage: 'Tracking' }, kind: 'text' },
            { key: 'quantity', header: { id: 'report.column.quantity', defaultMessage: 'Quantity' }, kind: 'quantity' },
            { key: 'net', header: { id: 'report.column.net', defaultMessage: 'Value' }, kind: 'money' },
          ],
          opens: { service: 'orders', filters: { _id: 'orderId' } },
        },
      ],
      sources: ['orders'],
      countsUnseen: true,
    }),
    byCategory: report({
      access: ['/purchases'],
      parameters: { categoryId: optional(id('categories')) },
      result: shape({ count: Type.Integer(), value: Type.Number(), unknown: Type.Integer() }),
      sources: ['stocks'],
    }),
  },
  realtime: 'refetch',
  showsCostsTo: ['bod', '/purchases'],
})
