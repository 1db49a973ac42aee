import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { api } from '../../api/api'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { nameOfImport } from './kinds'
import { importMessages as m } from './messages'

/** Takes an import back, or tells why it can't be. */
export const useTakeBack = () => {
  const intl = useIntl()
  const [patch] = api.imports.usePatch()
  return async (record: ImportRecord): Promise<void> => {
    try {
      await patch({ id: record._id, data: { status: 'undone' } }).unwrap()
      toastDone(intl.formatMessage(m.takenBack, { name: nameOfImport(record, intl) }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
}
