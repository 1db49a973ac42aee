import { mayEditTask, whyClosed } from '@shared/areas/tasks/rules/moves'
import type { Task, TaskPatch } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Menu } from '../../../ui/Menu/Menu'
import { PersonName } from '../../../ui/PersonName/PersonName'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { taskMessages as m } from '../messages'
import { groupLabels } from '../task-labels'
import { stateOf } from '../task-lists'
import { PriorityMark } from './task-marks'

/** A task with a deadline keeps one. */
const changeableGroups = ['important', 'critical'] as const

/** Priority and performer of a task in the list, changed on the spot by whoever gave it or the board. */
export const TaskInline = ({ task }: { task: Task }) => {
  const intl = useIntl()
  const me = useMe()
  const [patch, { isLoading }] = api.tasks.usePatch()
  const state = stateOf(task)
  const mayEdit = mayEditTask(state, { userId: me._id, rights: me.rights }) && whyClosed(state) === null
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false }, { skip: !mayEdit })
  const who = (
    <>
      <Avatar name={task.user?.name ?? '?'} image={task.user?.avatar} size={20} />
      <PersonName name={task.user?.name ?? ''} />
    </>
  )
  if (!mayEdit)
    return (
      <span className="task-inline">
        <PriorityMark group={task.group} />
        <span className="task-card__who">{who}</span>
      </span>
    )
  const change = async (fields: TaskPatch): Promise<void> => {
    try {
      await patch({ id: task._id, data: { ...fields, rev: task.rev } }).unwrap()
      toastDone(intl.formatMessage(m.saved))
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
    }
  }
  const priority = intl.formatMessage(m.changeGroup, { name: task.name })
  const performer = intl.formatMessage(m.changePerformer, { name: task.name })
  return (
    <span className="task-inline">
      <Menu
        label={priority}
        align="end"
        entries={changeableGroups.map((group) => ({
          key: group,
          label: intl.formatMessage(groupLabels[group]),
          icon: 'flag',
          checked: group === task.group,
          onChoose: () => void (group === task.group ? undefined : change({ group })),
        }))}
        trigger={(props) => (
          <button {...props} type="button" className="task-inline__choice" disabled={isLoading} title={priority}>
            <PriorityMark group={task.group} />
            <span className="unseen">{priority}</span>
          </button>
        )}
      />
      <Menu
        label={performer}
        align="end"
        entries={(data?.data ?? []).map(({ _id, name, avatar }) => ({
          key: _id,
          label: _id === me._id ? intl.formatMessage(m.me, { name }) : name,
          mark: <Avatar name={name} image={avatar} size={20} />,
          checked: _id === task.userId,
          onChoose: () => void (_id === task.userId ? undefined : change({ userId: _id })),
        }))}
        trigger={(props) => (
          <button {...props} type="button" className="task-inline__choice task-card__who" disabled={isLoading} title={performer}>
            {who}
            <span className="unseen">{performer}</span>
          </button>
        )}
      />
    </span>
  )
}
