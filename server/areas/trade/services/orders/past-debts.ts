import { dayOf, day as asDay, endOfDay, type Day } from '@shared/foundation/days/days'
import { isTrade } from '@shared/foundation/documents/order-kinds'
import { orderMoves, owedSince, paymentMoves } from '@shared/foundation/documents/order-statement'
import { writeOffMoves } from '@shared/foundation/documents/order-write-offs'
import { partnerOf } from '@shared/foundation/documents/order-totals'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { keyOf } from '@shared/foundation/ledger/postings'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { readBody, type EntryBody } from '../../../../ledger/journal-body'
import { entriesCorrecting, lastKnownDay, type Known } from '../../../../ledger/known-at'
import { changedIn, moveFields, returnsIn } from './order-lists'

type OrderCall = Call<'orders'>
type Order = StoredOf<'orders'>

/** What was owed of an order on an evening. */
export interface PastDebt {
  readonly _id: Id<'orders'>
  readonly number: string
  /** The account it is kept on: field | partner. */
  readonly key: string
  /** The day its age is counted from. */
  readonly since: Day
  /** Whole dong, above 0. */
  readonly open: Dong
}

/**
 * What was open of each order of a field's partners on the evening of a day, by the days on which its moves are booked: what was ordered by
 * then, less what came back, was paid, written off and spent of the partner's balance by then (that when it was recorded). Reads what is open now
 * and what moved since.
 * @param known as was known at a moment; null: as is known now
 */
export const pastDebts = async (call: OrderCall, field: PartnerField, evening: Day, known: Known | null): Promise<PastDebt[]> => {
  const { zone } = call.caller
  const end = endOfDay(known ? lastKnownDay(evening, known) : evening, zone)
  const corrections = known ? await netsCorrecting(call, evening, known) : new Map<string, ReadonlyMap<string, number>>()
  const corrected = [...corrections.keys()]
  const [payments, uses, shipped] = await Promise.all([
    paymentsAfter(call, field, end),
    usesAfter(call, known && known.at < end ? known.at : end),
    known ? shippedKnown(call, corrected, evening, known) : new Map<string, Day>(),
  ])
  const orders = await ordersOpenOrMoved(call, field, end, [...payments.keys(), ...uses.keys(), ...corrected])
  return orders.flatMap((order) => {
    const partner = partnerOf(order)
    const { _id, order_number: number, paid = 0, usePartnerBalance = 0, created } = order
    const nets = new Map(corrections.get(_id))
    if (isTrade(order.group) && partner !== null && order[field] === partner) {
      const key = keyOf(field, partner)
      const ordered = orderMoves(order).reduce((sum, { at, amount }) => (at <= end ? sum + amount : sum), 0)
      const writtenOff = writeOffMoves(order).reduce((sum, { at, amount }) => (at <= end ? sum + amount : sum), 0)
      const settled = paid - (payments.get(_id) ?? 0) + usePartnerBalance - (uses.get(_id) ?? 0) + writtenOff
      nets.set(key, (nets.get(key) ?? 0) + ordered - settled)
    }
    const since = corrections.has(_id) ? (shipped.get(_id) ?? dayOf(created, zone)) : dayOf(owedBy(order, end), zone)
    return [...nets].flatMap(([key, net]) => (net > 0 && key.startsWith(`${field}|`) ? [{ _id, number, key, since, open: dong(net) }] : []))
  })
}

/** The moment from which the age of an order is counted, as its shipments by then tell it. */
const owedBy = (order: Order, end: Date): Date =>
  owedSince({ created: order.created, shipments: order.shipments.filter(({ time }) => time <= end) })

const orderFields = [
  ...moveFields,
  'group',
  'status',
  'order_number',
  'created',
  'paid',
  'usePartnerBalance',
  'customerId',
  'agentId',
  'supplierId',
] as const

const AT_ONCE = 1000

const pagesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, page) => all.slice(page * AT_ONCE, (page + 1) * AT_ONCE))

/** The orders of which something is open, or something moved after an evening; of all others nothing was open then either. */
const ordersOpenOrMoved = async (
  { app, caller }: OrderCall,
  field: PartnerField,
  end: Date,
  moved: readonly string[],
): Promise<readonly Order[]> => {
  const records = app.get('database').records('orders', caller.workspaceId)
  const only = orderFields
  const group = field === 'supplierId' ? 'purchases' : 'sales'
  const after = { $gt: end }
  const own = { group, [field]: { $exists: true }, created: { $lte: end } }
  const found = await Promise.all([
    records.find({ ...own, statusPayment: 'pending' }, { only, hint: { group: 1, statusPayment: 1, _id: -1 } }),
    // Bad debts are few.
    records.find({ ...own, 'writeOffs.at': { $exists: true } }, { only, hint: { 'writeOffs.at': 1 } }),
    records.find({ ...own, ...changedIn(after) }, { only, hint: { 'termChanges.at': 1 } }),
    records.find({ ...own, returnedTotal: { $exists: true }, $or: returnsIn(after) }, { only, hint: { [field]: 1, returnedTotal: 1 } }),
    ...pagesOf([...new Set(moved)]).map((page) => records.find({ _id: { $in: page } }, { only })),
  ])
  return [...new Map(found.flat().map((order) => [order._id, order])).values()]
}

