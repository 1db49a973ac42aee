import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { assetsApi } from '../../../api/assets'
import { RetireRecord } from '../../../components/record-form/retire-record'
import { partnerMessages as m } from '../messages'

/** Removes a partner after asking; orders and payments stay. */
export const RemovePartner = ({ partner, onRemoved }: { partner: RecordOf<'assets'>; onRemoved: () => void }) => {
  const intl = useIntl()
  const [patch] = assetsApi.usePatch()
  return (
    <RetireRecord
      verb={intl.formatMessage(m.remove)}
      title={intl.formatMessage(m.removeTitle, { name: partner.name })}
      changes={[
        intl.formatMessage(m.removeLists),
        intl.formatMessage(m.removeHistory),
        ...(partner.outstanding ? [intl.formatMessage(m.removeOwed)] : []),
      ]}
      act={() => patch({ id: partner._id, data: { status: 'removed' } }).unwrap()}
      takeBack={(rev) => patch({ id: partner._id, data: { status: 'active', rev } }).unwrap()}
      done={intl.formatMessage(m.removed, { name: partner.name })}
      onDone={onRemoved}
    />
  )
}
