import {
  dayOf,
  endOfDay,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthOfDay,
  splitRange,
  startOfDay,
  type Day,
  type Month,
} from '@shared/foundation/days/days'
import {
  asksForLeastOrder,
  COMMISSION_METHODS,
  commissionTotal,
  countsProfit,
  isPercentMethod,
  schemeOn,
  targetOf,
  type CommissionRules,
} from '@shared/areas/agents/rules/commissions'
import { earnedByMechanic, mechanicKey } from '@shared/areas/agents/rules/kept'
import type { Id } from '@shared/foundation/ids'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { can } from '@shared/foundation/rights/rights'
import type { ApComCreate } from '@shared/areas/agents/services/apComs'
import type { Stored } from '@shared/foundation/declaration/wire'
import { checkData } from '../../../../kernel/check-data'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { notifyAccountManagers } from '../../../partners/account-managers'
import {
  agentNetwork,
  byMechanic,
  commissionMonth,
  commissionMonths,
  commissionPayments,
  commissionRules,
  commissionsIn,
  earningsKept,
  ordersEarning,
  standingsOf,
  stretchesOf,
  type MechanicEarnings,
} from '../../agents'
import { groupBy } from '@shared/foundation/group-by'
import { withGoodsNames } from '../../mechanic-goods'
import { readsOf } from '../../../people/payroll'
import { periodOf } from '../../../../ledger/rollups'
import { AppError } from '../../../../platform/errors'

type ComCall = Call<'apComs'>
type Scheme = StoredOf<'apComs'>
type Mechanic = Scheme['mechanics'][number]
type Reports = ReportFunctions<'apComs'>

/** Mechanics as they are kept: with the names of what they are about. @throws AppError 400 for what can't be counted */
const namedMechanics = async (work: Pick<SocaiUnitOfWork, 'read'>, sent: Stored<ApComCreate>['mechanics']): Promise<Mechanic[]> => {
  if (sent.length === 0) throw AppError.atField('mechanics', 'apComs.no-mechanics')
  for (const [index, { methodName, x, comValue }] of sent.entries()) {
    const path = `mechanics.${index}`
    const percent = isPercentMethod(methodName)
    if (percent && x > 100) throw AppError.atField(`${path}.x`, 'apComs.percent-invalid')
    if (!percent && comValue === undefined) throw AppError.atField(`${path}.comValue`, 'apComs.value-invalid')
  }
  return withGoodsNames(work, sent, 'mechanics')
}

const create = (call: ComCall, { draft, ...data }: Stored<ApComCreate>): Promise<Scheme> => {
  const { app, service, params, caller } = call
  return service.run(params, [lock.record('apComs', data.rankId)], async (work) => {
    const created = data.created ?? work.now
    await refusePaidMonths(work, monthOf(created, caller.zone))
    const scheme = await service.add(work, params, { ...data, created, mechanics: await namedMechanics(work, data.mechanics) })
    await tellOfScheme(work, caller, scheme)
    if (draft) await app.service('apRanks').patchWithin(work, params, data.rankId, { draft: null })
    return scheme
  })
}

