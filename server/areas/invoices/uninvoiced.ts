import type { Day } from '@shared/foundation/days/days'
import { addDays, startOfDay } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import type { Caller } from '../../kernel/call'

/** Whether a company's invoices are of value added tax. */
export const paysByRate = ({ taxes }: Pick<Caller, 'taxes'>): boolean => taxes?.tax.kind === 'company' && taxes.tax.vat === 'deduction'

/** Sales of a range of days of which goods left and no invoice was issued. */
export const uninvoicedIn = (
  caller: Pick<Caller, 'taxes' | 'zone'>,
  { since, until }: { readonly since: Day; readonly until: Day },
): object => ({
  group: SOLD_GROUP,
  created: { $gte: startOfDay(since, caller.zone), $lt: startOfDay(addDays(until, 1), caller.zone) },
  status: { $in: ['partial-shipped', 'shipped', 'delivered', 'finished'] },
  isOpening: { $exists: false },
  ...(paysByRate(caller) ? { vat: { $exists: true } } : {}),
  $or: [{ invoiceId: { $exists: false } }, { invoiceStatus: { $in: ['draft', 'failed'] } }],
})
