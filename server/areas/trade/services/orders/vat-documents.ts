import { endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import type { VatSide } from '@shared/foundation/documents/vat-moves'
import type { Caller } from '../../../../kernel/call'
import { termsIn } from './order-lists'

interface Range {
  readonly since: Day
  readonly until: Day
}

/** Orders with VAT of which something moved in a range. */
export const ordersWithVat = ({ zone }: Caller, { since, until, side }: Range & { readonly side: VatSide }): object => {
  const span = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const moved = { $or: [{ shipments: { $elemMatch: { time: span } } }, { returnedAt: span }, termsIn(span)] }
  return { $and: [{ group: side === 'output' ? 'sales' : 'purchases', vat: { $exists: true } }, moved] }
}

/** Expenses that have their seller's invoice and were paid, or given back, in a range. */
export const expensesWithVat = ({ zone }: Caller, { since, until }: Range): object => {
  const span = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  return { inputVat: { $exists: true }, $or: [{ created: span }, { refundedAt: span }] }
}
