import { type Static, Type } from '@sinclair/typebox'
import { defineService, type Written } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  list,
  money,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const CAMPAIGN_STATUSES = ['scheduled', 'sending', 'paused', 'done', 'cancelled'] as const
/** Numbers of one campaign. */
export const MAX_RECIPIENTS = 1000

/** With fields for each recipient: {name}, {debt}, {order}, {days}, {company}. */
export const messageText = () => Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', kind: 'text', error: 'sms.text-required' })

const content = { name: name('sms.name-required', 120), text: messageText() }

export const smsCampaign = shape({
  _id: id('smsCampaigns'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...content,
  accountId: id('smsAccounts'),
  unaccented: flag({ default: true }),
  /** Nothing leaves at night or on a Sunday. */
  avoidQuiet: flag({ default: true }),
  status: oneOf(CAMPAIGN_STATUSES),
  sendAt: instant(),
  /** Messages by what became of them; `total` are those that were to be sent. */
  counts: shape({
    total: whole(),
    sent: whole(),
    delivered: whole(),
    failed: whole(),
    unsure: whole(),
    skipped: whole(),
    waiting: whole(),
  }),
  /** What it was estimated at. */
  estimate: money(),
  finishedAt: optional(instant()),
  /** Why it stopped by itself. */
  problem: optional(text(300)),
})
export type SmsCampaign = Static<typeof smsCampaign>

const recipient = shape({ phone: text(40), name: optional(text()) })

export const smsCampaignCreate = shape({
  ...content,
  accountId: id('smsAccounts'),
  unaccented: optional(flag()),
  avoidQuiet: optional(flag()),
  /** Absent: at once. */
  sendAt: optional(instant()),
  partnerIds: optional(list(id('assets'), MAX_RECIPIENTS)),
  numbers: optional(list(recipient, MAX_RECIPIENTS)),
  /** Days within which nobody is written to again; 0: everybody is. */
  skipRecentDays: optional(whole({ maximum: 90 })),
  /** Sends nothing: answers who would get what, and what it would cost. */
  rehearse: optional(flag()),
})
export type SmsCampaignCreate = Static<typeof smsCampaignCreate>

export const smsCampaignPatch = Type.Partial(
  shape({
    name: content.name,
    /** What is sent, and when; until the first of it has left. */
    text: content.text,
    sendAt: instant(),
    /** `paused`, `sending` goes on, `cancelled` sends the rest no more. */
    status: oneOf(CAMPAIGN_STATUSES),
    /** Sends those that failed once more, and no others. */
    resend: flag(),
  }),
  { additionalProperties: false },
)
export type SmsCampaignPatch = Static<typeof smsCampaignPatch>

export const smsCampaigns = defineService({
  path: 'smsCampaigns',
  scope: 'workspace',
  app: 'sms',
  methods: ['find', 'get', 'create', 'patch'],
  record: smsCampaign,
  create: smsCampaignCreate,
  patch: smsCampaignPatch,
  commands: { create: { partnerIds: {}, numbers: {}, skipRecentDays: {}, rehearse: {} }, patch: { resend: {} } },
  oneAtATime: [['status'], ['resend']],
  // What was to go out before now goes out now.
  takenAs: { sendAt: (sent: Date, { record }: Written) => (record['sendAt'] instanceof Date && record['sendAt'] >= sent ? null : '') },
  access: { find: ['/sales'], get: ['/sales'], create: ['/sales'], patch: ['/sales'] },
  unaudited: ['counts'],
  filter: ['_id', 'status', 'accountId', 'sendAt', 'created', 'creatorId'],
  sort: ['_id', 'sendAt', 'created'],
  defaultSort: { _id: -1 },
  search: ['name', 'text'],
  references: { accountId: { service: 'smsAccounts', whenRemoved: 'sms.account-removed' } },
  indexes: [{ fields: { status: 1, sendAt: 1 } }, { fields: { sendAt: 1, status: 1 }, acrossWorkspaces: true }],
  // Nobody is written to twice: once by the company and once by what was made of its file.
  takenIn: { becomes: { status: { scheduled: 'paused', sending: 'paused' } } },
  realtime: 'merge',
})
