import { type Static, Type } from '@sinclair/typebox'
import { mobileNumber } from '../rules/phones'
import { defineService, type Written } from '../../../foundation/declaration/define-service'
import { creatorFields, id, optional, shape, text, updaterFields, workspaceFields } from '../../../foundation/declaration/schema-kit'

const fields = {
  phone: text(40, { minLength: 1, error: 'sms.phone-invalid' }),
  note: optional(text(500)),
}

export const smsOptOut = shape({
  _id: id('smsOptOuts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** 84 first. */
  ...fields,
})
export type SmsOptOut = Static<typeof smsOptOut>
export const smsOptOutCreate = shape(fields)
export type SmsOptOutCreate = Static<typeof smsOptOutCreate>
export const smsOptOutPatch = Type.Partial(shape({ note: text(500) }), { additionalProperties: false })

/** Numbers that no message may go to. */
export const smsOptOuts = defineService({
  path: 'smsOptOuts',
  scope: 'workspace',
  app: 'sms',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: smsOptOut,
  create: smsOptOutCreate,
  patch: smsOptOutPatch,
  takenAs: { phone: (sent: string, { record }: Written) => (record['phone'] === mobileNumber(sent) ? null : '') },
  remove: 'hard',
  access: { find: ['/sales'], get: ['/sales'], create: ['/sales'], patch: ['/sales'], remove: ['/sales'] },
  filter: ['_id', 'phone', 'created'],
  sort: ['_id', 'phone', 'created'],
  defaultSort: { _id: -1 },
  search: ['phone', 'note'],
  indexes: [{ fields: { phone: 1 }, unique: true, whenTaken: 'sms.opted-out-already' }],
  realtime: 'merge',
})
