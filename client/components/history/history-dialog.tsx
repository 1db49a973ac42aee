import type { RecordService } from '@shared/registry/names'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { Dialog } from '../../ui/Dialog/Dialog'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { LoadFailed } from '../list-states'
import { HistoryList } from './history-list'
import { historyMessages as m } from './messages'

const SHOWN = 100

/** A record's history over its form: who changed what, and what goes back. */
export const HistoryDialog = ({
  service,
  id,
  name,
  onClose,
}: {
  service: RecordService
  id: string
  name: string
  onClose: () => void
}) => {
  const intl = useIntl()
  const read = api.history.useFind({ service, recordId: id, $limit: SHOWN }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={intl.formatMessage(m.of, { name })} note={intl.formatMessage(m.kept)} width={640} page onClose={onClose}>
      {read.error !== undefined && !read.data ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : !read.data ? (
        <SkeletonRows rows={5} lines={2} />
      ) : read.data.data.length === 0 ? (
        <EmptyState icon="clock" title={intl.formatMessage(m.none)} />
      ) : (
        <HistoryList entries={read.data.data} />
      )}
    </Dialog>
  )
}
