import type { RecordOf } from '@shared/services/service-map'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { warehousesApi } from '../../../api/warehouses'
import { recordMessages } from '../../../components/record-form/messages'
import { RecordConflict } from '../../../components/record-form/record-conflict'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart, Unsaved } from '../../../ui/DockForm/DockForm'
import { Form, FormError } from '../../../ui/form/Form'
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
  const form = useRecordForm({
    record: warehouse,
    valuesOf,
    create: ({ name, address }: Values) => create({ name: name.trim(), ...(address.trim() ? { address: address.trim() } : null) }).unwrap(),
    patch: (id, changes, rev) => patch({ id, data: { ...changes, ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: ({ name }, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved, { name }),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
  })
  const validate = ({ name }: Values): FormikErrors<Values> => (name.trim() ? {} : { name: intl.formatMessage(m.nameRequired) })
  const labels = { name: intl.formatMessage(m.name), address: intl.formatMessage(m.address) }
  const title = warehouse?.name ?? intl.formatMessage(m.new)
  return (
    <Formik {...form.formik} validate={validate}>
      {({ isSubmitting, dirty, values }) => (
        <Form dock label={title}>
          <DockForm
            title={title}
            onClose={onClose}
            focusTitle={Boolean(warehouse)}
            note={mayWrite ? dirty && <Unsaved /> : intl.formatMessage(m.readOnly)}
            foot={
              mayWrite && (
                <>
                  {warehouse && <RemoveWarehouse warehouse={warehouse} onRemoved={onClose} />}
                  <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={isSubmitting}>
                    {intl.formatMessage(recordMessages.save)}
                  </Button>
                </>
              )
            }
          >
            <RecordConflict form={form} values={values} labels={labels} />
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
          </DockForm>
        </Form>
      )}
    </Formik>
  )
}
