import type { Day } from '@shared/foundation/days/days'
import { mayEditTask, whyClosed, whyNotCancelTask } from '@shared/areas/tasks/rules/moves'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { RecordPresence } from '../../../components/presence/record-presence'
import { PendingDock } from '../../../components/record-form/pending-dock'
import { Thread } from '../../talk/parts/talk/thread'
import { useComments } from '../../talk/parts/talk/use-talk'
import { formatDayMonth } from '../../../lib/format'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Icon } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Menu } from '../../../ui/Menu/Menu'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { taskMessages as m } from '../messages'
import { stateOf } from '../task-lists'
import type { TaskMode } from '../task-modes'
import { TaskComposer } from './task-composer'
import { TaskForm } from './task-form'
import { TaskFacts } from './task-facts'

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
              })}
          {'\u00a0· '}
          <When value={created} />
        </span>
      </span>
    </p>
  )
}
