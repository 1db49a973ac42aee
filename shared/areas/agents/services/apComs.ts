import { type Static, Type } from '@sinclair/typebox'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import { MAX_MECHANICS, mechanic, mechanicFields } from './mechanic-shapes'
import {
  bookTime,
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  month,
  optional,
  shape,
  text,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export type ApMechanic = Static<typeof mechanic>

/** The commission scheme of a rank, in force from the day of `created` until the next one. */
export const apCom = shape({
  _id: id('apComs'),
  ...workspaceFields,
  ...creatorFields,
  rankId: id('apRanks'),
  rank: optional(shape({ _id: id('apRanks'), name: text() })),
  mechanics: list(mechanic, MAX_MECHANICS),
})
export type ApCom = Static<typeof apCom>

export const apComCreate = shape({
  rankId: id('apRanks', { error: 'apAgents.rank-required' }),
  /** From when it holds; absent: now. */
  created: optional(bookTime()),
  mechanics: list(shape(mechanicFields), MAX_MECHANICS),
  /** It was the draft of its rank, which is used up by it. */
  draft: optional(flag()),
})
export type ApComCreate = Static<typeof apComCreate>

const person = shape({ _id: id('assets'), name: text() })
const range = { since: day(), until: day() }
/** Mechanics that aren't written down yet, as JSON: they count in place of the scheme of a rank. */
const unwritten = { mechanics: optional(text(12_000)) }

const commission = shape({
  /** Whose order it is; whoever may not see sales reads no name, here and above. */
  from: person,
  /** From the buyer's referrer up to whoever earns; empty for own orders. */
  path: list(text(), 100),
  /** For whoever may see sales. */
  orderId: optional(id('orders')),
  order_number: optional(text(20)),
  created: instant(),
  /** What the mechanic counted of the order, and what of it was no whole multiple. */
  base: Type.Number({ kind: 'number' }),
  rest: Type.Number({ kind: 'number' }),
  multiply: Type.Integer({ kind: 'number' }),
  amount: money(),
})

export const apComs = defineService({
  path: 'apComs',
  scope: 'workspace',
  app: 'agentpro',
  methods: ['find', 'get', 'create', 'remove'],
  record: apCom,
  create: apComCreate,
  commands: { create: { draft: {} } },
  access: { find: ['/sales', '/report'], get: ['/sales', '/report'], create: ['bod'], remove: ['bod'] },
  remove: 'hard',
  filter: ['_id', 'rankId', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { created: -1, _id: -1 },
  references: { rankId: { service: 'apRanks', as: 'rank', fields: ['name'], keep: 'frozen' } },
  indexes: [{ fields: { rankId: 1, created: -1 } }, { fields: { created: -1, _id: -1 } }],
  reports: {
    /** What an agent earned in a range and why; `rehearse` names a scheme that counts in place of the one in force, `mechanics` is one that
     *  isn't written down. */
    commissions: report({
      access: ['/report'],
      parameters: {
        ...range,
        agentId: id('assets'),
        mechanicIndex: optional(whole()),
        /** So many commissions of each mechanic, the earliest; absent: all. Sums and counts are of all. */
        first: optional(whole()),
        rehearse: optional(id('apComs')),
        ...unwritten,
      },
      result: shape({
        since: day(),
        until: day(),
        agent: person,
        rank: optional(shape({ _id: id('apRanks'), name: text() })),
        mechanics: list(
          shape({
            ...mechanicFields,
            comId: id('apComs'),
            /** Whose scheme it is: a former rank's for what was sold while the agent had it. */
            rank: optional(shape({ _id: id('apRanks'), name: text() })),
            /** The mechanic's place in its scheme. */
            index: whole(),
            categoryName: optional(text()),
            productName: optional(text()),
            /** Of a mechanic that counts gross profit: for the board, as is its total. */
            commissions: list(commission, 100_000),
            /** How many there are. */
            count: whole(),
            total: optional(money()),
            /** Of a mechanic that asks for a least order: the largest of the range, and how many of how many reached it. */
            target: optional(shape({ best: money(), reached: whole(), orders: whole() })),
          }),
          1000,
        ),
        /** Absent where a part of it is the board's alone. */
        total: optional(money()),
        /** The month, where the range is one: what months before left, what was paid of it, and what may be paid. Where a part of it is the board's, also for whoever pays it. */
        month: optional(shape({ month: month(), carried: money(), paid: money(), payable: money(), fundId: optional(id('funds')) })),
      }),
      sources: ['apComs', 'apAgents', 'orders', 'funds'],
      countsUnseen: true,
    }),
    /** What every agent earned in a range; `mechanics` count for the rank `rankId`. What an agent earned of gross profit is the board's. */
    commissionsOfAll: report({
      access: ['/report'],
      parameters: { ...range, rehearse: optional(id('apComs')), ...unwritten, rankId: optional(id('apRanks')) },
      result: shape({
        since: day(),
        until: day(),
        /** Absent where a row has none. */
        total: optional(money()),
        data: list(
          shape({
            _id: id('assets'),
            /** Empty for whoever may not see sales. */
            name: text(),
            rankId: optional(id('apRanks')),
            rank: optional(text(60)),
            orders: whole(),
            /** Absent where a part of it is the board's alone. */
            total: optional(money()),
            /** Absent likewise, but for whoever pays it. */
            paid: optional(money()),
            /** Of a whole month, for whoever pays it: what months before left, what may be paid, the entry that pays it, and the agent's bank account. */
            carried: optional(money()),
            payable: optional(money()),
            fundId: optional(id('funds')),
            bank: optional(text(300)),
          }),
          10_000,
        ),
      }),
      tables: [
        {
          rows: 'data',
          columns: [
            column('agents.column.name', 'Agent', 'text'),
            column('agents.column.rank', 'Rank', 'text'),
            column('agents.column.orders', 'Orders', 'quantity'),
            column('agents.column.total', 'Commission', 'money'),
            column('agents.column.paid', 'Paid', 'money'),
          ],
        },
      ],
      sources: ['apComs', 'apAgents', 'orders', 'funds'],
      countsUnseen: true,
    }),
  },
  // Whoever writes an order's commissions, or changes the rules they go by.
  locks: { commissions: ['shifts'] },
  realtime: 'merge',
})
