import type { Day } from '@shared/foundation/days/days'
import { isDueOn, isTickedOn } from '@shared/areas/tasks/rules/daily'
import { mayEditTask, whyClosed } from '@shared/areas/tasks/rules/moves'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { AttachButton, Attachments, type Attachment } from '../../talk/parts/talk/attachments'
import { TalkText } from '../../talk/parts/talk/talk-text'
import { formatDayMonth, formatTime } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Icon } from '../../../ui/icons/Icon'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useZone } from '../../../ui/zone/zone-context'
import { taskMessages as m } from '../messages'
import { stateOf } from '../task-lists'
import { privacyLabels, statusLabels } from '../task-labels'
import { DueMark, KeptMark, PriorityMark } from './task-marks'

export const TaskFacts = ({ task, today }: { task: Task; today: Day }) => {
  const intl = useIntl()
  const me = useMe()
  const zone = useZone()
  const [patch, { isLoading }] = api.tasks.usePatch()
  const state = stateOf(task)
  const ticked = task.ticks?.find(({ day }) => day === today)
  return (
    <div className="task-facts">
      <p className="task-card__row">
        <StatusTag status={task.status} pill>
          {intl.formatMessage(statusLabels[task.status])}
        </StatusTag>
        <PriorityMark group={task.group} />
      </p>
      <p className="task-card__row">
        <span className="task-card__who">
          <Avatar name={task.user?.name ?? '?'} image={task.user?.avatar} size={28} />
          <span className="name">{task.user?.name}</span>
        </span>
      </p>
      {task.deadline && (
        <p className="task-card__row">
          <span className="num">
            {intl.formatMessage(m.dueOn, { when: `${formatDayMonth(task.deadline, zone)} ${formatTime(task.deadline, zone)}` })}
          </span>
          {task.doneAt ? <KeptMark task={task} /> : <DueMark task={task} isBeside />}
        </p>
      )}
      <p className="second">
        <Icon name={task.privacy === 'public' ? 'people' : 'lock'} size={14} /> {intl.formatMessage(privacyLabels[task.privacy])}
        {task.privacy === 'public' && task.user?.division && ` (${task.user.division})`}
        {task.creator && ` · ${intl.formatMessage(m.givenBy, { name: task.creator.name })}`}
        {task.period && ` · ${intl.formatMessage(m.months, { count: task.period })}`}
      </p>
      {task.assetId && (
        <p className="second">
          <Icon name="tag" size={14} /> <Link to={`/tasks/byAsset/${task.assetId}`}>{intl.formatMessage(m.assetLink)}</Link>
        </p>
      )}
      {task.desc && <TalkText text={task.desc} />}
      <TaskPictures task={task} />
      {isDueOn(state, today) && (
        <Checkbox
          checked={isTickedOn(state, today)}
          disabled={isTickedOn(state, today) || task.userId !== me._id || isLoading}
          hint={ticked && intl.formatMessage(m.tickedAt, { time: formatTime(ticked.at, zone) })}
          onChange={() =>
            void patch({ id: task._id, data: { ticked: today } })
              .unwrap()
              .catch((thrown: unknown) => toastError(isApiError(thrown) ? thrown.message : String(thrown)))
          }
        >
          {intl.formatMessage(m.tickToday)}
        </Checkbox>
      )}
    </div>
  )
}

/** Pictures that belong to the task itself; whoever may edit it adds and takes away. */
const TaskPictures = ({ task }: { task: Task }) => {
  const me = useMe()
  const [patch, { isLoading }] = api.tasks.usePatch()
  const state = stateOf(task)
  const mayEdit = mayEditTask(state, { userId: me._id, rights: me.rights }) && whyClosed(state) === null
  const items = task.attachments ?? []
  const change = (attachments: Attachment[]): void =>
    void patch({ id: task._id, data: { attachments } })
      .unwrap()
      .catch((thrown: unknown) => toastError(isApiError(thrown) ? thrown.message : String(thrown)))
  return (
    <>
      <Attachments
        items={items}
        {...(mayEdit ? { onRemove: (gone: Attachment) => change(items.filter(({ path }) => path !== gone.path)) } : null)}
      />
      {mayEdit && <AttachButton items={items} onChange={change} disabled={isLoading} />}
    </>
  )
}
