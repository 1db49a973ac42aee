import { type Static, Type } from '@sinclair/typebox'
import { missingInPublishing } from '../rules/moves'
import { FB_POST_STATUSES, FB_POST_STEPS, MAX_FB_PICTURES, MAX_FB_STEPS, MAX_FB_TEXT_LENGTH } from '../rules/types'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  id,
  instant,
  list,
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

const fields = {
  /** What colleagues call it; readers don't see it. */
  name: name('fbPosts.name-required'),
  pageId: id('fbPages'),
  desc: optional(text(MAX_FB_TEXT_LENGTH)),
  link: optional(text(500)),
  /** Addresses of uploaded pictures, in the order in which they are seen. */
  pictures: optional(list(text(300), MAX_FB_PICTURES)),
}

const step = shape({
  at: instant(),
  what: oneOf(FB_POST_STEPS),
  by: optional(shape({ _id: id('users'), name: text(), avatar: optional(text()) })),
  /** Why; or when it is to go out. */
  note: optional(text(500)),
})
export type FbStep = Static<typeof step>

const figures = { views: whole(), likes: whole(), comments: whole(), shares: whole() }

export const fbPost = shape({
  _id: id('fbPosts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  page: optional(shape({ _id: id('fbPages'), name: text(), status: text() })),
  status: oneOf(FB_POST_STATUSES),
  /** When it is to go out, and since it did: when. */
  at: optional(instant()),
  /** Its id on the platform. */
  fbId: optional(text(100)),
  /** Why it failed, as a code of the catalogue with what the platform said. */
  problem: optional(shape({ code: text(60), said: optional(text(300)) })),
  steps: list(step, MAX_FB_STEPS),
  figures: optional(shape({ ...figures, at: instant() })),
})
export type FbPost = Static<typeof fbPost>

export const fbPostCreate = shape({ ...fields, at: optional(instant()) })
export type FbPostCreate = Static<typeof fbPostCreate>

export const fbPostPatch = Type.Partial(
  shape({
    ...fields,
    desc: orNull(text(MAX_FB_TEXT_LENGTH)),
    link: orNull(text(500)),
    pictures: list(text(300), MAX_FB_PICTURES),
    at: orNull(instant()),
    /**
     * `waiting` sends it for approval, `scheduled` approves it for its time, `published` publishes it now (of one that is `unsure`: it was
     * found on the page), `draft` takes it back.
     */
    status: oneOf(FB_POST_STATUSES),
    /** Why it is sent back. */
    reason: text(500),
  }),
  { additionalProperties: false },
)
export type FbPostPatch = Static<typeof fbPostPatch>

const people = ['/adbreaks/manager', '/adbreaks/resourcer'] as const

const result = shape({
  _id: id('fbPosts'),
  name: text(),
  page: text(),
  day: day(),
  ...figures,
})

/** What is written for the company's Facebook pages: drafted, approved, published at its time. */
export const fbPosts = defineService({
  path: 'fbPosts',
  scope: 'workspace',
  app: 'adbreaks',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: fbPost,
  create: fbPostCreate,
  patch: fbPostPatch,
  // What is published goes out with the next turn of the outbox: until then it is scheduled.
  takenAs: { status: missingInPublishing },
  commands: { patch: { reason: { of: ['status'] } } },
  access: { find: people, get: people, create: people, patch: people, remove: people },
  notices: ['fb-post-waiting', 'fb-post-approved', 'fb-post-returned', 'fb-post-failed', 'fb-post-unsure'],
  rings: {
    'fb-post-waiting': { topic: 'decisions', en: 'A post waits for approval', vi: 'Có bài viết chờ duyệt' },
    'fb-post-approved': { topic: 'talk', en: '{who} approved your post', vi: '{who} đã duyệt bài của bạn' },
    'fb-post-returned': { topic: 'talk', en: '{who} sent your post back', vi: '{who} trả lại bài của bạn' },
    'fb-post-failed': { topic: 'talk', en: 'A post could not be published', vi: 'Có bài chưa đăng được' },
    'fb-post-unsure': { topic: 'talk', en: 'Whether a post was published has to be checked', vi: 'Cần xem lại một bài đã đăng hay chưa' },
  },
  secret: {
    /** When it was taken to be sent. */
    taken: optional(instant()),
    /** Written just before the platform is asked to publish: from then on it may be on the page. */
    submitted: optional(instant()),
    /** How often it was tried since it was scheduled. */
    tries: optional(whole()),
    /** Not tried again before: of versions that had no outbox for posts. */
    next: optional(instant()),
  },
  unaudited: ['figures', 'steps'],
  filter: ['_id', 'status', 'pageId', 'creatorId', 'at', 'created'],
  sort: ['_id', 'at', 'created'],
  defaultSort: { _id: -1 },
  search: ['name', 'desc'],
  references: {
    pageId: { service: 'fbPages', as: 'page', fields: ['name', 'status'], keep: 'live', whenRemoved: 'fbPosts.page-removed' },
  },
  indexes: [
    { fields: { at: 1, status: 1 } },
    { fields: { status: 1, _id: -1 } },
    { fields: { pageId: 1, at: 1 } },
    { fields: { status: 1, at: 1 }, acrossWorkspaces: true },
  ],
  reports: {
    /** What was published in a range, and how it fared. */
    results: report({
      access: people,
      parameters: { since: day(), until: day(), pageId: optional(id('fbPages')) },
      result: shape({ data: Type.Array(result), total: shape({ posts: whole(), ...figures }) }),
      tables: [
        {
          rows: 'data',
          columns: [
            column('fbPosts.column.day', 'Published', 'day'),
            column('fbPosts.column.name', 'Post', 'text'),
            column('fbPosts.column.page', 'Page', 'text'),
            column('fbPosts.column.views', 'Views', 'quantity'),
            column('fbPosts.column.likes', 'Likes', 'quantity'),
            column('fbPosts.column.comments', 'Comments', 'quantity'),
            column('fbPosts.column.shares', 'Shares', 'quantity'),
          ],
          opens: { service: 'fbPosts', filters: { _id: '_id' } },
        },
      ],
      sources: ['fbPosts'],
    }),
  },
  takenIn: { becomes: { status: { scheduled: 'waiting', sending: 'unsure' } } },
  realtime: 'merge',
})
