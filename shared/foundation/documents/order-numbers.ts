import { ORDER_GROUP_NAMES, orderKind, type OrderGroup } from './order-kinds'

/** The order number of the n-th order of a group in a workspace: S000001, P…, I…, O…; longer beyond 999,999.
 *  @throws RangeError unless `n` is a whole number of at least 1 */
export function orderNumber(group: OrderGroup, n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a place in a sequence: ${n}`)
  return orderKind(group).letter + String(n).padStart(6, '0')
}

/** Reads an order number, in either case; null when it is none. */
export function parseOrderNumber(text: string): { group: OrderGroup; n: number } | null {
  const parts = /^([A-Z])(\d{6,15})$/.exec(text.trim().toUpperCase())
  const group = ORDER_GROUP_NAMES.find((each) => orderKind(each).letter === parts?.[1])
  const n = Number(parts?.[2])
  return group && n >= 1 && orderNumber(group, n) === parts?.[0] ? { group, n } : null
}
