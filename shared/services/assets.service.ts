import { defineService } from './define-service'

const partners = ['/sales', '/purchases'] as const

export const assetsService = defineService({
  path: 'assets',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  access: { find: partners, get: partners, create: partners, patch: partners },
  groups: {
    Customers: { read: ['/sales'], write: ['/sales'] },
    'Sales Agents': { read: ['/sales'], write: ['/sales'] },
    Suppliers: { read: ['/purchases'], write: ['/purchases'] },
  },
  filter: ['_id', 'group', 'name', 'phone', 'status', 'asset_code', 'created'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { _id: -1 },
  search: ['name', 'phone', 'email', 'address', 'asset_code'],
  indexes: [{ fields: { group: 1, status: 1, _id: -1 } }, { fields: { group: 1, status: 1, 'keys.name': 1, _id: 1 } }],
  reports: { assets: { access: partners, parameters: {}, sources: ['assets'] } },
  realtime: 'merge',
})
