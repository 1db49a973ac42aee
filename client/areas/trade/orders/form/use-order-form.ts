import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { FormikErrors } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useRecordForm } from '../../../../components/record-form/use-record-form'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import { useOverLimit } from '../parts/use-over-limit'
import { useFieldLabels } from './field-labels'
import { fieldOfPath, fieldErrorsOf } from './order-problems'
import { orderTotal } from './order-total'
import { emptyValues, orderRules, sameField, valuesOf, type OrderField, type OrderValues, type PartnerChoice } from './order-values'
import { createInput, inputOfFields } from './order-input'

interface OrderFormSetting {
  readonly group: TradeGroup
  /** As it is stored now, kept current; null while a new one is written. */
  readonly order: Order | null
  /** For whom a new one is. */
  readonly partner?: PartnerChoice | undefined
  readonly onCreated: (order: Order) => void
}

/** The writing of an order: what is written, what differs from what is stored, saving it, and what two wrote at once. */
export const useOrderForm = ({ group, order, partner, onCreated }: OrderFormSetting) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const labels = useFieldLabels()
  const [create] = api.orders.useCreate()
  const [patch] = api.orders.usePatch()
  const checkAmount = useAmountCheck()
  const withinLimit = useOverLimit()
  const [empty] = useState(() => ({ ...emptyValues(zone, new Date()), partner: partner ?? null }))
  const { tracking, note, reservation, refId, discountNote, tags } = labels
  const form = useRecordForm<Order, OrderValues>({
    record: order ?? undefined,
    valuesOf: (record) => (record ? valuesOf(record, zone) : empty),
    rules: orderRules,
    draft: { name: partner ? `${group}.${partner.value}` : group },
    // Words and labels: writing the former ones back leaves no trace in the books.
    reversible: { tracking, note, reservation, refId, discountNote, tags },
    fieldOf: fieldOfPath,
    create: async (values) => {
      await checkAmount(orderTotal(values))
      return withinLimit((confirmed) => create({ ...createInput(values, group, zone, new Date()), ...confirmed }).unwrap())
    },
    patch: async (id, changes, rev, values) => {
      if ('items' in changes || 'discount' in changes || 'total' in changes) await checkAmount(orderTotal(values))
      const data = inputOfFields(Object.keys(changes) as OrderField[], { ...values, ...changes }, { group, zone, now: new Date() })
      return withinLimit((confirmed) => patch({ id, data: { ...data, ...confirmed, ...(rev === undefined ? null : { rev }) } }).unwrap())
    },
    done: (_saved, isNew) => intl.formatMessage(isNew ? m.placed : m.saved),
    onSaved: (saved, isNew) => {
      if (isNew) onCreated(saved)
    },
  })
  const validate = (values: OrderValues): FormikErrors<OrderValues> => {
    const stored = form.formik.innerRef.current?.initialValues ?? empty
    return fieldErrorsOf(values, {
      group,
      zone,
      now: new Date(),
      locale,
      dateChanged: !order || !sameField('created', stored, values),
      isNew: !order,
    })
  }
  return { form, labels, validate }
}
