import type { CreateOf } from '@shared/registry/service-types'
import type { Product } from '@shared/areas/goods/services/products'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { GoodsLines } from '../../parts/goods-lines/goods-lines'
import { ScanField } from '../../../../components/scan/scan-field'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Fields } from '../../../../ui/Field/Field'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../../ui/form/Form'
import { Refused } from '../../../../ui/form/form-error'
import { TextAreaField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { transferMessages as m } from '../messages'
import { uiMessages } from '../../../../ui/messages'
import { itemsOf, withOne, withQuantity, type TransferLine } from '../transfer-lines'
import { useScanGoods } from '../use-scan-goods'
import './transfers.css'

interface Values {
  fromWarehouseId: string
  toWarehouseId: string
  note: string
  items: readonly TransferLine[]
}

/** Goods to be moved: from where, to where, what; scanned or found by name. */
export const NewTransfer = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { data } = api.warehouses.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  const [create] = api.stockTransfers.useCreate()
  const warehouses = (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const send = async ({ fromWarehouseId, toWarehouseId, note, items }: Values) => {
    if (items.some(({ quantity }) => Number.isNaN(quantity))) throw new Refused(intl.formatMessage(uiMessages.quantityUnclear), 'items')
    return create({
      fromWarehouseId,
      toWarehouseId,
      items: itemsOf(items),
      ...(note.trim() && { note: note.trim() }),
    } as unknown as CreateOf<'stockTransfers'>).unwrap()
  }
  const submit = useSubmit<Values, Awaited<ReturnType<typeof send>>>(send, {
    done: ({ quantity, toWarehouse }) => intl.formatMessage(m.saved, { count: quantity, warehouse: toWarehouse?.name ?? '' }),
    onSaved: onClose,
    fieldOf: (path) => (path.startsWith('items') ? 'items' : path),
  })
  return (
    <Formik<Values> initialValues={{ fromWarehouseId: '', toWarehouseId: '', note: '', items: [] }} onSubmit={submit}>
      {({ values, errors, setFieldValue, isSubmitting }) => (
        <Form dock label={intl.formatMessage(m.new)}>
          <DockForm
            title={intl.formatMessage(m.new)}
            onClose={onClose}
            foot={
              <Button kind="primary" type="submit" busy={isSubmitting} kbd="Ctrl ↵" disabled={values.items.length === 0}>
                {intl.formatMessage(m.save)}
              </Button>
            }
          >
            <DockPart>
              <FormError />
              <Fields>
                <SelectField
                  name="fromWarehouseId"
                  label={intl.formatMessage(m.from)}
                  options={warehouses}
                  placeholder={intl.formatMessage(m.choose)}
                  required
                />
                <SelectField
                  name="toWarehouseId"
                  label={intl.formatMessage(m.to)}
                  options={warehouses.map((each) => ({ ...each, disabled: each.value === values.fromWarehouseId }))}
                  placeholder={intl.formatMessage(m.choose)}
                  required
                />
              </Fields>
            </DockPart>
            <Goods
              warehouseId={values.fromWarehouseId}
              lines={values.items}
              error={typeof errors.items === 'string' ? errors.items : undefined}
              onChange={(items) => void setFieldValue('items', items)}
            />
            <DockPart>
              <TextAreaField name="note" label={intl.formatMessage(m.note)} />
            </DockPart>
          </DockForm>
        </Form>
      )}
    </Formik>
  )
}

interface GoodsProps {
  warehouseId: string
  lines: readonly TransferLine[]
  error: string | undefined
  onChange: (lines: TransferLine[]) => void
}

/** What is moved; a scanner's units stand with their line. */
const Goods = ({ warehouseId, lines, error, onChange }: GoodsProps) => {
  const intl = useIntl()
  const add = (product: Product, unit?: string): void => onChange(withOne(lines, product, unit))
  const { scan, result } = useScanGoods({ warehouseId, lines, onGoods: add })
  return (
    <GoodsLines
      texts={m}
      warehouseId={warehouseId}
      lines={lines}
      error={error}
      head={<ScanField onCode={scan} result={result} />}
      about={({ units }) => intl.formatMessage(units.length > 0 ? m.scanned : m.oldest, { count: units.length })}
      onAdd={add}
      onQuantity={({ productId }, quantity) => onChange(withQuantity(lines, productId, quantity))}
      onTakeOut={(line) => onChange(lines.filter((other) => other !== line))}
    />
  )
}
