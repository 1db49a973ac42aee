import { type Static, Type } from '@sinclair/typebox'
import { defineService, type Viewer } from '../../../foundation/declaration/define-service'
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
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { measuresFor } from '../rules/measures'
import { RANGES } from '../rules/steps'
import { missingInList } from '../rules/stored-as-sent'
import { conditions, moneyEntries, pivot, terms } from './pivot'

/** Who sees a saved question: who saved it, the board too, or everybody who may read its figures. */
export const SHARED_WITH = ['me', 'board', 'everybody'] as const
/** How often a question is mailed: each morning, on Mondays, on the first of a month. */
export const MAILED_EVERY = ['day', 'week', 'month'] as const
export type MailedEvery = (typeof MAILED_EVERY)[number]

const fields = {
  name: name('questions.name-required', 80),
  ...terms,
  /** As of the day it is asked on. */
  range: oneOf(RANGES),
  sharedWith: oneOf(SHARED_WITH, { default: 'me' }),
  every: oneOf(MAILED_EVERY, { default: 'week' }),
}

/** A question that an office asks again. */
export const question = shape({
  _id: id('questions'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  /** It stands among the figures of whoever reads this. */
  pinned: optional(flag()),
  /** It is mailed to whoever reads this, with what they may see. */
  mailed: optional(flag()),
})
export type Question = Static<typeof question>

const own = { pinned: optional(flag()), mailed: optional(flag()) }

export const questionCreate = shape({
  ...fields,
  sharedWith: optional(oneOf(SHARED_WITH)),
  every: optional(oneOf(MAILED_EVERY)),
  ...own,
})
export type QuestionCreate = Static<typeof questionCreate>

const cleared = Object.fromEntries(
  Object.entries({ ...conditions, columns: terms.columns, compare: terms.compare, sort: terms.sort, top: terms.top }).map(
    ([field, schema]) => [field, orNull(schema)],
  ),
) as {
  [Field in keyof typeof conditions | 'columns' | 'compare' | 'sort' | 'top']: ReturnType<typeof orNull<(typeof terms)[Field]>>
}

/** Null takes away what was chosen. */
export const questionPatch = Type.Partial(shape({ ...fields, ...cleared, ...own }), { additionalProperties: false })
export type QuestionPatch = Static<typeof questionPatch>

/** Whose questions somebody sees: their own, those of the board, and those for everybody whose figures they may read. */
const seenBy = ({ userId, rights }: Viewer) => ({
  measure: { $in: measuresFor(rights) },
  $or: [
    { creatorId: { $in: userId === null ? [] : [userId] } },
    { sharedWith: { $in: rights.includes('bod') ? ['board', 'everybody'] : ['everybody'] } },
  ],
})

/** Questions over what the books keep added up, and those that an office saved. */
export const questions = defineService({
  path: 'questions',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: question,
  create: questionCreate,
  patch: questionPatch,
  access: {
    find: ['/report', '/sales', '/purchases', '/funds'],
    get: ['/report', '/sales', '/purchases', '/funds'],
    create: ['/report', '/sales', '/purchases', '/funds'],
    patch: ['/report', '/sales', '/purchases', '/funds'],
    remove: ['/report', '/sales', '/purchases', '/funds'],
  },
  takenAs: { pinned: missingInList('pinnedBy'), mailed: missingInList('mailedTo') },
  rows: seenBy,
  persons: ({ creatorId }) => (typeof creatorId === 'string' ? [creatorId] : []),
  perMember: {
    pinned: { stored: 'pinnedBy', listed: true, others: false },
    mailed: { stored: 'mailedTo', listed: true, others: false },
  },
  notes: {
    create: [
      'A question is `measure` by `rows`, and by `columns` beside them, over `range` as of the day it is asked on; what it is narrowed to is `productId`, `categoryId`, `customerId`, `agentId`, `supplierId`, `memberId`, `channel`, `warehouseId`, `tag`, `weekday` (1 is Monday), `hour`, `group`, `label` or `account`. What the books keep no sum of is 400.',
      'What it comes to is `GET /api/questions?report=pivot`, by the rights of whoever asks. `pinned` and `mailed` are of whoever sends them; a program has neither.',
    ],
    patch: [
      'Whoever sees a question may change `pinned` and `mailed`, each for themselves; the rest is changed by who saved it, or the board.',
    ],
  },
  examples: {
    create: {
      'revenue by category and month': {
        name: 'Doanh thu theo nhóm hàng',
        measure: 'ordered',
        rows: 'category',
        columns: 'month',
        range: 'months6',
      },
      'what went out by group of funds': {
        name: 'Chi theo loại',
        measure: 'moneyOut',
        rows: 'group',
        columns: 'month',
        range: 'months3',
        sharedWith: 'everybody',
      },
    },
    patch: { 'is mailed to me each morning': { every: 'day', mailed: true } },
  },
  filter: ['_id', 'name', 'measure', 'sharedWith', 'creatorId', 'created'],
  sort: ['_id', 'name', 'created'],
  defaultSort: { _id: 1 },
  remove: 'hard',
  secret: {
    /** When it is mailed next; absent where nobody wants it mailed. */
    mailAt: optional(instant()),
  },
  indexes: [
    { fields: { sharedWith: 1, _id: 1 } },
    { fields: { creatorId: 1, _id: 1 }, partial: { creatorId: { $exists: true } } },
    { fields: { mailAt: 1 }, acrossWorkspaces: true, partial: { mailAt: { $exists: true } } },
  ],
  reports: { pivot, moneyEntries },
  bringsBack: { not: ['measure', 'rows', 'columns', 'pinned', 'mailed'] },
  realtime: 'merge',
})
