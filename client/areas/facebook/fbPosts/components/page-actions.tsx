import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { fbPageMessages as m } from '../messages'

/** Takes a page out, with its token. */
export const Disconnect = ({ page: { _id, name }, onClose }: { page: FbPage; onClose: () => void }) => {
  const intl = useIntl()
  const [remove] = api.fbPages.useRemove()
  const [isAsking, setAsking] = useState(false)
  const takeOut = async (): Promise<void> => {
    try {
      await remove(_id).unwrap()
      toastDone(intl.formatMessage(m.disconnected, { name }))
      onClose()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
      throw thrown
    }
  }
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking(true)}>
        {intl.formatMessage(m.disconnect)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(m.disconnectTitle, { name })}
          verb={intl.formatMessage(m.disconnect)}
          onConfirm={takeOut}
          onClose={() => setAsking(false)}
        >
          {intl.formatMessage(m.disconnectHint)}
        </ConfirmDialog>
      )}
    </>
  )
}
