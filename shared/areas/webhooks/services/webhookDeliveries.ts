import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import { id, instant, list, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

/** `waiting`: not tried yet; `failing`: tried, and tried again when it is due; `dropped`: the board let it go. */
export const DELIVERY_STATES = ['waiting', 'failing', 'delivered', 'dropped'] as const
/** What is still to arrive. */
export const UNDELIVERED = ['waiting', 'failing'] as const
/** What is sent is no longer; a record of more is told by its id. */
export const MAX_BODY_LENGTH = 131_072

/** A try: when, how long it took in milliseconds, and what was answered, or why nothing was. */
const attempt = shape({
  at: instant(),
  ms: whole(),
  status: optional(whole()),
  why: optional(text(300)),
  vi: optional(text(300)),
})
export type Attempt = Static<typeof attempt>

/** One event on its way to one webhook; kept for 30 days. */
export const webhookDelivery = shape({
  _id: id('webhookDeliveries'),
  ...workspaceFields,
  webhookId: id('webhooks'),
  /** `orders.created`; `orders.many`, `gap` and `test` besides. */
  type: text(60),
  service: optional(text(40)),
  recordId: optional(text(24)),
  /** What people call the record: a number, a name. */
  title: optional(text(200)),
  /** The number of the change among those of the company. */
  seq: whole({ maximum: 9e15 }),
  /** What is sent, letter by letter: the signature is of it. */
  body: text(MAX_BODY_LENGTH),
  status: oneOf(DELIVERY_STATES, { default: 'waiting' }),
  /** How often it was tried since somebody asked for it. */
  tries: whole({ default: 0 }),
  /** When it is tried next. */
  due: optional(instant()),
  /** The first try since somebody asked for it. */
  triedSince: optional(instant()),
  /** The last tries, the latest at the end. */
  attempts: list(attempt, 20),
  /** What the address answered last, cut after 2 KB. */
  answer: optional(text(2048)),
})
export type WebhookDelivery = Static<typeof webhookDelivery>

export const webhookDeliveryPatch = Type.Partial(shape({ status: oneOf(['again', 'dropped']) }), { additionalProperties: false })
export type WebhookDeliveryPatch = Static<typeof webhookDeliveryPatch>

/** A webhook's last 24 hours: the oldest hour first. */
const day = shape({
  webhookId: id('webhooks'),
  hours: list(shape({ at: instant(), delivered: whole(), undelivered: whole() }), 24),
  delivered: whole(),
  undelivered: whole(),
})

/** What was sent to webhooks, what they answered, and what is still on its way. */
export const webhookDeliveries = defineService({
  path: 'webhookDeliveries',
  scope: 'workspace',
  methods: ['find', 'get', 'patch'],
  record: webhookDelivery,
  patch: webhookDeliveryPatch,
  takenAs: {
    status: (sent: string, { record: { status } }: { readonly record: Readonly<Record<string, unknown>> }) =>
      status === (sent === 'again' ? 'waiting' : sent) ? null : '',
  },
  access: { find: ['bod'], get: ['bod'], patch: ['bod'] },
  notes: {
    patch: [
      '`status: again` sends it once more, with the same `id` and the same body. `status: dropped` lets go what is still on its way: what waits behind it of the same record goes on.',
    ],
  },
  filter: ['_id', 'webhookId', 'status', 'type', 'recordId', 'seq', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  page: 50,
  references: { webhookId: { service: 'webhooks' } },
  history: 'untold',
  indexes: [{ fields: { webhookId: 1, _id: -1 } }, { fields: { webhookId: 1, status: 1, seq: 1, _id: 1 } }],
  realtime: 'refetch',
  reports: {
    /** How many deliveries each webhook had in each of the last 24 hours, of its latest 2,000. */
    hours: report({ access: ['bod'], parameters: {}, result: shape({ data: list(day, 100) }), sources: ['webhookDeliveries'] }),
  },
})
