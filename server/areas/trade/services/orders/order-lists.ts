import { endOfDay, monthOf, startOfDay, type Day } from '@shared/foundation/days/days'
import { remainingOf, sumPieces } from '@shared/foundation/documents/order-lines'
import { NOT_SHIPPED_STATUSES, UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import { isPaidByCredit, SOLD_GROUP, TRADE_GROUPS } from '@shared/foundation/documents/order-kinds'
import { orderBalance, partnerOf } from '@shared/foundation/documents/order-totals'
import type { OrderGroup } from '@shared/foundation/documents/order-kinds'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { NarrowedBy } from '@shared/registry/service-types'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, Narrowed } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>
type Words = NarrowedBy<'orders'>

/** What tells what an order moved and when, beside its group, status and day. */
export const moveFields = [
  'total',
  'vat',
  'returnedTotal',
  'items',
  'discount',
  'shipments',
  'bookings',
  'termChanges',
  'writeOffs',
  'isOpening',
  'returnedAt',
] as const
/** What tells where an order came from. */
export const originFields = ['shop.platform', 'counter.shiftId', 'tags'] as const
/** Orders of which what was agreed changed in a range of time, once their own day was closed. */
export const changedIn = (span: object) => ({ 'termChanges.at': span })
/** Orders of which changed terms left something over in a range of time, or that have such and moved then. */
export const termsIn = (span: object) => ({ 'bookings.isShipment': false, 'bookings.at': span })
/** Orders of which something came back in a range of time, or what had come back became worth something else. */
export const returnsIn = (span: object) => [
  { returnedAt: span },
  { shipments: { $elemMatch: { time: span, 'lines.quantity': { $lt: 0 } } } },
  termsIn(span),
]

/** No list is longer: what it is made from is read only so far. */
const most = { limit: pageLimits.all + 1 }

const withinRowLimit = <T>(found: readonly T[]): readonly T[] => {
  if (found.length > pageLimits.all) throw AppError.of('query.too-many-rows')
  return found
}

/** Lists of orders that conditions on their fields can't say: paid in a range, behind a partner's balance, with a product still to ship. */
export const narrowOrders = async (call: OrderCall, words: Words): Promise<Narrowed<'orders'>> => {
  const paid = (words.paymentSince ?? words.paymentUntil) ? await paidIn(call, words) : null
  const others = await Promise.all([
    words.balancePartnerId ? behindBalance(call, words.balancePartnerId) : null,
    words.notShippedProductId ? notShipped(call, words.notShippedProductId) : null,
  ])
  const ids = [paid && [...paid.keys()], ...others].filter((each) => each !== null)
  const unknown = (words.errorSKU ?? words.errorItem) === undefined ? null : await withUnknownGoods(call, words)
  return {
    conditions: [
      ...ids.map((each) => ({ _id: { $in: each } })),
      ...(unknown ? [unknown.condition] : []),
      ...(words.toSettle ? [{ 'toSettle.reason': { $exists: true }, 'toSettle.settled': { $exists: false } }] : []),
      ...(words.dueBefore || words.dueSince ? [owed] : []),
      ...(words.dueBefore ? [dueWithin({ $lt: words.dueBefore }, { $lt: startOfDay(words.dueBefore, call.caller.zone) })] : []),
      ...(words.dueSince ? [dueWithin({ $gte: words.dueSince }, { $gte: startOfDay(words.dueSince, call.caller.zone) })] : []),
    ],
    ...(unknown ? { sums: unknown.sums } : {}),
    ...(paid ? { mark: ({ _id }: Order) => ({ latePayment: paid.get(_id) === true }) } : {}),
  }
}

/** Of which something is owed. */
const owed = { group: { $in: TRADE_GROUPS }, status: { $nin: [...UNCOUNTED_STATUSES] }, statusPayment: 'pending' }

/** That are to be paid within some days: the day they say, else their own. */
const dueWithin = (days: Readonly<Record<string, Day>>, own: Readonly<Record<string, Date>>) => ({
  $or: [{ dueDate: days }, { dueDate: { $exists: false }, created: own }],
})

