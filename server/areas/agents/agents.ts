import { enteredAmount } from '@shared/foundation/documents/funds'
import {
  addDays,
  day,
  endOfDay,
  month as asMonth,
  monthOf,
  monthsOf,
  shiftMonth,
  splitRange,
  startOfDay,
  type Day,
  type Month,
  type Zone,
} from '@shared/foundation/days/days'
import {
  commissionsOf,
  commissionTotal,
  payableOf,
  type Commission,
  accruedOf,
  type AccruedMonth,
  type CommissionRules,
  type EarningOrder,
} from '@shared/areas/agents/rules/commissions'
import { earnedByMechanic, mechanicKey, type EarnedByMechanic } from '@shared/areas/agents/rules/kept'
import { pricesFor } from '@shared/areas/agents/rules/prices'
import { networkOf, type Network } from '@shared/areas/agents/rules/network'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { groupBy } from '@shared/foundation/group-by'
import { periodOf } from '../../ledger/rollups'

/** Where records are read: the database, or what a command reads. */
type Reads = Pick<SocaiUnitOfWork, 'read'>
type Scheme = StoredOf<'apComs'>
type AgentId = Id<'assets'>

/** After any review. */
const LAST_DAY = day('2999-12-31')

const reviewFields = ['agentId', 'rankId', 'p1Id', 'isPending', 'confirmedAt'] as const

/** The agents' network by its confirmed reviews. */
export const agentNetwork = async (reads: Reads, zone: Zone): Promise<Network> => {
  const reviews = await reads.read('apAgents').find({ isPending: false, status: 'active' }, { only: reviewFields })
  return networkOf(reviews, zone)
}

/** What an agent pays for products now: the own price, else the one of the rank. */
export const agentPrices = async (reads: Reads, zone: Zone, agentId: AgentId): Promise<Map<string, number>> => {
  const { network } = await standingsOf(reads, zone, agentId)
  const standing = network.standingOn(agentId, LAST_DAY)
  const whose = [{ agentId }, ...(standing ? [{ rankId: standing.rankId }] : [])]
  const prices = await reads.read('apPrices').find({ isCurrent: true, $or: whose }, { only: ['rankId', 'agentId', 'productId', 'price'] })
  return pricesFor(prices, { agentId, rankId: standing?.rankId })
}

/** All that says what an order earns; with `tried` in place of the scheme in force of its rank. */
export const commissionRules = async (reads: Reads, zone: Zone, rehearse?: string): Promise<CommissionRules<Scheme>> => {
  const [network, schemes] = await Promise.all([agentNetwork(reads, zone), reads.read('apComs').find({})])
  const tried = rehearse === undefined ? undefined : schemes.find(({ _id }) => _id === rehearse)
  return { network, schemes, zone, tried }
}

interface CommissionRange {
  readonly since: Day
  readonly until: Day
  readonly agentId: AgentId
}

/** An agent's commissions of a range of local days, as they are kept. */
const commissionsKept = (reads: Reads, zone: Zone, { since, until, agentId }: CommissionRange): Promise<Commission[]> =>
  reads.read('commissions').find({ agentId, at: { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) } })

/** What an agent earned by a mechanic in a range: its sum and count, and its first commissions. */
export interface MechanicEarnings extends EarnedByMechanic {
  readonly commissions: readonly Commission[]
}

/** Commissions by the mechanic that they were earned by, the earliest first. @param first how many of each are told; absent: all */
export const byMechanic = (commissions: readonly Commission[], first?: number): MechanicEarnings[] =>
  [...groupBy(commissions, mechanicKey).values()].flatMap((own) => {
    const [one] = own
    if (!one) return []
    const { schemeId, mechanicIndex } = one
    const inOrder = [...own].sort((a, b) => a.at.getTime() - b.at.getTime())
    return [{ schemeId, mechanicIndex, total: commissionTotal(own), count: own.length, commissions: inOrder.slice(0, first) }]
  })

/**
 * What is kept of an agent's commissions of a range by mechanic. With `first` whole months are read from the figures and no more commissions
 * than are told, however many the agent has; without it all of them are.
 */
