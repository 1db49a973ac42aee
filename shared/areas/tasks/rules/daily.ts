import type { Day } from '../../../foundation/days/days'
import type { TaskState, TaskTick } from './types'

/** Both sides ask: on the wire moments are texts. */
type DailyTask = Pick<TaskState, 'group' | 'status' | 'dailySince'> & { readonly ticks?: readonly Pick<TaskTick, 'day'>[] }

/** How many ticks a daily task remembers: more than a year of them. */
export const MAX_TICKS = 400

/** Whether a task has to be ticked on a day: a daily one, given on that day or before, that nobody ended. */
export const isDueOn = (task: DailyTask, day: Day): boolean =>
  task.group === 'daily' && task.status === 'assigned' && (task.dailySince === undefined || task.dailySince <= day)

/** Whether a daily task was ticked on a day. */
export const isTickedOn = ({ ticks = [] }: Pick<DailyTask, 'ticks'>, day: Day): boolean => ticks.some((tick) => tick.day === day)

/** The daily tasks of a day that aren't ticked yet, in the order given: whoever does them can't check out before. */
export const openDailyTasks = <T extends DailyTask>(tasks: readonly T[], day: Day): T[] =>
  tasks.filter((task) => isDueOn(task, day) && !isTickedOn(task, day))
