import { type Static } from '@sinclair/typebox'
import { RIGHTS } from '../domain/rights/rights'
import { defineService, report } from './define-service'
import { creatorFields, declaredText, id, list, oneOf, optional, shape, text, whole, workspaceFields } from './schema-kit'

/** A notice: one record for all who may see it, with a mark for each who has read it. */
export const activity = shape({
  _id: id('activities'),
  ...workspaceFields,
  ...creatorFields,
  group: oneOf(['notifications']),
  /** One of the kinds that services declare. */
  kind: declaredText('noticeKinds'),
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
  target: shape({ service: declaredText('noticeTargets'), _id: text(24) }),
  /** `member`, or the rights of which one is needed to see it. */
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
  rows: (asker) => ({ audience: { $in: ['member', ...(asker.rights.includes('bod') ? RIGHTS : asker.rights)] } }),
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