export const earningsKept = async (
  reads: Reads,
  zone: Zone,
  range: CommissionRange,
  first: number | undefined,
): Promise<MechanicEarnings[]> => {
  if (first === undefined) return byMechanic(await commissionsKept(reads, zone, range))
  const { since, until, agentId } = range
  const { months, days } = splitRange(since, until)
  const [rows, rest] = await Promise.all([
    reads.read('rollups').find({ series: 'commissions', period: { $in: months.map(periodOf.month) }, key: agentId }, { only: ['sums'] }),
    Promise.all(
      stretchesOf(days).map(([from, to]) =>
        reads
          .read('commissions')
          .find(
            { agentId, at: { $gte: startOfDay(from, zone), $lte: endOfDay(to, zone) } },
            { only: ['schemeId', 'mechanicIndex', 'amount'] },
          ),
      ),
    ),
  ])
  const sums = new Map<string, EarnedByMechanic>()
  for (const part of [
    ...rows.flatMap((row) => earnedByMechanic(row.sums)),
    ...rest.flat().map(({ schemeId, mechanicIndex, amount }) => ({ schemeId, mechanicIndex, total: amount, count: 1 })),
  ]) {
    const so = sums.get(mechanicKey(part))
    sums.set(mechanicKey(part), { ...part, total: part.total + (so?.total ?? 0), count: part.count + (so?.count ?? 0) })
  }
  const at = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  return Promise.all(
    [...sums.values()].map(async (sum) => {
      const { schemeId, mechanicIndex } = sum
      const commissions =
        first === 0 ? [] : await reads.read('commissions').find({ agentId, schemeId, mechanicIndex, at }, { sort: { at: 1 }, limit: first })
      return { ...sum, commissions }
    }),
  )
}

/** Days that follow each other, as the first and the last of each stretch: before whole months, and after them. */
export const stretchesOf = (days: readonly Day[]): [Day, Day][] =>
  days.reduce<[Day, Day][]>((stretches, each) => {
    const last = stretches.at(-1)
    if (last && addDays(last[1], 1) === each) last[1] = each
    else stretches.push([each, each])
    return stretches
  }, [])

/** An agent's rank and referrer on each day, and the month of the first review. */
export const standingsOf = async (reads: Reads, zone: Zone, agentId: AgentId): Promise<{ network: Network; firstMonth: Month | null }> => {
  const reviews = await reads.read('apAgents').find({ agentId, isPending: false, status: 'active' }, { only: reviewFields })
  const first = reviews.flatMap(({ confirmedAt }) => confirmedAt ?? []).sort((a, b) => a.getTime() - b.getTime())[0]
  return { network: networkOf(reviews, zone), firstMonth: first ? monthOf(first, zone) : null }
}

/** What commissions read of orders that earned something in a range of local days: of everybody, or of some agents. */
export const ordersEarning = async (
  reads: Reads,
  zone: Zone,
  { since, until, agents }: { readonly since: Day; readonly until: Day; readonly agents?: readonly AgentId[] | undefined },
): Promise<EarningOrder[]> => {
  const at = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const orders = await reads
    .read('orders')
    .find(
      { ...(agents ? { agentId: { $in: [...agents] } } : {}), 'earnings.at': at },
      { only: ['order_number', 'created', 'agentId', 'items.productId', 'earnings'] },
    )
  return orders.flatMap(({ _id, order_number, created, agentId, items, earnings }) =>
    agentId && earnings ? [{ _id, order_number, created, agentId, items, earnings }] : [],
  )
}

/** What orders come to by rules that aren't in force: of a range of local days, of everybody or of one agent. */
export const commissionsIn = async (
  reads: Reads,
  rules: CommissionRules<Scheme>,
  { since, until, agentId }: { readonly since: Day; readonly until: Day; readonly agentId?: AgentId | undefined },
): Promise<Commission[]> => {
  const [from, to] = [startOfDay(since, rules.zone), endOfDay(until, rules.zone)]
  const agents = agentId === undefined ? undefined : [agentId, ...rules.network.everBelow(agentId)]
  const orders = await ordersEarning(reads, rules.zone, { since, until, agents })
  return orders.flatMap((order) => commissionsOf(order, rules, agentId)).filter(({ at }) => at >= from && at <= to)
}

interface PaidMonth {
  readonly paid: number
  readonly accruedPaid: number
  readonly fundId: Id<'funds'>
}

