import type { Day } from '@shared/foundation/days/days'
import type { TaskGroup } from '@shared/areas/tasks/rules/types'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { formatRelativeDay, formatTime } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { wallMessages as m } from '../messages'
import { useMyDay } from '../use-my-day'

const groupLabels: Readonly<Record<TaskGroup, (typeof m)['daily']>> = { daily: m.daily, important: m.important, critical: m.critical }
const inks: Readonly<Record<TaskGroup, string>> = { daily: 'muted', important: 'ink-warn', critical: 'ink-debit' }

/** One's own tasks of the day: the daily ones, ticked right here, and what is due today or already late. */
export const MyDay = () => {
  const intl = useIntl()
  const today = useToday()
  const { isKnown, due, left } = useMyDay()
  if (!isKnown) return null
  return (
    <Panel
      title={intl.formatMessage(m.myDay)}
      aside={
        due.length > 0 && (
          <span className="second num">{intl.formatMessage(m.myDayDone, { done: due.length - left.length, all: due.length })}</span>
        )
      }
    >
      {due.length === 0 ? (
        <p className="second">{intl.formatMessage(m.myDayNone)}</p>
      ) : (
        <ul className="wall-day">
          {due.map((task) => (
            <li key={task._id}>
              <DayLine task={task} today={today as Day} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const DayLine = ({ task, today }: { task: Task; today: Day }) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const now = useNow()
  const [patch, { isLoading }] = api.tasks.usePatch()
  const ticked = task.ticks?.find(({ day }) => day === today)
  const { _id, name, group, deadline } = task
  return (
    <div className="wall-day__line">
      {group === 'daily' ? (
        <Checkbox
          checked={ticked !== undefined}
          disabled={ticked !== undefined || isLoading}
          aria-label={intl.formatMessage(m.tick, { name })}
          onChange={() =>
            void patch({ id: _id, data: { ticked: today } })
              .unwrap()
              .catch((thrown: unknown) => toastError(isApiError(thrown) ? thrown.message : String(thrown)))
          }
        />
      ) : (
        <span className="muted">
          <Icon name="task" size={18} />
        </span>
      )}
      <Link to={`/tasks/byId/${_id}`}>
        <span className={ticked && 'wall-day__struck'}>{name}</span>
        <span className={`second ${inks[group]}`}>
          <Priority group={group} />
          {group === 'daily' && !ticked && ` · ${intl.formatMessage(m.beforeLeaving)}`}
          {deadline && ` · ${intl.formatMessage(m.due, { when: formatRelativeDay(deadline, now, locale, zone) })}`}
        </span>
      </Link>
      {ticked && <span className="second num">{formatTime(ticked.at, zone)}</span>}
    </div>
  )
}

/** How pressing a task is, by sign and word. */
export const Priority = ({ group }: { group: TaskGroup }) => {
  const intl = useIntl()
  return (
    <span className={`wall-priority ${inks[group]}`}>
      <Icon name={group === 'daily' ? 'repeat' : 'flag'} size={13} /> {intl.formatMessage(groupLabels[group])}
    </span>
  )
}
