import { dong, sumDong, type Dong } from '../money/money'
import { withBookings } from './order-bookings'
import { hasVat, outstanding } from './order-totals'
import type { OrderDocument, WriteOff } from './order-types'

/** What a write-off does to the debt of an order, on the moments it counts: whole dong, above 0 where less is owed. */
export interface WriteOffMove {
  readonly at: Date
  readonly amount: Dong
  readonly kind: 'writtenOff' | 'writeOffUndone'
}

/** What was written off of an order, each at its moment, and what of it was taken back. */
export const writeOffMoves = ({ writeOffs = [] }: Pick<OrderDocument, 'writeOffs'>): WriteOffMove[] =>
  writeOffs.flatMap(({ at, amount, undone }): WriteOffMove[] => [
    { at, amount: dong(amount), kind: 'writtenOff' },
    ...(undone ? [{ at: undone.counts, amount: dong(-amount), kind: 'writeOffUndone' as const }] : []),
  ])

/** What of the write-offs stands, in whole dong. */
export const writtenOffOf = (writeOffs: readonly WriteOff[]): Dong => sumDong(writeOffs.map(({ amount, undone }) => (undone ? 0 : amount)))

/** What was delivered of an order and didn't come back, with VAT, in whole dong. */
const deliveredOf = (order: OrderDocument): Dong => dong(sumDong((order.shipments ?? []).map(({ net }) => net)) + deliveredVat(order))

const deliveredVat = (order: OrderDocument): Dong =>
  hasVat(order) ? sumDong(withBookings(order, new Date(0)).flatMap(({ lines }) => lines.map(({ vat = 0 }) => vat))) : dong(0)

/** The most that can be written off of an order: what is open of it, as far as it was delivered. Whole dong ≥ 0. */
export const mostWrittenOff = (order: OrderDocument): Dong => {
  const { paid = 0, writtenOff = 0 } = order
  const delivered = deliveredOf(order) - paid - (order.usePartnerBalance ?? 0) - writtenOff
  return dong(Math.max(0, Math.min(outstanding(order), delivered)))
}

/** Whether what was written off of an order is still owed of it: neither paid, nor come back, nor left out of all sums. */
export const isWriteOffOwed = (order: OrderDocument): boolean =>
  (order.writtenOff ?? 0) === 0 ||
  (order.status !== 'cancelled' &&
    order.status !== 'returned' &&
    order.status !== 'error' &&
    outstanding(order) >= 0 &&
    deliveredOf(order) >= (order.writtenOff ?? 0))
