import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { flag, id, instant, list, oneOf, optional, orNull, shape, text, workspaceFields } from '../../../foundation/declaration/schema-kit'

/** What a field was and is; what wasn't there is left out, a long list is told by how many it holds. Of a record that a field names, what it is called. */
const change = shape({
  before: optional(Type.Unknown()),
  after: optional(Type.Unknown()),
  beforeName: optional(text(500)),
  afterName: optional(text(500)),
})

/** An id of whatever service. */
const recordId = () => Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'text' })

/** Changes that one command takes back; a larger change is taken back in several. */
export const MAX_TAKEN_BACK = 100

/**
 * How a change goes back: fields get what they held, goods go back where they were, a shipment is as it was before it was corrected, a return
 * is as if it had never been, a word has its name again everywhere, money is refunded, an open entry is cancelled.
 */
export const WAYS_BACK = ['fields', 'status', 'shipment', 'correction', 'return', 'rename', 'refund', 'cancel'] as const
export type WayBack = (typeof WAYS_BACK)[number]

/** What becomes of one change that is to be taken back. */
const takenBack = shape({
  /** The change. */
  _id: id('history'),
  service: text(40),
  recordId: recordId(),
  name: optional(text(500)),
  way: optional(oneOf(WAYS_BACK)),
  /** What the record's fields get: `before` is what they hold now. */
  changes: optional(Type.Record(Type.String(), change)),
  /** Fields that were changed since: they stay as they are. */
  left: optional(list(text(), 100)),
  /** Why it stays as it is, in the caller's language. */
  refused: optional(text(1000)),
})
export type TakenBack = Static<typeof takenBack>

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
  /** The change of many records that it is a part of: what the calls named in `Bulk-Id`. */
  bulkId: optional(recordId()),
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
  filter: ['service', 'recordId', 'action', 'created', 'bulkId'],
  sort: ['created'],
  defaultSort: { created: -1 },
  narrowedBy: {
    /** Who did it. */
    by: id('users'),
    /** Only what comes behind this change in the order asked for: a further page, however far. */
    after: id('history'),
  },
  indexes: [],
  realtime: 'off',
  /**
   * Takes changes back, the latest first, each by the rules of its record's service and the caller's rights: all of one bulk change, or a
   * single one. What can’t be taken back stays, and says why.
   */
  patchMany: {
    access: 'member',
    by: {
      bulkId: optional(recordId()),
      entryId: optional(id('history')),
      /** Goes on behind this change: the `next` of the answer before. */
      after: optional(id('history')),
    },
    data: shape({
      /** Nothing is changed: only what would be is told. */
      preview: optional(flag()),
    }),
    result: shape({ data: list(takenBack, MAX_TAKEN_BACK), next: orNull(id('history')) }),
  },
})
