import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { draftMechanic, MAX_MECHANICS, sentDraftMechanic } from './mechanic-shapes'
import {
  creatorFields,
  day,
  id,
  instant,
  list,
  name,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

const fields = {
  name: name('apRanks.name-required', 60),
  /** What it takes to get there, for agents to read. */
  desc: optional(text(1000)),
  /** Its place on the ladder, the lowest first. */
  level: whole({ default: 1, minimum: 1, maximum: 99 }),
}

/** A rank of sales agents: what they pay and what they earn hangs on it. */
export const apRank = shape({
  _id: id('apRanks'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  /** A commission scheme that the board is still thinking about: it counts nothing. */
  draft: optional(
    shape({
      mechanics: list(draftMechanic, MAX_MECHANICS),
      /** From when it is meant to hold. */
      since: optional(day()),
      savedAt: instant(),
      savedBy: optional(text()),
    }),
  ),
})
export type ApRank = Static<typeof apRank>
export const apRankCreate = shape({ ...fields, level: optional(fields.level) })
export type ApRankCreate = Static<typeof apRankCreate>
export const apRankPatch = Type.Partial(
  shape({
    ...fields,
    /** Saved in place of the one before; null drops it. */
    draft: orNull(shape({ mechanics: list(sentDraftMechanic, MAX_MECHANICS), since: optional(day()) })),
  }),
  { additionalProperties: false },
)
export type ApRankPatch = Static<typeof apRankPatch>

export const apRanks = defineService({
  path: 'apRanks',
  scope: 'workspace',
  app: 'agentpro',
  methods: ['find', 'get', 'create', 'patch'],
  record: apRank,
  create: apRankCreate,
  patch: apRankPatch,
  access: { find: ['/sales', '/report'], get: ['/sales', '/report'], create: ['bod'], patch: ['bod'] },
  hidden: [{ fields: ['draft'], visibleTo: ['bod'] }],
  filter: ['_id', 'name', 'level'],
  sort: ['_id', 'level', 'name'],
  defaultSort: { level: 1, _id: 1 },
  search: ['name', 'desc'],
  indexes: [{ fields: { name: 1 }, unique: true, whenTaken: 'apRanks.name-taken' }, { fields: { level: 1, _id: 1 } }],
  bringsBack: { not: [] },
  realtime: 'merge',
})
