import { type InternalGroup, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { Formik } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { GoodsLines } from '../../../goods/parts/goods-lines/goods-lines'
import type { Day } from '../../../../lib/format'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Fields } from '../../../../ui/Field/Field'
import { DateField } from '../../../../ui/form/DateField'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../../ui/form/Form'
import { Refused } from '../../../../ui/form/form-error'
import { TextAreaField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { uiMessages } from '../../../../ui/messages'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { instantOf } from '../../../../lib/instant-of'
import { costOf, inventoryOrder, withOneMore, type InventoryLine } from '../inventory-lines'
import { inventoryOrderMessages as m } from '../messages'
import './inventory-orders.css'

interface Values {
  day: Day | null
  warehouseId: string
  note: string
  items: readonly InventoryLine[]
}

/** Goods brought in or taken out without an invoice: which warehouse, what, at which cost; two buttons say which way. */
export const NewInventoryOrder = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { data } = api.warehouses.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  const [create] = api.orders.useCreate()
  const checkAmount = useAmountCheck()
  const zone = useZone()
  const today = useToday()
  const group = useRef<InternalGroup>('inventoryIn')
  const warehouses = (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const send = async (values: Values) => {
    if (values.items.some(({ quantity }) => Number.isNaN(quantity)))
      throw new Refused(intl.formatMessage(uiMessages.quantityUnclear), 'items')
    if (!takesGoodsOut(group.current)) await checkAmount(costOf(values.items), 'items')
    const { day } = values
    const at = day === null || day === today ? undefined : instantOf(day, zone, new Date())
    return create(inventoryOrder(group.current, { ...values, at })).unwrap()
  }
  const submit = useSubmit<Values, Awaited<ReturnType<typeof send>>>(send, {
    done: ({ order_number: number, group: made }) => intl.formatMessage(takesGoodsOut(made) ? m.savedOut : m.savedIn, { number }),
    onSaved: onClose,
    fieldOf: (path) => (path.startsWith('items') ? 'items' : path === 'created' || path === 'shippingTime' ? 'day' : path),
  })
  return (
    <Formik<Values> initialValues={{ day: today, warehouseId: '', note: '', items: [] }} onSubmit={submit}>
      {({ values, errors, setFieldValue, isSubmitting, submitForm }) => {
        const go = (way: InternalGroup): void => {
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
                <Fields>
                  <SelectField
                    name="warehouseId"
                    label={intl.formatMessage(m.warehouse)}
                    options={warehouses}
                    placeholder={intl.formatMessage(m.choose)}
                    required
                  />
                  <DateField name="day" label={intl.formatMessage(m.day)} />
                </Fields>
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

/** What comes or goes, each at its cost. */
const Goods = ({ warehouseId, lines, error, onChange }: GoodsProps) => {
  const intl = useIntl()
  const change = (line: InventoryLine, part: Partial<InventoryLine>): void =>
    onChange(lines.map((other) => (other === line ? { ...line, ...part } : other)))
  return (
    <GoodsLines
      texts={m}
      warehouseId={warehouseId}
      lines={lines}
      error={error}
      about={({ unit = '' }) => unit}
      field={(line) => (
        <MoneyInput
          aria-label={intl.formatMessage(m.costOf, { name: line.name })}
          placeholder={intl.formatMessage(m.unknownCost)}
          value={line.cost}
          onChange={(cost) => change(line, { cost })}
        />
      )}
      hint={intl.formatMessage(m.costHint)}
      onAdd={(product) => onChange(withOneMore(lines, product))}
      onQuantity={(line, quantity) => change(line, { quantity })}
      onTakeOut={(line) => onChange(lines.filter((other) => other !== line))}
    />
  )
}
