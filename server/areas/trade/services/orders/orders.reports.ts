import { lossesIn } from '@shared/areas/partners/rules/figures'
import { groupOfGain } from '@shared/areas/partners/rules/disposal'
import { KEPT_GROUPS } from '@shared/foundation/documents/asset-groups'
import { dayOf, endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import { earnedPay } from '@shared/foundation/documents/accruals'
import { countsInBusiness, FUND_GROUPS, mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { dong, sumDong } from '@shared/foundation/money/money'
import { agreedMoves } from '@shared/foundation/documents/order-agreed'
import { writeOffMoves } from '@shared/foundation/documents/order-write-offs'
import { isReturn, returnsOf } from '@shared/foundation/documents/order-returns'
import { returnedValue } from '@shared/foundation/documents/order-shipping'
import { mayReadOrders, ORDER_GROUP_NAMES, SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { NOT_SHIPPED_STATUSES } from '@shared/foundation/documents/order-statuses'
import { businessByDay, businessReport } from '@shared/areas/trade/rules/reports/business'
import { earlierRange } from '@shared/foundation/days/earlier-range'
import { orderStatusReport } from '@shared/areas/trade/rules/reports/order-status'
import { undeliveredOf, type Undelivered } from '@shared/areas/trade/rules/reports/undelivered'
import { can } from '@shared/foundation/rights/rights'
import { partsOf } from '@shared/foundation/ledger/postings'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { AppError } from '../../../../platform/errors'
import { isHidden } from '../../../../kernel/access'
import { groupBy } from '@shared/foundation/group-by'
import { businessOptions } from '../../business-options'
import { losingEntries } from '../../../partners/asset-entries'
import { knownInSums } from '../../../../ledger/known-at'
import { readRangeWithPicture } from '../../../../ledger/read-rollups'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import type { StoredOf } from '../../../../kernel/collections'
import { changedIn, moveFields, returnsIn } from './order-lists'
import { listTotals } from './list-totals'
import { readPlaces } from './order-places'
import { accountReports } from './account-reports'
import { buyerReports } from './buyer-reports'
import { depreciationOf } from './depreciation-of'
import { sellerReports } from './seller-reports'
import { changedSince } from './changed-since'
import { seriesReport } from './series-report'
import { tradeEntries } from './trade-entries'
import { costPapers } from './cost-papers'
import { taxBook } from './tax-book'
import { taxYear } from './tax-year'
import { uncarriedEntries } from './uncarried-entries'
import { vatReports } from './vat-reports'

type OrderCall = Call<'orders'>
type Reports = ReportFunctions<'orders'>

/** The business report: totals, the picture over time, and an earlier range to compare with. */
const sales: Reports['sales'] = async (call, { since, until, knownAt }) => {
  const { app, caller } = call
  const database = app.get('database')
  const known = await knownInSums(database, caller, knownAt, app.get('now')())
  const earlier = earlierRange(since, until)
  const measures = ['business', 'funds'] as const
  const [options, { rows, before, picture }, depreciation] = await Promise.all([
    businessOptions(database, caller.workspaceId),
    readRangeWithPicture(database, caller.workspaceId, measures, { since, until, earlier, known }),
    depreciationOf(call, { since, until }, known),
  ])
  const report = businessReport(rows, options)
  const { revenue, cost, netProfit } = businessReport(before, options)
  // What waits to be delivered is what stands now: of another moment nothing is said.
  const undelivered =
    options.howCalculateRevenue === 'ordered' && !known ? { undelivered: await readUndelivered(app, caller, since, until) } : {}
  return {
    since,
    until,
    ...(known && { knownAt: known.at }),
    howCalculateRevenue: options.howCalculateRevenue,
    ...report,
    depreciation,
    netProfitAfterDepreciation: dong(report.netProfit - depreciation),
    ...undelivered,
    steps: businessByDay(picture.rows, picture.steps, options),
    before: { ...earlier, revenue, cost, netProfit },
  }
}

const UNDELIVERED_FIELDS = ['created', 'total', 'items.group', 'items.productId', 'items.quantity', 'items.shipped', 'shipments']

/** What was ordered in the range and is still to be delivered, at what its goods in stock have cost, else at what they cost when bought next. */
const readUndelivered = async (
  app: OrderCall['app'],
  { workspaceId, zone }: OrderCall['caller'],
  since: Day,
  until: Day,
): Promise<Undelivered> => {
  const database = app.get('database')
  const [from, to] = [startOfDay(since, zone), endOfDay(until, zone)]
  // Open orders are few whatever the range: the range itself would be read order by order.
  const open = await database
    .records('orders', workspaceId)
    .find({ group: SOLD_GROUP, status: { $in: [...NOT_SHIPPED_STATUSES] } }, { only: UNDELIVERED_FIELDS })
  const orders = open.filter(({ created }) => created >= from && created <= to)
  const productIds = [...new Set(orders.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? [])))]
  if (productIds.length === 0) return undeliveredOf(orders, () => null)
  const [levels, products] = await Promise.all([
    database.records('levels', workspaceId).find({ productId: { $in: productIds } }),
    database.records('products', workspaceId).find({ _id: { $in: productIds } }, { only: ['cost'] }),
  ])
  const expected = new Map<string, number>(products.flatMap(({ _id, cost }) => (cost === undefined ? [] : [[_id, cost]])))
  const standing = groupBy(levels, (level) => level.productId as string)
  return undeliveredOf(orders, (productId) => {
    const own = standing.get(productId) ?? []
    const units = own.reduce((sum, { count, unknown }) => sum + count - unknown, 0)
    return units > 0 ? own.reduce((sum, { value }) => sum + value, 0) / units : (expected.get(productId) ?? null)
  })
}

const MAX_ENTRIES = 1000

type Entry = Stored<ReportOf<'orders', 'salesEntries'>>['data'][number]

/** The entries behind one figure of the business report, and their sum: equal to the figure, to the dong. */
const salesEntries: Reports['salesEntries'] = async (call, { since, until, figure, group }) => {
  // The total is the report's; what each order cost, and so earned, is the board's.
  if (figure === 'cost' && !can(call.caller.rights, ['bod'])) throw AppError.of('rights.report', { report: 'salesEntries cost' })
  const span = { $gte: startOfDay(since, call.caller.zone), $lte: endOfDay(until, call.caller.zone) }
  const entries =
    figure === 'group'
      ? [
          ...(await fundEntries(call, group, span)),
          ...(await earnedEntries(call, group, { since, until })),
          ...(await disposals(call, group, since, until)),
          ...(await writeOffs(call, group, span)),
        ]
      : figure === 'depreciation'
        ? await lostEntries(call, since, until)
        : [...(await orderEntries(call, figure, span, since, until)), ...(figure === 'cost' ? await uncarriedEntries(call, span) : [])]
  entries.sort((a, b) => b.at.getTime() - a.at.getTime())
  return { total: sumDong(entries.map(({ amount }) => amount)), count: entries.length, data: entries.slice(0, MAX_ENTRIES) }
}

type Span = { readonly $gte: Date; readonly $lte: Date }

const fundEntries = async ({ app, caller }: OrderCall, group: string | undefined, span: Span): Promise<Entry[]> => {
  if (group === undefined) throw AppError.of('data.field-required', { field: 'group' })
  if (!countsInBusiness(group)) throw AppError.of('query.value', { field: 'group' })
  if (!mayReadEntries(caller.rights, group)) throw AppError.of('rights.group', { group })
  const entries = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find(
      { group, created: span, status: { $in: ['completed', 'cancelled', 'refunded'] } },
      {
        only: [
          'number',
          'name',
          'created',
          'amount',
          'refundedAt',
          'status',
          'recipientName',
          'customerId',
          'agentId',
          'supplierId',
          'accruedOn',
          'accruedAmount',
          'inputVat',
        ],
      },
    )
  // Whom money went to or came from may be a partner.
  const named = mayReadOrders(caller.rights, 'sales')
  return (
    entries
      .filter(({ status, refundedAt, accruedOn }) => (status !== 'cancelled' || refundedAt) && accruedOn === undefined)
      // What was an expense when it was earned is none again when it is paid, and VAT that is deducted is none.
      .map(({ accruedAmount = 0, inputVat, ...fund }) => ({
        ...fund,
        amount: dong(fund.amount - Math.sign(fund.amount) * (accruedAmount + (inputVat?.amount ?? 0))),
      }))
      .filter(({ amount }) => amount !== 0)
      .map(({ _id, number, name, recipientName, created, amount, customerId, agentId, supplierId }): Entry => {
        const partnerId = customerId ?? agentId ?? supplierId
        return {
          _id,
          service: 'funds',
          ...(number ? { number } : {}),
          name: name ?? (named ? recipientName : undefined) ?? group,
          ...(partnerId && named && { partnerId }),
          at: created,
          amount,
        }
      })
  )
}

/** What counts of a group when it is earned: pay on its day, and commissions order by order. */
const earnedEntries = async (
  { app, caller }: OrderCall,
  group: string | undefined,
  { since, until }: { readonly since: Day; readonly until: Day },
): Promise<Entry[]> => {
  const { workspaceId, zone } = caller
  const database = app.get('database')
  const range = { $gte: since, $lte: until }
  const isWithin = (day: Day): boolean => day >= since && day <= until
  if (group === FUND_GROUPS.salaries.name) {
    const funds = await database
      .records('funds', workspaceId)
      .find(
        { group, $or: [{ accruedOn: range }, { accrualEnded: range }] },
        { only: ['number', 'name', 'amount', 'status', 'accruedOn', 'accrualEnded', 'monthEarned'] },
      )
    return funds.flatMap((fund) =>
      earnedPay(fund)
        .filter(({ day }) => isWithin(day))
        .map(({ day, amount }): Entry => ({
          _id: fund._id,
          service: 'funds',
          ...(fund.number ? { number: fund.number } : {}),
          name: fund.name ?? group,
          at: startOfDay(day, zone),
          amount: dong(-amount),
        })),
    )
  }
  if (group !== FUND_GROUPS.commissions.name) return []
  const named = mayReadOrders(caller.rights, 'sales')
  const rows = await database
    .records('commissions', workspaceId)
    .find(
      { at: { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }, accrued: true },
      { only: ['orderId', 'order_number', 'at', 'amount'] },
    )
  return rows.map(({ orderId, order_number, at, amount }): Entry => ({
    _id: orderId,
    service: 'orders',
    name: group,
    ...(named ? { number: order_number } : {}),
    at,
    amount: dong(-amount),
  }))
}

/** The assets sold or scrapped in the range, each with what was gained or lost by it, where that is part of the group. */
const disposals = async (
  { app, caller: { workspaceId, zone } }: OrderCall,
  group: string | undefined,
  since: Day,
  until: Day,
): Promise<Entry[]> => {
  const removed = await app
    .get('database')
    .records('assets', workspaceId)
    .find(
      { group: { $in: [...KEPT_GROUPS] }, status: 'removed', ended: { $gte: since, $lte: until }, 'disposal.gain': { $exists: true } },
      { only: ['name', 'ended', 'disposal'] },
    )
  return removed.flatMap(({ _id, name, ended, disposal }): Entry[] => {
    const gain = disposal?.gain ?? 0
    return ended === undefined || gain === 0 || groupOfGain(gain) !== group
      ? []
      : [{ _id, service: 'assets', name, at: startOfDay(ended, zone), amount: dong(gain) }]
  })
}

/** What was written off of orders in the range, and taken back of that, where it is the group of bad debts. */
const writeOffs = async ({ app, caller }: OrderCall, group: string | undefined, span: Span): Promise<Entry[]> => {
  if (group !== FUND_GROUPS.badDebts.name) return []
  const found = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find({ 'writeOffs.at': { $exists: true } }, { only: ['order_number', 'customer', 'agent', 'writeOffs'], hint: { 'writeOffs.at': 1 } })
  const named = mayReadOrders(caller.rights, 'sales')
  return found.flatMap((order) => {
    const { _id, order_number: number } = order
    const partner = order.customer ?? order.agent
    return writeOffMoves(order)
      .filter(({ at }) => at >= span.$gte && at <= span.$lte)
      .map(({ at, amount }): Entry => ({
        _id,
        service: 'orders',
        name: named ? (partner?.name ?? '') : '',
        ...(named ? { number } : null),
        ...(named && partner ? { partnerId: partner._id } : null),
        at,
        amount: dong(-amount),
      }))
  })
}

/** What each payment for an asset loses in the range, by its month. */
const lostEntries = async ({ app, caller: { workspaceId, zone } }: OrderCall, since: Day, until: Day): Promise<Entry[]> => {
  const payments = await losingEntries(app.get('database'), workspaceId, { since, until, zone }, ['number', 'name', 'asset'])
  return payments.flatMap((payment) =>
    lossesIn(payment, since, until, zone).map(({ day, amount }): Entry => ({
      _id: payment._id,
      service: 'funds',
      ...(payment.number ? { number: payment.number } : {}),
      name: payment.asset?.name ?? payment.name ?? '',
      at: startOfDay(day, zone),
      amount,
    })),
  )
}

const orderEntries = async ({ app, caller }: OrderCall, figure: string, span: Span, since: Day, until: Day): Promise<Entry[]> => {
  // Whose order it was follows the right to orders; what it came to is the report's.
  const named = mayReadOrders(caller.rights, 'sales')
  const orders = app.get('database').records('orders', caller.workspaceId)
  const only = ['order_number', 'group', 'customer', 'agent', 'created', 'status', ...moveFields]
  const isAgreed = figure === 'revenueOrdered'
  // What was owed when the books began was sold before.
  const sale = { group: SOLD_GROUP, isOpening: { $ne: true } }
  const time = isAgreed ? { created: span } : { shipments: { $elemMatch: { time: span } } }
  const [made, changed, returned] = await Promise.all([
    orders.find({ ...sale, ...time }, { only }),
    isAgreed ? orders.find({ ...sale, ...changedIn(span) }, { only }) : [],
    orders.find({ ...sale, $or: returnsIn(span) }, { only }),
  ])
  const within = (at: Date) => {
    const day = dayOf(at, caller.zone)
    return day >= since && day <= until
  }
  const value = (order: (typeof made)[number]): number => {
    if (isAgreed) return agreedMoves(order)[0]?.total ?? 0
    return order.shipments
      .filter((each) => within(each.time) && !isReturn(each))
      .reduce((sum, each) => sum + (figure === 'cost' ? each.cost : each.net), 0)
  }
  const entry = (order: (typeof made)[number], at: Date, amount: number): Entry => {
    const partner = order.customer ?? order.agent
    return {
      _id: order._id,
      service: 'orders',
      name: named ? (partner?.name ?? '') : '',
      ...(named ? { number: order.order_number } : null),
      ...(named && partner ? { partnerId: partner._id } : null),
      at,
      amount: dong(amount),
    }
  }
  return [
    ...made.map((order) =>
      entry(
        order,
        isAgreed ? order.created : (order.shipments.findLast((each) => within(each.time) && !isReturn(each))?.time ?? order.created),
        value(order),
      ),
    ),
    ...changed.flatMap((order) => (order.termChanges ?? []).flatMap(({ at, total }) => (within(at) ? [entry(order, at, total)] : []))),
    ...returned.flatMap((order) => takenBack(order, figure).flatMap(({ at, amount }) => (within(at) ? [entry(order, at, -amount)] : []))),
  ].filter(({ amount }) => amount !== 0)
}

/** What returns of an order took back of a figure, each at its moment. */
const takenBack = (order: StoredOf<'orders'>, figure: string): { at: Date; amount: number }[] => {
  if (figure === 'revenueOrdered') return returnsOf(order).map(({ at, value }) => ({ at, amount: value }))
  const of = (each: Pick<StoredOf<'orders'>['shipments'][number], 'cost' | 'net'>): number => (figure === 'cost' ? each.cost : each.net)
  const parts = order.shipments.filter(isReturn).map((each) => ({ at: each.time, amount: -of(each) }))
  return order.returnedAt && order.status === 'returned' ? [...parts, { at: order.returnedAt, amount: of(returnedValue(order)) }] : parts
}

const counts = async <By extends 'status' | 'statusPayment'>(
  { app, caller, service }: OrderCall,
  { group, since, until }: Parameters<Reports['status']>[1],
  by: By,
) => {
  const readable = ORDER_GROUP_NAMES.filter((each) => mayReadOrders(caller.rights, each))
  if (group && !readable.includes(group)) throw AppError.of('rights.group', { group })
  const rows = await readPlaces(app, caller.workspaceId, { since, until })
  const priced = (key: string): boolean => !isHidden(service.declaration, 'total', caller, partsOf(key)[0])
  // What inventory is worth stays with those who may see costs; how many orders there are is for all.
  const shown = rows.map((row) => (priced(row.key) ? row : { ...row, sums: { ...row.sums, total: 0 } }))
  return orderStatusReport(shown, group ? [group] : readable, by)
}

const partnerBalance: Reports['partnerBalance'] = async ({ app, caller }, { partnerId }) => {
  const partner = await app.get('database').records('assets', caller.workspaceId).byId(partnerId)
  if (!partner) throw AppError.of('request.not-found')
  const right = partner.group === 'Suppliers' ? (['/purchases'] as const) : (['/sales'] as const)
  if (!can(caller.rights, right)) throw AppError.of('rights.group', { group: partner.group })
  return { partnerId: partner._id, partnerBalance: partner.partnerBalance ?? dong(0), outstanding: partner.outstanding ?? dong(0) }
}

export const ordersReports: Reports = {
  sales,
  salesEntries,
  changedSince,
  status: (call, parameters) => counts(call, parameters, 'status'),
  statusPayment: (call, parameters) => counts(call, parameters, 'statusPayment'),
  totals: listTotals,
  partnerBalance,
  ...accountReports,
  ...buyerReports,
  ...sellerReports,
  tradeEntries,
  series: seriesReport,
  ...vatReports,
  taxYear,
  taxBook,
  costPapers,
}
