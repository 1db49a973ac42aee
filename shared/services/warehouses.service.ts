import { defineService } from './define-service'

export const warehousesService = defineService({
  path: 'warehouses',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  access: { find: 'member', get: 'member', create: ['/sales', '/purchases'], patch: ['/sales', '/purchases'] },
  filter: ['_id', 'name', 'status', 'created'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { created: 1, _id: 1 },
  search: ['name', 'address'],
  indexes: [{ fields: { status: 1, created: 1 } }, { fields: { 'keys.name': 1, _id: 1 } }],
  reports: {
    /** Count and value of one product in one warehouse; the value only for those who may see costs. */
    byProduct: {
      access: 'member',
      parameters: {
        warehouseId: { kind: 'id', required: true },
        productId: { kind: 'id', required: true },
        timeOfInventory: { kind: 'instant' },
      },
      sources: ['stocks'],
      countsUnseen: true,
    },
  },
  realtime: 'merge',
})
