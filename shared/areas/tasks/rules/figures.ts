import { addDays, addMonths, dayOf, type Day, type Zone } from '../../../foundation/days/days'
import { isOverdue } from './deadlines'
import type { TaskState } from './types'

type Task = Pick<TaskState, 'status' | 'deadline' | 'doneAt'>

/** How a person does with their tasks; a rate is between 0 and 1, null when no task counts. */
export interface TaskFigures {
  assigned: number
  done: number
  completed: number
  overdue: number
  rate1M: number | null
  rate12M: number | null
}

/**
 * Of the tasks with a deadline from `since` to `until`: how many are open, done, completed, and how many weren't done by their deadline. The
 * rates are the share done in time of those due in the 1 and 12 months up to `until`; cancelled ones, and open ones that still have time,
 * don't count.
 */
export const taskFigures = (
  tasks: readonly Task[],
  { since, until, now, zone }: { since: Day; until: Day; now: Date; zone: Zone },
): TaskFigures => {
  const counted = tasks.filter(({ status, deadline }) => status !== 'cancelled' && deadline !== undefined)
  const within = (from: Day): Task[] =>
    counted.filter(({ deadline }) => {
      const due = deadline && dayOf(deadline, zone)
      return due !== undefined && due >= from && due <= until
    })
  const inRange = within(since)
  const having = (status: Task['status']): number => inRange.filter((task) => task.status === status).length
  const rate = (months: number): number | null => {
    const due = within(addDays(addMonths(until, -months), 1)).filter((task) => task.doneAt !== undefined || isOverdue(task, now))
    return due.length === 0 ? null : due.filter((task) => !isOverdue(task, now)).length / due.length
  }
  return {
    assigned: having('assigned'),
    done: having('done'),
    completed: having('completed'),
    overdue: inRange.filter((task) => isOverdue(task, now)).length,
    rate1M: rate(1),
    rate12M: rate(12),
  }
}
