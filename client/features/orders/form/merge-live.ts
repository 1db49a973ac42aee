import type { Order } from '@shared/services/orders'
import { orderFields, sameField, valuesOf, type DraftLine, type OrderField, type OrderValues } from './order-values'

/** What the written values are compared with: the stored ones as this form last saw them, each with the revision it is known at. */
export interface Base {
  readonly values: OrderValues
  readonly revs: Readonly<Record<OrderField, number>>
  /** The newest revision that was taken in. */
  readonly rev: number
}

const revsOf = (rev: number): Record<OrderField, number> =>
  Object.fromEntries(orderFields.map((field) => [field, rev])) as Record<OrderField, number>

export const baseOf = (order: Order, zone: string): Base => ({ values: valuesOf(order, zone), revs: revsOf(order.rev), rev: order.rev })

const put = <F extends OrderField>(into: OrderValues, field: F, from: OrderValues): void => {
  into[field] = from[field]
}

/** What was shipped meanwhile, brought to the lines one is writing: product by product, in order. */
const carryShipped = (lines: readonly DraftLine[], stored: readonly DraftLine[]): DraftLine[] => {
  const left = [...stored]
  return lines.map((line) => {
    const at = left.findIndex((one) => (line.itemId ? one.itemId === line.itemId : one.name === line.name))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? { ...line, shipped: found.shipped } : line
  })
}

/**
 * Takes in a newer state of the order: fields one hasn't touched follow it, touched ones stay as they are written.
 * A touched field whose stored value is still the one it was based on moves up to the new revision, any other keeps the old one,
 * so that saving it finds the conflict.
 */
export const mergeLive = (base: Base, values: OrderValues, order: Order, zone: string): { base: Base; values: OrderValues } => {
  const fresh = valuesOf(order, zone)
  const known = { ...base.values }
  const written = { ...values }
  const revs: Record<OrderField, number> = { ...base.revs }
  for (const field of orderFields) {
    const unchanged = sameField(field, base.values, fresh)
    const touched = !sameField(field, base.values, values) && !sameField(field, values, fresh)
    if (!touched || unchanged) {
      put(known, field, fresh)
      revs[field] = order.rev
    }
    if (!touched) put(written, field, fresh)
    else if (field === 'items') written.items = carryShipped(values.items, fresh.items)
  }
  return { base: { values: known, revs, rev: order.rev }, values: written }
}

/** The revision a save of these fields is based on. */
export const revOf = (base: Base, fields: readonly OrderField[]): number => Math.min(...fields.map((field) => base.revs[field]), base.rev)

/** After a conflict: the stored value becomes what this field is compared with, whichever of the two is kept. */
export const settleField = (base: Base, field: OrderField, current: Order, zone: string): Base => {
  const known = { ...base.values }
  put(known, field, valuesOf(current, zone))
  return { values: known, revs: { ...base.revs, [field]: current.rev }, rev: Math.max(base.rev, current.rev) }
}
