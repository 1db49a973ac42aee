import { firstDayOf, lastDayOf, monthOf, monthOfDay, type Day, type Month } from '@shared/domain/days/days'
import { commissionTotal, isPercentMethod, schemeOn, type Commission } from '@shared/domain/agents/commissions'
import type { Id } from '@shared/domain/ids'
import { dong, sumDong } from '@shared/domain/money/money'
import type { ApComCreate } from '@shared/services/apComs'
import type { Stored } from '@shared/services/wire'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { Call, ReportFunctions, ServiceRules } from '../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import {
  agentNetwork,
  commissionMonth,
  commissionPayments,
  commissionRules,
  commissionsIn,
  commissionsKept,
  standingsOf,
} from '../../ledger/agents'
import { groupBy } from '../../ledger/group-by'
import { readsOf } from '../../ledger/payroll'
import { readRange } from '../../ledger/read-rollups'
import { AppError } from '../../platform/errors'

type ComCall = Call<'apComs'>
type Scheme = StoredOf<'apComs'>
type Mechanic = Scheme['mechanics'][number]
type Reports = ReportFunctions<'apComs'>

/** Mechanics as they are kept: with the names of what they are about. @throws AppError 400 for what can't be counted */
const namedMechanics = async (work: SocaiUnitOfWork, sent: Stored<ApComCreate>['mechanics']): Promise<Mechanic[]> => {
  if (sent.length === 0) throw AppError.atField('mechanics', 'apComs.no-mechanics')
  const [categories, products] = await Promise.all([
    work.read('categories').byIds(sent.flatMap(({ categoryId }) => categoryId ?? [])),
    work.read('products').byIds(sent.flatMap(({ productId }) => productId ?? [])),
  ])
  return sent.map((mechanic, index) => {
    const path = `mechanics.${index}`
    const category = categories.find(({ _id }) => _id === mechanic.categoryId)
    const product = products.find(({ _id }) => _id === mechanic.productId)
    if (mechanic.categoryId && !category) throw AppError.atField(`${path}.categoryId`, 'data.reference', { field: `${path}.categoryId` })
    if (mechanic.productId && !product) throw AppError.atField(`${path}.productId`, 'data.reference', { field: `${path}.productId` })
    const percent = isPercentMethod(mechanic.methodName)
    if (percent && mechanic.x > 100) throw AppError.atField(`${path}.x`, 'apComs.percent-invalid')
    if (!percent && mechanic.comValue === undefined) throw AppError.atField(`${path}.comValue`, 'apComs.value-invalid')
    return {
      ...mechanic,
      ...(category ? { categoryName: category.name } : {}),
      ...(product ? { productName: product.name } : {}),
    }
  })
}

const create = (call: ComCall, data: Stored<ApComCreate>): Promise<Scheme> => {
  const { service, params, caller } = call
  return service.run(params, [lock.record('apComs', data.rankId)], async (work) => {
    const created = data.created ?? work.now
    await refusePaidMonths(work, monthOf(created, caller.zone))
    return service.add(work, params, { ...data, created, mechanics: await namedMechanics(work, data.mechanics) })
  })
}

/** What was paid stays explained by the schemes it was paid by. @throws AppError 409 when a month from this one on was paid */
const refusePaidMonths = async (work: SocaiUnitOfWork, since: Month): Promise<void> => {
  const paid = await work
    .read('funds')
    .one({ commissionOf: { $exists: true }, month: { $gte: since } }, { sort: { month: -1 }, only: ['month'] })
  if (paid?.month) throw AppError.atField('created', 'apComs.month-paid', { month: paid.month })
}

const readsOfCall = ({ app, caller }: ComCall) => readsOf(app.get('database'), caller.workspaceId)

/** The rules with a scheme that isn't in force yet. @throws AppError 404 when there is none of that id */
const rehearsalOf = async (call: ComCall, rehearse: string) => {
  const rules = await commissionRules(readsOfCall(call), call.caller.zone, rehearse)
  const { rehearsed } = rules
  if (!rehearsed) throw AppError.of('request.not-found')
  return { ...rules, rehearsed }
}

/** The month that a range of days is, or null. */
const wholeMonth = (since: Day, until: Day): Month | null => {
  const month = monthOfDay(since)
  return since === firstDayOf(month) && until === lastDayOf(month) ? month : null
}

