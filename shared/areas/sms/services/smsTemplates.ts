import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { creatorFields, id, name, shape, updaterFields, workspaceFields } from '../../../foundation/declaration/schema-kit'
import { messageText } from './smsCampaigns'

const fields = { name: name('sms.template-name', 80), text: messageText() }

export const smsTemplate = shape({
  _id: id('smsTemplates'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
})
export type SmsTemplate = Static<typeof smsTemplate>
export const smsTemplateCreate = shape(fields)
export type SmsTemplateCreate = Static<typeof smsTemplateCreate>
export const smsTemplatePatch = Type.Partial(shape(fields), { additionalProperties: false })
export type SmsTemplatePatch = Static<typeof smsTemplatePatch>

const sellers = ['/sales'] as const

/** Texts that messages begin with, kept for the next time. */
export const smsTemplates = defineService({
  path: 'smsTemplates',
  scope: 'workspace',
  app: 'sms',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: smsTemplate,
  create: smsTemplateCreate,
  patch: smsTemplatePatch,
  remove: 'hard',
  access: { find: sellers, get: sellers, create: sellers, patch: sellers, remove: sellers },
  filter: ['_id', 'name', 'created'],
  sort: ['_id', 'name', 'created'],
  defaultSort: { name: 1, _id: 1 },
  search: ['name', 'text'],
  indexes: [{ fields: { name: 1 }, unique: true, whenTaken: 'sms.template-taken' }],
  bringsBack: { not: [] },
  realtime: 'merge',
})
