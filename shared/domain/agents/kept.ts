import { dayOf } from '../days/days'
import { amounts, type Postings } from '../ledger/postings'
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

/** What a commission adds to its agent's figures, key = agent, on its day: `earned` in whole dong, `orders` that began to count. */
export const commissionPostings: Postings<KeptCommission> = {
  commissions: ({ at, agentId, amount, opens }, { zone }) => amounts(dayOf(at, zone), agentId, { earned: amount, orders: opens ? 1 : 0 }),
}
