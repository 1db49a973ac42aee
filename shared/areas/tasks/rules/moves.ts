import type { ErrorCode } from '../../../registry/errors'
import { can, type Right } from '../../../foundation/rights/rights'
import type { TaskState, TaskStatus } from './types'

/** Who changes a task; a program has no `userId`, but a key. */
export interface TaskActor {
  readonly userId: string | null
  readonly rights: readonly Right[]
  readonly key?: { readonly _id: string }
}

type Task = Pick<TaskState, 'status' | 'privacy' | 'userId' | 'creatorId' | 'keyId'>

const isPerformer = (task: Task, { userId }: TaskActor): boolean => userId !== null && task.userId === userId
const isAssigner = (task: Task, { userId, key }: TaskActor): boolean =>
  (userId !== null && task.creatorId === userId) || (key !== undefined && task.keyId === key._id)

/** Who judges the work: the board; of a private task, which the board can't see, its assigner. */
export const mayJudge = (task: Task, actor: TaskActor): boolean =>
  can(actor.rights, ['bod']) || (task.privacy === 'private' && isAssigner(task, actor))

/** Who changes what a task says, moves its deadline and cancels it. */
export const mayEditTask = (task: Task, actor: TaskActor): boolean => isAssigner(task, actor) || can(actor.rights, ['bod'])

/** What a change of status is, for its comment and whoever is told. */
export type TaskMove = 'finish' | 'resume' | 'reject' | 'complete'

/** Which text each move needs; going on with one's own work needs none. */
export const textOfMove: Readonly<Record<TaskMove, ErrorCode | null>> = {
  finish: 'tasks.result-required',
  resume: null,
  reject: 'tasks.reason-required',
  complete: 'tasks.praise-required',
}

/** The kind of comment that keeps a move's text. */
export const commentOfMove = { finish: 'tasks/finish', resume: 'tasks/reject', reject: 'tasks/reject', complete: 'tasks/complete' } as const

const moves: Readonly<Partial<Record<`${TaskStatus} ${TaskStatus}`, (task: Task, actor: TaskActor) => TaskMove>>> = {
  'assigned done': () => 'finish',
  'done assigned': (task, actor) => (isPerformer(task, actor) ? 'resume' : 'reject'),
  'assigned completed': () => 'complete',
  'done completed': () => 'complete',
}

const WHY_NOT: Readonly<Record<TaskMove, (task: Task, actor: TaskActor) => ErrorCode | null>> = {
  finish: (task, actor) => (isPerformer(task, actor) ? null : 'tasks.not-performer'),
  resume: () => null,
  reject: (task, actor) => (mayJudge(task, actor) ? null : 'tasks.not-performer'),
  complete: (task, actor) => (mayJudge(task, actor) ? null : 'tasks.not-judge'),
}

/** Why nothing of a task can be changed any more; null while it can. */
export const whyClosed = ({ status }: Pick<TaskState, 'status'>): ErrorCode | null =>
  status === 'completed' ? 'tasks.completed' : status === 'cancelled' ? 'tasks.cancelled' : null

/** The move that leads a task to a status, or why this actor can't make it. */
export const moveTo = (
  task: Task,
  to: TaskStatus,
  actor: TaskActor,
): { readonly move: TaskMove; readonly why?: undefined } | { readonly move?: undefined; readonly why: ErrorCode } => {
  const closed = whyClosed(task)
  if (closed) return { why: closed }
  const move = moves[`${task.status} ${to}`]?.(task, actor)
  if (!move) return { why: 'tasks.no-such-move' }
  const why = WHY_NOT[move](task, actor)
  return why ? { why } : { move }
}

/** Why this actor can't cancel a task. */
export const whyNotCancelTask = (task: Task, actor: TaskActor): ErrorCode | null => {
  if (!mayEditTask(task, actor)) return 'tasks.not-creator'
  return whyClosed(task) ?? (task.status === 'assigned' ? null : 'tasks.cancel-assigned-only')
}

/** Why this actor can't tick a task of the day. */
export const whyNotTick = (task: Task & Pick<TaskState, 'group'>, actor: TaskActor): ErrorCode | null => {
  if (!isPerformer(task, actor)) return 'tasks.not-performer'
  if (task.group !== 'daily') return 'tasks.not-daily'
  return whyClosed(task)
}
