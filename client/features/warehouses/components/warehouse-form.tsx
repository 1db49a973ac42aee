import type { RecordOf } from '@shared/services/service-types'
import type { FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { warehousesApi } from '../../../api/warehouses'
import { recordMessages } from '../../../components/record-form/messages'
import { RecordDock } from '../../../components/record-form/record-dock'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { FormError } from '../../../ui/form/Form'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import type { Level } from '../levels'
import { warehouseMessages as m } from '../messages'
import { RemoveWarehouse } from './remove-warehouse'
import { WarehouseProducts } from './warehouse-products'

type Warehouse = RecordOf<'warehouses'>
interface Values {
  name: string
  address: string
}
const valuesOf = (warehouse: Warehouse | undefined): Values => ({ name: warehouse?.name ?? '', address: warehouse?.address ?? '' })

interface WarehouseFormProps {
  /** Nothing for a new one. */
  warehouse: Warehouse | undefined
  levels: readonly Level[] | undefined
  onClose: () => void
}

/** A warehouse: its name and address, and what stands in it. */
export const WarehouseForm = ({ warehouse, levels, onClose }: WarehouseFormProps) => {
  const intl = useIntl()
  const mayWrite = useCan(['/sales', '/purchases'])
  const [create] = warehousesApi.useCreate()
  const [patch] = warehousesApi.usePatch()
  const labels = { name: intl.formatMessage(m.name), address: intl.formatMessage(m.address) }
  const form = useRecordForm({
    record: warehouse,
    draft: { name: 'warehouses' },
    valuesOf,
    reversible: labels,
    create: ({ name, address }: Values) => create({ name: name.trim(), ...(address.trim() ? { address: address.trim() } : null) }).unwrap(),
    patch: (id, changes, rev) => patch({ id, data: { ...changes, ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: ({ name }, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved, { name }),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
  })
  const validate = ({ name }: Values): FormikErrors<Values> => (name.trim() ? {} : { name: intl.formatMessage(m.nameRequired) })
  const title = warehouse?.name ?? intl.formatMessage(m.new)
  return (
    <RecordDock
      form={form}
      title={title}
      presence={{ service: 'warehouses', id: warehouse?._id }}
      isNew={!warehouse}
      labels={labels}
      validate={validate}
      onClose={onClose}
      actions={warehouse && <RemoveWarehouse warehouse={warehouse} onRemoved={onClose} />}
      readOnly={mayWrite ? undefined : intl.formatMessage(m.readOnly)}
    >
      <DockPart>
        <FormError />
        <TextField name="name" label={labels.name} maxLength={200} required autoFocus={!warehouse} disabled={!mayWrite} />
        <TextAreaField
          name="address"
          label={labels.address}
          hint={intl.formatMessage(m.addressHint)}
          maxLength={400}
          disabled={!mayWrite}
        />
      </DockPart>
      {warehouse && <WarehouseProducts warehouseId={warehouse._id} levels={levels} />}
    </RecordDock>
  )
}
