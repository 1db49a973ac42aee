import { defineService } from './define-service'

export const codesService = defineService({
  path: 'codes',
  scope: 'platform',
  methods: ['find', 'create'],
  access: { find: ['admin'], create: ['admin'] },
  filter: ['code', 'usedAt', 'created'],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  indexes: [{ fields: { code: 1 }, unique: true }],
  realtime: 'off',
})
