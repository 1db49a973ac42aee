import { type Static } from '@sinclair/typebox'
import { defineService } from './define-service'
import { id, instant, optional, recordFields, shape, text } from './schema-kit'

/** An invitation code; it serves one sign-up. */
export const code = shape({ _id: id('codes'), ...recordFields, code: text(60), note: optional(text()), usedAt: optional(instant()) })
export type Code = Static<typeof code>
export const codeCreate = shape({ note: optional(text()) })

export const codes = defineService({
  path: 'codes',
  scope: 'platform',
  methods: ['find', 'create'],
  record: code,
  create: codeCreate,
  access: { find: ['admin'], create: ['admin'] },
  filter: ['code', 'usedAt', 'created'],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  indexes: [{ fields: { code: 1 }, unique: true }],
  realtime: 'off',
})
