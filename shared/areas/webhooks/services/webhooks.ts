import { type Static, Type } from '@sinclair/typebox'
import { missingInSet } from '../../../foundation/text/missing-in'
import { RIGHTS } from '../../../foundation/rights/rights'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  list,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

const fields = {
  /** Whom it tells: a web shop, the printer of labels. */
  name: name('webhooks.name-required', 80),
  /** Where it is told: an address with https that leads to no machine of a network of its own. */
  url: name('webhooks.url-required', 500),
  /** What it is told of: a service and `created`, `patched` or `removed`, as `orders.created`. */
  events: list(text(60, { pattern: '^[A-Za-z]{1,40}\\.(created|patched|removed)$' }), 60),
}
/** It is sent what a key with these rights would see. */
const rights = () => list(oneOf(RIGHTS), 20)

/** Why nothing is sent any more, in English and Vietnamese: nothing arrived for three days, or its secret can't be opened. */
const pause = shape({ at: instant(), reason: optional(text(300)), vi: optional(text(300)) })

/** Tells a program at an address what changes in the books. */
export const webhook = shape({
  _id: id('webhooks'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  rights: rights(),
  status: oneOf(['on', 'paused', 'removed'], { default: 'on' }),
  /** Since when it sends nothing by itself, and why; absent where the board paused it. */
  paused: optional(pause),
  /** Since when the address takes nothing; absent: it took what was sent last. */
  failingSince: optional(instant()),
  /** The last letters of its secret. */
  hint: text(20),
  /** What is sent is signed with the secret before, too, until then. */
  oldSecretUntil: optional(instant()),
  /** Signs what is sent; shown once, in the answer to the call that made it. */
  secret: optional(text()),
})
export type Webhook = Static<typeof webhook>

export const webhookCreate = shape({ ...fields, rights: rights() })
export const webhookPatch = Type.Partial(
  shape({
    ...fields,
    status: oneOf(['on', 'paused']),
    /** Makes another secret: the one before signs beside it for a day. */
    newSecret: flag(),
    /** Sends an event of the type `test`. */
    test: flag(),
  }),
  { additionalProperties: false },
)
export type WebhookPatch = Static<typeof webhookPatch>

export const webhooks = defineService({
  path: 'webhooks',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: webhook,
  create: webhookCreate,
  patch: webhookPatch,
  // Some rights are held with others, and each event is told once.
  takenAs: { rights: missingInSet('rights'), events: missingInSet('events') },
  commands: { patch: { newSecret: {}, test: {} } },
  access: { find: ['bod'], get: ['bod'], create: ['bod'], patch: ['bod'], remove: ['bod'] },
  notes: {
    create: [
      'What is sent is what an API key with `rights` would be answered, and `secret` signs it. An address is `https:`, and leads to no private network.',
      'An API key makes no webhook: it would go on after the key is revoked.',
    ],
    patch: [
      '`newSecret: true` answers another `secret`, once; for a day what is sent is signed with both. `test: true` sends an event of the type `test`.',
      '`status: paused` sends nothing more; what changes meanwhile is sent when it is `on` again, for 13 days.',
    ],
  },
  examples: {
    create: {
      'tells a web shop of orders': {
        name: 'Website bán hàng',
        url: 'https://mocsuong.example/socai',
        events: ['orders.created', 'orders.patched'],
        rights: ['/sales'],
      },
    },
    patch: { 'makes another secret': { newSecret: true }, 'sends a test': { test: true } },
  },
  filter: ['_id', 'status', 'name', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  secret: {
    sealedSecret: text(1000),
    /** The secret before, while it signs, too. */
    sealedOldSecret: optional(text(1000)),
    /** How far it was told of what changed. */
    cursor: text(200),
  },
  shownOnce: ['secret'],
  staysHere: ['sealedSecret', 'sealedOldSecret'],
  unaudited: ['failingSince'],
  bringsBack: { not: ['url', 'status', 'paused', 'hint', 'oldSecretUntil'] },
  indexes: [{ fields: { status: 1, _id: 1 } }, { fields: { status: 1, workspaceId: 1, _id: 1 }, acrossWorkspaces: true }],
  notices: ['webhook-paused'],
  rings: { 'webhook-paused': { topic: 'company', en: 'A webhook was paused', vi: 'Một webhook đã tạm dừng' } },
  realtime: 'merge',
})
