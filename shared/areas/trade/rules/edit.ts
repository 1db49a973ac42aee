import type { ErrorCode } from '../../../registry/errors'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import { FINAL_STATUSES } from '../../../foundation/documents/order-statuses'
import { statusPaymentOf } from '../../../foundation/documents/order-totals'
import type { Booking, OrderDocument, OrderItem, Shipment } from '../../../foundation/documents/order-types'

/** What a returned or cancelled order keeps; its notes, tags and comments stay open. */
export const FINAL_FIELDS: readonly string[] = [
  'items',
  'total',
  'discount',
  'created',
  'customerId',
  'agentId',
  'supplierId',
  'warehouseId',
  'usePartnerBalance',
  'shipping',
]

/** Why the fields of an order can't be changed, or null: a returned or cancelled order keeps what the books are made of, and a total is
 *  given only to an order without items whose payment is pending.
 *  @param changed names of the fields whose value changes  @param order as it was before */
export function whyNotOrderChange(
  order: Pick<OrderDocument, 'status' | 'items' | 'total' | 'paid' | 'usePartnerBalance'>,
  changed: readonly string[],
): ErrorCode | null {
  if (FINAL_STATUSES.includes(order.status)) return changed.some((field) => FINAL_FIELDS.includes(field)) ? 'orders.final' : null
  const locked = changed.includes('total') && !changed.includes('items') && (order.items.length > 0 || statusPaymentOf(order) !== 'pending')
  return locked ? 'orders.total-locked' : null
}

/** An order's new lines with what was shipped of the old ones, and its shipments and bookings pointing at the new places. */
export interface CarriedLines<Item extends OrderItem, Sent extends Shipment, Booked extends Booking> {
  items: (Item & { shipped: number; returned?: number })[]
  shipments: Sent[]
  bookings: Booked[]
  /** The new place of each line of which something was shipped. */
  places: ReadonlyMap<number, number>
  errors: FieldError[]
}

/** Carries what was shipped over to edited lines: each line of which something was shipped stays (the same product, at its old place if it
 *  is still there, else the next such line), with at least that quantity; `shipped` and `returned` of the new lines
 *  are set here, never taken over.
 *  @returns the lines and shipments, and the errors: a shipped line removed, a quantity below what was shipped */
export function carryShipped<Item extends OrderItem, Sent extends Shipment, Booked extends Booking>(
  order: { readonly items: readonly Item[]; readonly shipments?: readonly Sent[]; readonly bookings?: readonly Booked[] | undefined },
  edited: readonly Item[],
): CarriedLines<Item, Sent, Booked> {
  const places = new Map<number, number>()
  const free = new Set(edited.keys())
  const errors: FieldError[] = []
  const settle = (index: number, place: number | undefined) => {
    if (place === undefined) return
    places.set(index, place)
    free.delete(place)
  }
  const matches = (item: OrderItem, place: number) =>
    free.has(place) && edited[place]?.group === item.group && (edited[place]?.productId ?? null) === (item.productId ?? null)
  const shipped = order.items.flatMap((item, index) => ((item.shipped ?? 0) > 0 ? [{ item, index }] : []))
  for (const { item, index } of shipped) settle(index, matches(item, index) ? index : undefined)
  for (const { item, index } of shipped) {
    if (!places.has(index))
      settle(
        index,
        [...free].find((place) => matches(item, place)),
      )
    if (!places.has(index)) errors.push(fieldError('items', 'orders.shipped-line-removed', { name: item.name }))
  }
  const carried = new Map([...places].map(([index, place]) => [place, order.items[index]]))
  const items = edited.map((item, place) => {
    const { shipped = 0, returned } = carried.get(place) ?? {}
    return { ...item, shipped, ...(returned === undefined ? {} : { returned }) }
  })
  items.forEach((item, place) => {
    if (item.quantity < item.shipped)
      errors.push(fieldError(`items.${place}.quantity`, 'orders.quantity-below-shipped', { name: item.name }))
  })
  const carry = <Entry extends Shipment | Booking>(entry: Entry): Entry => ({
    ...entry,
    lines: entry.lines.map((line) => ({ ...line, index: places.get(line.index) ?? line.index })),
  })
  return { items, shipments: (order.shipments ?? []).map(carry), bookings: (order.bookings ?? []).map(carry), places, errors }
}
