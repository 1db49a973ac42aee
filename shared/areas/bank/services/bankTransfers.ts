import { type Static, Type } from '@sinclair/typebox'
import { plainReference } from '../rules/matching'
import { TRANSFER_OUTCOMES } from '../rules/matching'
import { PROPOSAL_KINDS, PROPOSAL_REASONS } from '../rules/proposals'
import { bankBins } from '../../../foundation/money/vietqr'
import { defineService, report, type Written } from '../../../foundation/declaration/define-service'
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
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const TRANSFER_STATUSES = ['waiting', 'settled', 'aside'] as const
export const TRANSFER_SOURCES = ['push', 'fetch', 'statement', 'entry'] as const
/** Transfers that one statement may hold. */
export const MAX_STATEMENT_ROWS = 2000

/** What the bank says of a transfer that came in. */
const reported = {
  /** The moment the bank tells. */
  time: instant(),
  /** Whole dong, above 0: what goes out is no transfer here. */
  amount: money({ minimum: 1, error: 'bank.amount-invalid' }),
  content: text(1000),
  counterName: optional(text()),
  counterAccount: optional(text(60)),
}

export const bankTransfer = shape({
  _id: id('bankTransfers'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...reported,
  accountId: id('bankAccounts'),
  /** As the account was then. */
  account: optional(shape({ _id: id('bankAccounts'), bank: oneOf(bankBins), account: text(40), label: optional(text(60)) })),
  /** The bank's own, once for each account; letters and figures alone. */
  reference: text(100),
  source: oneOf(TRANSFER_SOURCES),
  /** How it fitted when it came. */
  outcome: oneOf(TRANSFER_OUTCOMES),
  /** `settled`: it is entered in funds; `waiting`: somebody has to say what it is; `aside`: nothing of ours. */
  status: oneOf(TRANSFER_STATUSES),
  /** The order it pays or names. */
  orderId: optional(id('orders')),
  order: optional(shape({ _id: id('orders'), order_number: text(20), partner: optional(text()) })),
  /** The entry of funds that it completed or made. */
  fundId: optional(id('funds')),
  fund: optional(shape({ _id: id('funds'), number: optional(text(20)) })),
  /** The statement of a carrier by which it came: its entries are those of that. */
  statementId: optional(id('codStatements')),
  statement: optional(shape({ _id: id('codStatements'), number: text(20) })),
  /** What the bank took off on the way, whole dong, and the expense by which it is entered. */
  bankFee: optional(shape({ amount: money(), fundId: id('funds') })),
  settledAt: optional(instant()),
  /** Why it was set aside. */
  reason: optional(text(500)),
  /** What colleagues ought to know of it. */
  note: optional(text(2000)),
})
export type BankTransfer = Static<typeof bankTransfer>

export const bankTransferCreate = shape({
  accountId: id('bankAccounts'),
  /** A transfer that a program tells of; the same reference again changes nothing. */
  reference: optional(name(undefined, 100)),
  time: optional(reported.time),
  amount: optional(reported.amount),
  content: optional(reported.content),
  counterName: reported.counterName,
  counterAccount: reported.counterAccount,
  /** In place of one transfer: the bank's statement (.xlsx or CSV) as a data address. */
  statement: optional(Type.String({ minLength: 1, kind: 'text', error: 'imports.file-unreadable' })),
  /** Or: fetches at once what the account's provider has and we haven't. */
  fetch: optional(flag()),
})
export type BankTransferCreate = Static<typeof bankTransferCreate>

export const bankTransferPatch = Type.Partial(
  shape({
    /** `settled` with what it is for, `aside` with a reason, `waiting` takes that back. */
    status: oneOf(TRANSFER_STATUSES),
    orderId: id('orders'),
    /** A customer or an agent: raises what they can spend. */
    partnerId: id('assets'),
    /** A statement of a carrier that says just this amount: what agrees of it is entered. */
    statementId: id('codStatements'),
    /** Where a little less came than the statement says: the group of expenses in which the difference is entered as the bank's fee. */
    feeGroup: name('funds.group-required'),
    /** A group of income. */
    group: name('funds.group-required'),
    reason: text(500),
    note: text(2000),
  }),
  { additionalProperties: false },
)
export type BankTransferPatch = Static<typeof bankTransferPatch>

/** What might be done with a transfer. */
const proposal = shape({
  kind: oneOf(PROPOSAL_KINDS),
  why: oneOf(PROPOSAL_REASONS),
  orderId: optional(id('orders')),
  order_number: optional(text(20)),
  partnerId: optional(id('assets')),
  partner: optional(text()),
  group: optional(text()),
  statementId: optional(id('codStatements')),
  statement: optional(text(20)),
  /** What the order is still owed before it, or what the statement says that comes. */
  outstanding: optional(money()),
  /** What is missing of a statement, where that can be the bank's fee. */
  fee: optional(money()),
})
export type TransferProposal = Static<typeof proposal>

export const bankTransfers = defineService({
  path: 'bankTransfers',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: bankTransfer,
  create: bankTransferCreate,
  patch: bankTransferPatch,
  commands: {
    create: { statement: { alone: ['accountId'] }, fetch: { alone: ['accountId'] } },
    patch: { partnerId: {}, group: {}, feeGroup: { of: ['statementId'] } },
  },
  // A reference is kept in capitals, without what banks put between.
  takenAs: { reference: (sent: string, { record }: Written) => (record['reference'] === plainReference(sent) ? null : '') },
  access: { find: ['/funds'], get: ['/funds'], create: ['/funds'], patch: ['/funds'] },
  filter: ['_id', 'accountId', 'status', 'outcome', 'source', 'orderId', 'fundId', 'statementId', 'reference', 'amount', 'time', 'created'],
  sort: ['_id', 'time', 'amount', 'created'],
  defaultSort: { time: -1, _id: -1 },
  search: ['content', 'counterName', 'counterAccount', 'reference', 'order.order_number', 'order.partner'],
  references: {
    accountId: {
      service: 'bankAccounts',
      as: 'account',
      fields: ['bank', 'account', 'label'],
      keep: 'frozen',
      whenRemoved: 'bank.account-removed',
    },
  },
  indexes: [
    { fields: { accountId: 1, reference: 1 }, unique: true },
    { fields: { time: -1, _id: -1 } },
    { fields: { status: 1, time: -1, _id: -1 } },
    { fields: { accountId: 1, time: -1, _id: -1 } },
    { fields: { orderId: 1 }, partial: { orderId: { $exists: true } } },
    { fields: { fundId: 1 }, partial: { fundId: { $exists: true } } },
  ],
  reports: {
    /** What might be done with a transfer that waits, the likeliest first; and how it fits now. */
    proposals: report({
      access: ['/funds'],
      parameters: { transferId: id('bankTransfers') },
      result: shape({ outcome: oneOf(TRANSFER_OUTCOMES), data: list(proposal, 20) }),
      sources: ['bankTransfers', 'orders', 'funds', 'codStatements'],
      countsUnseen: true,
    }),
    /** Whether the money of a code that a counter shows has come, with just that sum; whoever sells asks it while the buyer stands there. */
    arrived: report({
      access: ['/sales'],
      parameters: { code: text(12), amount: money({ minimum: 1 }) },
      result: shape({ arrived: flag() }),
      sources: ['bankTransfers'],
      countsUnseen: true,
    }),
  },
  notices: ['transfer-waiting'],
  rings: {
    'transfer-waiting': { topic: 'money', en: 'A transfer waits to be matched', vi: 'Có khoản chuyển đến chờ khớp' },
  },
  maxBodyBytes: 8 * 1024 * 1024,
  realtime: 'merge',
})