/** Tells whoever looks after agents of the rank from when they earn otherwise. */
const tellOfScheme = async (work: SocaiUnitOfWork, caller: ComCall['caller'], { _id, rankId, rank, created }: Scheme): Promise<void> => {
  const network = await agentNetwork(work, caller.zone)
  const begins = dayOf(created, caller.zone)
  const ranked = network.agents.filter((agent) => network.standingOn(agent, begins)?.rankId === rankId)
  await notifyAccountManagers(work, caller, ranked, {
    kind: 'agent-scheme',
    title: `New commission scheme for ${rank?.name ?? ''} from ${begins}`,
    body: '',
    values: { name: rank?.name ?? '', day: begins },
    target: { service: 'apComs', _id },
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

/** What gross profit comes to tells what the goods of an order cost. */
const mayReadFigures = ({ rights }: ComCall['caller'], { methodName }: Pick<Mechanic, 'methodName'>): boolean =>
  can(rights, ['bod']) || !countsProfit(methodName)

/** Whoever pays commissions reads what they come to by the month, of what they are made or not. */
const paysCommissions = ({ rights }: ComCall['caller']): boolean => can(rights, ['/funds'])

interface Asked {
  /** A scheme that isn't in force yet. */
  readonly rehearse?: string | undefined
  /** One that isn't even written down, as JSON. */
  readonly mechanics?: string | undefined
}

/** Stands for a scheme that isn't written down. */
const UNWRITTEN = '0'.repeat(24) as Scheme['_id']

/**
 * The rules with what is tried; null when nothing is.
 * @param rankId whose scheme unwritten mechanics stand for
 * @throws AppError 404 when there is no scheme of that id, 400 for mechanics that can't be counted, 403 for those that count gross profit
 */
const dryRunOf = async (call: ComCall, { rehearse, mechanics }: Asked, rankId: Scheme['rankId'] | undefined) => {
  if (rehearse === undefined && mechanics === undefined) return null
  const rules = await commissionRules(readsOfCall(call), call.caller.zone, rehearse)
  const tried = mechanics === undefined ? rules.tried : await unwritten(call, mechanics, rankId)
  if (!tried) throw AppError.of('request.not-found')
  if (tried.mechanics.some((mechanic) => !mayReadFigures(call.caller, mechanic))) throw AppError.of('rights.missing')
  return { ...rules, tried }
}

const unwritten = async (call: ComCall, text: string, rankId: Scheme['rankId'] | undefined): Promise<Scheme> => {
  if (!rankId) throw AppError.atField('rankId', 'data.field-required', { field: 'rankId' })
  const data = checkData('apComs', 'create', { rankId, mechanics: parsed(text) })
  const { mechanics } = data as unknown as Pick<Stored<ApComCreate>, 'mechanics'>
  const { workspaceId } = call.caller
  return {
    _id: UNWRITTEN,
    workspaceId: workspaceId as Scheme['workspaceId'],
    rev: 1,
    created: call.app.get('now')(),
    rankId,
    mechanics: await namedMechanics(readsOfCall(call), mechanics),
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw AppError.atField('mechanics', 'data.field-invalid', { field: 'mechanics' })
  }
}

/** The month that a range of days is, or null. */
const wholeMonth = (since: Day, until: Day): Month | null => {
  const month = monthOfDay(since)
  return since === firstDayOf(month) && until === lastDayOf(month) ? month : null
}

const commissions: Reports['commissions'] = async (call, { since, until, agentId, mechanicIndex, first, ...asked }) => {
  const { zone, rights } = call.caller
  const isNamed = mayReadOrders(rights, 'sales')
  const reads = readsOfCall(call)
  const isDryRun = asked.rehearse !== undefined || asked.mechanics !== undefined
  const [agent, { network, firstMonth }, kept] = await Promise.all([
    reads.read('assets').byId(agentId, { only: ['name', 'group'] }),
    standingsOf(reads, zone, agentId),
    isDryRun ? [] : earningsKept(reads, zone, { since, until, agentId }, first),
  ])
  if (!agent) throw AppError.of('request.not-found')
  const standing = network.standingOn(agentId, until)
  if (!standing) throw AppError.atField('agentId', 'apAgents.unranked')
  const dryRun = await dryRunOf(call, asked, standing.rankId)
  const found = dryRun ? byMechanic(await commissionsIn(reads, dryRun, { since, until, agentId }), first) : kept
  const month = isDryRun || mechanicIndex !== undefined ? null : wholeMonth(since, until)
  const [rank, partners, written, standingOfMonth] = await Promise.all([
    reads.read('apRanks').byId(standing.rankId, { only: ['name'] }),
    reads
      .read('assets')
      .byIds([...new Set(found.flatMap((each) => each.commissions.flatMap(({ fromId, path }) => [fromId, ...path])))], { only: ['name'] }),
    reads
      .read('apComs')
      .find({ $or: [{ rankId: standing.rankId }, { _id: { $in: [...new Set(found.map(({ schemeId }) => schemeId))] } }] }),
    month ? commissionMonth(reads, { agentId, month, firstMonth }) : null,
  ])
  const tried = dryRun?.tried
  const schemes = tried ? [...written.filter(({ _id }) => _id !== tried._id), tried] : written
  const nameOf = new Map(isNamed ? partners.map(({ _id, name }) => [_id, name]) : [])
  const inForce = dryRun?.tried.rankId === standing.rankId ? dryRun.tried : schemeOn(schemes, standing.rankId, until, zone)
  const shown = mechanicsOf(schemes, inForce, found).filter(({ index }) => mechanicIndex === undefined || index === mechanicIndex)
  const targets = await targetsOf(call, shown, { since, until, agentId })
  const ranks = await reads.read('apRanks').byIds([...new Set(shown.map(({ scheme }) => scheme.rankId))], { only: ['name'] })
  const rankOf = new Map(ranks.map(({ _id, name }) => [_id, { _id, name }]))
  const mechanics = shown.map(({ scheme, index, mechanic, own }) => {
    const isTold = mayReadFigures(call.caller, mechanic)
    return {
      ...mechanic,
      comId: scheme._id,
      ...(rankOf.has(scheme.rankId) ? { rank: rankOf.get(scheme.rankId) } : {}),
      index,
      commissions: (isTold ? (own?.commissions ?? []) : []).map(
        ({ fromId, path, orderId, order_number, at, base, rest, multiply, amount }) => ({
          from: { _id: fromId, name: nameOf.get(fromId) ?? '' },
          path: path.map((each) => nameOf.get(each) ?? ''),
          ...(isNamed ? { orderId, order_number } : {}),
          created: at,
          base,
          rest,
          multiply,
          amount,
        }),
      ),
      count: own?.count ?? 0,
      ...(isTold || !own ? { total: dong(own?.total ?? 0) } : {}),
      ...(targets.has(mechanic) ? { target: targets.get(mechanic) } : {}),
    }
  })
  const total = sumOfTold(mechanics.map((mechanic) => mechanic.total))
  return {
    since,
    until,
    agent: { _id: agentId, name: isNamed ? agent.name : '' },
    ...(rank ? { rank: { _id: standing.rankId, name: rank.name } } : {}),
    mechanics,
    ...(total === undefined ? {} : { total }),
    ...(month && standingOfMonth && (await mayReadMonths(call))
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

/** Sums without those that aren't told would be wrong: then there is none. */
const sumOfTold = (totals: readonly (Dong | undefined)[]): Dong | undefined =>
  totals.every((total) => total !== undefined) ? commissionTotal(totals.map((amount) => ({ amount }))) : undefined

/** What months come to, earlier ones and all mechanics included. */
const mayReadMonths = async (call: ComCall): Promise<boolean> =>
  paysCommissions(call.caller) ||
  (await profitSchemes(call)).every(({ mechanics }) => mechanics.every((each) => mayReadFigures(call.caller, each)))

const profitSchemes = (call: ComCall): Promise<Scheme[]> =>
  readsOfCall(call)
    .read('apComs')
    .find({ 'mechanics.methodName': { $in: COMMISSION_METHODS.filter(countsProfit) } })

/** The mechanics in force, and those of other schemes that something was earned by, each with its commissions. */
const mechanicsOf = (schemes: readonly Scheme[], inForce: Scheme | null, found: readonly MechanicEarnings[]) => {
  const earned = new Map(found.map((each) => [mechanicKey(each), each]))
  const having = new Set(found.map(({ schemeId }) => schemeId))
  return schemes
    .filter(({ _id }) => _id === inForce?._id || having.has(_id))
    .sort((a, b) => Number(b._id === inForce?._id) - Number(a._id === inForce?._id) || Number(b.created) - Number(a.created))
    .flatMap((scheme) =>
      scheme.mechanics.flatMap((mechanic, index) => {
        const own = earned.get(mechanicKey({ schemeId: scheme._id, mechanicIndex: index }))
        return scheme._id === inForce?._id || own ? [{ scheme, index, mechanic, own }] : []
      }),
    )
}

/** How the agent does with mechanics that ask for a least order. */
const targetsOf = async (
  call: ComCall,
  shown: readonly { readonly mechanic: Mechanic }[],
  range: { readonly since: Day; readonly until: Day; readonly agentId: Id<'assets'> },
): Promise<Map<Mechanic, ReturnType<typeof targetOf>>> => {
  const asking = shown.map(({ mechanic }) => mechanic).filter(({ methodName }) => asksForLeastOrder(methodName))
  if (asking.length === 0) return new Map()
  const { zone } = call.caller
  const reads = readsOfCall(call)
  const network = asking.some(({ sourceName }) => sourceName !== 'own') ? await agentNetwork(reads, zone) : null
  const orders = await ordersEarning(reads, zone, { ...range, agents: [range.agentId, ...(network?.everBelow(range.agentId) ?? [])] })
  const placeOf = ({ agentId, created }: (typeof orders)[number]): number =>
    agentId === range.agentId ? 0 : (network?.above(agentId, dayOf(created, zone)).indexOf(range.agentId) ?? -1) + 1
  return new Map(
    asking.map((mechanic) => {
      const isOf = { own: (place: number) => place === 0, referred: (place: number) => place === 1, network: (place: number) => place > 0 }
      return [
        mechanic,
        targetOf(
          mechanic,
          orders.filter((order) => isOf[mechanic.sourceName](placeOf(order))),
        ),
      ]
    }),
  )
}

const commissionsOfAll: Reports['commissionsOfAll'] = async (call, { since, until, rankId: ofRank, ...asked }) => {
  const { caller } = call
  const reads = readsOfCall(call)
  const [first, last] = [monthOfDay(since), monthOfDay(until)]
  const dryRun = await dryRunOf(call, asked, ofRank)
  const month = dryRun || !paysCommissions(caller) ? null : wholeMonth(since, until)
  const [network, earned, payments, untold, months] = await Promise.all([
    agentNetwork(reads, caller.zone),
    dryRun ? earnedBy(reads, dryRun, since, until) : earnedKept(call, since, until),
    commissionPayments(reads, { first, last }),
    untoldMechanics(call),
    month ? commissionMonths(reads, month) : null,
  ])
  const isNamed = mayReadOrders(caller.rights, 'sales')
  const agents = [...new Set([...network.agents, ...earned.keys(), ...(months?.keys() ?? [])])]
  const [named, ranks] = await Promise.all([
    reads.read('assets').find({ _id: { $in: agents } }, { only: ['name', 'bank'] }),
    reads.read('apRanks').find({}, { only: ['name'] }),
  ])
  const rows = named
    .map(({ _id, name, bank }) => {
      const own = earned.get(_id)
      const rankId = network.standingOn(_id, until)?.rankId
      const rank = ranks.find((each) => each._id === rankId)?.name
      const paid = sumDong([...(payments.get(_id)?.values() ?? [])].map((payment) => dong(payment.paid)))
      const isTold = ![...(own?.mechanics ?? [])].some((mechanic) => untold.has(mechanic))
      return {
        _id,
        name: isNamed ? name : '',
        ...(rankId ? { rankId } : {}),
        ...(rank ? { rank } : {}),
        orders: own?.orders ?? 0,
        ...(isTold ? { total: dong(own?.total ?? 0) } : {}),
        ...(isTold || paysCommissions(caller) ? { paid } : {}),
        ...(months ? toPay(months.get(_id), bank) : {}),
      }
    })
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0) || (a._id < b._id ? -1 : 1))
  const total = sumOfTold(rows.map((row) => row.total))
  return { since, until, ...(total === undefined ? {} : { total }), data: rows }
}

/** What whoever pays commissions reads besides, of one who earned something until then or not. */
const toPay = (month: Awaited<ReturnType<typeof commissionMonth>> | undefined, bank: string | undefined) => ({
  carried: month?.carried ?? dong(0),
  payable: month?.payable ?? dong(0),
  ...(month?.fundId ? { fundId: month.fundId } : {}),
  ...(bank ? { bank } : {}),
})

/** The mechanics whose figures the caller may not read. */
const untoldMechanics = async (call: ComCall): Promise<ReadonlySet<string>> => {
  const untold = (await profitSchemes(call)).flatMap(({ _id, mechanics }) =>
    mechanics.flatMap((mechanic, index) =>
      mayReadFigures(call.caller, mechanic) ? [] : [mechanicKey({ schemeId: _id, mechanicIndex: index })],
    ),
  )
  return new Set(untold)
}

/** What somebody earned in a range, by which mechanics, and how many orders began to bring it. */
interface Earned {
  readonly total: number
  readonly orders: number
  readonly mechanics: ReadonlySet<string>
}

/** Whole months are read from the figures, other days from the commissions themselves. */
const earnedKept = async ({ app, caller }: ComCall, since: Day, until: Day): Promise<Map<Id<'assets'>, Earned>> => {
  const database = app.get('database')
  const { months, days } = splitRange(since, until)
  const [rows, commissions] = await Promise.all([
    database
      .records('rollups', caller.workspaceId)
      .find({ series: 'commissions', period: { $in: months.map(periodOf.month) } }, { only: ['key', 'sums'] }),
    Promise.all(
      stretchesOf(days).map(([first, last]) =>
        database
          .records('commissions', caller.workspaceId)
          .find(
            { at: { $gte: startOfDay(first, caller.zone), $lte: endOfDay(last, caller.zone) } },
            { only: ['agentId', 'amount', 'opens', 'schemeId', 'mechanicIndex'] },
          ),
      ),
    ),
  ])
  return addedUp([
    ...rows.map(({ key, sums }) => ({
      agentId: key as Id<'assets'>,
      total: sums['earned'] ?? 0,
      orders: sums['orders'] ?? 0,
      mechanics: new Set(earnedByMechanic(sums).map(mechanicKey)),
    })),
    ...commissions.flat().map((commission) => ({
      agentId: commission.agentId,
      total: commission.amount,
      orders: commission.opens ? 1 : 0,
      mechanics: new Set([mechanicKey(commission)]),
    })),
  ])
}

const addedUp = (parts: readonly (Earned & { readonly agentId: Id<'assets'> })[]): Map<Id<'assets'>, Earned> =>
  new Map(
    [...groupBy(parts, ({ agentId }) => agentId)].map(([agentId, own]) => [
      agentId,
      {
        total: own.reduce((sum, { total }) => sum + total, 0),
        orders: own.reduce((sum, { orders }) => sum + orders, 0),
        mechanics: new Set(own.flatMap(({ mechanics }) => [...mechanics])),
      },
    ]),
  )

const earnedBy = async (
  reads: ReturnType<typeof readsOfCall>,
  rules: CommissionRules<Scheme>,
  since: Day,
  until: Day,
): Promise<Map<Id<'assets'>, Earned>> => {
  const byAgent = groupBy(await commissionsIn(reads, rules, { since, until }), ({ agentId }) => agentId)
  return new Map(
    [...byAgent].map(([agentId, own]) => [
      agentId,
      {
        total: commissionTotal(own),
        orders: new Set(own.map(({ orderId }) => orderId)).size,
        mechanics: new Set(own.map(mechanicKey)),
      },
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
