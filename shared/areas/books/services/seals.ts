import { Type, type Static } from '@sinclair/typebox'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { CHANGE_REASONS } from '../../../foundation/ledger/figure-changes'
import { measureNames } from '../../../foundation/ledger/measures'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  month,
  name,
  oneOf,
  optional,
  shape,
  text,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { CLOSING_CHECKS } from '../rules/closing-checks'
import { MONTH_STATES } from '../rules/months'

const CODE_LENGTH = 39
const MAX_SEQ = Number.MAX_SAFE_INTEGER

const note = shape({
  kind: oneOf(CLOSING_CHECKS),
  /** Why it stays as it is. */
  note: name('books.note-required', 500),
})

/** What the month came to when it was sealed. */
export const sealedFigures = shape({
  /** Debits less credits are above 0. */
  accounts: list(
    shape({ account: oneOf(ACCOUNT_NUMBERS), opening: money(), debit: money(), credit: money(), closing: money() }),
    ACCOUNT_NUMBERS.length,
  ),
  howCalculateRevenue: oneOf(['shipped', 'ordered']),
  revenue: money(),
  cost: money(),
  groups: list(shape({ _id: text(), isCredit: flag(), total: money() }), 1000),
  netProfit: money(),
  depreciation: money(),
  netProfitAfterDepreciation: money(),
})
export type SealedFigures = Static<typeof sealedFigures>

const foundLine = {
  /** Its place in line; absent of what stands in none yet. */
  seq: optional(whole({ maximum: MAX_SEQ })),
  day: optional(day()),
  at: optional(instant()),
  service: optional(text(40)),
  recordId: optional(text(24)),
  /** The record's number or name. */
  name: optional(text(200)),
}

/** Why a seal doesn't hold: an entry was changed or is gone, the entries were put in line anew, or the seal itself was changed. */
export const SEAL_FAULTS = ['changed', 'missing', 'line', 'seal'] as const

const broken = shape({ why: oneOf(SEAL_FAULTS), ...foundLine })

export const seal = shape({
  _id: id('seals'),
  ...workspaceFields,
  ...creatorFields,
  /** The last day of the month. */
  until: day(),
  /** Which of the month's seals: a month that was opened may be sealed again. */
  number: whole({ minimum: 1 }),
  at: instant(),
  /** The place of the last entry in line, and the fingerprint of all through it. */
  seq: whole({ maximum: MAX_SEQ }),
  digest: text(64),
  /** Eight groups of four signs: what is sealed, in short. */
  code: text(CODE_LENGTH),
  figures: sealedFigures,
  notes: list(note, CLOSING_CHECKS.length),
  /** What was open then, and stayed so. */
  open: list(shape({ kind: oneOf(CLOSING_CHECKS), count: whole(), amount: optional(money()) }), CLOSING_CHECKS.length),
  /** The books were opened again after it. */
  opened: optional(shape({ at: instant(), by: text(), reason: text(500) })),
  /** What was found when all seals were last proven. */
  checked: optional(shape({ at: instant(), holds: flag(), broken: optional(broken) })),
})
export type Seal = Static<typeof seal>

export const sealCreate = shape({ until: day(), notes: optional(list(note, CLOSING_CHECKS.length)) })
export type SealCreate = Static<typeof sealCreate>

/** What a code proves, of the company's own books. */
export const sealProof = shape({
  _id: id('seals'),
  code: text(CODE_LENGTH),
  until: day(),
  at: instant(),
  seq: whole({ maximum: MAX_SEQ }),
  /** What stands in the books through `seq` is what was sealed. */
  holds: flag(),
  /** The first that doesn't fit. */
  broken: optional(broken),
  /** What stood in line by then was read anew then, and not again since: all of it is each night. Absent: all was read just now. */
  known: optional(instant()),
  /** What was entered after the seal on days before it; what and how much is the board's. */
  later: shape({
    count: whole(),
    amount: optional(money()),
    data: optional(list(shape({ ...foundLine, amount: money() }), 100)),
  }),
})
export type SealProof = Static<typeof sealProof>

