import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../components/list-states'
import { secondPersonMessages as m } from '../../../components/second-person/messages'
import { WaitingLine } from '../../../components/second-person/waiting-line'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import type { WaitingState } from './use-waiting'

/** What waits for the member's decision: each with its sum, who asks and why, and the two answers. */
export const WaitingList = ({ waiting: { rows, error, isFetching, refetch }, onOpen }: { waiting: WaitingState; onOpen: () => void }) => {
  const intl = useIntl()
  if (!rows) return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={5} />
  if (rows.length === 0)
    return (
      <EmptyState icon="bell" title={intl.formatMessage(m.nothing)}>
        {intl.formatMessage(m.nothingHint)}
      </EmptyState>
    )
  return (
    <ul>
      {rows.map((row) => (
        <li key={`${row.service} ${row._id}`}>
          <WaitingLine waiting={row} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
