import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  id,
  instant,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { levelFields } from './stocks'

export const warehouseStatuses = ['active', 'removed'] as const
const fields = { name: name('warehouses.name-required'), address: optional(text(400)) }

export const warehouse = shape({
  _id: id('warehouses'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(warehouseStatuses, { default: 'active' }),
})
export type Warehouse = Static<typeof warehouse>
export const warehouseCreate = shape(fields)
export const warehousePatch = Type.Partial(shape({ ...fields, status: oneOf(warehouseStatuses) }), { additionalProperties: false })

export const warehouses = defineService({
  path: 'warehouses',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: warehouse,
  create: warehouseCreate,
  patch: warehousePatch,
  access: { find: 'member', get: 'member', create: ['/sales', '/purchases'], patch: ['/sales', '/purchases'] },
  filter: ['_id', 'name', 'status', 'created'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { created: 1, _id: 1 },
  search: ['name', 'address'],
  indexes: [{ fields: { status: 1, created: 1 } }, { fields: { 'keys.name': 1, _id: 1 } }],
  reports: {
    /** Count and value of one product in one warehouse; the value only for those who may see costs. */
    byProduct: report({
      access: 'member',
      parameters: { warehouseId: id('warehouses'), productId: id('products'), timeOfInventory: optional(instant()) },
      result: shape(levelFields),
      sources: ['stocks'],
      countsUnseen: true,
    }),
  },
  locks: { warehouses: ['commissions'] },
  bringsBack: { not: [] },
  sandbox: { sample: 'warehouseId' },
  realtime: 'merge',
})
