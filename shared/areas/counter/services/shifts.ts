import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
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
import { pieces } from '../../money/services/dayCloses'
import { isBlindTo } from '../rules/blind-shifts'

export const SHIFT_STATUSES = ['open', 'closed'] as const

/** How many there are, and what they come to in whole dong. */
const summed = () => shape({ count: whole(), amount: money() })

/** Cash that was carried between the drawer and another account while the shift was open, or when it was closed. */
const carried = shape({
  /** Whole dong; below 0 what left the drawer. */
  amount: money(),
  /** The account it went to, or came from. */
  label: text(60),
  at: instant(),
  by: optional(text()),
  note: optional(text(500)),
  /** The entry of the drawer's side. */
  fundId: id('funds'),
  number: optional(text(20)),
  /** When the shift was closed, after its drawer was counted: it is no part of what was expected. */
  afterCount: optional(flag()),
})
export type Carried = Static<typeof carried>

/** As many counts of one shift are noted. */
export const MAX_COUNTS = 50
/** One time somebody said that they had counted, and what there should have been just then. */
const count = shape({
  at: instant(),
  by: optional(text()),
  /** Whole dong. */
  amount: money(),
  expected: money(),
  difference: money(),
})

/** A stretch of work at a counter, from the cash it begins with to the cash it ends with. */
export const shift = shape({
  _id: id('shifts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  number: text(20),
  /** What the counter is called. */
  counter: text(60),
  warehouseId: id('warehouses'),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  /** The account of cash that its drawer stands on. */
  label: text(60),
  status: oneOf(SHIFT_STATUSES, { default: 'open' }),
  /** Counted at the beginning; whole dong. */
  opening: money(),
  /** What the shift before at this counter left in the drawer; absent of the first, and where nothing was said. */
  handedOver: optional(money()),
  /** What was counted in the end, by notes; coins and the rest beside them. */
  counted: optional(pieces()),
  other: optional(money()),
  /** What both come to, and by how much it is more than expected. */
  countedAmount: optional(money()),
  difference: optional(money()),
  /** The cash there should be in the drawer: what it began with, and what came in and went out. */
  expected: money(),
  /** Cash that was carried to another account, or from one, the first first. */
  carried: optional(list(carried, 200)),
  /** What was left in the drawer for the next shift. */
  kept: optional(money()),
  /** By account of money, what customers paid less what was given back. */
  takings: list(shape({ label: text(60), amount: money() }), 200),
  /** What was sold, and what of it was taken back. */
  sales: summed(),
  returns: summed(),
  note: optional(text(500)),
  closedAt: optional(instant()),
  closedBy: optional(shape({ _id: optional(id('users')), name: text() })),
  /** The entry of funds that books the difference. */
  fundId: optional(id('funds')),
  fund: optional(shape({ _id: id('funds'), number: optional(text(20)) })),
  /** What should be in its drawer is told to the board alone before the drawer was counted: until then these figures are 0 to others. */
  blind: optional(flag()),
  /** Each time it was counted, the first first; the first of a blind shift was made without knowing what should be there. */
  counts: optional(list(count, MAX_COUNTS)),
  /** The number of the device that was last given one by this shift; no other device of the company has it. */
  device: optional(whole()),
})
export type Shift = Static<typeof shift>

const withoutAmount = (sums: unknown): unknown => (typeof sums === 'object' && sums !== null ? { ...sums, amount: 0 } : sums)

export const shiftCreate = shape({
  counter: name('shifts.counter-required', 60),
  /** Where its goods leave. */
  warehouseId: id('warehouses'),
  opening: money({ minimum: 0 }),
  /** Absent: the account of cash that entries have by themselves. */
  label: optional(text(60)),
})
export type ShiftCreate = Static<typeof shiftCreate>

export const shiftPatch = Type.Partial(
  shape({
    status: oneOf(SHIFT_STATUSES),
    counted: pieces(),
    other: money({ minimum: 0 }),
    /** Why the drawer differs from what is expected. */
    note: text(500),
    /** What stays in the drawer for the next shift; the rest is carried to `keepTo`. Only when it is closed. */
    kept: money({ minimum: 0 }),
    /** The account of cash that takes what isn't left in the drawer. */
    keepTo: text(60),
    /** Carries cash from the drawer to another account of cash (above 0), or from there into it (below 0; for who keeps funds). */
    carry: shape({ amount: money(), label: text(60), note: optional(text(500)) }),
    /** The drawer is counted: what should be in it is told now, also of a blind shift, and the count is noted. */
    countDone: flag(),
    /** A device that is to sell without a connection asks for a number of its own: it stands in the provisional numbers of its sales. */
    newDevice: flag(),
    /** What was expected to whoever closes: closing is refused where it is something else by then. */
    expected: money(),
  }),
  { additionalProperties: false },
)
export type ShiftPatch = Static<typeof shiftPatch>

export const shifts = defineService({
  path: 'shifts',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: shift,
  create: shiftCreate,
  patch: shiftPatch,
  commands: {
    patch: {
      kept: { of: ['status'] },
      keepTo: { of: ['status'] },
      carry: { alone: [] },
      newDevice: { alone: [] },
      countDone: { alone: ['counted', 'other'] },
    },
  },
  access: { find: ['/sales'], get: ['/sales'], create: ['/sales'], patch: ['/sales'] },
  notes: {
    patch: [
      'A shift is closed with `status: closed` and what was counted in its drawer; a difference wants a `note` and is booked as an entry of funds, Cash Surplus or Cash Shortage. What is closed isn’t changed any more. With `kept` and `keepTo` what isn’t left for the next shift goes to another account of cash.',
      'A shift is `blind` where the company counts so: to others than the board `expected`, `takings` and the sums of `sales` and `returns` are 0 until somebody has counted with `countDone: true`, and it isn’t closed before. Each further count is noted beside the first in `counts`.',
      '`newDevice: true` gives the device that asks a number of its own, answered as `device`: by it no two devices make the same provisional number.',
      '`carry` moves cash between the drawer and another account while the shift is open: a pair of entries that goes back by one the other way.',
    ],
  },
  examples: {
    create: {
      'opens a counter with 1,000,000 in its drawer': { counter: 'Quầy 1', warehouseId: '6b092bf732b0eda0dca44924', opening: 1_000_000 },
    },
    patch: {
      'closes it as it was counted': { status: 'closed', counted: [{ value: 500_000, count: 4 }], note: 'Thối nhầm khách' },
      'carries cash to the safe': { carry: { amount: 3_000_000, label: 'Két chính' } },
    },
  },
  shows: ({ rights }, record) =>
    isBlindTo(rights, record)
      ? { expected: 0, takings: [], sales: withoutAmount(record['sales']), returns: withoutAmount(record['returns']) }
      : {},
  filter: ['_id', 'number', 'counter', 'warehouseId', 'status', 'creatorId', 'created', 'closedAt'],
  sort: ['_id', 'created', 'closedAt', 'difference'],
  defaultSort: { created: -1, _id: -1 },
  search: ['number', 'counter', 'note'],
  references: {
    warehouseId: { service: 'warehouses', as: 'warehouse', fields: ['name'], keep: 'frozen', whenRemoved: 'warehouses.removed' },
  },
  /** Open: a counter has one such shift. Whom it sells to where nobody is named. */
  secret: { standing: optional(flag()), walkInId: optional(id('assets')) },
  indexes: [
    { fields: { number: 1 }, unique: true },
    { fields: { counter: 1, standing: 1 }, unique: true, partial: { standing: { $exists: true } }, whenTaken: 'shifts.open' },
    { fields: { created: -1, _id: -1 } },
  ],
  locks: { shifts: [] },
  reports: {
    /** What a counter's sales are locked with on a device while there is no connection; 256 bits as base64. The same for all its members. */
    outboxKey: report({
      access: ['/sales'],
      parameters: { counter: text(60) },
      result: shape({ key: text(60) }),
      sources: [],
    }),
  },
  unaudited: ['device'],
  realtime: 'merge',
})
