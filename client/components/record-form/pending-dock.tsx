import { useIntl } from 'react-intl'
import { DockForm, DockPart } from '../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { LoadFailed } from '../list-states'
import { recordMessages as m } from './messages'

interface PendingDockProps {
  /** The call that brings the record. */
  read: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  onClose: () => void
}

/** What stands in a dock while its record is on its way, or when it isn't there. */
export const PendingDock = ({ read: { error, isFetching, refetch }, onClose }: PendingDockProps) => {
  const intl = useIntl()
  return (
    <DockForm title={error ? intl.formatMessage(m.notFound) : '…'} onClose={onClose}>
      <DockPart>
        {error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={6} lines={2} />}
      </DockPart>
    </DockForm>
  )
}
