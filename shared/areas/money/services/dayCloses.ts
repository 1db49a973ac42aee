import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { DENOMINATIONS } from '../rules/cash-count'

export const DAY_CLOSE_STATUSES = ['open', 'signed', 'cancelled'] as const

/** Notes, each kind with how many there are. */
export const pieces = () =>
  list(
    shape({
      value: Type.Union(
        DENOMINATIONS.map((value) => Type.Literal(value)),
        { kind: 'number' },
      ),
      count: whole({ maximum: 100_000 }),
    }),
    DENOMINATIONS.length,
  )

/** What is counted, and said of it. */
const counting = {
  /** How many notes of each kind there are, each kind once. */
  pieces: pieces(),
  /** What else lies in the till: coins, notes of other values; whole dong. */
  other: whole(),
  /** Why the till differs from the book. */
  reason: text(500),
  note: text(2000),
}

/** The count of one account of cash at the end of a day; signing it books the difference. */
export const dayClose = shape({
  _id: id('dayCloses'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  number: text(20),
  day: day(),
  /** The account of cash that is counted. */
  label: text(60),
  /** `cancelled`: called off before it was signed, or taken back after. */
  status: oneOf(DAY_CLOSE_STATUSES, { default: 'open' }),
  pieces: counting.pieces,
  other: whole({ default: 0 }),
  /** What notes and the rest come to. */
  counted: money(),
  /** What the book said when it was signed, and what was counted beyond it; absent until then. */
  expected: optional(money()),
  difference: optional(money()),
  reason: optional(counting.reason),
  note: optional(counting.note),
  signedAt: optional(instant()),
  /** Who signed, as they were called then. */
  signedBy: optional(shape({ _id: optional(id('users')), name: text() })),
  /** The entry of funds that books the difference; absent where there is none. */
  fundId: optional(id('funds')),
  fund: optional(shape({ _id: id('funds'), number: optional(text(20)) })),
  takenBackAt: optional(instant()),
  takenBackBy: optional(text()),
  takenBackReason: optional(text(500)),
})
export type DayClose = Static<typeof dayClose>

export const dayCloseCreate = shape({
  /** Today or yesterday. */
  day: day(),
  /** Absent: the account of cash that entries have by themselves. */
  label: optional(text(60)),
  pieces: optional(counting.pieces),
  other: optional(counting.other),
  reason: optional(counting.reason),
  note: optional(counting.note),
})
export type DayCloseCreate = Static<typeof dayCloseCreate>

export const dayClosePatch = Type.Partial(
  shape({
    ...counting,
    status: oneOf(DAY_CLOSE_STATUSES),
    /** What the book said to whoever signs: signing is refused where it says something else by then. */
    expected: money(),
    /** Of one that was signed. */
    takenBackReason: text(500),
  }),
  { additionalProperties: false },
)
export type DayClosePatch = Static<typeof dayClosePatch>

export const dayCloses = defineService({
  path: 'dayCloses',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: dayClose,
  create: dayCloseCreate,
  patch: dayClosePatch,
  commands: { patch: { expected: { of: ['status'] }, takenBackReason: { of: ['status'] } } },
  access: { find: ['/funds'], get: ['/funds'], create: ['/funds'], patch: ['/funds'] },
  notes: {
    patch: [
      'Whoever may count signs with `status: signed`; a difference wants a `reason` and is booked as an entry of funds of the same day, Cash Surplus or Cash Shortage. What was signed isn’t changed any more; the board takes it back with `status: cancelled` and `takenBackReason`, and the entry with it.',
    ],
  },
  examples: {
    create: {
      'counts the till of today': {
        day: '2026-11-27',
        pieces: [
          { value: 500_000, count: 12 },
          { value: 20_000, count: 5 },
        ],
      },
    },
    patch: { 'signs a count that lacks 20,000': { status: 'signed', expected: 6_120_000, reason: 'Thối nhầm khách' } },
  },
  filter: ['_id', 'number', 'day', 'label', 'status', 'difference', 'creatorId', 'created', 'signedAt'],
  sort: ['_id', 'day', 'created', 'signedAt', 'difference'],
  defaultSort: { day: -1, _id: -1 },
  search: ['number', 'label', 'reason', 'note'],
  /** It stands: neither called off nor taken back. */
  secret: { standing: optional(flag()) },
  indexes: [
    { fields: { number: 1 }, unique: true },
    // One count of a till and day stands.
    { fields: { day: 1, label: 1, standing: 1 }, unique: true, partial: { standing: { $exists: true } }, whenTaken: 'dayCloses.exists' },
    { fields: { day: -1, _id: -1 } },
    { fields: { status: 1, day: -1, _id: -1 } },
  ],
  reports: {
    /** What the book says of each account of money at the end of a day, and the count that stands of it. */
    book: report({
      access: ['/funds'],
      parameters: { day: day() },
      result: shape({
        day: day(),
        data: list(
          shape({
            label: text(60),
            /** It is counted by notes; else it is the bank's. */
            isCash: flag(),
            /** What there is to be counted: the book at the end of the day, less differences that were taken back since. */
            balance: money(),
            close: optional(
              shape({
                _id: id('dayCloses'),
                number: text(20),
                status: oneOf(DAY_CLOSE_STATUSES),
                counted: money(),
                difference: optional(money()),
                signedAt: optional(instant()),
                signedBy: optional(text()),
              }),
            ),
            /** Of one that was signed: what moved the book of its day since, and how many entries did. */
            later: optional(shape({ count: whole(), amount: money() })),
          }),
          1000,
        ),
      }),
      sources: ['funds', 'dayCloses'],
    }),
  },
  notices: ['day-signed', 'day-taken-back'],
  rings: {
    'day-signed': { topic: 'money', en: '{who} signed the day', vi: '{who} đã ký sổ ngày' },
    'day-taken-back': { topic: 'money', en: '{who} took back a signed day', vi: '{who} đã mở lại ngày đã ký' },
  },
  realtime: 'merge',
})
