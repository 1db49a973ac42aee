import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import { id, instant, list, name, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'
import { RING_TOPICS } from '../../../foundation/words/ring-words'

const LAST_MINUTE = 24 * 60 - 1
const minute = () => whole({ maximum: LAST_MINUTE })
/** Minutes of the company's day from which, and until which, a device is silent; both the same: it never is. */
const quiet = () => shape({ from: minute(), until: minute() })
const topics = () => list(oneOf(RING_TOPICS), RING_TOPICS.length)
const deviceName = () => name('pushDevices.name-required', 80)

/** As many devices of one member ring at most. */
export const MAX_DEVICES = 10
/** As many notices a device still has to ring for at most; the oldest of more are left out. */
export const MAX_OWED = 200

/** A browser of a member's that rings although nothing of ours is open in it. It ends with the sign-in it was made with. */
export const pushDevice = shape({
  _id: id('pushDevices'),
  ...workspaceFields,
  userId: id('users'),
  /** What the member knows it by: Chrome, Android. */
  name: deviceName(),
  /** What it rings for. */
  topics: topics(),
  quiet: optional(quiet()),
  /** When it rang last; absent: not yet. */
  rangAt: optional(instant()),
  /** The beginning of its address' SHA-256, hex: by it a browser knows itself. */
  mark: text(16),
})
export type PushDevice = Static<typeof pushDevice>

/** As a browser's `PushSubscription` says it; one that is known already is changed. */
export const pushDeviceCreate = shape({
  name: deviceName(),
  topics: topics(),
  quiet: optional(quiet()),
  /** Where its maker's push service takes messages for it: public, by HTTPS. */
  endpoint: text(1000),
  /** Its keys, base64url. */
  p256dh: text(100),
  auth: text(40),
})
export type PushDeviceCreate = Static<typeof pushDeviceCreate>

export const pushDevicePatch = Type.Partial(shape({ name: deviceName(), topics: topics(), quiet: quiet() }), {
  additionalProperties: false,
})

export const pushDevices = defineService({
  path: 'pushDevices',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: pushDevice,
  create: pushDeviceCreate,
  patch: pushDevicePatch,
  commands: { create: { endpoint: {}, p256dh: {}, auth: {} } },
  access: { find: 'member', get: 'member', create: 'member', patch: 'member', remove: 'member' },
  rows: ({ userId }) => ({ userId: { $in: userId === null ? [] : [userId] } }),
  persons: ({ userId }) => (typeof userId === 'string' ? [userId] : []),
  notes: {
    create: [
      'A browser subscribes with the key of the report `key` and sends what it was given. It rings for notices of the chosen `topics`, with the number of a paper and words, never an amount. It ends when the session does that made it.',
    ],
  },
  filter: ['_id', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  remove: 'hard',
  history: 'untold',
  unaudited: ['mark'],
  secret: {
    /** Its address and keys, sealed. */
    sealed: text(3000),
    sessionId: text(24),
    /** What it has rung for lately, so that it rings once. */
    rung: list(text(24), 200),
    /** What it is still to ring for. While its push service can't be reached: after how many tries, and when it is tried again. */
    owed: list(text(24), MAX_OWED),
    failures: whole({ default: 0 }),
    due: optional(instant()),
  },
  indexes: [
    { fields: { mark: 1 }, unique: true },
    { fields: { userId: 1, _id: -1 } },
    { fields: { due: 1 }, acrossWorkspaces: true, partial: { due: { $exists: true } } },
  ],
  reports: {
    /** The public half of the installation's key that pushes are signed with (VAPID), base64url. */
    key: report({ access: 'member', parameters: {}, result: shape({ key: text(100) }), sources: [] }),
  },
  realtime: 'merge',
})
