import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import { mayReadOrders, SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { tradeOfFund, tradeOfOrder, type TradeQuestion } from '@shared/areas/trade/rules/reports/trade-entries'
import { can } from '@shared/foundation/rights/rights'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { revenueBasis } from '../../business-options'
import { mayReadProfits } from '../../../goods/profits'
import { changedIn, moveFields, originFields, termsIn } from './order-lists'
import { uncarriedEntries } from './uncarried-entries'

type OrderCall = Call<'orders'>
type Entry = Stored<ReportOf<'orders', 'tradeEntries'>>['data'][number]

const MAX_ENTRIES = 1000

/** The entries behind a figure, newest first; whose they are follows the right to the orders. */
export const tradeEntries: ReportFunctions<'orders'>['tradeEntries'] = async (
  call,
  { since, until, by, figure, partnerId, productId, memberId, categoryId, tag, channel, weekday, hour, warehouseId },
) => {
  const { app, caller } = call
  if (by === 'discounts' && !can(caller.rights, ['/report'])) throw AppError.of('rights.report', { report: 'tradeEntries discounts' })
  const isCosted = figure === 'cost' || figure === 'profit'
  if (isCosted && !mayReadProfits(caller.rights)) throw AppError.of('rights.report', { report: `tradeEntries ${figure}` })
  const rows: Readonly<Partial<Record<TradeQuestion['by'], string | undefined>>> = { productId, creatorId: memberId, tag }
  const of = by in rows ? rows[by] : partnerId
  const made = { channel, weekday, hour, warehouse: warehouseId }
  const [howCalculateRevenue, among] = await Promise.all([
    revenueBasis(app.get('database'), caller.workspaceId),
    categoryId === undefined ? undefined : productsOf(call, categoryId),
  ])
  const question: TradeQuestion = { by, figure, of, among, made, since, until, zone: caller.zone, howCalculateRevenue }
  const entries = figure === 'paid' ? await payments(call, question) : await sales(call, question)
  if (isCosted && by === 'days') entries.push(...(await uncarried(call, question)))
  entries.sort(newestFirst)
  return {
    total: sumPieces(entries.map(({ amount }) => amount)),
    count: entries.length,
    data: entries.slice(0, MAX_ENTRIES),
  }
}

/** Those of one moment, too, stand in one order: beyond the most that is answered always the same ones are left out. */
const newestFirst = (a: Entry, b: Entry): number =>
  b.at.getTime() - a.at.getTime() || compareText(b._id, a._id) || compareText(a.service, b.service) || b.amount - a.amount

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const spanOf = ({ since, until, zone }: TradeQuestion) => ({ $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) })

/** The products that are of a category now. */
const productsOf = async ({ app, caller }: OrderCall, categoryId: string): Promise<ReadonlySet<string>> => {
  const products = await app
    .get('database')
    .records('products', caller.workspaceId)
    .find({ categoryId }, { only: ['_id'] })
  return new Set(products.map(({ _id }) => _id))
}

/** Where an order names what a row is about. */
const namedIn = ({ by, of, among }: TradeQuestion): object => {
  if (by === 'withoutMember') return { creatorId: { $exists: false } }
  const products = of ?? (among ? { $in: [...among] } : undefined)
  if (products === undefined || by === 'days') return {}
  // What was given up of an order may have been all of a product.
  if (by === 'productId') return { $or: [{ 'items.productId': products }, { 'termChanges.lines.productId': products }] }
  if (by === 'tag') return { tags: of ?? { $exists: true } }
  if (of === undefined || by === 'made') return {}
  return by === 'discounts' ? { $or: [{ customerId: of }, { agentId: of }] } : { [by]: of }
}

const sales = async ({ app, caller }: OrderCall, question: TradeQuestion): Promise<Entry[]> => {
  const named = mayReadOrders(caller.rights, 'sales')
  const span = spanOf(question)
  const shipped = { shipments: { $elemMatch: { time: span } } }
  const inRange = { $or: [{ created: span }, changedIn(span), shipped, { returnedAt: span }, termsIn(span)] }
  const only = [
    'order_number',
    'group',
    'status',
    'created',
    'customer',
    'agent',
    'customerId',
    'agentId',
    'creatorId',
    ...originFields,
    ...moveFields,
  ]
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find({ $and: [{ group: SOLD_GROUP }, namedIn(question), inRange] }, { only })
  return orders.flatMap((order) =>
    tradeOfOrder(order, question).map(({ day, amount }) => ({
      service: 'orders' as const,
      _id: order._id,
      ...(named ? { number: order.order_number } : null),
      name: named ? ((order.customer ?? order.agent)?.name ?? '') : '',
      at: startOfDay(day, question.zone),
      amount,
    })),
  )
}

/** Of suppliers' prices, what no unit carries is cost of its day. */
const uncarried = async (call: OrderCall, question: TradeQuestion): Promise<Entry[]> => {
  const found = await uncarriedEntries(call, spanOf(question))
  return found.map(({ _id, number, name, at, amount }) => ({
    service: 'orders' as const,
    _id,
    number,
    name,
    at: startOfDay(dayOf(at, question.zone), question.zone),
    amount: question.figure === 'profit' ? -amount : amount,
  }))
}

const paymentFields = [
  'orderId',
  'order',
  'amount',
  'status',
  'created',
  'refundedAt',
  'refundedAmount',
  'isPart',
  'group',
  'customer',
  'agent',
  'customerId',
  'agentId',
] as const satisfies readonly (keyof StoredOf<'funds'>)[]

const payments = async ({ app, caller }: OrderCall, question: TradeQuestion): Promise<Entry[]> => {
  const { by, of } = question
  if (by !== 'customerId' && by !== 'agentId') return []
  const named = mayReadOrders(caller.rights, 'sales')
  const span = spanOf(question)
  const funds = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find(
      { orderId: { $exists: true }, [by]: of ?? { $exists: true }, $or: [{ created: span }, { refundedAt: span }] },
      { only: paymentFields },
    )
  return funds.flatMap((fund) =>
    tradeOfFund(fund, question).map(({ day, amount }) => ({
      service: 'funds' as const,
      _id: fund._id,
      ...(named && fund.order ? { number: fund.order.order_number } : null),
      name: named ? ((fund.customer ?? fund.agent)?.name ?? '') : '',
      at: startOfDay(day, question.zone),
      amount,
    })),
  )
}
