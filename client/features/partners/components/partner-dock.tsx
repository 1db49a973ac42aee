import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { RecordOf } from '@shared/services/service-types'
import { assetsApi } from '../../../api/assets'
import { PendingDock } from '../../../components/record-form/pending-dock'
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
  const isNew = open === 'new'
  const read = assetsApi.useGet(open, { skip: isNew || known !== undefined })
  const partner = known ?? (read.data?._id === open ? read.data : undefined)
  if (isNew || partner) return <PartnerForm key={open} group={group} partner={partner} onClose={onClose} />
  return <PendingDock read={read} onClose={onClose} />
}
