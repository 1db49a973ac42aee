import { day as asDay } from '@shared/foundation/days/days'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { dayOf, formatDate } from '../../../lib/format'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { assetMessages as m } from '../messages'
import './partners.css'

/** How many open tasks are shown, and how many that were finished last. */
const [MAX_OPEN, MAX_FINISHED] = [3, 2]

/** What is to be done about an asset, the nearest deadline first, and what was finished last. */
export const AssetTasks = ({ assetId }: { assetId: string }) => {
  const intl = useIntl()
  const open = api.tasks.useFind({ assetId, status: { $in: ['assigned', 'done'] }, $sort: { deadline: 1 }, $limit: MAX_OPEN }).data
  const finished = api.tasks.useFind({ assetId, status: 'completed', $sort: { completedAt: -1 }, $limit: MAX_FINISHED, $total: false }).data
  const shown = [...(open?.data ?? []), ...(finished?.data ?? [])]
  return (
    <DockPart title={intl.formatMessage(m.tasks)} count={open?.total ?? 0}>
      {open && finished && shown.length === 0 && <p className="second">{intl.formatMessage(m.noTasks)}</p>}
      <ul className="partner-lines" aria-label={intl.formatMessage(m.tasks)}>
        {shown.map((task) => (
          <li key={task._id}>
            <TaskLine assetId={assetId} task={task} />
          </li>
        ))}
      </ul>
      <Link className="reach" to={`/tasks/byAsset/${assetId}`}>
        {intl.formatMessage(m.allTasks)}
      </Link>
    </DockPart>
  )
}

const TaskLine = ({ assetId, task }: { assetId: string; task: RecordOf<'tasks'> }) => {
  const intl = useIntl()
  const zone = useZone()
  const today = asDay(useToday())
  const { _id, name, user, status, deadline, completedAt, period } = task
  const isFinished = status === 'completed'
  const isLate = !isFinished && deadline !== undefined && dayOf(deadline, zone) < today
  const when = isFinished ? completedAt : deadline
  const about = [user?.name, period && intl.formatMessage(m.every, { months: period })].filter(Boolean).join(' · ')
  return (
    <Link className="partner-line" to={`/tasks/byAsset/${assetId}?open=${_id}`}>
      <span className={isFinished ? 'second' : undefined}>{name}</span>
      <span className={isLate ? 'num ink-debit' : 'second num'}>
        {when && intl.formatMessage(isFinished ? m.doneOn : m.taskDue, { day: formatDate(when, zone) })}
      </span>
      <span className="second">{about}</span>
    </Link>
  )
}
