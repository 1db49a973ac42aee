import type { Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { isDueOn, isTickedOn, openDailyTasks } from '@shared/areas/tasks/rules/daily'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { payrollMessages as m } from '../messages'

type Task = RecordOf<'tasks'>
const MAX_DAILY_TASKS = 100

/** The daily tasks somebody has on a day, and how many of them aren't ticked. */
export const useDailyTasks = (userId: Id<'users'>, day: Day, skip: boolean) => {
  const { data } = api.tasks.useFind({ userId, group: 'daily', status: 'assigned', $limit: MAX_DAILY_TASKS, $total: false }, { skip })
  const tasks = (data?.data ?? []).filter((task) => isDueOn(task, day))
  return { tasks, open: openDailyTasks(tasks, day).length }
}

/** Daily tasks are ticked where one goes; a tick stays. */
export const DailyTicks = ({ tasks, day, isOwn }: { tasks: readonly Task[]; day: Day; isOwn: boolean }) => {
  const intl = useIntl()
  const [patch] = api.tasks.usePatch()
  const tick = async (id: Task['_id']): Promise<void> => {
    try {
      await patch({ id, data: { ticked: day } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const done = tasks.filter((task) => isTickedOn(task, day)).length
  return (
    <fieldset className="daily-ticks">
      <legend>
        {intl.formatMessage(m.daily)} <small className="num">{`${done}/${tasks.length}`}</small>
      </legend>
      {tasks.map((task) => {
        const isDone = isTickedOn(task, day)
        return (
          <Checkbox key={task._id} checked={isDone} disabled={isDone || !isOwn} hint={task.desc} onChange={() => void tick(task._id)}>
            {task.name}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}
