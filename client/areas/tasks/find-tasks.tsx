import type { Task } from '@shared/areas/tasks/services/tasks'
import { defineMessages } from 'react-intl'
import { api } from '../../api/api'
import { FOUND_LIMIT, rowsOf } from '../../components/feature/find-rows'
import type { FindContext, FindSource } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { Icon } from '../../ui/icons/Icon'

const m = freeMessages(
  defineMessages({
    tasks: { id: 'tasks.frame.found', defaultMessage: 'Tasks' },
  }),
)

const entryOf = ({ _id, name, user }: Task, { intl }: FindContext): PaletteEntry => ({
  key: `task.${_id}`,
  group: intl.formatMessage(m.tasks),
  label: name,
  detail: user?.name ?? '',
  mark: <Icon name="task" size={18} />,
  to: `/tasks/byId/${_id}`,
})

/** Tasks that aren't over, of those that whoever seeks may see. */
export const findTasks: FindSource = {
  order: 30,
  actionOrder: 30,
  find: async (search, context) => {
    const query = { search, status: { $in: ['assigned', 'done'] }, $limit: FOUND_LIMIT, $total: false }
    const tasks = await rowsOf(context.dispatch(api.tasks.findOnce(query)), context.signal)
    return { entries: tasks.map((task) => entryOf(task, context)), actions: [] }
  },
}
