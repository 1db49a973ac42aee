import type { Task } from '@shared/areas/tasks/services/tasks'
import type { IntlShape } from 'react-intl'
import { dayOf } from '../../lib/format'
import type { Cells } from '../../lib/table-file/cells'
import { taskMessages as m } from './messages'

const statuses = { assigned: m.assigned, done: m.done, completed: m.completed, cancelled: m.gone } as const

/** Tasks as the rows of a sheet, headings first. */
export const taskRows = (tasks: readonly Task[], intl: IntlShape, zone: string): Cells => [
  [m.name, m.group, m.userId, m.division, m.deadline, m.status, m.desc, m.result].map((head) => ({ head: intl.formatMessage(head) })),
  ...tasks.map((task) => [
    task.name,
    intl.formatMessage(m[task.group]),
    task.user?.name,
    task.user?.division,
    task.deadline && { day: dayOf(task.deadline, zone) },
    intl.formatMessage(statuses[task.status]),
    task.desc,
    task.result,
  ]),
]
