import type { Stored } from '@shared/services/wire'
import { carryShipped, whyNotOrderChange } from '@shared/domain/orders/edit'
import { statusOfShipped, valueCorrection } from '@shared/domain/orders/shipping'
import { orderTotal, statusPaymentOf } from '@shared/domain/orders/totals'
import { orderErrors } from '@shared/domain/orders/validate'
import type { Dong } from '@shared/domain/money/money'
import type { OrderPatch } from '@shared/services/orders'
import type { StoredOf } from '../../kernel/collections'
import type { Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../platform/errors'
import { fillLines, storedLine } from './order-lines'
import { freeTimeFrom } from './order-shipping'

type Order = StoredOf<'orders'>

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
    terms.filter((field) => data[field] !== undefined && JSON.stringify(data[field]) !== JSON.stringify(before[field])),
  )
  if (reason) throw AppError.of(reason, { order_number: before.order_number, status: before.status })
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
      { now: work.now, zone: caller.zone },
    ),
  )
  if (lines) {
    const carried = carryShipped(before, lines.map(storedLine))
    assertNoFieldErrors(carried.errors)
    after.items = carried.items
    after.shipments = carried.shipments
  }
  after.total = orderTotal({ ...after, total: total ?? before.total })
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
