import { type Static } from '@sinclair/typebox'
import { RIGHTS } from '../domain/rights/rights'
import { personsIn } from '../domain/rights/persons'
import { defineService, report } from './define-service'
import { creatorFields, id, list, oneOf, optional, shape, text, whole, workspaceFields } from './schema-kit'

export const noticeKinds = [
  'order-created',
  'order-shipped',
  'payment-completed',
  'member-created',
  'task-given',
  'task-done',
  'task-rejected',
  'task-completed',
  'task-due',
  'mention',
  'comment',
  'guest-question',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A notice: one record for all who may see it, with a mark for each who has read it. */
export const activity = shape({
  _id: id('activities'),
  ...workspaceFields,
  ...creatorFields,
  group: oneOf(['notifications']),
  kind: oneOf(noticeKinds),
  /** In English, for programs; screens write their own from `kind` and `values`. */
  title: text(),
  body: text(500),
  values: shape({
    number: optional(text(20)),
    partner: optional(text()),
    amount: optional(text(30)),
    name: optional(text()),
    group: optional(text(40)),
  }),
  target: shape({ service: oneOf(['orders', 'funds', 'users', 'tasks', 'posts', 'assets', 'products']), _id: text(24) }),
  /** `member`, the rights of which one is needed to see it, or `user:` and the id of a member. */
  audience: list(text(40), 10),
  /** Of the one who asks. */
  status: oneOf(['unread', 'read']),
})
export type Activity = Static<typeof activity>
export const activityPatch = shape({ status: oneOf(['read']) })

export const activities = defineService({
  path: 'activities',
  scope: 'workspace',
  methods: ['find', 'get', 'patch'],
  record: activity,
  patch: activityPatch,
  access: { find: 'member', get: 'member', patch: 'member' },
  rows: (asker) => ({
    audience: {
      $in: [
        'member',
        ...(asker.rights.includes('bod') ? RIGHTS : asker.rights),
        ...(asker.userId === null ? [] : [`user:${asker.userId}`]),
      ],
    },
  }),
  persons: ({ audience }) => (Array.isArray(audience) ? personsIn(audience.filter((mark) => typeof mark === 'string')) : []),
  filter: ['_id', 'group', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  // Everybody has a read mark of their own on a notice that all share.
  perMember: { status: { stored: 'readBy', listed: 'read', others: 'unread' } },
  indexes: [{ fields: { group: 1, _id: -1 } }],
  reports: {
    /** The notices the caller hasn't read, of the newest 500. */
    unread: report({
      access: 'member',
      parameters: {},
      result: shape({ count: whole(), ids: list(id('activities'), 500) }),
      sources: ['activities'],
    }),
  },
  realtime: 'merge',
})
