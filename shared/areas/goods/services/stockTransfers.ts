import type { Static } from '@sinclair/typebox'
import { missingInMoved } from '../rules/transfers'
import { defineService } from '../../../foundation/declaration/define-service'
import { creatorFields, id, judged, list, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

const warehouse = shape({ _id: id('warehouses'), name: text() })

/** Goods that went from one warehouse to another: the very units, at their own cost. Neither sold nor bought. */
export const stockTransfer = shape({
  _id: id('stockTransfers'),
  ...workspaceFields,
  ...creatorFields,
  transfer_number: text(20),
  fromWarehouseId: id('warehouses'),
  fromWarehouse: optional(warehouse),
  toWarehouseId: id('warehouses'),
  toWarehouse: optional(warehouse),
  items: list(
    shape({
      productId: id('products'),
      name: text(),
      slug: optional(text()),
      unit: optional(text(30)),
      avatar: optional(text(300)),
      quantity: whole(),
      units: list(id('stocks'), 5000),
    }),
    500,
  ),
  /** Units of all items. */
  quantity: whole(),
  note: optional(text(2000)),
})
export type StockTransfer = Static<typeof stockTransfer>

export const stockTransferCreate = shape({
  fromWarehouseId: id('warehouses', { error: 'shipping.warehouse-required' }),
  toWarehouseId: id('warehouses', { error: 'shipping.warehouse-required' }),
  items: list(
    shape({
      productId: id('products'),
      /** Judged by the domain's rule, which names the product in its text. */
      quantity: judged(whole({ minimum: 1 })),
      /** The very units that were scanned; absent: the oldest. */
      units: optional(list(id('stocks'), 5000)),
    }),
    500,
  ),
  note: optional(text(2000)),
})
export type StockTransferCreate = Static<typeof stockTransferCreate>

export const stockTransfers = defineService({
  path: 'stockTransfers',
  scope: 'workspace',
  methods: ['find', 'get', 'create'],
  record: stockTransfer,
  create: stockTransferCreate,
  takenAs: { items: missingInMoved },
  access: { find: ['/sales', '/purchases'], get: ['/sales', '/purchases'], create: ['/sales', '/purchases'] },
  filter: ['_id', 'transfer_number', 'fromWarehouseId', 'toWarehouseId', 'items.productId', 'items.units', 'creatorId', 'created'],
  sort: ['_id', 'created', 'quantity'],
  defaultSort: { _id: -1 },
  search: ['transfer_number', 'fromWarehouse.name', 'toWarehouse.name', 'items.name', 'items.slug', 'note'],
  references: {
    fromWarehouseId: { service: 'warehouses', as: 'fromWarehouse', fields: ['name'], keep: 'frozen' },
    toWarehouseId: { service: 'warehouses', as: 'toWarehouse', fields: ['name'], keep: 'frozen', whenRemoved: 'warehouses.removed' },
  },
  indexes: [
    { fields: { transfer_number: 1 }, unique: true },
    { fields: { created: -1, _id: -1 } },
    { fields: { quantity: -1, _id: -1 } },
    { fields: { 'items.productId': 1, _id: -1 } },
    { fields: { 'items.units': 1 } },
  ],
  realtime: 'merge',
})
