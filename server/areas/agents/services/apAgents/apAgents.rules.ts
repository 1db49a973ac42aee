import { dayOf } from '@shared/foundation/days/days'
import { byConfirmation, closesCircle } from '@shared/areas/agents/rules/network'
import { sumDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { salesByBuyer } from '@shared/areas/goods/rules/reports/sales-by'
import type { Id } from '@shared/foundation/ids'
import type { ApAgentCreate, ApAgentPatch } from '@shared/areas/agents/services/apAgents'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { notify, type Notice } from '../../../../kernel/notices'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { notifyAccountManagers } from '../../../partners/account-managers'
import { agentNetwork } from '../../agents'
import { groupBy } from '@shared/foundation/group-by'
import { readsOf } from '../../../people/payroll'
import { readRange } from '../../../../ledger/read-rollups'
import { AppError } from '../../../../platform/errors'

type Review = StoredOf<'apAgents'>
type AgentCall = Call<'apAgents'>
type AgentId = Id<'assets'>

/** Reviews of the workspace wait for each other: whether one closes a circle hangs on all of them. */
const networkLock = () => lock.record('apAgents', 'network')

/**
 * Puts `before` in force: the referrer it names, or the one the agent has.
 * @throws AppError 409 when the referrer stands below the agent
 */
const confirmed = async ({ caller }: AgentCall, work: SocaiUnitOfWork, { agentId, p1Id }: Pick<Review, 'agentId' | 'p1Id'>) => {
  const today = dayOf(work.now, caller.zone)
  const network = await agentNetwork(work, caller.zone)
  const standing = network.standingOn(agentId, today)
  const referrer = p1Id ?? standing?.p1Id ?? undefined
  if (referrer && closesCircle(network, agentId, referrer, today)) {
    const named = await work.read('assets').byId(referrer, { only: ['name'] })
    throw AppError.atField('p1Id', 'apAgents.circle', { name: named?.name ?? '' })
  }
  // Whoever changes the place of one of these meanwhile, here or on another node, makes this command look again.
  const chain = referrer ? [agentId, referrer, ...network.above(referrer, today)] : [agentId]
  for (const each of new Set<AgentId>(chain)) work.increase('assets', { _id: each }, { rev: 1 })
  const { person } = caller
  return {
    ...(referrer ? { p1Id: referrer } : {}),
    isFirst: standing === null,
    isPending: false,
    confirmedAt: work.now,
    ...(person ? { confirmedBy: { _id: person._id, name: person.name } } : {}),
  }
}

const create = async (call: AgentCall, { isFirst: _isFirst, ...data }: Stored<ApAgentCreate>): Promise<Review> => {
  const { service, params, caller } = call
  const isBoard = can(caller.rights, ['bod'])
  if (!isBoard && data.isPending === false) throw AppError.of('rights.missing')
  const isPending = data.isPending ?? !isBoard
  return service.run(params, [networkLock()], async (work) => {
    await namedAgents(work, data)
    if (!isPending) {
      const review = await service.add(work, params, { ...data, ...(await confirmed(call, work, data)) })
      await notifyAccountManagers(work, caller, [review.agentId], rankedNotice(review))
      return review
    }
    const hasRank = await work.read('apAgents').one({ agentId: data.agentId, isPending: false, status: 'active' }, { only: ['rankId'] })
    const proposal = await service.add(work, params, { ...data, isPending, isFirst: hasRank === null })
    notify(work, caller, { kind: 'agent-proposed', title: 'A new rank is proposed', audience: ['bod'], ...about(proposal) })
    return proposal
  })
}

/** @throws AppError 400 for somebody who is no agent of the workspace: asked before the network is */
const namedAgents = async (work: SocaiUnitOfWork, { agentId, p1Id }: Pick<Review, 'agentId' | 'p1Id'>): Promise<void> => {
  for (const [field, id] of [
    ['agentId', agentId],
    ['p1Id', p1Id],
  ] as const) {
    if (!id) continue
    const asset = await work.read('assets').byId(id, { only: ['group'] })
    if (asset?.group !== 'Sales Agents') throw AppError.atField(field, 'data.reference', { field })
  }
}

/** @throws AppError 409 for what was confirmed or declined */
const patch = (call: AgentCall, id: string, data: Stored<ApAgentPatch>): Promise<Review> => {
  const { service, params, caller } = call
  const { isPending = true, ...changes } = data
  return service.run(params, [networkLock()], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (!before.isPending || before.status === 'removed') throw AppError.of('apAgents.confirmed')
    if (!isPending && !can(caller.rights, ['bod'])) throw AppError.of('rights.missing')
    await namedAgents(work, { ...before, ...changes })
    const review = await service.change(work, params, before, {
      ...changes,
      ...(isPending ? {} : await confirmed(call, work, { ...before, ...changes })),
    })
    if (isPending) return review
    const others = review.creatorId ? [review.creatorId] : []
    await notifyAccountManagers(work, caller, [review.agentId], rankedNotice(review), { others, instead: ['/sales'] })
    return review
  })
}

const about = ({ _id, agent, rank }: Review): Pick<Notice, 'body' | 'values' | 'target'> => ({
  body: `${agent?.name ?? ''}: ${rank?.name ?? ''}`,
  values: { name: agent?.name ?? '', group: (rank?.name ?? '').slice(0, 40) },
  target: { service: 'apAgents', _id },
})