/** What was paid of orders after an evening, less what was given back; by order. */
const paymentsAfter = async ({ app, caller }: OrderCall, field: PartnerField, end: Date): Promise<Map<string, number>> => {
  const funds = app.get('database').records('funds', caller.workspaceId)
  const only = ['amount', 'status', 'created', 'refundedAt', 'refundedAmount', 'isPart', 'orderId', 'customerId', 'agentId', 'supplierId']
  const own = { orderId: { $exists: true }, [field]: { $exists: true } }
  const [paid, refunded] = await Promise.all([
    funds.find({ ...own, created: { $gt: end } }, { only, hint: { created: -1, _id: -1 } }),
    funds.find({ ...own, refundedAt: { $gt: end } }, { only, hint: { refundedAt: 1 } }),
  ])
  const sums = new Map<string, number>()
  for (const fund of new Map([...paid, ...refunded].map((each) => [each._id, each])).values())
    for (const { at, amount } of paymentMoves(fund))
      if (at > end && fund.orderId) sums.set(fund.orderId, (sums.get(fund.orderId) ?? 0) + amount)
  return sums
}

/** What more of a partner's balance was spent on orders after a moment; by order. */
const usesAfter = async ({ app, caller }: OrderCall, moment: Date): Promise<Map<string, number>> => {
  const rows = await app
    .get('database')
    .records('audits', caller.workspaceId)
    .find(
      { service: 'orders', 'changes.usePartnerBalance': { $exists: true }, at: { $gt: moment } },
      { only: ['recordId', 'changes.usePartnerBalance'], hint: { at: 1 } },
    )
  const sums = new Map<string, number>()
  for (const { recordId, changes } of rows) {
    const { before, after } = changes?.['usePartnerBalance'] ?? {}
    sums.set(recordId, (sums.get(recordId) ?? 0) + amountOf(after) - amountOf(before))
  }
  return sums
}

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What makes of what is open by the records now what was known of it at a moment; by order and account. Has each order whose age may differ. */
const netsCorrecting = async ({ app, caller }: OrderCall, evening: Day, known: Known): Promise<Map<string, Map<string, number>>> => {
  const database = app.get('database')
  const entries = (await entriesCorrecting(database, caller.workspaceId, { until: evening }, known)).map(({ entry, sign }) => {
    const { figures, lines } = readBody(entry.body)
    const accounts = figures.filter(({ measure }) => measure === 'accounts')
    const nets = accounts.map(({ key, sums: { ordered = 0, paid = 0 } }) => ({ key, net: sign * (ordered - paid) }))
    return { ...entry, nets, isAged: nets.length > 0 || lines.some(isShipped) }
  })
  const payments = [...new Set(entries.flatMap(({ service, recordId }) => (service === 'funds' ? [recordId] : [])))]
  const funds = await Promise.all(
    pagesOf(payments).map((page) =>
      database.records('funds', caller.workspaceId).find({ _id: { $in: page }, orderId: { $exists: true } }, { only: ['orderId'] }),
    ),
  )
  const paidBy = new Map<string, string | undefined>(funds.flat().map(({ _id, orderId }) => [_id, orderId]))
  const nets = new Map<string, Map<string, number>>()
  for (const entry of entries) {
    const order = entry.service === 'orders' ? entry.recordId : paidBy.get(entry.recordId)
    if (order === undefined || !entry.isAged) continue
    const own = nets.get(order) ?? new Map<string, number>()
    for (const { key, net } of entry.nets) own.set(key, (own.get(key) ?? 0) + net)
    nets.set(order, own)
  }
  return nets
}

/** Whether a line tells that goods left with a sale, or came with a purchase. */
const isShipped = ({ act, side }: EntryBody['lines'][number]): boolean =>
  side === 'debit' && (act === 'sale-shipped' || act === 'purchase-received')

/** The first day on which goods of orders had left (or come) by an evening, as was known at a moment. */
const shippedKnown = async (
  { app, caller }: OrderCall,
  orders: readonly string[],
  evening: Day,
  { at }: Known,
): Promise<Map<string, Day>> => {
  const journal = app.get('database').records('journal', caller.workspaceId)
  const found = await Promise.all(
    pagesOf(orders).map((page) =>
      journal.find({ recordId: { $in: page }, day: { $lte: evening }, at: { $lte: at } }, { only: ['recordId', 'day', 'body'] }),
    ),
  )
  const moved = new Map<string, Map<Day, number>>()
  for (const { recordId, day, body } of found.flat())
    for (const { amount } of readBody(body).lines.filter(isShipped)) {
      const days = moved.get(recordId) ?? new Map<Day, number>()
      moved.set(recordId, days.set(asDay(day), (days.get(asDay(day)) ?? 0) + amount))
    }
  return new Map(
    [...moved].flatMap(([order, days]): [string, Day][] => {
      const [first] = [...days].flatMap(([day, amount]) => (amount > 0 ? [day] : [])).sort()
      return first === undefined ? [] : [[order, first]]
    }),
  )
}
