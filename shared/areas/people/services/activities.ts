import { type Static, Type } from '@sinclair/typebox'
import { administersOnly, RIGHTS } from '../../../foundation/rights/rights'
import { CHECKIN_STATUSES } from '../rules/checkins'
import { missingInGroup, missingInMoment, missingInReading, missingInWhy } from '../rules/stored-as-sent'
import { personMark, personsIn } from '../../../foundation/rights/persons'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  declaredText,
  flag,
  id,
  instant,
  judged,
  list,
  money,
  month,
  oneOf,
  optional,
  shape,
  text,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Notices, check-ins (by people and by terminals), adjustments of salaries, and words on the notes of shipments. */
export const activityGroups = ['notifications', 'checkin', 'checkinBOT', 'adjustments', 'shipmentNotice'] as const

const supervision = {
  /** Who is asked to approve, then who decided. */
  supervisorId: optional(id('users')),
  supervisorName: optional(text()),
  /** Whether it was decided on. */
  supervised: optional(flag()),
  /** Why it was refused. */
  reason: optional(text(500)),
}

/** One time HR put a check-in right: what stood before is kept. */
const correction = shape({
  /** When it was put right. */
  time: instant(),
  /** Who did; absent for an API key. */
  by: optional(shape({ _id: id('users'), name: text() })),
  why: optional(text(500)),
  /** When it began before. */
  created: instant(),
  /** When it ended before; absent where the end was missing. */
  checkedOut: optional(instant()),
})
/** As many corrections of one check-in are kept. */
export const MAX_CORRECTIONS = 50

export const activity = shape({
  _id: id('activities'),
  ...workspaceFields,
  ...creatorFields,
  group: oneOf(activityGroups),
  /** Of a notice: for all who may see it one record, with a mark for each who has read it. */
  kind: optional(declaredText('noticeKinds')),
  /** Of a notice, in English, for programs; screens write their own from `kind` and `values`. */
  title: optional(text()),
  /** What a notice tells, the note of an adjustment, a word about a check-in. */
  body: optional(text(500)),
  values: optional(
    shape({
      number: optional(text(20)),
      partner: optional(text()),
      amount: optional(text(30)),
      name: optional(text()),
      group: optional(text(40)),
      /** YYYY-MM-DD. */
      day: optional(text(10)),
      /** The number of a voucher. */
      voucher: optional(text(20)),
      /** What was counted beyond the book, in whole dong. */
      difference: optional(text(30)),
      /** What a bank told, in whole dong. */
      told: optional(text(30)),
      /** What was asked for, or done with what was asked for; and why. */
      did: optional(text(20)),
      reason: optional(text(500)),
    }),
  ),
  target: optional(shape({ service: declaredText('noticeTargets'), _id: text(24) })),
  /** `member`, rights of which one is needed to see it, or `user:` and the id of a member. */
  audience: list(text(40), 10),
  /** Of a notice: as the one who asks has read it; of a check-in: its approval. */
  status: oneOf(['unread', 'read', ...CHECKIN_STATUSES]),
  /** Whose check-in or adjustment it is. */
  userId: optional(id('users')),
  user: optional(shape({ _id: id('users'), name: text(), avatar: optional(text()) })),
  /** A check-in begins at `created` and ends here. */
  checkedOut: optional(instant()),
  /** Hours of a check-in that is over, in quarters; of an adjustment signed whole dong. */
  amount: optional(Type.Number({ kind: 'number' })),
  /** Of an adjustment. */
  month: optional(month()),
  /** The check-out is missing for good: another check-in was begun. */
  abandoned: optional(flag()),
  /** Of a shipment notice: which shipment's note it stands on. */
  shippingTime: optional(instant()),
  createdIP: optional(text(60)),
  updatedIP: optional(text(60)),
  data: optional(shape(supervision)),
  /** Of a check-in whose times HR put right: each time, the last one last. */
  corrections: optional(list(correction, MAX_CORRECTIONS)),
})
export type Activity = Static<typeof activity>
/** An activity that tells members of something. */
export type Notice = Activity & Required<Pick<Activity, 'kind' | 'title' | 'body' | 'values' | 'target'>>

