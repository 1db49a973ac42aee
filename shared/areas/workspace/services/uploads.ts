import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { creatorFields, id, instant, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

/**
 * An image; `uri` is its 500 px copy, and the same address with -250 or -45 the smaller ones. `bytes`: all of them together. Or a paper that a
 * service of others drew up: its `uri` leads nowhere, the record it is of answers it.
 */
export const upload = shape({ _id: id('uploads'), ...workspaceFields, ...creatorFields, uri: text(300), bytes: optional(whole()) })
export type Upload = Static<typeof upload>
export const uploadCreate = shape({ uri: Type.String({ minLength: 1, kind: 'text', error: 'uploads.type' }) })

export const uploads = defineService({
  path: 'uploads',
  aliases: ['upload'],
  scope: 'workspace',
  methods: ['create'],
  record: upload,
  create: uploadCreate,
  commands: { create: { uri: {} } },
  access: { create: 'signed-in' },
  filter: [],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  indexes: [{ fields: { created: 1 } }, { fields: { uri: 1 }, acrossWorkspaces: true }],
  /** When it was last seen to be needed. */
  secret: { checked: optional(instant()) },
  realtime: 'off',
  maxBodyBytes: 15 * 1024 * 1024,
})
