import type { OrderGroup } from '../../../../foundation/documents/order-kinds'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../../foundation/documents/order-statuses'
import { dong, type Dong } from '../../../../foundation/money/money'
import { partsOf } from '../../../../foundation/ledger/postings'
import type { RollupRow } from '../../../../foundation/ledger/rows'

const STATUSES = { status: ORDER_STATUSES, statusPayment: PAYMENT_STATUSES } as const

/** How many orders have each status, and their total in whole dong. */
export interface OrderStatusReport<Status extends string> {
  groups: { _id: Status; count: number; total: Dong }[]
}

/** Folds the rows of the measure `orderStatus` of a range to counts per status or per payment status, in the order the statuses follow each
 *  other; statuses no order has are left out.
 *  @param of the groups of orders to count */
export function orderStatusReport<By extends keyof typeof STATUSES>(
  rows: readonly RollupRow[],
  of: readonly OrderGroup[],
  by: By,
): OrderStatusReport<(typeof STATUSES)[By][number]> {
  const groups: readonly string[] = of
  const sums = new Map<string, { count: number; total: number }>()
  for (const row of rows) {
    const [group = '', status = '', statusPayment = ''] = partsOf(row.key)
    if (row.measure !== 'orderStatus' || !groups.includes(group)) continue
    // Nothing is to be paid of what came back or is in error.
    if (by === 'statusPayment' && (status === 'returned' || status === 'error')) continue
    const id = by === 'status' ? status : statusPayment
    const { count, total } = sums.get(id) ?? { count: 0, total: 0 }
    sums.set(id, { count: count + (row.sums['count'] ?? 0), total: total + (row.sums['total'] ?? 0) })
  }
  const order: readonly (typeof STATUSES)[By][number][] = STATUSES[by]
  return {
    groups: order.flatMap((_id) => {
      const own = sums.get(_id)
      return own && own.count !== 0 ? [{ _id, count: own.count, total: dong(own.total) }] : []
    }),
  }
}
