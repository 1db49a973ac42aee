import { dayOf, type Day, type Zone } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'

type AgentId = Id<'assets'>

/** A review of an agent: the rank and the referrer that hold from the day it was confirmed. */
export interface RankReview {
  readonly _id: string
  readonly agentId: AgentId
  readonly rankId: Id<'apRanks'>
  /** Who brought the agent; absent: nobody. */
  readonly p1Id?: AgentId | null | undefined
  readonly isPending: boolean
  /** When it began to hold; absent while it is a proposal. */
  readonly confirmedAt?: Date | null | undefined
}

/** What holds for an agent on a day. */
export interface Standing {
  readonly rankId: Id<'apRanks'>
  readonly p1Id: AgentId | null
}

interface Held extends Standing {
  readonly from: Day
}

/** Who has which rank and which referrer on which day, by confirmed reviews alone. */
export interface Network {
  /** What the last review not after `on` says; null: the agent has no rank yet. */
  readonly standingOn: (agent: string, on: Day) => Standing | null
  /** The agents above, the direct referrer first. */
  readonly above: (agent: string, on: Day) => AgentId[]
  /** Everybody who was ever below the agent, on any day; not the agent itself. */
  readonly everBelow: (agent: string) => AgentId[]
  /** Agents with a rank, today or earlier. */
  readonly agents: readonly AgentId[]
}

/** The review that was confirmed earlier before the other; of two at the same instant the one that was made first. */
export const byConfirmation = (a: Pick<RankReview, '_id' | 'confirmedAt'>, b: Pick<RankReview, '_id' | 'confirmedAt'>): number =>
  Number(a.confirmedAt ?? 0) - Number(b.confirmedAt ?? 0) || (a._id < b._id ? -1 : Number(a._id > b._id))

/** Reads the network from reviews in any order; of two on one day the one confirmed later holds. */
export function networkOf(reviews: readonly RankReview[], zone: Zone): Network {
  const confirmed = reviews
    .flatMap((review) => (review.isPending || !review.confirmedAt ? [] : [{ ...review, confirmedAt: review.confirmedAt }]))
    .sort(byConfirmation)
  const held = new Map<string, Held[]>()
  const children = new Map<string, Set<AgentId>>()
  for (const { agentId, rankId, p1Id, confirmedAt } of confirmed) {
    held.set(agentId, [...(held.get(agentId) ?? []), { rankId, p1Id: p1Id ?? null, from: dayOf(confirmedAt, zone) }])
    if (p1Id) children.set(p1Id, (children.get(p1Id) ?? new Set()).add(agentId))
  }
  const standingOn = (agent: string, on: Day): Standing | null => held.get(agent)?.findLast(({ from }) => from <= on) ?? null
  const above = (agent: string, on: Day): AgentId[] => {
    const found = new Set<AgentId>()
    for (let next = standingOn(agent, on)?.p1Id; next && !found.has(next) && next !== agent; next = standingOn(next, on)?.p1Id)
      found.add(next)
    return [...found]
  }
  const everBelow = (agent: string): AgentId[] => {
    const found = new Set<AgentId>()
    const waiting = [...(children.get(agent) ?? [])]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (found.has(next) || next === agent) continue
      found.add(next)
      waiting.push(...(children.get(next) ?? []))
    }
    return [...found]
  }
  return { standingOn, above, everBelow, agents: [...held.keys()] as AgentId[] }
}

/** Whether `referrer` above `agent` would close a circle: the referrer is the agent, or stands below it today. */
export const closesCircle = (network: Network, agent: string, referrer: string, today: Day): boolean =>
  referrer === agent || network.above(referrer, today).some((each) => each === agent)
