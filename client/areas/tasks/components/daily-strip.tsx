import type { Day } from '@shared/foundation/days/days'
import { isTickedOn } from '@shared/areas/tasks/rules/daily'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { classNames } from '../../../lib/class-names'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Icon } from '../../../ui/icons/Icon'
import { toastError } from '../../../ui/Toasts/Toasts'
import { taskMessages as m } from '../messages'
import { dailyOf, stateOf } from '../task-lists'

interface DailyStripProps {
  tasks: readonly Task[]
  today: Day
  onOpen: (task: Task) => void
}

/** The daily tasks of today in one strip; one's own are ticked right here. */
export const DailyStrip = ({ tasks, today, onOpen }: DailyStripProps) => {
  const intl = useIntl()
  const me = useMe()
  const [patch] = api.tasks.usePatch()
  const [isTicking, setTicking] = useState('')
  const { all, done, names } = dailyOf(tasks, today)
  if (all.length === 0) return null
  const tick = async ({ _id }: Task): Promise<void> => {
    setTicking(_id)
    try {
      await patch({ id: _id, data: { ticked: today } }).unwrap()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
    } finally {
      setTicking('')
    }
  }
  return (
    <section className="task-daily" aria-label={intl.formatMessage(m.daily)}>
      <p className="task-card__row">
        <span className="task-mark muted">
          <Icon name="repeat" size={14} />
          {intl.formatMessage(m.daily)}
        </span>
        <span className="muted num">{intl.formatMessage(m.dailyDone, { done, all: all.length })}</span>
      </p>
      <p className="task-daily__bar" aria-hidden="true">
        {all.map((task, place) => (
          <i key={task._id} className={classNames(place < done && 'task-daily__done')} />
        ))}
      </p>
      <p className="second">
        {names.length > 0 ? intl.formatMessage(m.dailyLeft, { names: names.join(', ') }) : intl.formatMessage(m.dailyAll)}
      </p>
      <ul>
        {all
          .filter(({ userId }) => userId === me._id)
          .map((task) => {
            const ticked = isTickedOn(stateOf(task), today)
            return (
              <li key={task._id} className="task-daily__line">
                <Checkbox
                  checked={ticked}
                  disabled={ticked || isTicking === task._id}
                  aria-label={`${intl.formatMessage(m.tickToday)}: ${task.name}`}
                  onChange={() => void tick(task)}
                />
                <button type="button" className="task-daily__name" onClick={() => onOpen(task)}>
                  <span className={classNames('cut', ticked && 'task-daily__struck')}>{task.name}</span>
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
