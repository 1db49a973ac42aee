import { dayOf } from '../../../foundation/days/days'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { bothSides, type JournalOf } from '../../../foundation/ledger/journal-lines'
import { amounts, keyOf, type Postings } from '../../../foundation/ledger/postings'
import type { Commission } from './commissions'

const COMMISSIONS = FUND_GROUPS.commissions.name

/** A commission as it is kept. */
export interface KeptCommission extends Commission {
  /** Whether it is the first that the order brought this agent: the order is counted on its day. */
  readonly opens: boolean
  /** It is an expense when it is earned, and not when it is paid. */
  readonly accrued?: true | undefined
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
 * mechanic what was earned by it and how many commissions that is. `accrued` is what of it is an expense when it is earned.
 */
export const commissionPostings: Postings<KeptCommission> = {
  commissions: (commission, { zone }) => {
    const { at, agentId, amount, opens, accrued } = commission
    const mechanic = mechanicKey(commission)
    return amounts(dayOf(at, zone), agentId, {
      earned: amount,
      accrued: accrued ? amount : 0,
      orders: opens ? 1 : 0,
      [EARNED_BY + mechanic]: amount,
      [COUNT_BY + mechanic]: 1,
    })
  },
  business: ({ at, amount, accrued }, { zone }) => (accrued ? amounts(dayOf(at, zone), keyOf(COMMISSIONS), { result: -amount }) : []),
}

/** What a commission enters in the journal when it is earned: an expense that is owed until it is paid; what is taken back turns it. */
export const commissionJournal: JournalOf<KeptCommission> = ({ at, amount, accrued }, { zone }) => {
  if (!accrued) return []
  const when = { day: dayOf(at, zone), act: 'commission-earned' } as const
  const [expense, owed] = [
    { account: '6421', of: COMMISSIONS },
    { account: '3388', of: COMMISSIONS },
  ] as const
  return amount < 0 ? bothSides(when, owed, expense, -amount) : bothSides(when, expense, owed, amount)
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
