import { monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import type { Crew } from './crew'

/** A link of each kind, made on the last day: this month's payslip of the seller, and last month's commissions of an agent. */
export const linkMonths = async (
  crew: Crew,
  { agent, first, last }: { readonly agent: Id<'assets'> | undefined; readonly first: Day; readonly last: Day },
): Promise<void> => {
  const month = monthOfDay(last)
  await crew.create('founder', 'monthLinks', { kind: 'payslip', userId: crew.idOf('khanhly'), month })
  const before = shiftMonth(month, -1)
  if (agent && before >= monthOfDay(first))
    await crew.create('founder', 'monthLinks', { kind: 'commissions', agentId: agent, month: before })
}
