import { isZone } from '@shared/foundation/days/days'
import { isOverdue } from '@shared/areas/tasks/rules/deadlines'
import type { TaskGroup } from '@shared/areas/tasks/rules/types'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { talkMessages } from '../../talk/parts/talk/messages'
import { useUnread } from '../../talk/parts/talk/use-talk'
import { formatDayMonth, formatTime } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { Icon } from '../../../ui/icons/Icon'
import { useZone } from '../../../ui/zone/zone-context'
import { daysBefore, stateOf } from '../task-lists'
import { groupLabels } from '../task-labels'
import { taskMessages as m } from '../messages'

/** How much a task presses: a flag with its word; a daily one has the sign of coming round. */
export const PriorityMark = ({ group }: { group: TaskGroup }) => {
  const intl = useIntl()
  const ink = { critical: 'ink-debit', important: 'ink-warn', daily: 'muted' }[group]
  return (
    <span className={`task-mark ${ink}`}>
      <Icon name={group === 'daily' ? 'repeat' : 'flag'} size={14} />
      {intl.formatMessage(groupLabels[group])}
    </span>
  )
}

interface DueMarkProps {
  task: Task
  /** The deadline stands beside it: what it says more than that. */
  isBeside?: boolean
}

/** When a task is due: late in debit, today by its time, else by its day. */
export const DueMark = ({ task, isBeside = false }: DueMarkProps) => {
  const intl = useIntl()
  const now = useNow()
  const zone = useZone()
  const { deadline, status } = task
  if (!deadline || !isZone(zone)) return null
  const days = daysBefore(deadline, now, zone)
  if (status !== 'completed' && status !== 'cancelled' && isOverdue(stateOf(task), new Date(now)))
    return <span className="ink-debit">{intl.formatMessage(m.dueLate, { days: Math.max(0, -days) })}</span>
  if (days === 0 && status !== 'completed')
    return (
      <span className="muted">
        {intl.formatMessage(m.dueToday)} {!isBeside && <span className="num">{formatTime(deadline, zone)}</span>}
      </span>
    )
  return isBeside ? null : <span className="num muted">{formatDayMonth(deadline, zone)}</span>
}

/** How a task that is done kept its deadline. */
export const KeptMark = ({ task: { deadline, doneAt } }: { task: Task }) => {
  const intl = useIntl()
  const zone = useZone()
  if (!deadline || !doneAt || !isZone(zone)) return null
  const days = daysBefore(deadline, doneAt, zone)
  if (doneAt > deadline) return <span className="ink-debit">{intl.formatMessage(m.late, { days: Math.max(0, -days) })}</span>
  return <span className="muted">{days > 0 ? intl.formatMessage(m.early, { days }) : intl.formatMessage(m.inTime)}</span>
}

/** How often it was sent back, how much is said about it, and whether not everybody sees it. */
export const TalkMarks = ({ task: { _id, rejections, comments, privacy } }: { task: Task }) => {
  const intl = useIntl()
  const unread = useUnread('tasks').get(_id) ?? 0
  return (
    <span className="task-marks">
      {privacy !== 'public' && (
        <span className="muted">
          <Icon name="lock" size={14} label={intl.formatMessage(m.privateTask)} />
        </span>
      )}
      {rejections > 0 && (
        <span className="ink-debit" title={intl.formatMessage(m.sentBack, { count: rejections })}>
          <Icon name="undo" size={14} label={intl.formatMessage(m.sentBack, { count: rejections })} />
          <span className="num" aria-hidden="true">
            {rejections}
          </span>
        </span>
      )}
      {comments > 0 && (
        <span className="muted" title={intl.formatMessage(m.comments, { count: comments })}>
          <Icon name="comment" size={14} label={intl.formatMessage(m.comments, { count: comments })} />
          <span className="num" aria-hidden="true">
            {comments}
          </span>
        </span>
      )}
      {unread > 0 && <b className="task-new num">{intl.formatMessage(talkMessages.unread, { count: unread })}</b>}
    </span>
  )
}
