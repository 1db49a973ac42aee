import { orderKind, type OrderGroup } from '../../../foundation/documents/order-kinds'
import { missingIn } from '../../../foundation/text/missing-in'

/** What of an order says whether it took what was sent. */
export interface Kept {
  readonly group: OrderGroup
  readonly status: string
  readonly items: readonly object[]
  readonly shipments: readonly { readonly time: Date; readonly warehouseId?: string | undefined }[]
  readonly nextOrderId?: string | undefined
  readonly created?: unknown
  readonly customerId?: unknown
  readonly counter?: { readonly provisional?: string | undefined } | undefined
}

export interface Written {
  readonly data: Readonly<Record<string, unknown>>
  readonly record: Kept
  readonly before: Kept | null
}

export interface Line {
  readonly price?: unknown
  readonly cost?: unknown
  readonly [field: string]: unknown
}

/**
 * Goods are counted by the server, and units say which of them leave at once. A sale keeps its prices alone and other orders their costs
 * alone, as lines are sent with both; an unknown cost is kept as null.
 */
const lineAsKept = (
  group: OrderGroup,
  { shipped: _shipped, returned: _returned, units: _units, vatReduced: _reduced, vatIncluded: _included, price, cost, ...line }: Line,
): Line => (orderKind(group).valuedAt === 'price' ? { ...line, price } : { ...line, cost: cost === 'n/a' ? null : cost })

/** @returns where the order's lines don't say what was sent of them; null when they do */
const missingInItems = (sent: readonly Line[], { record }: Written): string | null =>
  missingIn(
    record.items,
    sent.map((line) => lineAsKept(record.group, line)),
  )

/** A shipment of a part leaves the order `partial-shipped`; of one that is past, wherever it is. */
export const missingInStatus = (sent: string, { record, data }: Written): string | null =>
  sent === 'shipped' && (record.status === 'partial-shipped' || data['shipping'] !== undefined) ? null : ''

/** A shipment goes from, or to, a warehouse of its own. */
export const missingInWarehouse = (sent: string, { record, data, before }: Written): string | null => {
  const known = new Set(before?.shipments.map(({ time }) => time.getTime()))
  const goes = record.shipments.some(({ time, warehouseId }) => warehouseId === sent && !known.has(time.getTime()))
  const edits = data['shippingTime'] instanceof Date && known.has(data['shippingTime'].getTime())
  return goes || edits ? null : ''
}

/** The longest that a shipment waits for a moment of its own. */
const MOST_SHIFTED_MS = 1000

/** A moment names a shipment that is past, or is that of the new one: or the next that is free. */
export const missingInShippingTime = (sent: Date, { record, before }: Written): string | null => {
  const after = (time: Date) => time.getTime() - sent.getTime()
  const isNamed = before?.shipments.some(({ time }) => after(time) === 0) === true
  return isNamed || record.shipments.some(({ time }) => after(time) >= 0 && after(time) <= MOST_SHIFTED_MS) ? null : ''
}

/** 0 makes the next of a series, once. */
export const missingInPeriod = (sent: number, { record }: Written): string | null =>
  sent === 0 && record.nextOrderId !== undefined ? null : ''

const isOfOutbox = ({ record }: Written): boolean => record.counter?.provisional !== undefined

/**
 * A sale without a connection becomes an order with what is still there of it: goods by their present names, no buyer who was removed, another
 * day where its own is closed, and the shift that stands open.
 */
export const unlessFromOutbox =
  (field: 'created' | 'customerId' | 'counter') =>
  (sent: unknown, written: Written): string | null =>
    isOfOutbox(written) ? null : missingIn(written.record[field], sent)

/** @returns where the order's lines don't say what was sent of them; null when they do, and of a sale without a connection */
export const missingInSoldItems = (sent: readonly Line[], written: Written): string | null =>
  isOfOutbox(written) ? null : missingInItems(sent, written)
