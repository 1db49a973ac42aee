import type { Static } from '@sinclair/typebox'
import { missingInCounts } from '../rules/stocktakes'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  id,
  instant,
  judged,
  list,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const stocktakeStatuses = ['open', 'closed', 'cancelled'] as const

/** What was counted of one product, and what stood there by the books at that moment. */
const count = shape({
  productId: id('products'),
  name: text(),
  slug: optional(text()),
  unit: optional(text(30)),
  avatar: optional(text(300)),
  counted: whole(),
  book: whole(),
  at: instant(),
  by: optional(shape({ _id: id('users'), name: text() })),
  /** The units that were seen, where they were scanned. */
  units: optional(list(id('stocks'), 5000)),
})
export type StocktakeCount = Static<typeof count>

const order = shape({ _id: id('orders'), order_number: text(20) })

const details = { reason: name('stocktakes.reason-required'), note: optional(text(2000)) }

/** The count of one warehouse, by several people at once; closing it books the differences. */
export const stocktake = shape({
  _id: id('stocktakes'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...details,
  stocktake_number: text(20),
  warehouseId: id('warehouses'),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  status: oneOf(stocktakeStatuses, { default: 'open' }),
  counts: list(count, 2000),
  closed: optional(instant()),
  closedBy: optional(shape({ _id: id('users'), name: text() })),
  /** The orders that closing made: what was found, and what was missing. */
  inventoryIn: optional(order),
  inventoryOut: optional(order),
})
export type Stocktake = Static<typeof stocktake>

export const stocktakeCreate = shape({ ...details, warehouseId: id('warehouses', { error: 'shipping.warehouse-required' }) })
export type StocktakeCreate = Static<typeof stocktakeCreate>

export const stocktakePatch = shape({
  reason: optional(details.reason),
  note: details.note,
  status: optional(oneOf(stocktakeStatuses)),
  counts: optional(
    list(
      shape({
        productId: id('products'),
        /** All that stands there. With `units`: the server counts the units seen so far, each once. */
        counted: optional(judged(whole())),
        /** So many more than were counted so far, as one scans a product's code; in place of `counted`. */
        more: optional(whole()),
        units: optional(list(id('stocks'), 5000)),
      }),
      500,
    ),
  ),
})
export type StocktakePatch = Static<typeof stocktakePatch>

export const stocktakes = defineService({
  path: 'stocktakes',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: stocktake,
  create: stocktakeCreate,
  patch: stocktakePatch,
  takenAs: { counts: missingInCounts },
  access: { find: ['/purchases'], get: ['/purchases'], create: ['/purchases'], patch: ['/purchases'] },
  filter: ['_id', 'stocktake_number', 'warehouseId', 'status', 'creatorId', 'created', 'closed'],
  sort: ['_id', 'created', 'closed'],
  defaultSort: { _id: -1 },
  search: ['stocktake_number', 'reason', 'warehouse.name', 'note'],
  references: {
    warehouseId: { service: 'warehouses', as: 'warehouse', fields: ['name'], keep: 'frozen', whenRemoved: 'warehouses.removed' },
  },
  indexes: [{ fields: { stocktake_number: 1 }, unique: true }, { fields: { status: 1, _id: -1 } }, { fields: { created: -1, _id: -1 } }],
  realtime: 'merge',
})
