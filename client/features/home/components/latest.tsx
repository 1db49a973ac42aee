import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../components/list-states'
import { NoticeLine } from '../../../components/notices/notice-line'
import { useMarkRead, useNotices } from '../../../components/notices/use-notices'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { homeMessages as m } from '../messages'

/** What happened in the company last, as far as the member may see it. */
export const Latest = () => {
  const intl = useIntl()
  const markRead = useMarkRead()
  const { notices, loaded, error, isFetching, refetch } = useNotices()
  return (
    <Panel title={intl.formatMessage(m.notices)} flush>
      {error && !loaded ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !loaded ? (
        <SkeletonRows rows={6} />
      ) : notices.length === 0 ? (
        <EmptyState icon="bell" title={intl.formatMessage(m.noticesNone)}>
          {intl.formatMessage(m.noticesHint)}
        </EmptyState>
      ) : (
        <ul className="home-notices">
          {notices.map((notice) => (
            <li key={notice._id}>
              <NoticeLine notice={notice} onRead={(read) => void markRead(read)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