/** Records of one check that are told by name. */
export const MAX_CHECK_RECORDS = 50

export const seals = defineService({
  path: 'seals',
  scope: 'workspace',
  methods: ['find', 'get', 'create'],
  record: seal,
  create: sealCreate,
  brief: { get: [sealProof] },
  access: { find: ['/report'], get: ['/report'], create: ['bod'] },
  filter: ['_id', 'code', 'created'],
  narrowedBy: {
    /** The month that was sealed. */
    month: month(),
  },
  sort: ['_id', 'until', 'created'],
  defaultSort: { until: -1, number: -1 },
  indexes: [
    { fields: { until: 1, number: 1 }, unique: true, whenTaken: 'books.sealed-already' },
    { fields: { code: 1 }, unique: true },
  ],
  reports: {
    /** What has to be done, or is worth a look, before the days through one are closed. */
    checks: report({
      access: ['bod'],
      parameters: { until: day() },
      result: shape({
        /** The days that are closed with it: all that are open through its last. */
        since: day(),
        until: day(),
        data: list(
          shape({
            kind: oneOf(CLOSING_CHECKS),
            /** It keeps the month from being closed. */
            must: flag(),
            count: whole(),
            amount: optional(money()),
            data: list(
              shape({
                service: oneOf(['funds', 'orders', 'products', 'bankTransfers', 'labels', 'activities', 'users']),
                recordId: optional(text(24)),
                name: text(200),
                about: optional(text(200)),
                day: optional(day()),
                amount: optional(money()),
                count: optional(whole()),
              }),
              MAX_CHECK_RECORDS,
            ),
          }),
          CLOSING_CHECKS.length,
        ),
      }),
      sources: ['funds', 'orders', 'bankTransfers', 'stocks', 'products', 'workspaces', 'seals', 'activities', 'users'],
      countsUnseen: true,
    }),
    /** What a get by the seal’s code proves, for who has the seal in view. */
    proof: report({
      access: ['/report'],
      parameters: { code: text(CODE_LENGTH) },
      result: sealProof,
      sources: ['seals', 'workspaces'],
      countsUnseen: true,
    }),
    /** The figures of months that the last upgrade counted anew to another sum, those that changed most first. */
    changed: report({
      access: ['bod'],
      parameters: {},
      result: shape({
        at: optional(instant()),
        count: whole(),
        data: list(
          shape({
            /** What is counted. */
            measure: oneOf(measureNames),
            month: month(),
            /** Of what: a partner, goods, a group of entries. */
            of: text(500),
            figure: text(40),
            /** Whole dong, or pieces. */
            before: Type.Number(),
            after: Type.Number(),
            why: oneOf(CHANGE_REASONS),
          }),
          500,
        ),
      }),
      sources: ['seals'],
      countsUnseen: true,
    }),
    /** The months of a year, how each stands, and its latest seal. */
    months: report({
      access: ['/report'],
      parameters: { year: whole({ minimum: 1900, maximum: 2999 }) },
      result: shape({
        lockDate: optional(day()),
        /** Entries that stand in line. */
        lines: whole({ maximum: MAX_SEQ }),
        data: list(
          shape({
            month: month(),
            state: oneOf(MONTH_STATES),
            seal: optional(
              shape({
                _id: id('seals'),
                code: text(CODE_LENGTH),
                at: instant(),
                by: optional(text()),
                netProfit: money(),
                /** Entered after it on days before it. */
                later: whole(),
                checked: optional(shape({ at: instant(), holds: flag() })),
              }),
            ),
          }),
          12,
        ),
      }),
      sources: ['seals', 'workspaces'],
      countsUnseen: true,
    }),
  },
  /** The nightly proof found what differs from the journal. */
  notices: ['books-differ'],
  rings: {
    'books-differ': { topic: 'company', en: 'The books differ from their entries', vi: 'Sổ lệch với bút toán' },
  },
  realtime: 'merge',
})
