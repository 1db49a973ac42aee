import type { CreateOf } from '@shared/services/service-types'
import type { Product } from '@shared/services/products'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { stocksApi } from '../../../api/stocks'
import { stockTransfersApi } from '../../../api/stockTransfers'
import { warehousesApi } from '../../../api/warehouses'
import { useProductSearch } from '../../../components/product-search'
import { ScanField } from '../../../components/scan/scan-field'
import { formatQuantity } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../ui/form/Form'
import { TextAreaField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'
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
  const { data } = warehousesApi.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  const [create] = stockTransfersApi.useCreate()
  const warehouses = (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const send = ({ fromWarehouseId, toWarehouseId, note, items }: Values) =>
    create({
      fromWarehouseId,
      toWarehouseId,
      items: itemsOf(items),
      ...(note.trim() && { note: note.trim() }),
    } as unknown as CreateOf<'stockTransfers'>).unwrap()
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

const Goods = ({ warehouseId, lines, error, onChange }: GoodsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { search } = useProductSearch('goods')
  const { currentData: levels } = stocksApi.useReport('levels', { warehouseId }, { skip: !warehouseId })
  const add = (product: Product, unit?: string): void => onChange(withOne(lines, product, unit))
  const { scan, result } = useScanGoods({ warehouseId, lines, onGoods: add })
  const standing = (productId: string): number | undefined =>
    levels && (levels.data.find((level) => level.productId === productId)?.count ?? 0)
  return (
    <DockPart title={intl.formatMessage(m.goods)} count={lines.length}>
      <ScanField onCode={scan} result={result} />
      {lines.length > 0 && (
        <ul className="transfer-lines">
          {lines.map((line) => {
            const here = standing(line.productId)
            return (
              <li key={line.productId}>
                <Avatar name={line.name} image={line.avatar} goods shape="square" size={30} />
                <span className="transfer-lines__words">
                  <span className="cut">{line.name}</span>
                  <span className={here !== undefined && here < line.quantity ? 'second ink-debit' : 'second'}>
                    {[
                      here === undefined ? null : intl.formatMessage(m.here, { count: formatQuantity(here, locale) }),
                      intl.formatMessage(line.units.length > 0 ? m.scanned : m.oldest, { count: line.units.length }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <QuantityInput
                  stepper
                  aria-label={intl.formatMessage(m.quantityOf, { name: line.name })}
                  value={line.quantity}
                  min={1}
                  onChange={(quantity) => onChange(withQuantity(lines, line.productId, quantity ?? 1))}
                />
                <IconButton
                  icon="close"
                  size="s"
                  label={intl.formatMessage(m.takeOut, { name: line.name })}
                  onClick={() => onChange(lines.filter((other) => other !== line))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Picker<Product>
        label={intl.formatMessage(m.add)}
        placeholder={intl.formatMessage(m.add)}
        icon="plus"
        bare
        value={null}
        search={search}
        onChange={(option) => option && add(option.data)}
      />
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
    </DockPart>
  )
}
