import type { Stored } from '@shared/foundation/declaration/wire'
import { carryShipped, whyNotOrderChange } from '@shared/areas/trade/rules/edit'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import { hasAllComeBack, returnedTotalOf } from '@shared/foundation/documents/order-returns'
import { closedTerms, statusOfShipped, valueCorrection } from '@shared/foundation/documents/order-shipping'
import { isShipped } from '@shared/foundation/documents/order-statuses'
import { isTrade } from '@shared/foundation/documents/order-kinds'
import { orderTotal, statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import type { Dong } from '@shared/foundation/money/money'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { fillLines, storedLine } from './order-lines'
import { freeTimeFrom } from './order-shipping'

type Order = StoredOf<'orders'>
type Item = Order['items'][number]

/** What of a patch changes what the order is worth or for whom it is. */
const terms = ['items', 'discount', 'total', 'usePartnerBalance', 'customerId', 'agentId', 'supplierId', 'created'] as const

export const changesTerms = (data: Stored<OrderPatch>): boolean => terms.some((field) => data[field] !== undefined)

/**
 * The order with changed terms: lines filled and judged, total, payment status and, after a shipment, the correction
 * of what was booked. Lines that were shipped stay; reducing a line to what was shipped closes a partial order.
 * @throws AppError with every problem on its field
 */
export const withTerms = async (work: SocaiUnitOfWork, caller: Caller, before: Order, data: Stored<OrderPatch>): Promise<Order> => {
  const reason = whyNotOrderChange(
    before,
    terms.filter((field) => data[field] !== undefined && !isEqual(data[field], before[field])),
  )
  if (reason) throw AppError.of(reason, { order_number: before.order_number, status: before.status })
  if (before.isOpening && isTrade(before.group) && (data.items?.length ?? 0) > 0) throw AppError.atField('items', 'orders.opening-only')
  const { items: sent, discount, total, usePartnerBalance, customerId, agentId, supplierId, created } = data
  const lines = sent ? await fillLines(work, before.group, sent, before.items) : null
  const after: Order = {
    ...before,
    ...(discount === undefined ? {} : { discount }),
    ...(usePartnerBalance === undefined ? {} : { usePartnerBalance }),
    ...(created === undefined ? {} : { created }),
    ...partner('customerId', customerId),
    ...partner('agentId', agentId),
    ...partner('supplierId', supplierId),
  }
  assertNoFieldErrors(
    orderErrors(
      {
        ...after,
        items: lines ?? before.items.map(asDraft),
        total: total ?? before.total,
        created: created && created.getTime() !== before.created.getTime() ? created : null,
      },
      { now: work.now, zone: caller.zone, before },
    ),
  )
  return booked(work, before, { ...after, total: total ?? before.total }, lines?.map(storedLine))
}

/**
 * The order without what isn't shipped of it: quantities come down to what was, lines of which nothing was shipped go.
 * @throws AppError 409 when nothing was shipped, or nothing remains
 */
export const withoutRest = async (work: SocaiUnitOfWork, caller: Caller, before: Order): Promise<Order> => {
  if (!isShipped(before) || before.items.every(({ shipped }) => shipped === 0)) throw AppError.of('orders.close-unshipped')
  if (before.items.every((item) => remainingOf(item) === 0)) throw AppError.of('orders.nothing-to-close')
  const { items: closed, discount } = closedTerms(before)
  const items = closed.map((item) => ({ ...item, quantityGift: item.quantityGift ?? 0, shipped: item.shipped ?? 0 }) as Item)
  const edited: Order = { ...before, discount }
  assertNoFieldErrors(orderErrors({ ...edited, items: items.map(asDraft), created: null }, { now: work.now, zone: caller.zone, before }))
  const after = await booked(work, before, edited, items)
  return hasAllComeBack(after.items) ? { ...after, status: 'returned', returnedAt: work.now } : after
}

/** The order with its edited lines: total, what came back of it, status, payment status and the correction of what was booked. */
const booked = async (work: SocaiUnitOfWork, before: Order, edited: Order, lines: readonly Item[] | undefined): Promise<Order> => {
  const after = { ...edited }
  if (lines) {
    const carried = carryShipped(before, lines)
    assertNoFieldErrors(carried.errors)
    after.items = carried.items
    after.shipments = carried.shipments
    if (before.bookings) after.bookings = carried.bookings
  }
  after.total = orderTotal(after)
  if (after.returnedTotal !== undefined) after.returnedTotal = returnedTotalOf(after)
  after.status = before.shipments.length > 0 ? statusOfShipped(after) : before.status
  after.statusPayment = statusPaymentOf(after)
  const correction = valueCorrection(after, await freeTimeFrom(work, after, work.now))
  if (correction) after.shipments = [...after.shipments, { time: correction.time, lines: [], net: correction.net as Dong, cost: 0 }]
  return after
}

const partner = <Field extends 'customerId' | 'agentId' | 'supplierId'>(
  field: Field,
  id: Order[Field] | null | undefined,
): Partial<Order> => (id === undefined ? {} : { [field]: id ?? undefined })

/** Judged again with the others: an unknown cost is told as such. */
const asDraft = (item: Order['items'][number]) => ({ ...item, cost: item.cost === null ? 'n/a' : item.cost })
