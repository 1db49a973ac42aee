import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { partnerMessages as m } from '../messages'

/** The way to a partner's tasks, with how many are open. */
export const PartnerTasks = ({ id }: { id: string }) => {
  const intl = useIntl()
  const count = api.tasks.useFind({ assetId: id, status: { $in: ['assigned', 'done'] }, $limit: 0 }).data?.total ?? 0
  return (
    <p>
      <Link className="reach" to={`/tasks/byAsset/${id}`}>
        {intl.formatMessage(m.tasks, { count })}
      </Link>
    </p>
  )
}
