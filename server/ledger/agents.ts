import { day, endOfDay, lastDayOf, startOfDay, type Day, type Month, type Zone } from '@shared/domain/days/days'
import {
  byMonth,
  commissionsOf,
  payableOf,
  type Commission,
  type CommissionMonth,
  type CommissionRules,
} from '@shared/domain/agents/commissions'
import { pricesFor } from '@shared/domain/agents/prices'
import { networkOf, type Network } from '@shared/domain/agents/network'
import type { Id } from '@shared/domain/ids'
import type { StoredOf } from '../kernel/collections'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { groupBy } from './group-by'

/** Where records are read: the database, or what a command reads. */
type Reads = Pick<SocaiUnitOfWork, 'read'>
type Scheme = StoredOf<'apComs'>
type AgentId = Id<'assets'>

/** The fund group that commissions are paid by. */
export const COMMISSION_GROUP = 'Agent Commission Expenses'

/** Before any order of the books. */
const FIRST_DAY = day('1970-01-02')
/** After any review. */
const LAST_DAY = day('2999-12-31')

/** The agents' network by its confirmed reviews. */
export const agentNetwork = async (reads: Reads, zone: Zone): Promise<Network> => {
  const reviews = await reads
    .read('apAgents')
    .find({ isPending: false, status: 'active' }, { only: ['agentId', 'rankId', 'p1Id', 'isPending', 'confirmedAt'] })
  return networkOf(reviews, zone)
}

/** What an agent pays for products now: the own price, else the one of the rank. */
export const agentPrices = async (reads: Reads, zone: Zone, agentId: AgentId): Promise<Map<string, number>> => {
  const standing = (await agentNetwork(reads, zone)).standingOn(agentId, LAST_DAY)
  const whose = [{ agentId }, ...(standing ? [{ rankId: standing.rankId }] : [])]
  const prices = await reads.read('apPrices').find({ isCurrent: true, $or: whose }, { only: ['rankId', 'agentId', 'productId', 'price'] })
  return pricesFor(prices, { agentId, rankId: standing?.rankId })
}

/** All that says what an order earns; with `rehearsed` in place of the scheme in force of its rank. */
export const commissionRules = async (reads: Reads, zone: Zone, rehearse?: string): Promise<CommissionRules<Scheme>> => {
  const [network, schemes] = await Promise.all([agentNetwork(reads, zone), reads.read('apComs').find({})])
  const rehearsed = rehearse === undefined ? undefined : schemes.find(({ _id }) => _id === rehearse)
  const byCategory = schemes.some(({ mechanics }) => mechanics.some(({ categoryId }) => categoryId !== undefined))
  const products = byCategory ? await reads.read('products').find({}, { only: ['categoryId'] }) : []
  const categories = new Map(products.map(({ _id, categoryId }) => [_id, categoryId]))
  return { network, schemes, zone, categoryOf: (id) => categories.get(id), rehearsed }
}

/** Commissions of a range of local days: of everybody, or of one agent. */
export const commissionsIn = async (
  reads: Reads,
  rules: CommissionRules<Scheme>,
  { since, until, agentId }: { readonly since: Day; readonly until: Day; readonly agentId?: AgentId | undefined },
): Promise<Commission[]> => {
  const [from, to] = [startOfDay(since, rules.zone), endOfDay(until, rules.zone)]
  const whose = agentId === undefined ? {} : { agentId: { $in: [agentId, ...rules.network.everBelow(agentId)] } }
  const found: Commission[] = []
  const orders = reads
    .read('orders')
    .each(
      { ...whose, 'earnings.at': { $gte: from, $lte: to } },
      { only: ['order_number', 'created', 'agentId', 'items.productId', 'earnings'] },
    )
  for await (const { _id, order_number, created, agentId: buyer, items, earnings } of orders) {
    if (!buyer || !earnings) continue
    const order = { _id, order_number, created, agentId: buyer, items, earnings }
    for (const commission of commissionsOf(order, rules, agentId)) if (commission.at >= from && commission.at <= to) found.push(commission)
  }
  return found
}

/** What commissions of agents were paid, by agent and month, with the entry that pays it. */
export const commissionPayments = async (
  reads: Reads,
  agentId?: AgentId,
): Promise<Map<AgentId, Map<Month, { paid: number; fundId: Id<'funds'> }>>> => {
  const funds = await reads
    .read('funds')
    .find({ commissionOf: { $exists: true }, ...(agentId ? { agentId } : {}) }, { only: ['agentId', 'month', 'amount'] })
  const found = new Map<AgentId, Map<Month, { paid: number; fundId: Id<'funds'> }>>()
  for (const [agent, own] of groupBy(
    funds.flatMap((fund) => (fund.agentId && fund.month ? [{ ...fund, agentId: fund.agentId, month: fund.month }] : [])),
    (fund) => fund.agentId,
  ))
    found.set(agent, new Map(own.map(({ _id, month, amount }) => [month, { paid: Math.abs(amount), fundId: _id }])))
  return found
}

/** What an agent's month comes to, what months before left, what was paid and what may be paid. */
export const commissionMonth = async (reads: Reads, rules: CommissionRules<Scheme>, agentId: AgentId, month: Month) => {
  const payments = (await commissionPayments(reads, agentId)).get(agentId) ?? new Map<Month, { paid: number; fundId: Id<'funds'> }>()
  const until = lastDayOf(month)
  const commissions = await commissionsIn(reads, rules, { since: FIRST_DAY, until, agentId })
  const totals = byMonth(commissions, rules.zone)
  const months: CommissionMonth[] = [...new Set([...totals.keys(), ...payments.keys()])].map((each) => ({
    month: each,
    total: totals.get(each) ?? 0,
    paid: payments.get(each)?.paid ?? 0,
  }))
  return { ...payableOf(months, month), fundId: payments.get(month)?.fundId }
}
