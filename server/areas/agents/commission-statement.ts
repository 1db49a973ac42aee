import { enteredAmount } from '@shared/foundation/documents/funds'
import { firstDayOf, lastDayOf, type Month, type Zone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong, sumDong } from '@shared/foundation/money/money'
import { commissionTotal, countsProfit } from '@shared/areas/agents/rules/commissions'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { commissionMonth, earningsKept, standingsOf } from './agents'

type Reads = Pick<SocaiUnitOfWork, 'read'>
export type CommissionStatement = NonNullable<Stored<ReportOf<'monthLinks', 'opened'>>['commissions']>

/**
 * An agent's month as the agent is told it: each order's commission and why, what was paid and what is left. No buyer stands in it, and of
 * gross profit no single order, as that would tell what its goods cost.
 */
export const commissionStatement = async (
  reads: Reads,
  zone: Zone,
  { agentId, month }: { readonly agentId: Id<'assets'>; readonly month: Month },
): Promise<CommissionStatement> => {
  const range = { since: firstDayOf(month), until: lastDayOf(month), agentId }
  const [{ network, firstMonth }, found] = await Promise.all([
    standingsOf(reads, zone, agentId),
    earningsKept(reads, zone, range, undefined),
  ])
  const rankId = network.standingOn(agentId, range.until)?.rankId
  const froms = [...new Set(found.flatMap((each) => each.commissions.map(({ fromId }) => fromId)))]
  const [schemes, ranks, partners, standing, entries] = await Promise.all([
    reads.read('apComs').byIds([...new Set(found.map(({ schemeId }) => schemeId))]),
    reads.read('apRanks').find({}, { only: ['name'] }),
    reads.read('assets').byIds(froms, { only: ['name'] }),
    commissionMonth(reads, { agentId, month, firstMonth }),
    reads.read('funds').find({ agentId, month, group: FUND_GROUPS.commissions.name, status: 'completed' }, { only: ['amount', 'created'] }),
  ])
  const rankOf = new Map(ranks.map(({ _id, name }) => [_id, name]))
  const nameOf = new Map(partners.map(({ _id, name }) => [_id, name]))
  const schemeOf = new Map(schemes.map((scheme) => [scheme._id, scheme]))
  const mechanics = found.flatMap(({ schemeId, mechanicIndex, total, count, commissions }) => {
    const scheme = schemeOf.get(schemeId)
    const mechanic = scheme?.mechanics[mechanicIndex]
    if (!scheme || !mechanic) return []
    const { sourceName, methodName, x, comValue, productName, categoryName } = mechanic
    const goods = productName ?? categoryName
    const rank = scheme.rankId === rankId ? undefined : rankOf.get(scheme.rankId)
    return [
      {
        sourceName,
        methodName,
        x,
        ...(comValue === undefined ? {} : { comValue }),
        ...(goods === undefined ? {} : { goods }),
        ...(rank === undefined ? {} : { rank }),
        total: dong(total),
        count,
        commissions: countsProfit(methodName)
          ? []
          : commissions.map((each) => ({
              order: each.order_number,
              at: each.at,
              ...(each.path.length === 0 ? {} : { from: nameOf.get(each.fromId) ?? '' }),
              depth: each.path.length,
              base: each.base,
              rest: each.rest,
              multiply: each.multiply,
              amount: each.amount,
            })),
      },
    ]
  })
  const total = commissionTotal(found.map((each) => ({ amount: dong(each.total) })))
  const payments = entries
    .map((entry) => ({ at: entry.created, amount: dong(enteredAmount(entry)), advance: false }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const paid = sumDong(payments.map(({ amount }) => amount))
  const rank = rankId && rankOf.get(rankId)
  return {
    ...(rank ? { rank } : {}),
    mechanics,
    total,
    carried: standing.carried,
    payments,
    paid,
    left: dong(total + standing.carried - paid),
  }
}
