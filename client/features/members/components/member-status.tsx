import type { RecordOf } from '@shared/services/service-map'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { usersApi } from '../../../api/users'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { memberMessages as m } from '../messages'

/** Disables a member after asking, who is then signed out everywhere; or enables them again. */
export const MemberStatus = ({ member }: { member: RecordOf<'users'> }) => {
  const intl = useIntl()
  const [asking, setAsking] = useState(false)
  const [patch, { isLoading }] = usersApi.usePatch()
  const { _id, name } = member
  const set = async (status: 'active' | 'disabled'): Promise<void> => {
    try {
      await patch({ id: _id, data: { status } }).unwrap()
      toastDone(intl.formatMessage(status === 'active' ? m.enabledDone : m.disabledDone, { name }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  if (member.status === 'disabled')
    return (
      <Button busy={isLoading} onClick={() => void set('active').catch(() => undefined)}>
        {intl.formatMessage(m.enable)}
      </Button>
    )
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking(true)}>
        {intl.formatMessage(m.disable)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.disableTitle, { name })}
          changes={[intl.formatMessage(m.disableOut, { name }), intl.formatMessage(m.disableIn), intl.formatMessage(m.disableWork)]}
          verb={intl.formatMessage(m.disable)}
          danger
          onConfirm={() => set('disabled')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
