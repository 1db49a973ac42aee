import { SOLD_GROUP, ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { depreciationIn } from '@shared/areas/partners/rules/figures'
import { dayOf, isZone, DEFAULT_ZONE, type Day, type Zone } from '@shared/foundation/days/days'
import { fundMoves } from '@shared/foundation/documents/funds'
import { countsInBusiness, FIGURE_GROUPS } from '@shared/foundation/documents/fund-groups'
import { postingsOf } from '@shared/foundation/ledger/postings'
import type { Id } from '@shared/foundation/ids'
import { dong, sumDong } from '@shared/foundation/money/money'
import { orderPostings } from '@shared/areas/trade/rules/postings'
import { orderMoves } from '@shared/foundation/documents/order-statement'
import { isOrdered } from '@shared/foundation/documents/order-statuses'
import { businessReport, type BusinessOptions, type GroupTotal } from '@shared/areas/trade/rules/reports/business'
import { betweenCompanies, columnOf, consolidate, mergeGroups, type ColumnParts } from '@shared/areas/reports/rules/consolidated'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import { can } from '@shared/foundation/rights/rights'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { AppError } from '../../platform/errors'
import type { ReportFunctions } from '../../kernel/service-rules'
import { losingEntries } from '../partners/asset-entries'
import { businessOptions } from '../trade/business-options'
import { readRange } from '../../ledger/read-rollups'
import { waiting } from './waiting-report'
import { samePersons } from '../workspace/services/workspaces/look-up'

type Order = StoredOf<'orders'>
type Report = Awaited<ReturnType<ReportFunctions<'workspaces'>['consolidated']>>

interface Range {
  readonly since: Day
  readonly until: Day
}

/** One company of the report, with how it counts and the partners of it that are others of these companies. */
interface Company {
  readonly workspace: StoredOf<'workspaces'>
  readonly zone: Zone
  readonly options: BusinessOptions & { readonly howCalculateRevenue: 'ordered' | 'shipped' }
  /** Partner → the company it is. */
  readonly sisters: ReadonlyMap<Id<'assets'>, string>
}

/** The figures of all companies of a board member, without what they sold each other. */
const consolidated: ReportFunctions<'workspaces'>['consolidated'] = async ({ app, caller }, { only, ...range }) => {
  const database = app.get('database')
  const boards = (await samePersons(database, caller)).filter(({ rights }) => can(rights, ['bod'])).map(({ workspaceId }) => workspaceId)
  const found = await database.platformRecords('workspaces').byIds([...new Set([caller.workspaceId, ...boards])], { sort: { _id: 1 } })
  const open = found.filter(({ _id, status }) => status === 'enabled' || _id === caller.workspaceId)
  const companies = await companiesOf(database, chosen(open, only))
  const [columns, between] = await Promise.all([
    Promise.all(companies.map((company) => columnOfCompany(database, company, range))),
    betweenAll(database, companies, range),
  ])
  return {
    ...range,
    companies: open.map(({ _id, name }) => ({ _id, name })),
    workspaces: columns.map((column, index) => {
      const { workspace, options } = companyAt(companies, index)
      const { _id, name, slug, slogan } = workspace
      return { _id, name, slug, ...(slogan && { slogan }), howCalculateRevenue: options.howCalculateRevenue, ...columnOf(column) }
    }),
    eliminated: columnOf(between.eliminated),
    total: consolidate(columns, between.eliminated),
    pairs: between.pairs,
    between: between.entries,
  }
}

/** @throws AppError 403 for one that is none of them, whether it exists or not */
const chosen = (open: readonly StoredOf<'workspaces'>[], only: string | undefined): readonly StoredOf<'workspaces'>[] => {
  if (only === undefined) return open
  const ids = new Set(only.split(','))
  const named = open.filter(({ _id }) => ids.has(_id))
  if (named.length < ids.size) throw AppError.of('rights.missing')
  return named
}

const companyAt = (companies: readonly Company[], index: number): Company => {
  const company = companies[index]
  if (!company) throw AppError.of('request.not-found')
  return company
}

/** The companies, each with those partners that name another of them which names it too. */
const companiesOf = async (database: SocaiDatabase, workspaces: readonly StoredOf<'workspaces'>[]): Promise<Company[]> => {
  const ids = workspaces.map(({ _id }) => _id)
  const named = await Promise.all(
    workspaces.map(({ _id }) =>
      database
        .records('assets', _id)
        .find({ sisterWorkspaceId: { $in: ids.filter((other) => other !== _id) } }, { only: ['sisterWorkspaceId'] }),
    ),
  )
  const names = (from: number, to: string): boolean => (named[from] ?? []).some(({ sisterWorkspaceId }) => String(sisterWorkspaceId) === to)
  return Promise.all(
    workspaces.map(async (workspace, index): Promise<Company> => {
      const agreed = (named[index] ?? []).flatMap(({ _id, sisterWorkspaceId }) => {
        const other = ids.findIndex((each) => each === sisterWorkspaceId)
        return other >= 0 && names(other, workspace._id) ? [[_id, String(sisterWorkspaceId)] as const] : []
      })
      return {
        workspace,
        zone: isZone(workspace.zone) ? workspace.zone : DEFAULT_ZONE,
        options: await businessOptions(database, workspace._id),
        sisters: new Map(agreed),
      }
    }),
  )
}

const columnOfCompany = async (
  database: SocaiDatabase,
  { workspace, zone, options }: Company,
  { since, until }: Range,
): Promise<ColumnParts> => {
  const [rows, payments] = await Promise.all([
    readRange(database, workspace._id, ['business', 'funds'], since, until),
    losingEntries(database, workspace._id, { since, until, zone }),
  ])
  const { revenue, cost, groups } = businessReport(rows, options)
  return { revenue, cost, groups, depreciation: depreciationIn(payments, since, until, zone) }
}

const betweenAll = async (
  database: SocaiDatabase,
  companies: readonly Company[],
  range: Range,
): Promise<{ eliminated: ColumnParts; pairs: Report['pairs']; entries: Report['between'] }> => {
  const found = await Promise.all(
    companies.flatMap((seller) =>
      companies
        .filter((buyer) => buyer !== seller && [...seller.sisters.values()].includes(buyer.workspace._id))
        .map((buyer) => salesBetween(database, seller, buyer, range)),
    ),
  )
  const groups = (await Promise.all(companies.map((company) => groupsBetween(database, company, range)))).flat()
  return {
    eliminated: {
      revenue: sumDong(found.map(({ revenue }) => revenue)),
      cost: sumDong(found.flatMap(({ cost, soldOnProfit }) => [cost, soldOnProfit])),
      depreciation: dong(0),
      groups: mergeGroups(groups.map(({ group, isCredit, total }) => ({ _id: group, isCredit, total }))),
    },
    pairs: found.filter(({ orders, ...sums }) => orders > 0 || [sums.sold, sums.bought, sums.revenue, sums.soldOnProfit].some(Boolean)),
    entries: groups.map(({ workspaceId, partnerId, group, total }) => ({ workspaceId, partnerId, group, total })),
  }
}

/** The partners of a company that are another one. */
const partnersThatAre = ({ sisters }: Company, other: Company): Id<'assets'>[] =>
  [...sisters].flatMap(([partner, company]) => (company === other.workspace._id ? [partner] : []))

/** What one company sold the other: as the report counts it, and as both wrote it down. */
const salesBetween = async (
  database: SocaiDatabase,
  seller: Company,
  buyer: Company,
  { since, until }: Range,
): Promise<Report['pairs'][number]> => {
  const [customers, suppliers] = [partnersThatAre(seller, buyer), partnersThatAre(buyer, seller)]
  // What was owed when the books began was traded before.
  const traded = { isOpening: { $ne: true } }
  const [sales, purchases] = await Promise.all([
    database
      .records('orders', seller.workspace._id)
      .find({ group: SOLD_GROUP, ...traded, $or: [{ customerId: { $in: customers } }, { agentId: { $in: customers } }] }),
    database.records('orders', buyer.workspace._id).find({ group: ORDERS_WITH.Suppliers, ...traded, supplierId: { $in: suppliers } }),
  ])
  const rows = rowsOf(sales, seller.zone)
  const ofRange = businessReport(within(rows, since, until), seller.options)
  const ever = businessReport(within(rows, '0000-00-00', until), seller.options)
  const soldOn = await costOfSoldOn(database, buyer, purchases, { since, until })
  const eliminated = betweenCompanies({
    revenue: ofRange.revenue,
    cost: ofRange.cost,
    delivered: ever.revenueShipped,
    deliveredCost: ever.cost,
    soldOn,
  })
  const moved = (orders: readonly Order[], zone: Zone) =>
    sumDong(
      orders
        .flatMap(orderMoves)
        .filter(({ at }) => isWithin(dayOf(at, zone), since, until))
        .map(({ amount }) => amount),
    )
  const orders = sales.filter((order) => isOrdered(order) && isWithin(dayOf(order.created, seller.zone), since, until)).length
  return {
    seller: seller.workspace._id,
    buyer: buyer.workspace._id,
    orders,
    sold: moved(sales, seller.zone),
    bought: moved(purchases, buyer.zone),
    partners: customers,
    ...eliminated,
  }
}

const isWithin = (day: string, since: string, until: string): boolean => day >= since && day <= until
const within = (rows: readonly RollupRow[], since: string, until: string): RollupRow[] =>
  rows.filter(({ day = '' }) => isWithin(day, since, until))

/** What some orders add to the business, day by day. */
const rowsOf = (orders: readonly Order[], zone: Zone): RollupRow[] =>
  orders.flatMap((order) => postingsOf({ business: orderPostings.business }, order, { zone }))

/** What a company's sales of the range cost it in units that came with these purchases. */
const costOfSoldOn = async (
  database: SocaiDatabase,
  { workspace, zone }: Company,
  purchases: readonly Order[],
  { since, until }: Range,
): Promise<number> => {
  if (purchases.length === 0) return 0
  const units = await database
    .records('stocks', workspace._id)
    .find({ importId: { $in: purchases.map(({ _id }) => _id) }, exported: true }, { only: ['cost', 'exportTime', 'exportId'] })
  const sold = units.filter(({ exportTime }) => exportTime && isWithin(dayOf(exportTime, zone), since, until))
  const sales = await database
    .records('orders', workspace._id)
    .find({ _id: { $in: [...new Set(sold.flatMap(({ exportId }) => exportId ?? []))] }, group: SOLD_GROUP }, { only: ['group'] })
  const outside = new Set(sales.map(({ _id }) => _id))
  return sold.reduce((sum, { cost, exportId }) => sum + (exportId && outside.has(exportId) ? (cost ?? 0) : 0), 0)
}

/** Entries of a company with a partner that is another of them, of one group. */
type Between = Report['between'][number] & Pick<GroupTotal, 'isCredit'>

/** What a company's entries of the range with its sisters come to, by partner and group: income and costs that belong to no order. */
const groupsBetween = async (
  database: SocaiDatabase,
  { workspace, zone, options, sisters }: Company,
  { since, until }: Range,
): Promise<Between[]> => {
  if (sisters.size === 0) return []
  const partners = [...sisters.keys()]
  const entries = await database.records('funds', workspace._id).find({
    $or: [{ customerId: { $in: partners } }, { agentId: { $in: partners } }, { supplierId: { $in: partners } }],
    status: { $in: ['completed', 'cancelled', 'refunded'] },
  })
  const apart = [
    ...(options.nonBusinessIEGroups ?? []),
    ...(options.fundGroups ?? []).filter(({ nonBusiness }) => nonBusiness).map(({ name }) => name),
  ]
  const known = [...FIGURE_GROUPS, ...(options.fundGroups ?? [])]
  const found = new Map<string, Between>()
  for (const entry of entries.filter(({ group }) => countsInBusiness(group, apart))) {
    const { group } = entry
    const partnerId = [entry.customerId, entry.agentId, entry.supplierId].find((each) => each !== undefined && sisters.has(each))
    if (partnerId === undefined) continue
    for (const { at, amount } of fundMoves(entry)) {
      if (!isWithin(dayOf(at, zone), since, until)) continue
      const key = `${partnerId} ${group}`
      const isCredit = known.find(({ name }) => name === group)?.isCredit ?? amount > 0
      const before = found.get(key) ?? { workspaceId: workspace._id, partnerId, group, isCredit, total: dong(0) }
      found.set(key, { ...before, total: dong(before.total + amount) })
    }
  }
  return [...found.values()].filter(({ total }) => total !== 0)
}

/** The reports of workspaces that are made of several areas. */
export const workspacesReports = { consolidated, waiting }
