import { type Static, Type } from '@sinclair/typebox'
import { personsIn } from '../../../foundation/rights/persons'
import { marksOf } from '../rules/audience'
import { MAX_TICKS } from '../rules/daily'
import { usualDeadline } from '../rules/deadlines'
import { TASK_GROUPS, TASK_PERIODS, TASK_PRIVACIES, TASK_STATUSES } from '../rules/types'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  attachments,
  creatorFields,
  day,
  flag,
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

const group = oneOf(TASK_GROUPS, { error: 'tasks.group-required' })
const period = Type.Unsafe<(typeof TASK_PERIODS)[number]>({
  type: 'integer',
  enum: [...TASK_PERIODS],
  kind: 'number',
  error: 'tasks.period-invalid',
})

const fields = {
  name: name('tasks.name-required', 300),
  group,
  desc: optional(text(5000)),
  attachments: optional(attachments()),
}
/** The text that a change of status or deadline needs. */
const said = () => text(5000)

export const task = shape({
  _id: id('tasks'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(TASK_STATUSES),
  privacy: oneOf(TASK_PRIVACIES),
  /** Absent for a daily task. */
  deadline: optional(instant()),
  userId: id('users'),
  user: optional(shape({ _id: id('users'), name: text(), username: text(), avatar: optional(text()), division: optional(text()) })),
  assetId: optional(id('assets')),
  /** Months after which the asset's task comes round again. */
  period: optional(period),
  /** The task of the period before. */
  sourceId: optional(id('tasks')),
  /** What its performer last wrote when it was done. */
  result: optional(said()),
  doneAt: optional(instant()),
  completedAt: optional(instant()),
  /** How often it was sent back. */
  rejections: whole(),
  /** How many comments stand under it. */
  comments: whole(),
  dailySince: optional(day()),
  ticks: optional(list(shape({ day: day(), at: instant() }), MAX_TICKS)),
  /** Its performer was told that the deadline is near. */
  reminded: optional(flag()),
  /** Who sees it: see `taskAudience`. */
  audience: list(text(220), 5),
})
export type Task = Static<typeof task>

export const taskCreate = shape({
  ...fields,
  privacy: optional(oneOf(TASK_PRIVACIES)),
  deadline: optional(instant()),
  /** Absent: whoever makes it. */
  userId: optional(id('users')),
  assetId: optional(id('assets')),
  period: optional(period),
})
export type TaskCreate = Static<typeof taskCreate>

export const taskPatch = Type.Partial(
  shape({
    ...fields,
    privacy: oneOf(TASK_PRIVACIES),
    userId: id('users'),
    assetId: orNull(id('assets')),
    period: orNull(period),
    status: oneOf(TASK_STATUSES),
    /** The text of a change of status, and pictures that go with it. */
    result: said(),
    pictures: attachments(),
    deadline: instant(),
    /** Why the deadline is moved. */
    reason: said(),
    /** The day for which a daily task is ticked. */
    ticked: day(),
  }),
  { additionalProperties: false },
)
export type TaskPatch = Static<typeof taskPatch>

export const tasks = defineService({
  path: 'tasks',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: task,
  create: taskCreate,
  patch: taskPatch,
  commands: { patch: { result: {}, pictures: { of: ['status'] }, reason: { of: ['deadline'] }, ticked: {} } },
  daysMean: { deadline: usualDeadline },
  access: { find: 'member', get: 'member', create: 'member', patch: 'member', remove: 'member' },
  notices: ['task-given', 'task-done', 'task-rejected', 'task-completed', 'task-due'],
  rings: {
    'task-given': { topic: 'tasks', en: '{who} gave you a task', vi: '{who} giao cho bạn một việc' },
    'task-done': { topic: 'tasks', en: '{who} finished a task', vi: '{who} đã làm xong một việc' },
    'task-rejected': { topic: 'tasks', en: '{who} sent a task back', vi: '{who} trả lại một việc' },
    'task-completed': { topic: 'tasks', en: '{who} accepted your task', vi: '{who} đã nghiệm thu việc của bạn' },
    'task-due': { topic: 'tasks', en: 'A task of yours is due soon', vi: 'Một việc của bạn sắp đến hạn' },
  },
  rows: (viewer) => ({ audience: { $in: marksOf(viewer) } }),
  persons: ({ audience }) => (Array.isArray(audience) ? personsIn(audience.filter((mark) => typeof mark === 'string')) : []),
  filter: ['_id', 'status', 'group', 'privacy', 'userId', 'creatorId', 'assetId', 'deadline', 'created', 'doneAt', 'completedAt', 'period'],
  sort: ['_id', 'status', 'created', 'deadline', 'completedAt'],
  defaultSort: { _id: -1 },
  search: ['name', 'desc'],
  references: {
    userId: { service: 'users', as: 'user', fields: ['name', 'username', 'avatar', 'division'], keep: 'live' },
    assetId: { service: 'assets' },
  },
  indexes: [
    { fields: { audience: 1, status: 1, _id: -1 } },
    { fields: { audience: 1, status: 1, completedAt: -1 } },
    { fields: { userId: 1, status: 1 } },
    { fields: { assetId: 1, _id: -1 }, partial: { assetId: { $exists: true } } },
    { fields: { status: 1, deadline: 1 } },
    // What changed since a moment, for programs that keep a copy.
    { fields: { updated: 1, _id: 1 } },
  ],
  secret: {
    /** The program that made it, which changes and cancels it as a member does what they made. */
    keyId: optional(id('apiKeys')),
  },
  realtime: 'merge',
})
