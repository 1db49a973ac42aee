import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { countsInBusiness, FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { isInvoicedExpense } from '@shared/foundation/documents/fund-vat'
import { INVOICED_BY_SUPPLIER, mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import { dong, sumDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { heldOn } from '@shared/areas/tax/rules/dated'
import { lacksOf } from '@shared/areas/tax/rules/papers'
import type { TaxLaw } from '@shared/areas/tax/rules/tax-law'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { readLaw } from '../../../tax/read-law'

type Row = Stored<ReportOf<'orders', 'costPapers'>>['data'][number]
type Span = { readonly $gte: Date; readonly $lte: Date }

const MAX_ROWS = 2000

/** Money that went out in a span, as far as it is a cost: expenses, and payments to suppliers. */
const paidCosts = async ({ app, caller }: Call<'orders'>, span: Span, law: TaxLaw): Promise<Row[]> => {
  const { workspaceId, zone } = caller
  const database = app.get('database')
  const [funds, groups, workspace] = await Promise.all([
    database.records('funds', workspaceId).find(
      { created: span, status: 'completed', amount: { $lt: 0 } },
      {
        only: [
          'number',
          'name',
          'recipientName',
          'group',
          'amount',
          'created',
          'status',
          'cashAccount',
          'isOpening',
          'inputInvoice',
          'orderId',
          'assetId',
          'customerId',
          'agentId',
          'supplierId',
          'userId',
          'month',
          'transferLabel',
        ],
      },
    ),
    database.records('fundGroups', workspaceId).find({ nonBusiness: true }, { only: ['name'] }),
    database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] }),
  ])
  const apart = [...groups.map(({ name }) => name), ...(workspace?.opts.nonBusinessIEGroups ?? [])]
  return funds.flatMap((fund): Row[] => {
    const isExpense = isInvoicedExpense(fund) && countsInBusiness(fund.group, apart)
    const isPurchase = fund.group === FUND_GROUPS.purchases.name && !fund.isOpening
    if (!isExpense && !isPurchase) return []
    const amount = dong(-fund.amount)
    const day = dayOf(fund.created, zone)
    // What pays a purchase has its invoice there.
    const hasInvoice = isPurchase || fund.inputInvoice !== undefined
    const lacks = lacksOf({ day, amount, hasInvoice, inCash: fund.cashAccount === '111' }, law)
    return lacks.length === 0 ? [] : [rowOfFund(fund, { date: day, amount, lacks })]
  })
}

const rowOfFund = (
  { _id, number, name, recipientName, group }: Pick<StoredOf<'funds'>, '_id' | 'number' | 'name' | 'recipientName' | 'group'>,
  told: Pick<Row, 'date' | 'amount' | 'lacks'>,
): Row => ({
  _id,
  service: 'funds',
  ...(number ? { document: number } : {}),
  ...((name ?? recipientName) ? { name: name ?? recipientName } : {}),
  group,
  ...told,
})

/** Purchases of a span of which goods came and no invoice did. */
const barePurchases = async ({ app, caller }: Call<'orders'>, span: Span): Promise<Row[]> => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      {
        group: { $in: [...INVOICED_BY_SUPPLIER] },
        created: span,
        status: { $nin: [...UNCOUNTED_STATUSES] },
        isOpening: { $ne: true },
        inputInvoice: { $exists: false },
        'shipments.0': { $exists: true },
      },
      { only: ['order_number', 'created', 'supplier', 'total', 'returnedTotal'] },
    )
  return orders.flatMap(({ _id, order_number, created, supplier, total, returnedTotal = 0 }): Row[] => {
    const amount = dong(total - returnedTotal)
    if (amount <= 0) return []
    const named = supplier ? { name: supplier.name } : {}
    return [{ _id, service: 'orders', document: order_number, date: dayOf(created, caller.zone), ...named, amount, lacks: ['invoice'] }]
  })
}

const sumsOf = (rows: readonly Row[]) => ({ count: rows.length, amount: sumDong(rows.map(({ amount }) => amount)) })

const latestFirst = (a: Row, b: Row): number => (a.date === b.date ? (a._id < b._id ? 1 : -1) : a.date < b.date ? 1 : -1)

/** Costs that lack papers: single expenses for whoever reads funds, single purchases for buyers; of others the sum. */
export const costPapers: ReportFunctions<'orders'>['costPapers'] = async (call, { since, until }) => {
  const { rights, zone } = call.caller
  const span = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const law = await readLaw(call.app.get('database').platformRecords('taxRules'))
  const rows = (await Promise.all([paidCosts(call, span, law), barePurchases(call, span)])).flat()
  const isListed = ({ service }: Row): boolean => (service === 'funds' ? can(rights, ['/funds']) : mayReadOrders(rights, 'purchases'))
  const limit = heldOn(law.cashLimits, until)
  return {
    since,
    until,
    ...(limit ? { limit: { from: limit.from, since: limit.since, source: limit.source } } : {}),
    total: sumsOf(rows),
    data: rows.filter(isListed).sort(latestFirst).slice(0, MAX_ROWS),
    hidden: sumsOf(rows.filter((row) => !isListed(row))),
  }
}
