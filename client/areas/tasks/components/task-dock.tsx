import type { Day } from '@shared/foundation/days/days'
import { isDueOn, isTickedOn } from '@shared/areas/tasks/rules/daily'
import { mayEditTask, whyClosed, whyNotCancelTask } from '@shared/areas/tasks/rules/moves'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { RecordPresence } from '../../../components/presence/record-presence'
import { PendingDock } from '../../../components/record-form/pending-dock'
import { AttachButton, Attachments, type Attachment } from '../../talk/parts/talk/attachments'
import { TalkText } from '../../talk/parts/talk/talk-text'
import { Thread } from '../../talk/parts/talk/thread'
import { useComments } from '../../talk/parts/talk/use-talk'
import { formatDayMonth, formatTime } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Icon } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Menu } from '../../../ui/Menu/Menu'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { taskMessages as m } from '../messages'
import { stateOf } from '../task-lists'
import { privacyLabels, statusLabels } from '../task-labels'
import type { TaskMode } from '../task-modes'
import { TaskComposer } from './task-composer'
import { TaskForm } from './task-form'
import { DueMark, KeptMark, PriorityMark } from './task-marks'

interface TaskDockProps {
  id: string
  mode: TaskMode
  onMode: (mode: TaskMode) => void
  onClose: () => void
}

/** A task that is open: what it is, its whole story, and the composer that goes on with it. */
export const TaskDock = ({ id, mode, onMode, onClose }: TaskDockProps) => {
  const read = api.tasks.useGet(id)
  const [isEditing, setEditing] = useState(false)
  if (!read.data || read.error) return <PendingDock read={read} onClose={onClose} />
  if (isEditing) return <TaskForm record={read.data} given={{}} onClose={() => setEditing(false)} />
  return <OpenTask task={read.data} mode={mode} onMode={onMode} onEdit={() => setEditing(true)} onClose={onClose} />
}

interface OpenTaskProps extends Omit<TaskDockProps, 'id'> {
  task: Task
  onEdit: () => void
}

const OpenTask = ({ task, mode, onMode, onEdit, onClose }: OpenTaskProps) => {
  const intl = useIntl()
  const me = useMe()
  const today = useToday() as Day
  const [isCancelling, setCancelling] = useState(false)
  const [remove] = api.tasks.useRemove()
  const actor = { userId: me._id, rights: me.rights }
  const state = stateOf(task)
  const mayEdit = mayEditTask(state, actor) && whyClosed(state) === null
  const mayCancel = whyNotCancelTask(state, actor) === null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/tasks/byId/${task._id}`)
    toastDone(intl.formatMessage(m.linkCopied))
  }
  return (
    <RecordPresence service="tasks" id={task._id} editing={mode !== 'talk'}>
      <DockForm
        title={task.name}
        aside={
          <>
            <IconButton icon="link" label={intl.formatMessage(m.copyLink)} onClick={() => void copy()} />
            {(mayEdit || mayCancel) && (
              <Menu
                label={intl.formatMessage(m.more)}
                align="end"
                entries={[
                  ...(mayEdit ? [{ key: 'edit', label: intl.formatMessage(m.edit), icon: 'edit' as const, onChoose: onEdit }] : []),
                  ...(mayCancel
                    ? [
                        {
                          key: 'cancel',
                          label: intl.formatMessage(m.cancel),
                          icon: 'trash' as const,
                          danger: true,
                          onChoose: () => setCancelling(true),
                        },
                      ]
                    : []),
                ]}
                trigger={(props) => <IconButton {...props} icon="more" label={intl.formatMessage(m.more)} />}
              />
            )}
          </>
        }
        onClose={onClose}
        focusTitle={mode === 'talk'}
        foot={<TaskComposer task={task} mode={mode} onMode={onMode} />}
      >
        <DockPart>
          <TaskFacts task={task} today={today} />
        </DockPart>
        <DockPart title={intl.formatMessage(m.discussion)} {...(task.comments > 0 && { count: task.comments })}>
          <Given task={task} />
          <Thread target="tasks" id={task._id} performerId={task.userId} />
        </DockPart>
      </DockForm>
      {isCancelling && (
        <ConfirmDialog
          title={intl.formatMessage(m.cancelTitle, { name: task.name })}
          changes={[intl.formatMessage(m.cancelStays)]}
          verb={intl.formatMessage(m.cancel)}
          danger
          onClose={() => setCancelling(false)}
          onConfirm={async () => {
            try {
              await remove(task._id).unwrap()
              toastDone(intl.formatMessage(m.cancelled))
            } catch (thrown) {
              toastError(isApiError(thrown) ? thrown.message : String(thrown))
              throw thrown
            }
          }}
        />
      )}
    </RecordPresence>
  )
}

const TaskFacts = ({ task, today }: { task: Task; today: Day }) => {
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

/** The beginning of the story: who gave it to whom, until when. */
const Given = ({ task }: { task: Task }) => {
  const intl = useIntl()
  const zone = useZone()
  const { comments = [] } = useComments({ target: 'tasks', id: task._id })
  const { creator, creatorProgram, user, created, group } = task
  // It was given with the deadline there was before the first move.
  const deadline = comments.find(({ deadlines }) => deadlines?.before)?.deadlines?.before ?? task.deadline
  return (
    <p className="task-given">
      <span className="talk__sign">
        <Icon name="arrow-right" size={14} />
      </span>
      <span>
        <b>{creator?.name ?? creatorProgram}</b>{' '}
        <span className="muted">
          {group === 'daily' || !deadline
            ? intl.formatMessage(m.givenDaily, { name: user?.name ?? '' })
            : intl.formatMessage(m.givenTo, {
                name: user?.name ?? '',
                deadline: intl.formatMessage(m.dueOn, { when: formatDayMonth(deadline, zone) }),
              })}{' '}
          · <When value={created} />
        </span>
      </span>
    </p>
  )
}
