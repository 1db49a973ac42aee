import { type Static, Type } from '@sinclair/typebox'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
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
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

const partner = shape({ _id: id('assets'), name: text() })

/** The review of an agent: rank and referrer from the day it is confirmed, for good; until then it is a proposal. */
export const apAgent = shape({
  _id: id('apAgents'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  agentId: id('assets'),
  agent: optional(shape({ _id: id('assets'), name: text(), phone: optional(text(40)) })),
  rankId: id('apRanks'),
  rank: optional(shape({ _id: id('apRanks'), name: text() })),
  /** Who brought the agent; absent: nobody. */
  p1Id: optional(id('assets')),
  p1: optional(partner),
  /** Why, for the board and for later. */
  note: optional(text(1000)),
  /** The agent's first review. */
  isFirst: flag(),
  isPending: flag(),
  confirmedAt: optional(instant()),
  confirmedBy: optional(shape({ _id: id('users'), name: text() })),
  /** A proposal that was declined is `removed`. */
  status: oneOf(['active', 'removed'], { default: 'active' }),
})
export type ApAgent = Static<typeof apAgent>

export const apAgentCreate = shape({
  agentId: id('assets'),
  rankId: id('apRanks', { error: 'apAgents.rank-required' }),
  /** Absent: the referrer stays. */
  p1Id: optional(id('assets')),
  note: optional(text(1000)),
  /** Whether it is the agent's first is the server's to know. */
  isFirst: optional(flag()),
  /** Absent: of the board it holds at once, of a seller it waits for the board. */
  isPending: optional(flag()),
})
export type ApAgentCreate = Static<typeof apAgentCreate>
/** `isPending: false` confirms it; until then a proposal may be changed. */
export const apAgentPatch = Type.Partial(shape({ rankId: id('apRanks'), p1Id: id('assets'), note: text(1000), isPending: flag() }), {
  additionalProperties: false,
})
export type ApAgentPatch = Static<typeof apAgentPatch>

const sales = ['/sales'] as const

export const apAgents = defineService({
  path: 'apAgents',
  scope: 'workspace',
  app: 'agentpro',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: apAgent,
  create: apAgentCreate,
  patch: apAgentPatch,
  access: { find: sales, get: sales, create: sales, patch: ['bod'], remove: ['bod'] },
  filter: ['_id', 'agentId', 'rankId', 'p1Id', 'isPending', 'isFirst', 'status', 'created', 'confirmedAt'],
  sort: ['_id', 'created', 'confirmedAt'],
  defaultSort: { _id: -1 },
  references: {
    agentId: {
      service: 'assets',
      as: 'agent',
      fields: ['name', 'phone'],
      keep: 'frozen',
      groups: ['Sales Agents'],
      whenRemoved: 'partners.removed',
    },
    rankId: { service: 'apRanks', as: 'rank', fields: ['name'], keep: 'frozen' },
    p1Id: { service: 'assets', as: 'p1', fields: ['name'], keep: 'frozen', groups: ['Sales Agents'], whenRemoved: 'partners.removed' },
  },
  indexes: [{ fields: { agentId: 1, _id: -1 } }, { fields: { isPending: 1, _id: -1 } }],
  // Whoever looks after an agent is told of its rank, of a scheme that is written for that, and of what it is paid.
  notices: ['agent-proposed', 'agent-ranked', 'agent-scheme', 'agent-paid'],
  rings: {
    'agent-proposed': { topic: 'decisions', en: 'A new rank of an agent is proposed', vi: 'Có đề nghị lên hạng cho đại lý' },
    'agent-ranked': { topic: 'orders', en: 'An agent has a new rank', vi: 'Một đại lý có hạng mới' },
    'agent-scheme': { topic: 'orders', en: 'An agent’s scheme was written', vi: 'Chính sách của một đại lý đã được lập' },
    'agent-paid': { topic: 'money', en: 'An agent’s commission was paid', vi: 'Hoa hồng của một đại lý đã được chi' },
  },
  reports: {
    /** Every agent with rank, referrer and sales of a range; `branch` adds everybody below. */
    network: report({
      access: ['/sales', '/report'],
      parameters: { since: day(), until: day() },
      result: shape({
        since: day(),
        until: day(),
        total: shape({ own: money() }),
        data: list(
          shape({
            _id: id('assets'),
            name: text(),
            phone: optional(text(40)),
            rankId: optional(id('apRanks')),
            rank: optional(text(60)),
            p1Id: optional(id('assets')),
            /** When the present rank was confirmed. */
            since: optional(instant()),
            /** The rank a proposal would give. */
            pending: optional(shape({ _id: id('apAgents'), rankId: id('apRanks'), rank: text(60), created: instant() })),
            /** Ordered in the range, less returns. */
            own: money(),
            branch: money(),
            /** A shop on a marketplace: it sells for the company and has no rank. */
            platformName: optional(oneOf(SHOP_PLATFORMS)),
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
            column('agents.column.own', 'Own sales', 'money'),
            column('agents.column.branch', 'Whole branch', 'money'),
          ],
          opens: { service: 'orders', filters: { agentId: '_id' } },
        },
      ],
      sources: ['apAgents', 'apRanks', 'assets', 'orders'],
      countsUnseen: true,
    }),
  },
  realtime: 'merge',
})
