import { dayOf } from '../../../foundation/days/days'
import { amounts, type Postings } from '../../../foundation/ledger/postings'
import type { Commission } from './commissions'

/** A commission as it is kept. */
export interface KeptCommission extends Commission {
  /** Whether it is the first that the order brought this agent: the order is counted on its day. */
  readonly opens: boolean
}

/** An order's commissions as they are kept: the first of each agent counts the order. */
export function keptCommissions(commissions: readonly Commission[]): KeptCommission[] {
  const seen = new Set<string>()
  return [...commissions]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((each) => {
      const opens = !seen.has(each.agentId)
      seen.add(each.agentId)
      return { ...each, opens }
    })
}

/** How a mechanic is told apart from all others. */
export const mechanicKey = ({ schemeId, mechanicIndex }: Pick<Commission, 'schemeId' | 'mechanicIndex'>): string =>
  `${schemeId}:${mechanicIndex}`

const EARNED_BY = 'earnedBy:'
const COUNT_BY = 'countBy:'

/**
 * What a commission adds to its agent's figures, key = agent, on its day: `earned` in whole dong, `orders` that began to count, and of its
 * mechanic what was earned by it and how many commissions that is.
 */
export const commissionPostings: Postings<KeptCommission> = {
  commissions: (commission, { zone }) => {
    const { at, agentId, amount, opens } = commission
    const mechanic = mechanicKey(commission)
    return amounts(dayOf(at, zone), agentId, {
      earned: amount,
      orders: opens ? 1 : 0,
      [EARNED_BY + mechanic]: amount,
      [COUNT_BY + mechanic]: 1,
    })
  },
}

/** What was earned by a mechanic: in whole dong, and by how many commissions. */
export interface EarnedByMechanic extends Pick<Commission, 'schemeId' | 'mechanicIndex'> {
  readonly total: number
  readonly count: number
}

/** The mechanics in an agent's figures, with what was earned by each. */
export const earnedByMechanic = (sums: Readonly<Record<string, number>>): EarnedByMechanic[] =>
  Object.entries(sums).flatMap(([name, count]) => {
    if (!name.startsWith(COUNT_BY) || count === 0) return []
    const mechanic = name.slice(COUNT_BY.length)
    const [schemeId = '', index = ''] = mechanic.split(':')
    return [{ schemeId: schemeId as Commission['schemeId'], mechanicIndex: Number(index), total: sums[EARNED_BY + mechanic] ?? 0, count }]
  })
