import { monthOf, type Month } from '@shared/foundation/days/days'
import { fundAmountErrors, isFundAmount } from '@shared/foundation/documents/funds'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import { partOf } from '../../kernel/call'
import { lock } from '../../kernel/locks'
import type { EntryKind, Fund, FundCall, SentEntry } from '../../ledger/entry-kinds'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../platform/errors'
import { renew } from './order-series'

type Order = StoredOf<'orders'>
type Prepaid = SentEntry & { readonly prepaid: number; readonly orderId: Order['_id'] }

const prepaidOf = (sent: SentEntry): Prepaid => {
  const { prepaid = 1, orderId } = sent
  if (!orderId) throw AppError.atField('prepaid', 'data.only-with', { field: 'prepaid', others: "'orderId'" })
  return { ...sent, prepaid, orderId }
}

/**
 * Pays the orders of a series one after another, beginning with the one named: an entry for each, in a transaction of its own, which also
 * makes the order after it where the series has no end. The amount is for all of them: whole dong each, the remainder on the last. Sent
 * again after it broke off, it goes on where it stopped.
 * @returns the first entry
 * @throws AppError 400 for an amount too small or more orders than the series has left, 409 for an order that doesn't come again, or where one
 * of them is paid already
 */
const enter: NonNullable<EntryKind['enter']> = async (call, all, pay) => {
  const sent = prepaidOf(all)
  const { orderId, prepaid, amount, ...rest } = sent
  if (!isFundAmount(amount) || amount < prepaid) throw AppError.atField('amount', 'funds.amount-invalid')
  assertNoFieldErrors(fundAmountErrors(amount))
  const parts = partsOf(amount, prepaid)
  let order = await seriesOrder(call, orderId)
  await assertLongEnough(call, order, prepaid)
  // The answer is kept with the last step: until then a repeat goes on.
  const step: FundCall = { ...call, params: partOf(call.params) }
  const begun = await begunEntry(call, sent)
  if (!begun) await assertUnpaid({ read: (name) => call.app.get('database').records(name, call.caller.workspaceId) }, order, prepaid)
  const first = begun ?? (await pay(step, { ...rest, orderId, amount: parts[0], prepaid }))
  const { order_number } = order
  for (const part of parts.slice(1)) {
    order = await following(step, order)
    // An entry that names its order names its own.
    const name = rest.name?.replaceAll(order_number, order.order_number)
    const paid = await fundsOf(call).one({ prepaidOf: first._id, orderId: order._id })
    if (!paid)
      await pay(step, {
        ...rest,
        ...(name === undefined ? null : { name }),
        orderId: order._id,
        amount: part,
        prepaidOf: first._id,
      } as SentEntry)
  }
  if (order.period) await following(step, order)
  const prepaidUntil = (order.periodOf ?? monthOf(order.created, call.caller.zone)) as Month
  return call.service.run(call.params, [lock.record('funds', first._id)], async (work) => {
    const before = await work.read('funds').byId(first._id)
    return before ? call.service.change(work, call.params, before, { prepaidUntil, prepaying: undefined }) : first
  })
}

/** The first entry holds its series until all of it is paid: of two at once one pays, and no month is paid twice. */
const make: NonNullable<EntryKind['make']> = async (_call, work, draft) => {
  const { orderId, prepaid = 1 } = draft
  const order = orderId === undefined ? null : await work.read('orders').byId(orderId)
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  const prepaying = order.sourceId ?? order._id
  // Another node may begin at the same moment: then this is looked at once more.
  work.retryOnDuplicate('prepaying')
  if (await work.read('funds').one({ prepaying }, { only: ['_id'] }))
    throw AppError.atField('orderId', 'funds.prepaid-waits', { number: order.order_number })
  await assertUnpaid(work, order, prepaid)
  return { ...draft, prepaying }
}

const partsOf = (amount: number, count: number): Dong[] => {
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, at) => dong(at === count - 1 ? amount - each * (count - 1) : each))
}

const fundsOf = ({ app, caller }: FundCall) => app.get('database').records('funds', caller.workspaceId)
const ordersOf = ({ app, caller }: FundCall) => app.get('database').records('orders', caller.workspaceId)

const seriesOrder = async (call: FundCall, orderId: Order['_id']): Promise<Order> => {
  const order = await ordersOf(call).byId(orderId)
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  if (!order.period && !order.sourceId) throw AppError.of('orders.not-recurring', { order_number: order.order_number })
  return order
}

/** The orders of a series that has an end, from one on. */
const rest = ({ sourceId, periodOf }: Order) => ({ sourceId, periodOf: { $gte: periodOf }, status: { $nin: ['cancelled', 'returned'] } })

const assertLongEnough = async (call: FundCall, order: Order, prepaid: number): Promise<void> => {
  if (order.period) return
  const count = await ordersOf(call).count(rest(order))
  if (count < prepaid) throw AppError.atField('prepaid', 'funds.prepaid-too-many', { count })
}

/** @throws AppError 409 naming the first of the orders that is paid, or waits to be: it would be paid twice, and as many months less */
const assertUnpaid = async (reads: Pick<SocaiUnitOfWork, 'read'>, order: Order, prepaid: number): Promise<void> => {
  const series =
    order.sourceId && order.periodOf ? await reads.read('orders').find(rest(order), { sort: { periodOf: 1 }, limit: prepaid }) : [order]
  const paid = series.find(({ statusPayment }) => statusPayment === 'completed')
  if (paid) throw AppError.atField('orderId', 'funds.prepaid-paid', { number: paid.order_number })
  const waiting = await reads.read('funds').find(
    {
      orderId: { $in: series.map(({ _id }) => _id) },
      status: { $in: ['new-entry', 'pending'] },
      $or: [{ prepaid: { $gt: 1 } }, { prepaidOf: { $exists: true } }],
    },
    { only: ['orderId'] },
  )
  const held = series.find(({ _id }) => waiting.some(({ orderId }) => orderId === _id))
  if (held) throw AppError.atField('orderId', 'funds.prepaid-waits', { number: held.order_number })
}

/** A prepayment of the same orders that broke off. */
const begunEntry = (call: FundCall, { orderId, prepaid }: Prepaid): Promise<Fund | null> =>
  fundsOf(call).one({ orderId, prepaid, prepaidUntil: { $exists: false }, status: { $in: ['new-entry', 'pending', 'completed'] } })

const following = async (call: FundCall, order: Order): Promise<Order> => {
  const { app, params, caller } = call
  const service = app.service('orders')
  const next = order.period
    ? (await renew({ app, service, params, caller }, order._id)).newOrder?._id
    : (await ordersOf(call).find({ ...rest(order), periodOf: { $gt: order.periodOf } }, { sort: { periodOf: 1 }, limit: 1 }))[0]?._id
  const found = next ? await ordersOf(call).byId(next) : null
  if (!found) throw AppError.of('orders.not-recurring', { order_number: order.order_number })
  return found
}

/** What pays several orders of a series ahead. */
export const prepayments: EntryKind = {
  is: ({ prepaid = 1 }) => prepaid > 1,
  enter,
  make,
  marks: ['prepaying'],
}
