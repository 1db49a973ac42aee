import { type Static, Type } from '@sinclair/typebox'
import { ACCOUNT_PATTERN, bankBins, MAX_ACCOUNT_LENGTH } from '../../../foundation/money/vietqr'
import { defineService, report, type Written } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  name,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Who tells of transfers as they come; `none`: nobody, statements are brought in by hand. */
export const BANK_PROVIDERS = ['none', 'sepay', 'casso'] as const
export type BankProvider = (typeof BANK_PROVIDERS)[number]

/** Why transfers that were missed could not be fetched: the token isn't good, or nobody answered as agreed. */
export const FETCH_PROBLEMS = ['token', 'unreachable'] as const

const MAX_SECRET_LENGTH = 300

/** How large a bank's template may be; they are some ten thousand bytes. */
export const MAX_TEMPLATE_BYTES = 300_000
/** The same as a data address. */
const MAX_TEMPLATE_LENGTH = 400_200

const template = { name: name(undefined, 200), file: text(MAX_TEMPLATE_LENGTH, { minLength: 1, error: 'imports.file-unreadable' }) }

const fields = {
  bank: oneOf(bankBins),
  account: text(MAX_ACCOUNT_LENGTH, { minLength: 1, pattern: ACCOUNT_PATTERN, error: 'bank.account-required' }),
  holder: optional(text()),
  /** The label of funds that the account stands for. */
  label: optional(text(60)),
}
const written = {
  provider: optional(oneOf(BANK_PROVIDERS)),
  /** The account that printed codes are paid to. */
  isDefault: optional(flag()),
  /** The key by which the provider's pushes are known; empty takes it away. Stored sealed, never answered. */
  secret: optional(text(MAX_SECRET_LENGTH)),
  /** By which transfers that were missed are fetched; likewise. */
  token: optional(text(MAX_SECRET_LENGTH)),
}

export const bankAccount = shape({
  _id: id('bankAccounts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  isDefault: flag({ default: false }),
  provider: oneOf(BANK_PROVIDERS, { default: 'none' }),
  status: oneOf(['active', 'removed'], { default: 'active' }),
  /** The last part of the address that pushes are sent to: /api/push/<provider>/<key>. */
  pushKey: text(60),
  hasSecret: optional(flag()),
  hasToken: optional(flag()),
  /** When the provider last pushed something that was its own. */
  heardAt: optional(instant()),
  /** Pushes that weren't signed by the key, and the last of them. */
  refused: whole({ default: 0 }),
  refusedAt: optional(instant()),
  /** Pushes of accounts that aren't the workspace's. */
  foreign: whole({ default: 0 }),
  fetchedAt: optional(instant()),
  fetchProblem: optional(oneOf(FETCH_PROBLEMS)),
  /** The bank's own template for many transfers, which files of pay are filled into: what it is called, and who kept it when. */
  template: optional(shape({ name: text(200), bytes: whole(), at: instant(), by: text() })),
})
export type BankAccount = Static<typeof bankAccount>

export const bankAccountCreate = shape({ ...fields, ...written })
export type BankAccountCreate = Static<typeof bankAccountCreate>
export const bankAccountPatch = Type.Partial(
  shape({
    ...fields,
    ...written,
    status: oneOf(['active', 'removed']),
    /** Keeps the bank's template (.xlsx as a data address, 300 kB at most) in place of the one before; null forgets it. By whoever pays. */
    templateFile: orNull(shape(template)),
  }),
  { additionalProperties: false },
)
export type BankAccountPatch = Static<typeof bankAccountPatch>

const payers = ['/office/hr', '/funds'] as const

export const bankAccounts = defineService({
  path: 'bankAccounts',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: bankAccount,
  create: bankAccountCreate,
  patch: bankAccountPatch,
  commands: { create: { secret: {}, token: {} }, patch: { secret: {}, token: {}, templateFile: { alone: [] } } },
  // The first is the main one, whatever is said.
  takenAs: { isDefault: (_sent: boolean, { before }: Written) => (before === null ? null : '') },
  // Whoever takes an order shows its code: bank, number and holder are no secret.
  // Whoever pays keeps the bank's template; all else of it is the board's.
  access: { find: 'member', get: 'member', create: ['bod'], patch: ['bod', ...payers] },
  hidden: [
    { fields: ['template'], visibleTo: payers },
    {
      fields: ['pushKey', 'hasSecret', 'hasToken', 'heardAt', 'refused', 'refusedAt', 'foreign', 'fetchedAt', 'fetchProblem'],
      visibleTo: ['bod'],
    },
  ],
  staysHere: ['sealedSecret', 'hasSecret', 'sealedToken', 'hasToken'],
  unaudited: ['pushKey', 'heardAt', 'refused', 'refusedAt', 'foreign', 'fetchedAt', 'fetchProblem'],
  secret: {
    sealedSecret: optional(text(1000)),
    sealedToken: optional(text(1000)),
    /** The template itself, as a data address. */
    templateText: optional(text(MAX_TEMPLATE_LENGTH)),
    /** The provider's number of the last transfer that was fetched. */
    fetchedTo: optional(text(40)),
  },
  filter: ['_id', 'status', 'provider', 'isDefault', 'account', 'label', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  search: ['account', 'holder', 'label'],
  indexes: [
    { fields: { status: 1, _id: 1 } },
    { fields: { bank: 1, account: 1 }, unique: true, partial: { status: 'active' }, whenTaken: 'bank.account-exists' },
    { fields: { pushKey: 1 }, acrossWorkspaces: true },
    { fields: { provider: 1, status: 1 }, acrossWorkspaces: true },
  ],
  takenIn: {
    without: ['sealedSecret', 'sealedToken', 'hasSecret', 'hasToken', 'fetchedTo', 'heardAt', 'fetchProblem'],
    freshKeys: ['pushKey'],
    becomes: { provider: { sepay: 'none', casso: 'none' } },
  },
  reports: {
    /** The template that is kept of an account, as a data address. */
    template: report({
      access: payers,
      parameters: { accountId: id('bankAccounts') },
      // Nothing where none is kept.
      result: shape({ name: optional(template.name), file: optional(template.file) }),
      sources: ['bankAccounts'],
    }),
  },
  bringsBack: { not: ['template'] },
  realtime: 'merge',
})
