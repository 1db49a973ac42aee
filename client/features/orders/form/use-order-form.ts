import type { Order } from '@shared/services/orders'
import { useFormik } from 'formik'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { ordersApi } from '../../../api/orders'
import { useMe } from '../../../api/session/use-me'
import { recordMessages } from '../../../components/record-form/messages'
import { useUndo } from '../../../components/undo/use-undo'
import { writeSoon } from '../../../lib/write-soon'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { TradeGroup } from '../order-group'
import { draftKey, readDraft, writeDraft } from './draft-store'
import { fieldLabels } from './field-labels'
import { baseOf, mergeLive, revOf, settleField, type Base } from './merge-live'
import { fieldOfPath, problemsOf } from './order-problems'
import {
  changedFields,
  createInput,
  emptyValues,
  inputOfFields,
  orderFields,
  sameField,
  valuesOf,
  type OrderField,
  type OrderValues,
  type PartnerChoice,
} from './order-values'

/** Fields that were changed by two, with the record as it is stored now. */
export interface Conflict {
  readonly current: Order
  readonly fields: readonly OrderField[]
}

const fieldsOfConflict = (named: unknown): OrderField[] => {
  const paths: readonly unknown[] = Array.isArray(named) ? named : []
  const fields = paths.map((path) => fieldOfPath(String(path).split('.')[0] ?? ''))
  return orderFields.filter((field) => fields.includes(field))
}

const staleOf = (thrown: unknown): { fields: OrderField[]; current: Order } | null => {
  if (!isApiError(thrown) || thrown.code !== 409 || typeof thrown.data !== 'object' || thrown.data === null) return null
  const data = thrown.data as { fields?: unknown; current?: Order }
  return data.current && data.fields ? { fields: fieldsOfConflict(data.fields), current: data.current } : null
}

/** Words and labels: writing the former ones back leaves no trace in the books. */
const reversible: ReadonlySet<OrderField> = new Set(['tracking', 'note', 'reservation', 'refId', 'discountNote', 'tags'])

interface Start {
  readonly base: Base | null
  readonly values: OrderValues
  readonly restored: boolean
}

/** How a form opens: as stored, or with the draft of this device laid over what is stored now. */
const startOf = (order: Order | null, key: string, zone: string, partner: PartnerChoice | null): Start => {
  const draft = readDraft(key)
  const base = order ? baseOf(order, zone) : null
  const values = order ? valuesOf(order, zone) : { ...emptyValues(zone, new Date()), partner }
  if (!draft) return { base, values, restored: false }
  if (!order || !draft.base)
    return order ? { base, values, restored: false } : { base: null, values: { ...values, ...draft.values }, restored: true }
  return { ...mergeLive(draft.base, { ...values, ...draft.values }, order, zone), restored: true }
}

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
  const me = useMe()
  const key = draftKey(me._id, group, order?._id ?? (partner ? `new.${partner.value}` : null))
  const [start] = useState(() => startOf(order, key, zone, partner ?? null))
  const [base, setBase] = useReducer((_before: Base | null, next: Base | null) => next, start.base)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [created] = useState(() => ({ ...emptyValues(zone, new Date()), partner: partner ?? null }))
  const [create] = ordersApi.useCreate()
  const [patch] = ordersApi.usePatch()
  const undo = useUndo()
  const stored = base?.values ?? created

  const patchOf = async (values: OrderValues, from: Base, id: string): Promise<Order> => {
    const fields = changedFields(from.values, values)
    const data = inputOfFields(fields, values, { group, zone, now: new Date() })
    try {
      return await patch({ id, data: { ...data, rev: revOf(from, fields) } }).unwrap()
    } catch (thrown) {
      // What we have already seen and written over is no conflict: only what came after that is.
      const stale = staleOf(thrown)
      const unseen = stale?.fields.filter((field) => !sameField(field, from.values, valuesOf(stale.current, zone)))
      if (!stale || !unseen || unseen.length > 0) throw thrown
      return patch({ id, data: { ...data, rev: stale.current.rev } }).unwrap()
    }
  }
  const save = (values: OrderValues): Promise<Order> =>
    order && base ? patchOf(values, base, order._id) : create(createInput(values, group, zone, new Date())).unwrap()

  /** The fields of a save that can simply be written back; null when others are among them. */
  const takenBack = (sent: OrderValues): OrderField[] | null => {
    const fields = order && base ? changedFields(base.values, sent) : []
    return fields.length > 0 && fields.every((field) => reversible.has(field)) ? fields : null
  }
  const submit = useSubmit<OrderValues, Order>(save, {
    done: (_result, sent) => !takenBack(sent) && intl.formatMessage(order ? m.saved : m.placed),
    fieldOf: fieldOfPath,
    onSaved: (result, sent, helpers) => {
      writeDraft(key, null)
      setConflict(null)
      if (!order) return onCreated(result)
      const fields = takenBack(sent)
      if (fields && base) {
        const data = inputOfFields(fields, base.values, { group, zone, now: new Date() })
        const names = fields.map((field) => intl.formatMessage(fieldLabels[field]))
        undo(intl.formatMessage(recordMessages.savedFields, { fields: names.join(', ') }), () =>
          patch({ id: order._id, data: { ...data, rev: result.rev } }).unwrap(),
        )
      }
      const merged = mergeLive({ ...baseOf(result, zone), values: sent }, sent, result, zone)
      setBase(merged.base)
      helpers.resetForm({ values: merged.values })
    },
    onFailed: (thrown, values) => {
      const stale = staleOf(thrown)
      if (!stale || !base) return false
      const fresh = valuesOf(stale.current, zone)
      const fields = stale.fields.filter((field) => !sameField(field, values, fresh))
      if (fields.length === 0) return false
      setConflict({ current: stale.current, fields })
      return true
    },
  })

  const formik = useFormik<OrderValues>({
    initialValues: start.values,
    validate: (values) =>
      problemsOf(values, { group, zone, now: new Date(), locale, dateChanged: !order || !sameField('created', stored, values) }),
    onSubmit: submit,
  })
  const { values, setValues, submitForm } = formik
  const changed = changedFields(stored, values)
  const dirty = changed.length > 0

  useEffect(() => {
    if (!order || !base || order.rev <= base.rev) return
    const merged = mergeLive(base, values, order, zone)
    setBase(merged.base)
    void setValues(merged.values, false)
  }, [order, base, values, zone, setValues])

  useEffect(() => writeSoon(() => writeDraft(key, dirty ? { base, values } : null)), [key, dirty, base, values])

  const goOn = useRef(() => {})
  useEffect(() => {
    goOn.current = () => {
      if (dirty) void submitForm()
    }
  })

  /** Settles one field that two wrote; after the last one the save goes on. */
  const settle = (field: OrderField, take: boolean): void => {
    if (!conflict || !base) return
    const next = settleField(base, field, conflict.current, zone)
    setBase(next)
    if (take) void formik.setFieldValue(field, valuesOf(conflict.current, zone)[field])
    const fields = conflict.fields.filter((one) => one !== field)
    setConflict(fields.length > 0 ? { ...conflict, fields } : null)
    // Once what was chosen is drawn.
    if (fields.length === 0) setTimeout(() => goOn.current(), 0)
  }

  const discard = (): void => {
    writeDraft(key, null)
    formik.resetForm({ values: stored })
  }

  return {
    formik,
    changed,
    dirty,
    conflict,
    settle,
    discard,
    keep: () => writeDraft(key, dirty ? { base, values } : null),
    restored: start.restored,
  }
}

export type OrderForm = ReturnType<typeof useOrderForm>
