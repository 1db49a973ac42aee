import { dong, sumDong, type Dong } from '../../../../foundation/money/money'
import { partsOf } from '../../../../foundation/ledger/postings'
import { ORDER_STATUSES, UNCOUNTED_STATUSES, type OrderStatus } from '../../../../foundation/documents/order-statuses'
import { isCounted, orderBalance, stillOpen } from '../../../../foundation/documents/order-totals'
import type { OrderDocument } from '../../../../foundation/documents/order-types'
import { sumOf, type RollupRow } from '../../../../foundation/ledger/rows'

/** What a list of orders comes to; whole dong. */
export interface OrderTotals {
  /** Orders that count: neither cancelled, returned nor in error, nor from when the books began. */
  orders: number
  total: Dong
  /** What is still to be collected, or to be paid, of them and of those from when the books began. */
  outstanding: Dong
  /** The others of the list, which no sum counts. */
  leftOut: { orders: number; total: Dong }
  /** Those from when the books began that aren't left out: what they come to was traded before. */
  opening: { orders: number; total: Dong }
  /** Orders that count, or are from when the books began, and aren't paid in full. */
  owing: number
  /** How many stand at each status that some of them are at. */
  statuses: { _id: OrderStatus; count: number }[]
}

/** Where orders stand whose figures a rollup row of the measure `orderStatus` holds. */
export interface OrderPlace {
  group: string
  status: string
  statusPayment: string
}

const uncounted: readonly string[] = UNCOUNTED_STATUSES

/** How many of each status, those of none left out; in the order of the statuses. */
const perStatus = (counts: readonly { readonly status: string; readonly count: number }[]): OrderTotals['statuses'] =>
  ORDER_STATUSES.map((_id) => ({ _id, count: counts.reduce((sum, { status, count }) => sum + (status === _id ? count : 0), 0) })).filter(
    ({ count }) => count > 0,
  )

/** Folds the rows of the measure `orderStatus` of a range to what a list of the places that are `meant` comes to. */
export function totalsOfRows(rows: readonly RollupRow[], meant: (place: OrderPlace) => boolean): OrderTotals {
  const own = rows.flatMap((row) => {
    const [group = '', status = '', statusPayment = ''] = partsOf(row.key)
    return row.measure === 'orderStatus' && meant({ group, status, statusPayment })
      ? [{ row, status, statusPayment, counted: !uncounted.includes(status) }]
      : []
  })
  const [counted, others] = [true, false].map((which) => own.filter((each) => each.counted === which).map(({ row }) => row))
  return {
    orders: sumOf(counted ?? [], 'count') - sumOf(counted ?? [], 'openings'),
    total: dong(sumOf(counted ?? [], 'total')),
    outstanding: dong(sumOf(counted ?? [], 'open')),
    leftOut: { orders: sumOf(others ?? [], 'count'), total: dong(sumOf(others ?? [], 'total') + sumOf(others ?? [], 'opening')) },
    opening: { orders: sumOf(counted ?? [], 'openings'), total: dong(sumOf(counted ?? [], 'opening')) },
    owing: sumOf(
      own.filter(({ counted, statusPayment }) => counted && statusPayment === 'pending').map(({ row }) => row),
      'count',
    ),
    statuses: perStatus(own.map(({ row, status }) => ({ status, count: sumOf([row], 'count') }))),
  }
}

type Summed = Pick<
  OrderDocument,
  'group' | 'status' | 'statusPayment' | 'total' | 'returnedTotal' | 'paid' | 'usePartnerBalance' | 'writtenOff' | 'isOpening'
>

/** The same of the orders themselves, and what they add to their partners' balances. */
export function totalsOfOrders(orders: readonly Summed[]): OrderTotals & { balance: Dong } {
  const standing = orders.filter(isCounted)
  const counted = standing.filter(({ isOpening }) => !isOpening)
  const others = orders.filter((order) => !isCounted(order))
  const opening = standing.filter(({ isOpening }) => isOpening)
  return {
    orders: counted.length,
    total: sumDong(counted.map(({ total }) => total)),
    outstanding: sumDong(standing.map(stillOpen)),
    leftOut: { orders: others.length, total: sumDong(others.map(({ total }) => total)) },
    opening: { orders: opening.length, total: sumDong(opening.map(({ total }) => total)) },
    owing: standing.filter(({ statusPayment }) => statusPayment === 'pending').length,
    statuses: perStatus(orders.map(({ status }) => ({ status, count: 1 }))),
    balance: sumDong(orders.map(orderBalance)),
  }
}
