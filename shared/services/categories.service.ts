import { defineService } from './define-service'

export const categoriesService = defineService({
  path: 'categories',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  access: { find: 'member', get: 'member', create: ['/sales', '/purchases'], patch: ['/sales', '/purchases'] },
  filter: ['_id', 'group', 'name'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { name: 1, _id: 1 },
  indexes: [
    { fields: { group: 1, name: 1 }, unique: true, whenTaken: 'categories.exists' },
    { fields: { group: 1, 'keys.name': 1, _id: 1 } },
  ],
  realtime: 'merge',
})
