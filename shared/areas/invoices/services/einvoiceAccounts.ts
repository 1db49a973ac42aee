import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Who issues e-invoices; `stand-in` behaves as Viettel does and sends nothing to anybody: of demos and tests alone. */
export const EINVOICE_PROVIDERS = ['viettel', 'stand-in'] as const
export type EInvoiceProviderName = (typeof EINVOICE_PROVIDERS)[number]

const fields = {
  provider: oneOf(EINVOICE_PROVIDERS),
  /** Ten digits, or thirteen of a branch: whose invoices they are. */
  supplierTaxCode: text(14, { minLength: 1 }),
  /** `1/001`: the form; its first digit is the kind of invoice. */
  template: text(20, { pattern: '^[1-9]/\\d{3}$', error: 'invoices.template' }),
  /** `C26TAA`. */
  series: text(6, { pattern: '^[CK]\\d\\d[TDLMNBGHXF][A-Z]{2}$', error: 'invoices.series' }),
  /** The provider has confirmed that it takes one invoice for many counter sales of a day; absent: it takes none. */
  gathersDay: optional(flag()),
}
const written = {
  /** What the provider knows the company by; stored sealed, never answered. */
  username: optional(text(200)),
  password: optional(text(300)),
}

/** The account of a company with a provider of e-invoices. */
export const einvoiceAccount = shape({
  _id: id('einvoiceAccounts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(['active', 'removed'], { default: 'active' }),
  hasPassword: optional(flag()),
})
export type EInvoiceAccount = Static<typeof einvoiceAccount>
export const einvoiceAccountCreate = shape({ ...fields, ...written })
export type EInvoiceAccountCreate = Static<typeof einvoiceAccountCreate>
export const einvoiceAccountPatch = Type.Partial(shape({ ...fields, ...written, status: oneOf(['active', 'removed']) }), {
  additionalProperties: false,
})
export type EInvoiceAccountPatch = Static<typeof einvoiceAccountPatch>

export const einvoiceAccounts = defineService({
  path: 'einvoiceAccounts',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: einvoiceAccount,
  create: einvoiceAccountCreate,
  patch: einvoiceAccountPatch,
  notes: { create: ['A company has one account: another one takes the place of the one there was.'] },
  commands: { create: { username: {}, password: {} }, patch: { username: {}, password: {} } },
  access: { find: ['bod'], get: ['bod'], create: ['bod'], patch: ['bod'] },
  staysHere: ['sealed', 'hasPassword'],
  /** Sealed. `standing`: a company has one account that isn't removed. */
  secret: { sealed: optional(text(2000)), standing: optional(flag()) },
  filter: ['_id', 'status', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  indexes: [{ fields: { standing: 1 }, unique: true, partial: { standing: { $exists: true } } }, { fields: { status: 1, _id: 1 } }],
  reports: {
    /** Whether the provider lets us in, as it says now; and which providers this installation offers. */
    check: report({
      access: ['bod'],
      parameters: { einvoiceAccountId: optional(id('einvoiceAccounts')) },
      result: shape({
        /** Absent: no account was named. */
        isIn: optional(flag()),
        /** Why it doesn't. */
        problem: optional(text(300)),
        offersStandIn: flag(),
      }),
      sources: ['einvoiceAccounts'],
    }),
  },
  takenIn: { without: ['sealed', 'hasPassword', 'standing'], becomes: { status: { active: 'removed' } } },
  realtime: 'merge',
})
