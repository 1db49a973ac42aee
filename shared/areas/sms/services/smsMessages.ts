import type { Static } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { id, instant, oneOf, optional, shape, text, whole, workspaceFields } from '../../../foundation/declaration/schema-kit'

/** `sending`: handed over, the answer isn't there yet; `unsure`: the server stopped meanwhile, and nobody can tell whether it left. */
export const SMS_STATUSES = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'unsure', 'skipped'] as const
/** Why nobody is written to. */
export const SMS_SKIPS = ['no-phone', 'opted-out', 'recent', 'paid', 'cancelled'] as const

export const smsMessage = shape({
  _id: id('smsMessages'),
  ...workspaceFields,
  campaignId: id('smsCampaigns'),
  accountId: id('smsAccounts'),
  /** 84 first; absent: the partner has none that takes messages. */
  phone: optional(text(20)),
  name: optional(text()),
  partnerId: optional(id('assets')),
  status: oneOf(SMS_STATUSES),
  skipped: optional(oneOf(SMS_SKIPS)),
  /** As it was sent. */
  text: optional(text(2000)),
  segments: optional(whole()),
  /** How often it was handed over. */
  attempts: whole({ default: 0 }),
  sentAt: optional(instant()),
  deliveredAt: optional(instant()),
  /** What the provider says of a message that failed. */
  problem: optional(text(300)),
  /** The provider's number of it. */
  providerId: optional(text(80)),
})
export type SmsMessage = Static<typeof smsMessage>

/** One message of a campaign to one number. */
export const smsMessages = defineService({
  path: 'smsMessages',
  scope: 'workspace',
  app: 'sms',
  methods: ['find', 'get'],
  record: smsMessage,
  access: { find: ['/sales'], get: ['/sales'] },
  filter: ['_id', 'campaignId', 'status', 'skipped', 'phone', 'partnerId', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  search: ['name', 'phone'],
  references: { campaignId: { service: 'smsCampaigns' }, accountId: { service: 'smsAccounts' } },
  indexes: [
    // Nobody gets a campaign twice.
    { fields: { campaignId: 1, phone: 1 }, unique: true, partial: { phone: { $exists: true } } },
    { fields: { campaignId: 1, status: 1, _id: 1 } },
    { fields: { phone: 1, sentAt: -1 }, partial: { sentAt: { $exists: true } } },
    { fields: { providerId: 1 }, partial: { providerId: { $exists: true } } },
  ],
  realtime: 'merge',
})
