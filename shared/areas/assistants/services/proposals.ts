import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  id,
  instant,
  list,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { administersOnly, RIGHTS } from '../../../foundation/rights/rights'
import { EFFECT_KINDS, MOST_EFFECTS, PROPOSED_ACTS, PROPOSED_SERVICES } from '../rules/proposable'

/** What a field is and what it would be; what isn't there is left out. */
const change = shape({ before: optional(Type.Unknown()), after: optional(Type.Unknown()) })

/** By field, as the service takes it. */
const sentData = () => Type.Record(Type.String(), Type.Unknown())

/** What writing it does: to what a partner owes or is owed, to money, in whole dong; to goods in stock, in pieces. Below 0: less. */
const effect = shape({
  kind: oneOf(EFFECT_KINDS),
  /** The partner or the goods. */
  name: optional(text(500)),
  amount: Type.Number({ kind: 'number' }),
})
export type Effect = Static<typeof effect>

/** An id of whatever service. */
const recordId = () => Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'text' })

export const PROPOSAL_STATUSES = ['waiting', 'confirmed', 'refused', 'expired'] as const

/** What an assistant proposes to be written: nothing of it is, until a member who may do it confirms. */
export const proposal = shape({
  _id: id('proposals'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** The key of the assistant. */
  keyId: id('apiKeys'),
  service: oneOf(PROPOSED_SERVICES),
  act: oneOf(PROPOSED_ACTS),
  /** The record that it is to change. */
  recordId: optional(recordId()),
  /** What that record, or the new one, is called. */
  title: optional(text(500)),
  group: optional(text(60)),
  /** The `rev` of the record that it was based on. */
  basedOn: optional(whole()),
  /** By field, as the record would be told. */
  changes: Type.Record(Type.String(), change),
  /** What is to be written, as the service takes it. */
  data: optional(sentData()),
  /** Of what a member changed: as the assistant proposed it, and as it is now. */
  edited: optional(Type.Record(Type.String(), change)),
  editedBy: optional(text(200)),
  /** What writing it does; none: it moves neither money nor goods nor debts. */
  effects: optional(list(effect, MOST_EFFECTS)),
  /** Why, in the assistant's words. */
  reason: optional(text(500)),
  status: oneOf(PROPOSAL_STATUSES),
  /** It waits until then. */
  expires: instant(),
  answeredAt: optional(instant()),
  /** Whoever answers says something to it. */
  note: optional(text(500)),
  /** The record that was written. */
  writtenId: optional(recordId()),
  /** `member`, or rights of which one is enough to confirm it: nobody else sees it. */
  audience: list(text(40), 10),
})
export type Proposal = Static<typeof proposal>

export const proposalPatch = Type.Partial(
  shape({
    /** `confirmed` writes it, as whoever confirms; `refused` takes a note. Either is for good. */
    status: oneOf(['waiting', 'confirmed', 'refused']),
    note: text(500),
    /** Proposes this instead, as whoever sends it: tried at once as their own, against the record as it stands now. */
    data: sentData(),
  }),
  { additionalProperties: false },
)
export type ProposalPatch = Static<typeof proposalPatch>

export const proposals = defineService({
  path: 'proposals',
  scope: 'workspace',
  methods: ['find', 'get', 'patch'],
  record: proposal,
  patch: proposalPatch,
  access: { find: 'member', get: 'member', patch: 'member' },
  notes: {
    patch: [
      '`status: confirmed` carries the proposal out as the member who confirms, with all checks of the write itself; where the record was changed since in what the proposal shows, it is refused (409) and goes on waiting. `status: refused` needs a `note`. A key answers none.',
      '`data` changes what is proposed before it is confirmed, or with the same call: fields that may be proposed, tried at once as the member who sends it. `edited` keeps what the assistant proposed of what was changed, `changes` and `effects` tell what would be written now. It also looks again at a record that was changed since.',
    ],
  },
  rows: ({ rights }) => ({
    audience: { $in: [...(administersOnly(rights) ? [] : ['member']), ...(rights.includes('bod') ? RIGHTS : rights)] },
  }),
  notices: ['proposal-made'],
  rings: { 'proposal-made': { topic: 'decisions', en: 'An assistant proposes something', vi: 'Trợ lý có một đề xuất chờ bạn' } },
  filter: ['_id', 'status', 'service', 'act', 'recordId', 'keyId', 'created', 'expires'],
  sort: ['_id', 'created', 'expires'],
  defaultSort: { _id: -1 },
  secret: {
    /** What the assistant proposed to be sent to the service, as JSON. */
    sent: text(100_000),
  },
  history: 'untold',
  indexes: [
    { fields: { audience: 1, status: 1, _id: -1 } },
    { fields: { keyId: 1, status: 1 } },
    { fields: { keyId: 1, created: -1 } },
    { fields: { status: 1, expires: 1 } },
  ],
  realtime: 'merge',
})