const rankedNotice = (review: Review): Omit<Notice, 'audience'> => ({
  kind: 'agent-ranked',
  title: 'An agent has a new rank',
  ...about(review),
})

/** An agent's rank, referrer and reviews, by the agent's own id; null for any other id. */
const standingOf = async ({ app, caller }: AgentCall, id: string): Promise<CustomAnswer<object> | null> => {
  if (!caller) return null
  const database = app.get('database')
  const agent = await database.records('assets', caller.workspaceId).byId(id, { only: ['name', 'group'] })
  if (agent?.group !== 'Sales Agents') return null
  const reviews = await database
    .records('apAgents', caller.workspaceId)
    .find({ agentId: agent._id, status: 'active' }, { sort: { _id: -1 } })
  const [ranks, partners] = await Promise.all([
    database.records('apRanks', caller.workspaceId).byIds([...new Set(reviews.map(({ rankId }) => rankId))]),
    database.records('assets', caller.workspaceId).byIds([...new Set(reviews.flatMap(({ p1Id }) => p1Id ?? []))], { only: ['name'] }),
  ])
  const named = <T extends { _id: string; name: string }>(list: readonly T[], wanted: string | undefined) => {
    const found = list.find(({ _id }) => _id === wanted)
    return found ? { _id: found._id, name: found.name } : undefined
  }
  const history = reviews.map(({ _id, rankId, p1Id, isFirst, isPending, created, creator, confirmedAt, confirmedBy }) => ({
    _id,
    rankId,
    rank: named(ranks, rankId),
    ...(p1Id ? { p1Id, p1: named(partners, p1Id) } : {}),
    isFirst,
    isPending,
    created,
    ...(creator ? { creator } : {}),
    ...(confirmedAt ? { confirmedAt } : {}),
    ...(confirmedBy ? { confirmedBy } : {}),
  }))
  const held = history
    .filter(({ isPending }) => !isPending)
    .sort(byConfirmation)
    .at(-1)
  return new CustomAnswer({
    _id: agent._id,
    agentId: agent._id,
    name: agent.name,
    ...(held ? { rankId: held.rankId, rank: held.rank, since: held.confirmedAt } : {}),
    ...(held?.p1Id ? { p1Id: held.p1Id, p1: held.p1 } : {}),
    isPending: history.some(({ isPending }) => isPending),
    history,
  })
}

const network: ReportFunctions<'apAgents'>['network'] = async ({ app, caller }, { since, until }) => {
  const database = app.get('database')
  const today = dayOf(app.get('now')(), caller.zone)
  const [placed, agents, ranks, reviews, rows] = await Promise.all([
    agentNetwork(readsOf(database, caller.workspaceId), caller.zone),
    database
      .records('assets', caller.workspaceId)
      .find({ group: 'Sales Agents', status: 'active' }, { only: ['name', 'phone', 'platformName'], sort: { 'keys.name': 1, _id: 1 } }),
    database.records('apRanks', caller.workspaceId).find({}, { only: ['name'] }),
    database.records('apAgents', caller.workspaceId).find({ status: 'active' }, { sort: { _id: 1 } }),
    readRange(database, caller.workspaceId, ['buyers'], since, until),
  ])
  const own = new Map(salesByBuyer(rows, 'agentId').map(({ _id, ordered }) => [_id, ordered]))
  const rankName = new Map(ranks.map(({ _id, name }) => [_id, name]))
  const byAgent = groupBy(reviews, ({ agentId }) => agentId)
  const branch = new Map<string, number>()
  for (const { _id } of agents)
    for (const each of [_id, ...placed.above(_id, today)]) branch.set(each, (branch.get(each) ?? 0) + (own.get(_id) ?? 0))
  const isSeller = can(caller.rights, ['/sales'])
  const data = agents.map(({ _id, name, phone, platformName }) => {
    const standing = placed.standingOn(_id, today)
    const mine = byAgent.get(_id) ?? []
    const proposal = mine.findLast(({ isPending }) => isPending)
    const held = mine
      .filter(({ isPending }) => !isPending)
      .sort(byConfirmation)
      .at(-1)
    const rank = standing ? rankName.get(standing.rankId) : undefined
    return {
      _id,
      name: isSeller ? name : '',
      ...(isSeller && phone ? { phone } : {}),
      ...(standing ? { rankId: standing.rankId } : {}),
      ...(rank ? { rank } : {}),
      ...(standing?.p1Id ? { p1Id: standing.p1Id } : {}),
      ...(held?.confirmedAt ? { since: held.confirmedAt } : {}),
      ...(proposal
        ? { pending: { _id: proposal._id, rankId: proposal.rankId, rank: rankName.get(proposal.rankId) ?? '', created: proposal.created } }
        : {}),
      own: sumDong([own.get(_id) ?? 0]),
      branch: sumDong([branch.get(_id) ?? 0]),
      ...(platformName ? { platformName } : {}),
    }
  })
  return { since, until, total: { own: sumDong(data.map((row) => row.own)) }, data }
}

export const apAgentsRules: ServiceRules<'apAgents'> = {
  getInstead: (call, id) => (/^[0-9a-f]{24}$/.test(id) ? () => standingOf(call, id) : null),
  create,
  patch,
  // Only a proposal can be declined.
  prepareRemove: async (_call, _work, before) => {
    if (!before.isPending) throw AppError.of('apAgents.confirmed')
    return { status: 'removed' as const }
  },
  reports: { network },
}
