import { dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import { isTickedOn } from '@shared/areas/tasks/rules/daily'
import { isOverdue } from '@shared/areas/tasks/rules/deadlines'
import { mayJudge, type TaskActor } from '@shared/areas/tasks/rules/moves'
import type { TaskState } from '@shared/areas/tasks/rules/types'
import { fold } from '@shared/foundation/text/fold'
import type { Task } from '@shared/areas/tasks/services/tasks'

export const taskFilters = ['mine', 'given', 'waiting', 'overdue', 'all'] as const
export type TaskFilter = (typeof taskFilters)[number]

/** The columns of the board, in the order work goes through them. */
export const columns = ['assigned', 'done', 'completed'] as const
export type Column = (typeof columns)[number]

/** A task as the rules see it: its moments as dates. */
export const stateOf = (task: Task): TaskState => ({
  group: task.group,
  status: task.status,
  privacy: task.privacy,
  userId: task.userId,
  ...(task.creatorId ? { creatorId: task.creatorId } : {}),
  ...(task.deadline ? { deadline: new Date(task.deadline) } : {}),
  ...(task.doneAt ? { doneAt: new Date(task.doneAt) } : {}),
  ...(task.dailySince ? { dailySince: task.dailySince } : {}),
  ticks: (task.ticks ?? []).map(({ day, at }) => ({ day, at: new Date(at) })),
})

interface Reader extends TaskActor {
  readonly now: number
}

/** Whether a task belongs to what its reader chose to see. */
export const fits: Readonly<Record<TaskFilter, (task: Task, reader: Reader) => boolean>> = {
  mine: ({ userId }, reader) => userId === reader.userId,
  given: ({ creatorId }, reader) => creatorId !== undefined && creatorId === reader.userId,
  waiting: (task, reader) => task.status === 'done' && mayJudge(stateOf(task), reader),
  overdue: (task, { now }) => task.status !== 'completed' && isOverdue(stateOf(task), new Date(now)),
  all: () => true,
}

/** Whether a task has the words that were typed, in its title or its performer's name. */
export const hasWords = ({ name, user }: Task, typed: string): boolean => {
  const text = fold(`${name} ${user?.name ?? ''} ${user?.username ?? ''}`)
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const farAway = '9999'

/** Urgent ones first where the deadline is the same; the nearest deadline before others. */
const byDeadline = (a: Task, b: Task): number =>
  (a.deadline ?? farAway).localeCompare(b.deadline ?? farAway) || a.group.localeCompare(b.group) || a._id.localeCompare(b._id)
const newestDone = (a: Task, b: Task): number => (b.completedAt ?? '').localeCompare(a.completedAt ?? '')

/** The cards of a column, in their order; daily ones stand apart. */
export const cardsOf = (tasks: readonly Task[], column: Column): Task[] =>
  tasks
    .filter(({ status, group }) => status === column && !(group === 'daily' && status === 'assigned'))
    .sort(column === 'completed' ? newestDone : byDeadline)

/** How the daily tasks of a day stand: all, those ticked, and how many each of the others' performers still has. */
export const dailyOf = (tasks: readonly Task[], today: Day) => {
  const all = tasks.filter(
    ({ group, status, dailySince }) => group === 'daily' && status === 'assigned' && (!dailySince || dailySince <= today),
  )
  const left = all.filter((task) => !isTickedOn(stateOf(task), today))
  const byName = new Map<string, number>()
  for (const { user } of left) byName.set(user?.name ?? '', (byName.get(user?.name ?? '') ?? 0) + 1)
  return { all, left, done: all.length - left.length, names: [...byName].map(([name, count]) => `${name} ${count}`) }
}

/** Whole days between the deadline and a moment, as the workspace counts days: positive when the moment is earlier. */
export const daysBefore = (deadline: string, moment: number | string, zone: Zone): number => {
  const serial = (at: number | string): number => Date.parse(`${dayOf(new Date(at), zone)}T00:00:00Z`) / 86_400_000
  return serial(deadline) - serial(moment)
}
