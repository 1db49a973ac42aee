import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { RecordOf } from '@shared/services/service-map'
import { useIntl } from 'react-intl'
import { assetsApi } from '../../../api/assets'
import { LoadFailed } from '../../../components/list-states'
import { recordMessages } from '../../../components/record-form/messages'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { PartnerForm } from './partner-form'

interface PartnerDockProps {
  group: PartnerGroup
  /** An id, or 'new'. */
  open: string
  /** What the list already knows. */
  known: RecordOf<'assets'> | undefined
  onClose: () => void
}

/** The partner that is open, on the page in view or not. */
export const PartnerDock = ({ group, open, known, onClose }: PartnerDockProps) => {
  const intl = useIntl()
  const isNew = open === 'new'
  const { data, error, isFetching, refetch } = assetsApi.useGet(open, { skip: isNew || known !== undefined })
  const partner = known ?? (data?._id === open ? data : undefined)
  if (isNew || partner) return <PartnerForm key={open} group={group} partner={partner} onClose={onClose} />
  return (
    <DockForm title={error ? intl.formatMessage(recordMessages.notFound) : '…'} onClose={onClose}>
      <DockPart>
        {error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={6} lines={2} />}
      </DockPart>
    </DockForm>
  )
}