/** What commissions were paid, by agent and month, with the entry that pays it: of one agent, or of months. */
export const commissionPayments = async (
  reads: Reads,
  of: { readonly agentId: AgentId } | { readonly first?: Month; readonly last: Month },
): Promise<Map<AgentId, Map<Month, PaidMonth>>> => {
  const which =
    'agentId' in of
      ? { commissionOf: { $gte: `${of.agentId}:`, $lt: `${of.agentId};` } }
      : { month: { ...(of.first ? { $gte: of.first } : {}), $lte: of.last }, commissionOf: { $exists: true } }
  const funds = await reads.read('funds').find(which, { only: ['agentId', 'month', 'amount', 'accruedAmount'] })
  const found = new Map<AgentId, Map<Month, PaidMonth>>()
  for (const [agent, own] of groupBy(
    funds.flatMap((fund) => (fund.agentId && fund.month ? [{ ...fund, agentId: fund.agentId, month: fund.month }] : [])),
    (fund) => fund.agentId,
  ))
    found.set(
      agent,
      new Map(own.map((fund) => [fund.month, { paid: enteredAmount(fund), accruedPaid: fund.accruedAmount ?? 0, fundId: fund._id }])),
    )
  return found
}

/** An order may be dated this much ahead, and earn before the agent's rank begins. */
const MONTHS_AHEAD = 12

/**
 * What an agent's month comes to, what months before left, what was paid and what may be paid.
 * @param firstMonth of the agent's first review; null: there is none
 */
export const commissionMonth = async (
  reads: Reads,
  { agentId, month, firstMonth }: { readonly agentId: AgentId; readonly month: Month; readonly firstMonth: Month | null },
) => {
  const from = firstMonth ? shiftMonth(firstMonth, -MONTHS_AHEAD) : month
  const [rows, paid] = await Promise.all([
    reads
      .read('rollups')
      .find(
        { series: 'commissions', period: { $in: monthsOf(from < month ? from : month, month).map(periodOf.month) }, key: agentId },
        { only: ['period', 'sums.earned', 'sums.accrued'] },
      ),
    commissionPayments(reads, { agentId }),
  ])
  return standingOfMonth(rows, paid.get(agentId), month)
}

/** No commission was earned before. */
const FIRST_MONTH = asMonth('2000-01')

/** The same of everybody who earned something until then. */
export const commissionMonths = async (reads: Reads, month: Month): Promise<Map<AgentId, ReturnType<typeof standingOfMonth>>> => {
  const [rows, paid] = await Promise.all([
    reads
      .read('rollups')
      .find(
        { series: 'commissions', period: { $gte: periodOf.month(FIRST_MONTH), $lte: periodOf.month(month) } },
        { only: ['period', 'key', 'sums.earned', 'sums.accrued'] },
      ),
    commissionPayments(reads, { last: month }),
  ])
  return new Map(
    [...groupBy(rows, ({ key }) => key as AgentId)].map(([agentId, own]) => [agentId, standingOfMonth(own, paid.get(agentId), month)]),
  )
}

const standingOfMonth = (
  rows: readonly { readonly period: string; readonly sums: Readonly<Record<string, number>> }[],
  paid: ReadonlyMap<Month, PaidMonth> | undefined,
  month: Month,
) => {
  const payments = paid ?? new Map<Month, PaidMonth>()
  const totals = new Map<Month, { total: number; accrued: number }>()
  for (const { period, sums } of rows) {
    const of = period.slice(1) as Month
    const so = totals.get(of) ?? { total: 0, accrued: 0 }
    totals.set(of, { total: so.total + (sums['earned'] ?? 0), accrued: so.accrued + (sums['accrued'] ?? 0) })
  }
  const months: AccruedMonth[] = [...new Set([...totals.keys(), ...payments.keys()])].map((each) => ({
    month: each,
    total: totals.get(each)?.total ?? 0,
    paid: payments.get(each)?.paid ?? 0,
    accrued: totals.get(each)?.accrued ?? 0,
    accruedPaid: payments.get(each)?.accruedPaid ?? 0,
  }))
  return { ...payableOf(months, month), accrued: accruedOf(months, month), fundId: payments.get(month)?.fundId }
}
