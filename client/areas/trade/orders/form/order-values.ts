import { orderKind } from '@shared/foundation/documents/order-kinds'
import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import type { ItemGroup } from '@shared/foundation/documents/order-types'
import type { Order, OrderItem } from '@shared/areas/trade/services/orders'
import { isEqual } from '@shared/foundation/equal'
import type { FieldRules } from '../../../../components/record-form/merge-record'
import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { GeneralRate } from './order-vat'
import type { OrderLine } from '../../../../ui/LineItems/LineItems'
import { noInvoice, type InvoiceValues } from '../../../tax/parts/invoice-file/invoice-values'
import { seriesOf, type SeriesValues } from '../series/series-values'

/** A line being written: what the table shows, and what it has to keep of the item. */
export interface DraftLine extends OrderLine {
  group: ItemGroup
  note?: string | undefined
  /** What the seller's invoice calls it. */
  alias?: string | undefined
  /** Of those shipped, how many came back. */
  returned?: number | undefined
  /** Its rate of VAT where it was said or is stored; else it follows its product. */
  vatRate?: VatRate | undefined
  vatReduced?: boolean | undefined
  vatIncluded?: boolean | undefined
  /** What its product says of its VAT. */
  general?: GeneralRate | undefined
}

/** Who buys, or from whom one buys. */
export interface PartnerChoice {
  value: string
  label: string
  group: PartnerGroup
  about?: string | undefined
}

/** An order as the form holds it. */
export interface OrderValues {
  partner: PartnerChoice | null
  created: string | null
  /** The day it is to be paid by; null: of a new one by the partner's terms, else at once. */
  dueDate: string | null
  warehouseId: string
  tracking: string
  note: string
  reservation: string
  refId: string
  items: DraftLine[]
  /** Given only without items. */
  total: number | null
  discount: number | null
  discountNote: string
  usePartnerBalance: number | null
  tags: string[]
  inputInvoice: InvoiceValues
  /** How it comes again; null: it doesn't. Only a new order begins a series. */
  series: SeriesValues | null
}
export type OrderField = keyof OrderValues

/** A new order: today, nothing else. */
export const emptyValues = (zone: string, now: Date): OrderValues => ({
  partner: null,
  created: dayOf(now, asZone(zone)),
  dueDate: null,
  warehouseId: '',
  tracking: '',
  note: '',
  reservation: '',
  refId: '',
  items: [],
  total: null,
  discount: null,
  discountNote: '',
  usePartnerBalance: null,
  tags: [],
  inputInvoice: noInvoice,
  series: null,
})

const partnerOf = (order: Order): PartnerChoice | null => {
  const found = (
    [
      ['Customers', order.customer],
      ['Sales Agents', order.agent],
      ['Suppliers', order.supplier],
    ] as const
  ).find(([, partner]) => partner)
  if (!found?.[1]) return null
  const [group, partner] = found
  const about = [partner.phone, partner.shippingAddress ?? partner.address].filter(Boolean).join(' · ')
  return { value: partner._id, label: partner.name, group, ...(about ? { about } : null) }
}

const lineOf = (group: Order['group'], item: OrderItem, index: number): DraftLine => ({
  key: `${index}.${item.productId ?? item.name}`,
  itemId: item.productId ?? '',
  name: item.name,
  code: item.slug,
  unit: item.unit,
  image: item.avatar,
  quantity: item.quantity,
  free: item.quantityGift,
  price: item[orderKind(group).valuedAt] ?? null,
  shipped: item.shipped,
  group: item.group,
  ...(item.returned ? { returned: item.returned } : null),
  ...(item.note ? { note: item.note } : null),
  ...(orderKind(group).settlement?.owed === 'payable' && item.aliasName ? { alias: item.aliasName } : null),
  ...(item.vatRate === undefined ? null : { vatRate: item.vatRate }),
  ...(item.vatReduced ? { vatReduced: true } : null),
  ...(item.vatIncluded ? { vatIncluded: true } : null),
})

/** A stored order as the form holds it. */
export const valuesOf = (order: Order, zone: string): OrderValues => ({
  partner: partnerOf(order),
  created: dayOf(new Date(order.created), asZone(zone)),
  dueDate: order.dueDate ?? null,
  warehouseId: order.warehouseId ?? '',
  tracking: order.tracking ?? '',
  note: order.note ?? '',
  reservation: order.reservation ?? '',
  refId: order.refId ?? '',
  items: order.items.map((item, index) => lineOf(order.group, item, index)),
  total: order.items.length === 0 ? order.total : null,
  discount: order.discount || null,
  discountNote: order.discountNote ?? '',
  usePartnerBalance: order.usePartnerBalance || null,
  tags: order.tags ?? [],
  inputInvoice: order.inputInvoice ?? noInvoice,
  series: seriesOf(order),
})

/** What of a field counts when two are compared; keys and what was shipped aren't the writer's. */
const essence = (field: OrderField, values: OrderValues): unknown => {
  if (field === 'partner') return values.partner?.value ?? null
  if (field === 'items')
    return values.items.map(({ itemId, name, quantity, free, price, note, vatRate }) => [
      itemId || name,
      quantity,
      free ?? 0,
      price,
      note ?? '',
      ...(vatRate === undefined ? [] : [vatRate]),
    ])
  const value = values[field]
  return typeof value === 'string' ? value.trim() : field === 'discount' || field === 'usePartnerBalance' ? (value ?? 0) : value
}

export const sameField = (field: OrderField, a: OrderValues, b: OrderValues): boolean => isEqual(essence(field, a), essence(field, b))

/** What was shipped and came back meanwhile, brought to the lines one is writing: product by product, in order. */
const carryShipped = (lines: readonly DraftLine[], stored: readonly DraftLine[]): DraftLine[] => {
  const left = [...stored]
  return lines.map((line) => {
    const at = left.findIndex((one) => (line.itemId ? one.itemId === line.itemId : one.name === line.name))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? { ...line, shipped: found.shipped, returned: found.returned } : line
  })
}

/** How an order's form compares its fields, and what of a line isn't the writer's. */
export const orderRules: FieldRules<OrderValues> = {
  same: sameField,
  carry: (written, stored) => ({ ...written, items: carryShipped(written.items, stored.items) }),
}
