import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  instant,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
  id,
} from '../../../foundation/declaration/schema-kit'

/** Who sends messages; `file`: nobody, each is written into a file of the installation. */
export const SMS_PROVIDERS = ['esms', 'speedsms', 'file'] as const
export type SmsProvider = (typeof SMS_PROVIDERS)[number]

const fields = {
  provider: oneOf(SMS_PROVIDERS),
  /** The name that messages come from, as it is registered with the provider. */
  sender: text(20, { minLength: 1, pattern: '\\S', error: 'sms.sender-required' }),
  /** What one message costs, for the estimate. */
  price: optional(money({ minimum: 0, error: 'sms.price-invalid' })),
  /** Messages a minute. */
  perMinute: optional(whole({ minimum: 1, maximum: 600 })),
}
const written = {
  /** The key (eSMS: ApiKey) or token (SpeedSMS), and eSMS's secret; stored sealed, never answered. */
  key: optional(text(300)),
  secret: optional(text(300)),
}

export const smsAccount = shape({
  _id: id('smsAccounts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  price: money({ minimum: 0, default: 0 }),
  perMinute: whole({ minimum: 1, maximum: 600, default: 60 }),
  status: oneOf(['active', 'removed'], { default: 'active' }),
  hasKey: optional(flag()),
  hasSecret: optional(flag()),
  /** The last part of the address where the provider tells what became of messages. */
  pushKey: text(60),
})
export type SmsAccount = Static<typeof smsAccount>
export const smsAccountCreate = shape({ ...fields, ...written })
export type SmsAccountCreate = Static<typeof smsAccountCreate>
export const smsAccountPatch = Type.Partial(shape({ ...fields, ...written, status: oneOf(['active', 'removed']) }), {
  additionalProperties: false,
})
export type SmsAccountPatch = Static<typeof smsAccountPatch>

export const smsAccounts = defineService({
  path: 'smsAccounts',
  scope: 'workspace',
  app: 'sms',
  methods: ['find', 'get', 'create', 'patch'],
  record: smsAccount,
  create: smsAccountCreate,
  patch: smsAccountPatch,
  commands: { create: { key: {}, secret: {} }, patch: { key: {}, secret: {} } },
  access: { find: ['/sales'], get: ['/sales'], create: ['bod'], patch: ['bod'] },
  hidden: [{ fields: ['pushKey', 'hasKey', 'hasSecret'], visibleTo: ['bod'] }],
  staysHere: ['sealedKey', 'hasKey', 'sealedSecret', 'hasSecret'],
  unaudited: ['pushKey'],
  secret: {
    sealedKey: optional(text(1000)),
    sealedSecret: optional(text(1000)),
    /** Nothing leaves before: the pace of the account, or what its provider asked for. */
    restsUntil: optional(instant()),
  },
  filter: ['_id', 'status', 'provider', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  search: ['sender'],
  indexes: [{ fields: { status: 1, _id: 1 } }, { fields: { pushKey: 1 }, acrossWorkspaces: true }],
  reports: {
    /** What is left with the provider, as it says now. */
    balance: report({
      access: ['/sales'],
      parameters: { smsAccountId: id('smsAccounts') },
      result: shape({
        /** Null: it keeps none, or didn't say. */
        balance: orNull(money()),
        /** Why it didn't say. */
        problem: optional(text(300)),
      }),
      sources: ['smsAccounts'],
    }),
  },
  takenIn: { without: ['sealedKey', 'sealedSecret', 'hasKey', 'hasSecret', 'restsUntil'], freshKeys: ['pushKey'] },
  bringsBack: { not: [] },
  realtime: 'merge',
})
