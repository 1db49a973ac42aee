import { type Static, Type } from '@sinclair/typebox'
import { COMMENTS_SHOWN, COMMENT_GROUPS, MAX_COMMENT_LENGTH, TALK_SERVICES } from '../rules/talk'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  attachments,
  creatorFields,
  flag,
  id,
  instant,
  list,
  mentions,
  oneOf,
  optional,
  shape,
  text,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const commentStatuses = ['active', 'removed'] as const
const recordId = () => Type.String({ pattern: '^[0-9a-f]{24}$', kind: 'text' })

export const comment = shape({
  _id: id('comments'),
  ...workspaceFields,
  ...creatorFields,
  target: oneOf(TALK_SERVICES),
  targetId: recordId(),
  group: oneOf(COMMENT_GROUPS),
  /** Plain text; absent in a like, and once it was removed. */
  desc: optional(text(MAX_COMMENT_LENGTH)),
  /** The members it names with an @. */
  mentions: optional(mentions()),
  attachments: optional(attachments()),
  /** Of an extension: the deadline before and after. */
  deadlines: optional(shape({ before: optional(instant()), after: instant() })),
  status: oneOf(commentStatuses),
})
export type Comment = Static<typeof comment>

export const commentCreate = shape({
  target: oneOf(TALK_SERVICES),
  targetId: recordId(),
  group: oneOf(COMMENT_GROUPS),
  desc: optional(text(MAX_COMMENT_LENGTH)),
  attachments: optional(attachments()),
})
export type CommentCreate = Static<typeof commentCreate>
/** Who wrote a comment rewrites it, or takes it back. */
export const commentPatch = Type.Partial(shape({ desc: text(MAX_COMMENT_LENGTH), status: oneOf(commentStatuses) }), {
  additionalProperties: false,
})
export type CommentPatch = Static<typeof commentPatch>

/** What is said about records, and who likes them. */
export const comments = defineService({
  path: 'comments',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: comment,
  create: commentCreate,
  patch: commentPatch,
  notices: ['mention', 'comment'],
  rings: {
    mention: { topic: 'talk', en: '{who} mentioned you', vi: '{who} nhắc đến bạn' },
    comment: { topic: 'talk', en: '{who} wrote a comment', vi: '{who} viết bình luận' },
  },
  access: { find: 'member', get: 'member', create: 'member', patch: 'member' },
  about: { service: 'target', id: 'targetId' },
  filter: ['_id', 'target', 'targetId', 'group', 'creatorId', 'status', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  page: COMMENTS_SHOWN,
  indexes: [
    { fields: { targetId: 1, _id: 1 } },
    { fields: { target: 1, created: -1 } },
    // What a member has yet to read.
    { fields: { unreadBy: 1, target: 1, created: -1 }, partial: { unreadBy: { $exists: true } } },
    // A person likes a record once.
    { fields: { like: 1 }, unique: true, whenTaken: 'comments.already-liked', partial: { like: { $exists: true } } },
  ],
  /** Marks what others said about a record as read by the caller. */
  patchMany: {
    access: 'member',
    by: { target: oneOf(TALK_SERVICES), targetId: recordId() },
    data: shape({ read: flag() }),
    example: { read: true },
    result: shape({ target: oneOf(TALK_SERVICES), targetId: recordId() }),
  },
  reports: {
    /** Of the records of a service that the caller sees: how much others said lately that the caller hasn't read. */
    unread: report({
      access: 'member',
      parameters: { target: oneOf(TALK_SERVICES) },
      result: shape({ data: list(shape({ targetId: recordId(), count: whole() }), 2000) }),
      sources: ['comments'],
    }),
  },
  /** Of a like: whose of what. Of a comment: who may see it and has yet to read it. */
  secret: { like: optional(text(60)), unreadBy: optional(list(id('users'), 10_000)) },
  unaudited: ['unreadBy'],
  history: 'untold',
  realtime: 'merge',
})
