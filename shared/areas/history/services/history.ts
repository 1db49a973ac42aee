import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  flag,
  id,
  instant,
  list,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** What a field was and is; what wasn't there is left out, a long list is told by how many it holds. Of a record that a field names, what it is called. */
const change = shape({
  before: optional(Type.Unknown()),
  after: optional(Type.Unknown()),
  /** What it was once the act had been taken back; only where that is asked for (`takenBack`). */
  back: optional(Type.Unknown()),
  beforeName: optional(text(500)),
  afterName: optional(text(500)),
  backName: optional(text(500)),
})

/** Who did it. Null: the server itself, for what falls due; `program`: what the key that did it is called. */
const doer = () =>
  orNull(Type.Union([shape({ _id: id('users'), name: text() }), shape({ key: Type.Literal(true), program: optional(text()) })]))

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

/** Kinds of changes that one looks for: of money, of goods, of who may do what, and what was taken back, cancelled or removed. */
export const HISTORY_KINDS = ['money', 'goods', 'rights', 'undone'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

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
  /** Figures of the record, and its status, that change along: an order's total, what is left of it. */
  follows: optional(Type.Record(Type.String(), change)),
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
  by: doer(),
  /** Who did it where no member and no program did: a guest of the wall, or whoever asks by the link of a seal. */
  guest: optional(text()),
  /** Money: what an entry of funds moves, + in and − out; what came in at the bank; what an order, or an adjustment of pay, comes to. Of what was made, as it was made. */
  amount: optional(money()),
  /** The partner or member it is for. */
  partner: optional(text()),
  /** The order that it pays. */
  order: optional(shape({ _id: id('orders'), order_number: text(20), group: text(20) })),
  /** Of what was made: it was taken back, cancelled or removed since. */
  undone: optional(flag()),
  /** By which change it was taken back, who did that and when. */
  undoneBy: optional(shape({ _id: id('history'), by: doer(), at: instant() })),
  /** The change of many records that it is a part of: what the calls named in `Bulk-Id`. */
  bulkId: optional(recordId()),
  /** By field. Of what was made only where one record's history is asked for (`recordId`): what it began with, empty fields left out. */
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
    kind: oneOf(HISTORY_KINDS),
    /** Words, a number or an amount (`3tr`) in what is told of a change: who, what, for whom, how much, before and after. */
    words: text(100),
    /** Only what one command changed: this change and those made with it, an entry and what it pays. */
    actOf: id('history'),
    /** Only this change, with all that its record held behind it as `after` in `changes`, empty fields left out. */
    stateAfter: id('history'),
    /**
     * Only what one command changed, by one of its changes that was taken back since: each field before it, after it, and as it was once it
     * had been taken back (`back`). Of what the command made, the fields that taking back changed. Nothing of what still counts.
     */
    takenBack: id('history'),
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
      /** Only these fields of the change get what they held. */
      fields: optional(list(text(100), 100)),
    }),
    example: { preview: true },
    result: shape({ data: list(takenBack, MAX_TAKEN_BACK), next: orNull(id('history')) }),
  },
})