/** Orders of shops that wait for goods nobody knows, by their SKU or name there; how many orders, and how many pieces of these goods. */
const withUnknownGoods = async ({ app, caller }: OrderCall, { errorSKU, errorItem }: Words) => {
  const goods = {
    productId: { $exists: false },
    ...(errorSKU === undefined ? {} : { aliasSlug: errorSKU }),
    ...(errorItem === undefined ? {} : { aliasName: errorItem }),
  }
  const condition = { group: SOLD_GROUP, status: 'error', items: { $elemMatch: goods } }
  const orders = withinRowLimit(
    await app
      .get('database')
      .records('orders', caller.workspaceId)
      .find(condition, { only: ['items'], ...most }),
  )
  const isMeant = ({ productId, aliasSlug, aliasName }: Order['items'][number]) =>
    !productId && (errorSKU === undefined || aliasSlug === errorSKU) && (errorItem === undefined || aliasName === errorItem)
  const meant = orders.flatMap(({ items }) => items.filter(isMeant))
  return { condition, sums: { totalOrder: orders.length, totalQty: sumPieces(meant.map(({ quantity }) => quantity)) } }
}

/** The orders with a completed payment in a range of days, each with whether one of these fell in another month than the order. */
const paidIn = async ({ app, caller }: OrderCall, { paymentSince, paymentUntil }: Words): Promise<Map<string, boolean>> => {
  if (paymentSince && paymentUntil && paymentUntil < paymentSince) throw AppError.of('query.range')
  const { zone, workspaceId } = caller
  const created = {
    ...(paymentSince ? { $gte: startOfDay(paymentSince, zone) } : {}),
    ...(paymentUntil ? { $lte: endOfDay(paymentUntil, zone) } : {}),
  }
  const payments = withinRowLimit(
    await app
      .get('database')
      .records('funds', workspaceId)
      .find({ created, status: 'completed', orderId: { $exists: true } }, { only: ['orderId', 'order', 'amount', 'created'], ...most }),
  )
  const orders = new Map<string, boolean>()
  for (const { order, amount, created: at } of payments) {
    if (!order || isPaidByCredit(order.group as OrderGroup) !== amount > 0) continue
    const late = monthOf(at, zone) !== monthOf(order.created, zone)
    orders.set(order._id, late || orders.get(order._id) === true)
  }
  return orders
}

/** The orders that a partner's balance comes from or was spent on. */
const behindBalance = async ({ app, caller }: OrderCall, partnerId: string): Promise<string[]> => {
  const orders = app.get('database').records('orders', caller.workspaceId)
  const settled = { $or: [{ usePartnerBalance: { $gt: 0 } }, { statusPayment: 'completed' }] }
  const only = [
    'group',
    'status',
    'total',
    'returnedTotal',
    'paid',
    'usePartnerBalance',
    'writtenOff',
    'customerId',
    'agentId',
    'supplierId',
  ]
  const found = await Promise.all(
    (['customerId', 'agentId', 'supplierId'] as const).map((field) => orders.find({ [field]: partnerId, ...settled }, { only, ...most })),
  )
  return withinRowLimit(found.flat())
    .filter((order) => partnerOf(order) === partnerId && orderBalance(order) !== 0)
    .map(({ _id }) => _id)
}

/** The orders in which some of a product still has to be shipped, or to come. */
const notShipped = async ({ app, caller }: OrderCall, productId: string): Promise<string[]> => {
  const orders = app.get('database').records('orders', caller.workspaceId)
  const found = await orders.find(
    { 'items.productId': productId, status: { $in: [...NOT_SHIPPED_STATUSES] } },
    { only: ['items'], ...most },
  )
  return withinRowLimit(found)
    .filter(({ items }) => items.some((item) => item.productId === productId && remainingOf(item) > 0))
    .map(({ _id }) => _id)
}
