import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { usersApi } from '../../../api/users'
import { RetireRecord, ReviveRecord } from '../../../components/record-form/retire-record'
import { memberMessages as m } from '../messages'

/** Disables a member after asking, who is then signed out everywhere; or enables them again. */
export const MemberStatus = ({ member }: { member: RecordOf<'users'> }) => {
  const intl = useIntl()
  const [patch] = usersApi.usePatch()
  const { _id, name, status } = member
  const set = (wanted: 'active' | 'disabled', rev?: number) =>
    patch({ id: _id, data: { status: wanted, ...(rev === undefined ? null : { rev }) } }).unwrap()
  return status === 'disabled' ? (
    <ReviveRecord
      verb={intl.formatMessage(m.enable)}
      act={() => set('active')}
      takeBack={(rev) => set('disabled', rev)}
      done={intl.formatMessage(m.enabledDone, { name })}
    />
  ) : (
    <RetireRecord
      verb={intl.formatMessage(m.disable)}
      title={intl.formatMessage(m.disableTitle, { name })}
      changes={[intl.formatMessage(m.disableOut, { name }), intl.formatMessage(m.disableIn), intl.formatMessage(m.disableWork)]}
      act={() => set('disabled')}
      takeBack={(rev) => set('active', rev)}
      done={intl.formatMessage(m.disabledDone, { name })}
    />
  )
}
