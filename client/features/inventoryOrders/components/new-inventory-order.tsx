import type { Product } from '@shared/services/products'
import { Formik } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { ordersApi } from '../../../api/orders'
import { stocksApi } from '../../../api/stocks'
import { warehousesApi } from '../../../api/warehouses'
import { useProductSearch } from '../../../components/product-search'
import { formatQuantity } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../ui/form/Form'
import { TextAreaField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Picker } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../ui/zone/zone-context'
import { inventoryOrder, withOneMore, type InventoryGroup, type InventoryLine } from '../inventory-lines'
import { inventoryOrderMessages as m } from '../messages'
import './inventory-orders.css'

interface Values {
  warehouseId: string
  note: string
  items: readonly InventoryLine[]
}

/** Goods brought in or taken out without an invoice: which warehouse, what, at which cost; two buttons say which way. */
export const NewInventoryOrder = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { data } = warehousesApi.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  const [create] = ordersApi.useCreate()
  const group = useRef<InventoryGroup>('inventoryIn')
  const warehouses = (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const send = (values: Values) => create(inventoryOrder(group.current, values)).unwrap()
  const submit = useSubmit<Values, Awaited<ReturnType<typeof send>>>(send, {
    done: ({ order_number: number, group: made }) => intl.formatMessage(made === 'inventoryIn' ? m.savedIn : m.savedOut, { number }),
    onSaved: onClose,
    fieldOf: (path) => (path.startsWith('items') ? 'items' : path),
  })
  return (
    <Formik<Values> initialValues={{ warehouseId: '', note: '', items: [] }} onSubmit={submit}>
      {({ values, errors, setFieldValue, isSubmitting, submitForm }) => {
        const go = (way: InventoryGroup): void => {
          group.current = way
          void submitForm()
        }
        return (
          <Form dock label={intl.formatMessage(m.new)}>
            <DockForm
              title={intl.formatMessage(m.new)}
              onClose={onClose}
              foot={
                <>
                  <Button icon="arrow-right" busy={isSubmitting} disabled={values.items.length === 0} onClick={() => go('inventoryOut')}>
                    {intl.formatMessage(m.out)}
                  </Button>
                  <Button
                    kind="primary"
                    icon="inbox"
                    busy={isSubmitting}
                    disabled={values.items.length === 0}
                    onClick={() => go('inventoryIn')}
                  >
                    {intl.formatMessage(m.in)}
                  </Button>
                </>
              }
            >
              <DockPart>
                <FormError />
                <SelectField
                  name="warehouseId"
                  label={intl.formatMessage(m.warehouse)}
                  options={warehouses}
                  placeholder={intl.formatMessage(m.choose)}
                  required
                />
              </DockPart>
              <Goods
                warehouseId={values.warehouseId}
                lines={values.items}
                error={typeof errors.items === 'string' ? errors.items : undefined}
                onChange={(items) => void setFieldValue('items', items)}
              />
              <DockPart>
                <TextAreaField name="note" label={intl.formatMessage(m.note)} />
              </DockPart>
            </DockForm>
          </Form>
        )
      }}
    </Formik>
  )
}

interface GoodsProps {
  warehouseId: string
  lines: readonly InventoryLine[]
  error: string | undefined
  onChange: (lines: InventoryLine[]) => void
}

const Goods = ({ warehouseId, lines, error, onChange }: GoodsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { search } = useProductSearch('goods')
  const { currentData: levels } = stocksApi.useReport('levels', { warehouseId }, { skip: !warehouseId })
  const standing = (productId: string): number | undefined =>
    levels && (levels.data.find((level) => level.productId === productId)?.count ?? 0)
  const change = (line: InventoryLine, part: Partial<InventoryLine>): void =>
    onChange(lines.map((other) => (other === line ? { ...line, ...part } : other)))
  return (
    <DockPart title={intl.formatMessage(m.goods)} count={lines.length}>
      {lines.length > 0 && (
        <>
          <ul className="inventory-lines">
            {lines.map((line) => {
              const here = standing(line.productId)
              return (
                <li key={line.productId}>
                  <Avatar name={line.name} image={line.avatar} goods shape="square" size={30} />
                  <span className="inventory-lines__words">
                    <span className="cut">{line.name}</span>
                    <span className={here !== undefined && here < line.quantity ? 'second ink-warn' : 'second'}>
                      {here === undefined ? line.unit : intl.formatMessage(m.here, { count: formatQuantity(here, locale) })}
                    </span>
                  </span>
                  <MoneyInput
                    aria-label={intl.formatMessage(m.costOf, { name: line.name })}
                    placeholder={intl.formatMessage(m.unknownCost)}
                    value={line.cost}
                    onChange={(cost) => change(line, { cost })}
                  />
                  <QuantityInput
                    stepper
                    aria-label={intl.formatMessage(m.quantityOf, { name: line.name })}
                    value={line.quantity}
                    min={1}
                    onChange={(quantity) => change(line, { quantity: quantity ?? 1 })}
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
          <p className="second">{intl.formatMessage(m.costHint)}</p>
        </>
      )}
      <Picker<Product>
        label={intl.formatMessage(m.add)}
        placeholder={intl.formatMessage(m.add)}
        icon="plus"
        bare
        value={null}
        search={search}
        onChange={(option) => option && onChange(withOneMore(lines, option.data))}
      />
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
    </DockPart>
  )
}
