import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { nameOfImport } from '../kinds'
import { importMessages as m } from '../messages'
import { secondPersonMessages as sm } from '../../../components/second-person/messages'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'

/** Asks before an import is taken back. */
export const TakeBackDialog = ({ record, onClose }: { record: ImportRecord; onClose: () => void }) => {
  const intl = useIntl()
  const takeBack = useTakeBack()
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.takeBackAsk, { name: nameOfImport(record, intl) })}
      verb={intl.formatMessage(m.takeBack)}
      danger
      onConfirm={() => takeBack(record)}
      onClose={onClose}
    >
      {intl.formatMessage(m.takeBackHint, { makes: record.makes, updates: record.updates })}
    </ConfirmDialog>
  )
}

/** Takes an import back, or tells why it can't be. */
const useTakeBack = () => {
  const intl = useIntl()
  const [patch] = api.imports.usePatch()
  return async (record: ImportRecord): Promise<void> => {
    try {
      const { asked } = await patch({ id: record._id, data: { status: 'undone' } }).unwrap()
      toastDone(asked ? intl.formatMessage(sm.waits) : intl.formatMessage(m.takenBack, { name: nameOfImport(record, intl) }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
}
