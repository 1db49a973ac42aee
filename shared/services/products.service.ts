import { defineService } from './define-service'

export const productsService = defineService({
  path: 'products',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  access: { find: 'member', get: 'member', create: ['/sales', '/purchases'], patch: ['/sales', '/purchases'] },
  hidden: [{ fields: ['cost'], visibleTo: ['/purchases'] }],
  filter: ['_id', 'group', 'status', 'categoryId', 'slug', 'name', 'price', 'stockCount', 'created'],
  sort: ['_id', 'name', 'slug', 'price', 'stockCount', 'created'],
  sortByKey: ['name'],
  defaultSort: { _id: -1 },
  search: ['name', 'slug', 'aliasForItems'],
  references: { categoryId: { service: 'categories', as: 'category', fields: ['name'], keep: 'live' } },
  indexes: [
    { fields: { slug: 1 }, unique: true },
    { fields: { group: 1, status: 1, 'keys.name': 1, _id: 1 } },
    { fields: { categoryId: 1 } },
  ],
  reports: {
    /** Movements of a product, newest first, with the opening and the running count. */
    transactions: {
      access: 'member',
      parameters: {
        productId: { kind: 'id', required: true },
        warehouseId: { kind: 'id' },
        since: { kind: 'day' },
        until: { kind: 'day' },
      },
      sources: ['stocks'],
      countsUnseen: true,
    },
    /** How many are ordered in open sales and not yet shipped. */
    notshipped: {
      access: 'member',
      parameters: { productId: { kind: 'id', required: true } },
      sources: ['orders'],
      countsUnseen: true,
    },
  },
  realtime: 'merge',
})
