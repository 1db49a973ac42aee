import type { RecordOf } from '@shared/services/service-map'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { assetsApi } from '../../../api/assets'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { partnerMessages as m } from '../messages'

/** Removes a partner after asking; orders and payments stay. */
export const RemovePartner = ({ partner, onRemoved }: { partner: RecordOf<'assets'>; onRemoved: () => void }) => {
  const intl = useIntl()
  const [asking, setAsking] = useState(false)
  const [patch] = assetsApi.usePatch()
  const remove = async (): Promise<void> => {
    try {
      await patch({ id: partner._id, data: { status: 'removed' } }).unwrap()
      toastDone(intl.formatMessage(m.removed))
      onRemoved()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking(true)}>
        {intl.formatMessage(m.remove)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.removeTitle, { name: partner.name })}
          changes={[
            intl.formatMessage(m.removeLists),
            intl.formatMessage(m.removeHistory),
            ...(partner.outstanding ? [intl.formatMessage(m.removeOwed)] : []),
          ]}
          verb={intl.formatMessage(m.remove)}
          danger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
