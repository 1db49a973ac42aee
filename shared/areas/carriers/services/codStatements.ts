import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
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
import { COD_RESULTS, COD_WAYS } from '../rules/cod-statement'

export const COD_STATEMENT_STATUSES = ['open', 'booked'] as const
/** What a statement may hold. */
export const MAX_COD_ROWS = 500

const told = { code: text(60, { minLength: 1 }), cod: money({ minimum: 0 }), fee: money({ minimum: 0 }) }
const sums = () => shape({ count: whole(), cod: money(), fee: money() })

const carriers = ['ghn', 'ghtk'] as const

/** What a carrier says that it collected and took off, beside what we wait for. */
export const codStatement = shape({
  _id: id('codStatements'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  number: text(20),
  carrier: oneOf(carriers),
  status: oneOf(COD_STATEMENT_STATUSES, { default: 'open' }),
  rows: list(
    shape({
      ...told,
      result: oneOf(COD_RESULTS),
      deliveryId: optional(id('deliveries')),
      orderId: optional(id('orders')),
      order_number: optional(text(20)),
      receiver: optional(text(200)),
      /** What we wait for, and the fee as the carrier said it last; whole dong. */
      expected: optional(money()),
      charged: optional(money()),
      /** Of a row that differs: how it was settled, and why. */
      way: optional(oneOf(COD_WAYS)),
      reason: optional(text(300)),
      /** When its money was entered, and by which entry. */
      bookedAt: optional(instant()),
      fundId: optional(id('funds')),
      /** What was given up of it, as an expense. */
      lostFundId: optional(id('funds')),
    }),
    MAX_COD_ROWS,
  ),
  /** What comes by it: what was collected less the fees; whole dong. Absent of statements of older versions. */
  net: optional(money()),
  /** The transfer by which it came to the bank, and what the bank took off it as its fee. */
  transferId: optional(id('bankTransfers')),
  transfer: optional(shape({ _id: id('bankTransfers'), time: instant(), amount: money(), fee: optional(money()) })),
  /** Its parcels are those of a stand-in: no money comes by it. */
  isStandIn: optional(flag()),
  /** What the carrier says, and what of that is entered; whole dong. */
  told: sums(),
  booked: sums(),
  /** The account of money that it came to, and the group of its fees: of what was entered. */
  label: optional(text(60)),
  feeGroup: optional(text()),
  /** The fees of what was entered together, each time as one entry. */
  fees: optional(list(shape({ at: instant(), fundId: id('funds') }), MAX_COD_ROWS)),
})
export type CodStatement = Static<typeof codStatement>

export const codStatementCreate = shape({
  carrier: oneOf(carriers),
  rows: optional(list(shape(told), MAX_COD_ROWS)),
  /** In place of rows: the carrier's sheet (.xlsx or CSV) as a data address. */
  file: optional(Type.String({ minLength: 1, kind: 'text', error: 'imports.file-unreadable' })),
})
export type CodStatementCreate = Static<typeof codStatementCreate>

export const codStatementPatch = Type.Partial(
  shape({
    /** `booked` enters the rows that match and those that were settled. */
    status: oneOf(COD_STATEMENT_STATUSES),
    label: text(60),
    feeGroup: text(),
    /** Takes back what was entered of it last: its payments and fees are refunded, and the carrier owes it again. */
    undo: shape({ reason: name('codStatements.reason-required', 300) }),
    /** Settles a row that differs. */
    settle: shape({ code: text(60), way: oneOf(COD_WAYS), reason: name('codStatements.reason-required', 300) }),
  }),
  { additionalProperties: false },
)
export type CodStatementPatch = Static<typeof codStatementPatch>

/** Statements of carriers about the money they collect. */
export const codStatements = defineService({
  path: 'codStatements',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: codStatement,
  create: codStatementCreate,
  patch: codStatementPatch,
  commands: { create: { file: {} }, patch: { settle: { alone: [] }, undo: { alone: [] } } },
  // Rows are kept with what they are beside ours; a statement of which something differs stays open.
  takenAs: { rows: () => null, status: () => null },
  access: { find: ['/funds'], get: ['/funds'], create: ['/funds'], patch: ['/funds'] },
  notes: {
    create: [
      'Each row is looked up by its code among the deliveries of the carrier, and says what it is beside what we wait for.',
      'A transfer of the bank with just what the statement says, to the account of money that it comes to, enters it by itself; `PATCH /api/bankTransfers/:id` with `statementId` does so by hand. A transfer that is a little smaller (by 55,000 dong at most) is matched with `feeGroup`: the difference is entered there as the bank’s fee.',
    ],
    patch: [
      '`status: booked` enters each row that matches, or was settled, as a payment of its order on `label`, and their fees as one entry of `feeGroup`. Rows that differ stay, and are settled one by one with `settle`; what the carrier still has to pay stays due.',
      '`undo` is of the board: it refunds what the statement entered last, and its rows wait again. A transfer that was matched to it waits again once nothing of it is entered, and the bank’s fee is refunded with it.',
    ],
  },
  examples: {
    create: { 'brings in two rows': { carrier: 'ghn', rows: [{ code: '5DHX2A9K', cod: 2_980_800, fee: 41_500 }] } },
    patch: {
      'says that the customer owes the rest': { settle: { code: '5DHU19XE', way: 'customer', reason: 'Khách đưa thiếu 200.000' } },
      'takes back what was entered last': { undo: { reason: 'Ghi nhầm sổ' } },
    },
  },
  filter: ['_id', 'number', 'carrier', 'status', 'transferId', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  search: ['number', 'rows.code', 'rows.order_number'],
  indexes: [
    { fields: { number: 1 }, unique: true },
    { fields: { status: 1, _id: -1 } },
    { fields: { net: 1, _id: -1 }, partial: { net: { $exists: true } } },
  ],
  maxBodyBytes: 8 * 1024 * 1024,
  realtime: 'merge',
})