export const activityCreate = shape({
  group: oneOf(['checkin', 'checkout', 'checkinBOT', 'adjustments', 'shipmentNotice']),
  userId: optional(id('users')),
  /** When somebody came or went. */
  created: optional(instant()),
  // Judged by the domain's rule, whose text is the specification's.
  amount: optional(judged(money())),
  body: optional(text(500)),
  month: optional(month()),
  shippingTime: optional(instant()),
  data: optional(shape({ supervisorId: optional(id('users')) })),
})
export type ActivityCreate = Static<typeof activityCreate>

export const activityPatch = Type.Partial(
  shape({
    status: oneOf(['read', 'approved', 'disapproved']),
    /** HR puts right when a check-in began and ended. */
    created: instant(),
    checkedOut: instant(),
    /** Why they are put right. */
    why: text(500),
    data: shape({ reason: optional(text(500)) }),
  }),
  { additionalProperties: false },
)
export type ActivityPatch = Static<typeof activityPatch>

export const activities = defineService({
  path: 'activities',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: activity,
  create: activityCreate,
  patch: activityPatch,
  takenAs: { group: missingInGroup, created: missingInMoment, status: missingInReading, why: missingInWhy },
  access: { find: 'signed-in', get: 'signed-in', create: 'member', patch: 'signed-in', remove: 'member' },
  rows: ({ rights, userId }) => ({
    audience: {
      $in: [
        ...(administersOnly(rights) ? [] : ['member']),
        ...(rights.includes('bod') ? RIGHTS : rights),
        ...(userId === null ? [] : [personMark(userId)]),
      ],
    },
  }),
  persons: ({ audience }) => (Array.isArray(audience) ? personsIn(audience.filter((mark) => typeof mark === 'string')) : []),
  hidden: [{ fields: ['createdIP', 'updatedIP'], visibleTo: ['/office/hr'], orPerson: 'userId' }],
  filter: ['_id', 'group', 'created', 'userId', 'status', 'month'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  // Everybody has a read mark of their own on a notice that all share.
  perMember: { status: { stored: 'readBy', listed: 'read', others: 'unread', groups: ['notifications'] } },
  remove: 'hard',
  /** A check-in that waits for its check-out. */
  secret: { open: optional(flag()) },
  references: {
    userId: { service: 'users', as: 'user', fields: ['name', 'avatar'], keep: 'frozen' },
  },
  indexes: [
    { fields: { group: 1, _id: -1 } },
    { fields: { group: 1, created: -1, _id: -1 } },
    { fields: { userId: 1, created: -1 }, partial: { userId: { $exists: true } } },
    { fields: { group: 1, status: 1, created: -1 } },
    { fields: { shippingTime: 1, _id: -1 }, partial: { shippingTime: { $exists: true } } },
    // One check-in of a person is open at a time.
    { fields: { open: 1, userId: 1 }, unique: true, partial: { open: true }, whenTaken: 'activities.already-checked-in' },
  ],
  reports: {
    /** The notices the caller hasn't read, of the newest 500. */
    unread: report({
      access: 'signed-in',
      parameters: {},
      result: shape({ count: whole(), ids: list(id('activities'), 500) }),
      sources: ['activities'],
    }),
    /** Stays at work that wait for their check-out, whoever began first before the others: everybody's for HR, else one's own. */
    atWork: report({
      access: 'member',
      parameters: {},
      result: shape({
        data: list(
          shape({
            _id: id('activities'),
            userId: id('users'),
            name: text(),
            avatar: optional(text()),
            created: instant(),
            status: oneOf(CHECKIN_STATUSES),
          }),
          10_000,
        ),
      }),
      sources: ['activities'],
    }),
  },
  notices: ['checkin-approved', 'checkin-refused'],
  rings: {
    'checkin-approved': { topic: 'tasks', en: 'Your check-in was approved', vi: 'Lượt chấm công của bạn đã được duyệt' },
    'checkin-refused': { topic: 'tasks', en: 'Your check-in was refused', vi: 'Lượt chấm công của bạn bị từ chối' },
  },
  keepsNotices: { group: 'notifications' },
  // A member's coming and going.
  locks: { checkins: ['salaries'] },
  realtime: 'merge',
})
