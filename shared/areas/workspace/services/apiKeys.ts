import { type Static, Type } from '@sinclair/typebox'
import { CALL_VERBS, KEPT_DAYS, KEPT_FAILURES } from '../../../foundation/rights/key-calls'
import { missingInSet } from '../../../foundation/text/missing-in'
import { RIGHTS } from '../../../foundation/rights/rights'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
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

const keyName = () => name('apiKeys.name-required', 80)
const rights = () => list(oneOf(RIGHTS), 20)

/** What an assistant may do by its key: read, or also propose what a member then confirms. It writes nothing itself. */
export const ASSISTANT_WAYS = ['may read', 'may write'] as const
/** So many calls a day at most, as the company counts its days. */
const dailyCalls = () => whole({ minimum: 1, maximum: 1_000_000 })
const assistant = () => oneOf(ASSISTANT_WAYS)

/** A proposal waits for an answer so many hours at most, and so many unless its key says otherwise. */
export const MOST_PROPOSAL_HOURS = 720
export const USUAL_PROPOSAL_HOURS = 168

const limitsOfProposals = {
  dailyProposals: () => whole({ minimum: 1, maximum: 1000 }),
  mostDong: () => money({ minimum: 1 }),
  proposalHours: () => whole({ minimum: 1, maximum: MOST_PROPOSAL_HOURS }),
} as const

/** A key that was replaced lives beside the new one for so long at most. */
export const MOST_DAYS_BESIDE = 30

/** A key that a program acts by. Only its hash is kept. */
export const apiKey = shape({
  _id: id('apiKeys'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** What it is for: a shop's web site, a till. */
  name: keyName(),
  rights: rights(),
  /** It was made for an assistant; absent: for a program, which writes by itself. */
  assistant: optional(assistant()),
  /** Only the board confirms what the assistant proposes; else whoever may do the write and see what the proposal shows. */
  boardConfirms: optional(flag()),
  /** So many proposals it makes a day at most, as the company counts its days; absent: as many as wait at once. */
  dailyProposals: optional(limitsOfProposals.dailyProposals()),
  /** What it proposes to sell, buy, pay, take or lend comes to so many dong at most; absent: to any sum. */
  mostDong: optional(limitsOfProposals.mostDong()),
  /** Its proposals wait so many hours for an answer; absent: seven days. */
  proposalHours: optional(limitsOfProposals.proposalHours()),
  /** Its last letters. */
  hint: text(20),
  status: oneOf(['active', 'revoked'], { default: 'active' }),
  /** When it was used last, to some minutes; absent: not yet. */
  usedAt: optional(instant()),
  /** So many calls a day it may make; absent: as many as it likes. Further ones are 429 until the day is over. */
  dailyCalls: optional(dailyCalls()),
  /** How often it called by day, to some minutes, the latest last; `failed` of them were refused or failed, `reads` read something. */
  calls: optional(list(shape({ day: day(), calls: whole(), failed: optional(whole()), reads: optional(whole()) }), KEPT_DAYS)),
  /** Its last calls that were refused or failed, to some minutes, the latest last: what was called, never what was sent. */
  failures: optional(
    list(
      shape({
        at: instant(),
        verb: oneOf(CALL_VERBS),
        service: text(80),
        status: whole(),
        /** Of the message. */
        code: optional(text(80)),
        /** So often one after the other. */
        times: whole(),
      }),
      KEPT_FAILURES,
    ),
  ),
  /** When it ends by itself: a program has until then to take over the key that replaces it. Absent: when it is revoked. */
  endsAt: optional(instant()),
  /** It was revoked by its end, by nobody in person. */
  hasEnded: optional(flag()),
  /** The workspace's own: the one that its settings make, and make anew. */
  isOwn: optional(flag()),
  /** Shown once, in the answer to the call that made it. */
  apiKey: optional(text()),
})
export type ApiKey = Static<typeof apiKey>

export const apiKeyCreate = shape({
  name: keyName(),
  rights: rights(),
  assistant: optional(assistant()),
  boardConfirms: optional(flag()),
  dailyProposals: optional(limitsOfProposals.dailyProposals()),
  mostDong: optional(limitsOfProposals.mostDong()),
  proposalHours: optional(limitsOfProposals.proposalHours()),
  dailyCalls: optional(dailyCalls()),
})
export const apiKeyPatch = Type.Partial(
  shape({
    name: keyName(),
    /** Null: a program's, which writes by itself. */
    assistant: orNull(assistant()),
    boardConfirms: flag(),
    /** Null: no limit of its own. */
    dailyProposals: orNull(limitsOfProposals.dailyProposals()),
    mostDong: orNull(limitsOfProposals.mostDong()),
    proposalHours: orNull(limitsOfProposals.proposalHours()),
    /** Null: as many as it likes. */
    dailyCalls: orNull(dailyCalls()),
    /** It ends by itself then, within 30 days; null: not by itself. */
    endsAt: orNull(instant()),
    /** It ends at once, for good. */
    status: oneOf(['revoked']),
  }),
  { additionalProperties: false },
)

export const apiKeys = defineService({
  path: 'apiKeys',
  scope: 'workspace',
  unshardedBecause: 'a key is all that a program shows, and no key may open two companies',
  methods: ['find', 'get', 'create', 'patch'],
  record: apiKey,
  create: apiKeyCreate,
  patch: apiKeyPatch,
  // Some rights are held with others.
  takenAs: { rights: missingInSet('rights') },
  access: { find: ['bod'], get: ['bod'], create: ['bod'], patch: ['bod'] },
  filter: ['_id', 'status', 'name', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  secret: {
    hash: text(100),
    /** It was given to a stranger for the installation's sandbox, and is held within what strangers may do there. */
    isSandbox: optional(flag()),
  },
  shownOnce: ['apiKey'],
  unaudited: ['usedAt', 'calls', 'failures'],
  indexes: [
    { fields: { hash: 1 }, unique: true, acrossWorkspaces: true },
    { fields: { status: 1, _id: -1 } },
    { fields: { endsAt: 1 }, acrossWorkspaces: true, partial: { endsAt: { $exists: true } } },
  ],
  notices: ['new-place'],
  rings: {
    'new-place': { topic: 'company', en: 'Somebody signed in from a new place', vi: 'Có lượt đăng nhập từ nơi mới' },
  },
  realtime: 'merge',
})
