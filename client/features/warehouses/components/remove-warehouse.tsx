import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { warehousesApi } from '../../../api/warehouses'
import { RetireRecord } from '../../../components/record-form/retire-record'
import { warehouseMessages as m } from '../messages'

/** Removes a warehouse after asking; the server refuses while goods stand in it, and says so. */
export const RemoveWarehouse = ({ warehouse, onRemoved }: { warehouse: RecordOf<'warehouses'>; onRemoved: () => void }) => {
  const intl = useIntl()
  const [patch] = warehousesApi.usePatch()
  return (
    <RetireRecord
      verb={intl.formatMessage(m.remove)}
      title={intl.formatMessage(m.removeTitle, { name: warehouse.name })}
      changes={[intl.formatMessage(m.removeLists), intl.formatMessage(m.removeHistory)]}
      act={() => patch({ id: warehouse._id, data: { status: 'removed' } }).unwrap()}
      takeBack={(rev) => patch({ id: warehouse._id, data: { status: 'active', rev } }).unwrap()}
      done={intl.formatMessage(m.removed, { name: warehouse.name })}
      onDone={onRemoved}
    />
  )
}