const commissions: Reports['commissions'] = async (call, { since, until, agentId, mechanicIndex, rehearse }) => {
  const { zone } = call.caller
  const reads = readsOfCall(call)
  const rehearsal = rehearse === undefined ? null : await rehearsalOf(call, rehearse)
  const agent = await reads.read('assets').byId(agentId, { only: ['name', 'group'] })
  if (!agent) throw AppError.of('request.not-found')
  const { network } = await standingsOf(reads, zone, agentId)
  const standing = network.standingOn(agentId, until)
  if (!standing) throw AppError.atField('agentId', 'apAgents.unranked')
  const found = rehearsal
    ? await commissionsIn(reads, rehearsal, { since, until, agentId })
    : await commissionsKept(reads, zone, { since, until, agentId })
  const [rank, partners, schemes] = await Promise.all([
    reads.read('apRanks').byId(standing.rankId, { only: ['name'] }),
    reads.read('assets').byIds([...new Set(found.flatMap(({ fromId, path }) => [fromId, ...path]))], { only: ['name'] }),
    reads
      .read('apComs')
      .find({ $or: [{ rankId: standing.rankId }, { _id: { $in: [...new Set(found.map(({ schemeId }) => schemeId))] } }] }),
  ])
  const nameOf = new Map(partners.map(({ _id, name }) => [_id, name]))
  const inForce = rehearsal?.rehearsed.rankId === standing.rankId ? rehearsal.rehearsed : schemeOn(schemes, standing.rankId, until, zone)
  const mechanics = mechanicsOf(schemes, inForce, found)
    .filter(({ index }) => mechanicIndex === undefined || index === mechanicIndex)
    .map(({ scheme, index, mechanic, own }) => ({
      ...mechanic,
      comId: scheme._id,
      index,
      commissions: own.map(({ fromId, path, orderId, order_number, at, base, rest, multiply, amount }) => ({
        from: { _id: fromId, name: nameOf.get(fromId) ?? '' },
        path: path.map((each) => nameOf.get(each) ?? ''),
        orderId,
        order_number,
        created: at,
        base,
        rest,
        multiply,
        amount,
      })),
      total: commissionTotal(own),
    }))
  const month = rehearse === undefined && mechanicIndex === undefined ? wholeMonth(since, until) : null
  const standingOfMonth = month ? await commissionMonth(reads, zone, agentId, month) : null
  return {
    since,
    until,
    agent: { _id: agentId, name: agent.name },
    ...(rank ? { rank: { _id: standing.rankId, name: rank.name } } : {}),
    mechanics,
    total: commissionTotal(mechanics.map(({ total }) => ({ amount: total }))),
    ...(month && standingOfMonth
      ? {
          month: {
            month,
            carried: standingOfMonth.carried,
            paid: standingOfMonth.paid,
            payable: standingOfMonth.payable,
            ...(standingOfMonth.fundId ? { fundId: standingOfMonth.fundId } : {}),
          },
        }
      : {}),
  }
}

/** The mechanics in force, and those of other schemes that something was earned by, each with its commissions. */
const mechanicsOf = (schemes: readonly Scheme[], inForce: Scheme | null, found: readonly Commission[]) => {
  const byScheme = groupBy(found, ({ schemeId }) => schemeId)
  const shown = schemes.filter(({ _id }) => _id === inForce?._id || byScheme.has(_id))
  return shown
    .sort((a, b) => Number(b._id === inForce?._id) - Number(a._id === inForce?._id) || Number(b.created) - Number(a.created))
    .flatMap((scheme) =>
      scheme.mechanics.flatMap((mechanic, index) => {
        const own = (byScheme.get(scheme._id) ?? [])
          .filter((each) => each.mechanicIndex === index)
          .sort((a, b) => Number(a.at) - Number(b.at))
        return scheme._id === inForce?._id || own.length > 0 ? [{ scheme, index, mechanic, own }] : []
      }),
    )
}

const commissionsOfAll: Reports['commissionsOfAll'] = async (call, { since, until, rehearse }) => {
  const { app, caller } = call
  const reads = readsOfCall(call)
  const [first, last] = [monthOfDay(since), monthOfDay(until)]
  const [network, earned, payments] = await Promise.all([
    agentNetwork(reads, caller.zone),
    rehearse === undefined
      ? earnedKept(app.get('database'), caller.workspaceId, since, until)
      : earnedBy(reads, await rehearsalOf(call, rehearse), since, until),
    commissionPayments(reads, { first, last }),
  ])
  const agents = [...new Set([...network.agents, ...earned.keys()])]
  const [named, ranks] = await Promise.all([
    reads.read('assets').find({ _id: { $in: agents } }, { only: ['name'] }),
    reads.read('apRanks').find({}, { only: ['name'] }),
  ])
  const data = named
    .map(({ _id, name }) => {
      const own = earned.get(_id)
      const rankId = network.standingOn(_id, until)?.rankId
      const rank = ranks.find((each) => each._id === rankId)?.name
      return {
        _id,
        name,
        ...(rankId ? { rankId } : {}),
        ...(rank ? { rank } : {}),
        orders: own?.orders ?? 0,
        total: dong(own?.total ?? 0),
        paid: sumDong([...(payments.get(_id)?.values() ?? [])].map(({ paid }) => dong(paid))),
      }
    })
    .sort((a, b) => b.total - a.total || (a._id < b._id ? -1 : 1))
  return { since, until, total: commissionTotal(data.map(({ total }) => ({ amount: total }))), data }
}

/** What somebody earned in a range, and how many orders began to bring it. */
interface Earned {
  readonly total: number
  readonly orders: number
}

const earnedKept = async (database: SocaiDatabase, workspaceId: string, since: Day, until: Day): Promise<Map<Id<'assets'>, Earned>> => {
  const found = new Map<Id<'assets'>, Earned>()
  for (const { key, sums } of await readRange(database, workspaceId, ['commissions'], since, until)) {
    const { total, orders } = found.get(key as Id<'assets'>) ?? { total: 0, orders: 0 }
    found.set(key as Id<'assets'>, { total: total + (sums['earned'] ?? 0), orders: orders + (sums['orders'] ?? 0) })
  }
  return found
}

const earnedBy = async (
  reads: ReturnType<typeof readsOfCall>,
  rules: Awaited<ReturnType<typeof rehearsalOf>>,
  since: Day,
  until: Day,
): Promise<Map<Id<'assets'>, Earned>> => {
  const byAgent = groupBy(await commissionsIn(reads, rules, { since, until }), ({ agentId }) => agentId)
  return new Map(
    [...byAgent].map(([agentId, own]) => [
      agentId,
      { total: commissionTotal(own), orders: new Set(own.map(({ orderId }) => orderId)).size },
    ]),
  )
}

export const apComsRules: ServiceRules<'apComs'> = {
  create,
  prepareRemove: async (_call, work, { created }) => {
    if (created <= work.now) throw AppError.of('apComs.in-force')
    return {}
  },
  reports: { commissions, commissionsOfAll },
}
