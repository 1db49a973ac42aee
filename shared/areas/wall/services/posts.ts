import { type Static, Type } from '@sinclair/typebox'
import { MAX_POST_LENGTH, POST_PRIVACIES, POST_STATUSES, postMarksOf } from '../rules/posts'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  id,
  instant,
  list,
  mentions,
  oneOf,
  optional,
  picture,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

const fields = {
  name: optional(text(300)),
  desc: optional(text(MAX_POST_LENGTH)),
  /** The address of an uploaded picture. */
  avatar: optional(picture()),
}

/** What a guest reads of the answers to a post. */
const answer = shape({ _id: id('comments'), name: text(), desc: text(MAX_POST_LENGTH), created: instant() })

export const post = shape({
  _id: id('posts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  /** The members it names with an @. */
  mentions: optional(mentions()),
  privacy: oneOf(POST_PRIVACIES),
  /** A guest's question is `pending` until a member answers it, then `completed`. */
  status: oneOf(POST_STATUSES),
  guestName: optional(text()),
  /** For members alone. */
  guestPhone: optional(text(40)),
  /** When a member first answered a guest. */
  answeredAt: optional(instant()),
  comments: whole(),
  likes: whole(),
  /** For guests, who don't see comments as members do. */
  answers: optional(list(answer, 50)),
  /** Who sees it: `member`, `bod`, and its creator. */
  audience: list(text(60), 5),
})
export type Post = Static<typeof post>

/** What a guest reads of a post. */
const guestPost = shape({
  _id: id('posts'),
  workspaceId: id('workspaces'),
  rev: whole(),
  created: instant(),
  ...fields,
  privacy: oneOf(POST_PRIVACIES),
  status: oneOf(POST_STATUSES),
  guestName: optional(text()),
  creator: optional(shape({ name: text(), avatar: optional(text()) })),
  comments: whole(),
  likes: whole(),
  answers: optional(list(answer, 50)),
})

export const postCreate = shape({
  ...fields,
  privacy: optional(oneOf(POST_PRIVACIES)),
  /** A guest names the workspace they write to. */
  workspaceId: optional(id('workspaces')),
  guestName: optional(text(100)),
  guestPhone: optional(text(40)),
})
export type PostCreate = Static<typeof postCreate>
export const postPatch = Type.Partial(shape({ ...fields, privacy: oneOf(POST_PRIVACIES), status: oneOf(POST_STATUSES) }), {
  additionalProperties: false,
})
export type PostPatch = Static<typeof postPatch>

/** The wall: what a company tells itself, and what guests ask. */
export const posts = defineService({
  path: 'posts',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: post,
  create: postCreate,
  patch: postPatch,
  brief: { find: [guestPost], create: [guestPost] },
  // A guest reads and asks while the workspace has the app 'publicwall': see the service's rules.
  access: { find: 'public', get: 'member', create: 'public', patch: 'member' },
  notices: ['guest-question'],
  rings: {
    'guest-question': { topic: 'talk', en: 'A question on your information page', vi: 'Có câu hỏi trên trang thông tin' },
  },
  rows: (viewer) => ({ audience: { $in: postMarksOf(viewer) } }),
  persons: ({ creatorId }) => (typeof creatorId === 'string' ? [creatorId] : []),
  filter: ['_id', 'privacy', 'status', 'creatorId', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  search: ['name', 'desc', 'guestName'],
  indexes: [
    { fields: { audience: 1, status: 1, _id: -1 } },
    { fields: { guestName: 1, created: -1 }, partial: { guestName: { $exists: true } } },
  ],
  // What a guest may ask: the newest posts of a public wall.
  extraQuery: { find: { trigger: 'workspaceId', fields: ['workspaceId', '$limit', '$skip', '$sort'] } },
  reports: {
    /** Guests' questions of a range: how many wait, how many were answered, and after how many minutes on average. */
    posts: report({
      access: 'member',
      parameters: { since: day(), until: day() },
      result: shape({ pending: whole(), completed: whole(), avgResponseTime: orNull(Type.Number({ minimum: 0 })) }),
      sources: ['posts'],
    }),
  },
  realtime: 'merge',
})
