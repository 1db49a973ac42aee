import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { id, instant, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

/** `waiting`: it is tried when it is due; `stuck`: it isn't tried any more until somebody asks for it. What is done is gone. */
export const OUTGOING_STATES = ['waiting', 'stuck'] as const

/** Something that is to be done at a service of somebody else's, written in the very command that wants it. */
export const outgoingItem = shape({
  _id: id('outgoing'),
  ...workspaceFields,
  /** What is to be done: `invoice-issue`. */
  kind: text(40),
  /** The record it is done for. */
  recordId: text(24),
  /** What people call that record: a number, a name. */
  title: text(200),
  state: oneOf(OUTGOING_STATES, { default: 'waiting' }),
  /** How often it was tried since somebody asked for it. */
  tries: whole({ default: 0 }),
  /** When it is tried next. */
  due: instant(),
  triedAt: optional(instant()),
  /** Why the last try came to nothing, in English and Vietnamese. */
  failed: optional(shape({ at: instant(), message: text(300), vi: optional(text(300)) })),
})
export type OutgoingItem = Static<typeof outgoingItem>

/** `state: waiting` tries it at once, and as often again as at first. */
export const outgoingPatch = Type.Partial(shape({ state: oneOf(['waiting']) }), { additionalProperties: false })
export type OutgoingPatch = Static<typeof outgoingPatch>

/** What waits to be done at services of others, and what of it is stuck. */
export const outgoing = defineService({
  path: 'outgoing',
  scope: 'workspace',
  methods: ['find', 'get', 'patch'],
  record: outgoingItem,
  patch: outgoingPatch,
  access: { find: ['bod'], get: ['bod'], patch: ['bod'] },
  notes: { patch: ['`state: waiting` tries what is stuck, or waits for its next try, at once.'] },
  filter: ['_id', 'kind', 'state', 'recordId', 'created', 'due'],
  sort: ['_id', 'created', 'due'],
  defaultSort: { _id: 1 },
  secret: {
    /** What is done one after the other, the oldest first. */
    lane: text(200),
    /** What the kind needs besides, in a form of its own. */
    data: optional(text(100_000)),
  },
  keepsOutgoing: true,
  history: 'untold',
  indexes: [
    { fields: { kind: 1, recordId: 1 }, unique: true },
    { fields: { state: 1, due: 1, _id: 1 }, acrossWorkspaces: true },
    { fields: { lane: 1, _id: 1 } },
  ],
  realtime: 'merge',
})
