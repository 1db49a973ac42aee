import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { cashMoves, isMoneyIn } from '@shared/foundation/documents/funds'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { dong, sumDong } from '@shared/foundation/money/money'
import { AppError } from '../../platform/errors'
import type { StoredOf } from '../../kernel/collections'
import type { ReportFunctions } from '../../kernel/service-rules'

const MAX_ENTRIES = 1000

const READ = [
  'group',
  'label',
  'amount',
  'status',
  'isPart',
  'isOpening',
  'created',
  'refundedAt',
  'refundedAmount',
  'number',
  'name',
  'recipientName',
] as const satisfies readonly (keyof StoredOf<'funds'>)[]

/** The entries that moved money in a range, by the very moves that the kept figures are made of. */
export const moneyEntries: ReportFunctions<'questions'>['moneyEntries'] = async (
  { app, caller },
  { since, until, direction, group, label },
) => {
  if (group !== undefined && !mayReadEntries(caller.rights, group)) throw AppError.of('rights.group', { group })
  const span = { $gte: startOfDay(since, caller.zone), $lte: endOfDay(until, caller.zone) }
  const ofLabel = label === undefined ? {} : label === '' ? { label: { $exists: false } } : { label }
  const funds = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find({ ...(group === undefined ? {} : { group }), ...ofLabel, $or: [{ created: span }, { refundedAt: span }] }, { only: READ })
  const named = mayReadOrders(caller.rights, 'sales')
  const entries = funds
    .filter((fund) => isMoneyIn(fund) === (direction === 'in'))
    .flatMap((fund) =>
      cashMoves(fund).flatMap(({ at, amount }) => {
        const day = dayOf(at, caller.zone)
        if (day < since || day > until || amount === 0) return []
        return [
          {
            _id: fund._id,
            ...(fund.number ? { number: fund.number } : {}),
            name: fund.name ?? (named ? fund.recipientName : undefined) ?? fund.group,
            at: startOfDay(day, caller.zone),
            amount: dong(direction === 'in' ? amount : -amount),
          },
        ]
      }),
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? -1 : 1) || b.amount - a.amount)
  return { total: sumDong(entries.map(({ amount }) => amount)), count: entries.length, data: entries.slice(0, MAX_ENTRIES) }
}
