import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { dayOf, isDay, zone as asZone } from '@shared/foundation/days/days'
import { id } from '@shared/foundation/ids'
import { dong, type Dong } from '@shared/foundation/money/money'
import { PARTNER_FIELDS } from '@shared/foundation/documents/partners'
import type { OrderCreate, OrderItemInput, OrderPatch } from '@shared/areas/trade/services/orders'
import { changedFields } from '../../../../components/record-form/merge-record'
import { instantOf } from '../../../../lib/instant-of'
import { sentInvoice } from '../../../tax/parts/invoice-file/invoice-values'
import { seriesInput } from '../series/series-values'
import { type DraftLine, type PartnerChoice, type OrderField, type OrderValues, emptyValues, orderRules } from './order-values'

const inputOf =
  (group: TradeGroup) =>
  ({ itemId, group: itemGroup, name, unit, quantity, free, price, note, alias, vatRate }: DraftLine): OrderItemInput => ({
    ...(itemId ? { productId: id<'products'>(itemId) } : { name, group: itemGroup, ...(unit ? { unit } : null) }),
    quantity,
    quantityGift: free ?? 0,
    [orderKind(group).valuedAt]: price,
    ...(note ? { note } : null),
    ...(alias ? { aliasName: alias } : null),
    ...(vatRate === undefined ? null : { vatRate }),
  })

const amount = (value: number | null): Dong => dong(value ?? 0)

const partnerInput = (partner: PartnerChoice | null, group: TradeGroup, clearOthers: boolean): Omit<OrderPatch, 'period'> => {
  const chosen = partner ? PARTNER_FIELDS[partner.group] : null
  const fields = orderKind(group).settlement?.with ?? []
  const entries = fields.flatMap((field): [string, string | null][] => {
    if (partner && field === chosen) return [[field, partner.value]]
    return clearOthers ? [[field, null]] : []
  })
  return Object.fromEntries(entries)
}

/** What is sent of some fields. @param more.created whether the order is new: what it lacks is left out */
export const inputOfFields = (
  fields: readonly OrderField[],
  values: OrderValues,
  { group, zone, now, created = false }: { group: TradeGroup; zone: string; now: Date; created?: boolean },
): Omit<OrderPatch, 'period'> => {
  const has = (field: OrderField): boolean => fields.includes(field)
  return {
    ...(has('partner') ? partnerInput(values.partner, group, !created) : null),
    ...(has('created') && isDay(values.created) ? { created: instantOf(values.created, zone, now) } : null),
    ...(has('dueDate') && (values.dueDate === null || isDay(values.dueDate)) ? { dueDate: values.dueDate } : null),
    ...(has('warehouseId') && values.warehouseId ? { warehouseId: id<'warehouses'>(values.warehouseId) } : null),
    ...(has('tracking') ? { tracking: values.tracking.trim() } : null),
    ...(has('note') ? { note: values.note.trim() } : null),
    ...(has('reservation') ? { reservation: values.reservation.trim() } : null),
    ...(has('refId') ? { refId: values.refId.trim() } : null),
    ...(has('items') ? { items: values.items.map(inputOf(group)) } : null),
    ...(has('total') && values.items.length === 0 && values.total !== null ? { total: amount(values.total) } : null),
    ...(has('discount') ? { discount: amount(values.discount) } : null),
    ...(has('discountNote') ? { discountNote: values.discountNote.trim() } : null),
    ...(has('usePartnerBalance') ? { usePartnerBalance: amount(values.usePartnerBalance) } : null),
    ...(has('tags') ? { tags: values.tags } : null),
    ...(has('inputInvoice')
      ? { inputInvoice: sentInvoice(values.inputInvoice, isDay(values.created) ? values.created : dayOf(now, asZone(zone))) }
      : null),
  }
}

/** A new order: only what was filled in. */
export const createInput = (values: OrderValues, group: TradeGroup, zone: string, now: Date): OrderCreate => ({
  group,
  ...inputOfFields(changedFields(values, emptyValues(zone, now), orderRules), values, { group, zone, now, created: true }),
  ...(values.series ? seriesInput(values.series) : null),
})
