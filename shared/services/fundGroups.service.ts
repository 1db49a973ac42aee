import { defineService } from './define-service'

export const fundGroupsService = defineService({
  path: 'fundGroups',
  scope: 'workspace',
  methods: ['find', 'get', 'create'],
  access: { find: 'member', get: 'member', create: ['/funds'] },
  filter: ['_id', 'name', 'isCredit'],
  sort: ['_id', 'name', 'isCredit', 'created'],
  sortByKey: ['name'],
  defaultSort: { isCredit: 1, _id: 1 },
  indexes: [{ fields: { name: 1 }, unique: true, whenTaken: 'fundGroups.exists' }, { fields: { 'keys.name': 1, _id: 1 } }],
  realtime: 'merge',
})
