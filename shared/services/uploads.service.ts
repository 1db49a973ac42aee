import { defineService } from './define-service'

export const uploadsService = defineService({
  path: 'uploads',
  aliases: ['upload'],
  scope: 'workspace',
  methods: ['create'],
  access: { create: 'member' },
  filter: [],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  indexes: [],
  realtime: 'off',
})
