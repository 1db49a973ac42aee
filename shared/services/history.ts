import { type Static, Type } from '@sinclair/typebox'
import { defineService } from './define-service'
import { id, instant, oneOf, optional, orNull, shape, text, workspaceFields } from './schema-kit'

/** What a field was and is; what wasn't there is left out, a long list is told by how many it holds. */
const change = shape({ before: optional(Type.Unknown()), after: optional(Type.Unknown()) })

export const historyEntry = shape({
  _id: id('history'),
  ...workspaceFields,
  /** The service of the record. */
  service: text(40),
  recordId: Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'id' }),
  /** What the record is called now; its number or name. */
  name: optional(text(500)),
  group: optional(text()),
  action: oneOf(['create', 'patch', 'remove']),
  at: instant(),
  /** Null: the server itself, for what falls due; `program`: what the key that did it is called. */
  by: orNull(Type.Union([shape({ _id: id('users'), name: text() }), shape({ key: Type.Literal(true), program: optional(text()) })])),
  /** By field. */
  changes: optional(Type.Record(Type.String(), change)),
})
export type HistoryEntry = Static<typeof historyEntry>

/** Who changed what: each record's, or the workspace's, newest first; of each only what the asker may read of the record itself. */
export const history = defineService({
  path: 'history',
  scope: 'workspace',
  methods: ['find'],
  record: historyEntry,
  access: { find: 'member' },
  filter: ['service', 'recordId', 'action', 'created'],
  sort: ['created'],
  defaultSort: { created: -1 },
  narrowedBy: {
    /** Who did it. */
    by: id('users'),
  },
  indexes: [],
  realtime: 'off',
})
