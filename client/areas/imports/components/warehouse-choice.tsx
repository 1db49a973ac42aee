import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Select } from '../../../ui/Select/Select'
import { importMessages as m } from '../messages'

interface WarehouseChoiceProps {
  record: ImportRecord
  onChoose: (warehouseId: NonNullable<ImportRecord['warehouseId']>) => void
}

/** Where the stock of a file comes in that names no warehouse; nothing where there is none to choose. */
export const WarehouseChoice = ({ record, onChoose }: WarehouseChoiceProps) => {
  const intl = useIntl()
  const bringsStock = record.columns.some(({ column }) => column === 'quantity') && (record.kind === 'products' || record.kind === 'stock')
  const list = api.warehouses.useFind({ status: 'active', $limit: -1, $sort: { created: 1, _id: 1 } }, { skip: !bringsStock })
  const warehouses = list.data?.data ?? []
  if (!bringsStock || warehouses.length < 2 || record.columns.some(({ column }) => column === 'warehouse')) return null
  return (
    <Select
      aria-label={intl.formatMessage(m.warehouse)}
      value={record.warehouseId ?? warehouses[0]?._id ?? ''}
      options={warehouses.map(({ _id, name }) => ({ value: _id, label: intl.formatMessage(m.warehouseIs, { name }) }))}
      onChange={(value) => {
        const chosen = warehouses.find(({ _id }) => _id === value)
        if (chosen) onChoose(chosen._id)
      }}
    />
  )
}
