import type { RecordOf } from '@shared/services/service-map'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { warehousesApi } from '../../../api/warehouses'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { warehouseMessages as m } from '../messages'

/** Removes a warehouse after asking; the server refuses while goods stand in it, and says so. */
export const RemoveWarehouse = ({ warehouse, onRemoved }: { warehouse: RecordOf<'warehouses'>; onRemoved: () => void }) => {
  const intl = useIntl()
  const [asking, setAsking] = useState(false)
  const [patch] = warehousesApi.usePatch()
  const remove = async (): Promise<void> => {
    try {
      await patch({ id: warehouse._id, data: { status: 'removed' } }).unwrap()
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
          title={intl.formatMessage(m.removeTitle, { name: warehouse.name })}
          changes={[intl.formatMessage(m.removeLists), intl.formatMessage(m.removeHistory)]}
          verb={intl.formatMessage(m.remove)}
          danger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
