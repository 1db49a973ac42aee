import { dayOf, type Day, type Zone } from '../days/days'
import { fundMoves } from '../funds/funds'
import type { FundDocument } from '../funds/types'
import { returnedValue } from '../orders/shipping'
import { statusPaymentOf, advanceOf, isLive, orderBalance, outstanding, partnerOf, partnerOfFund } from '../orders/totals'
import type { OrderDocument } from '../orders/types'

export const SERIES = ['business', 'orderStatus', 'funds', 'partner'] as const
export type Series = (typeof SERIES)[number]

/** What one document adds to one figure on one local day. */
export interface Contribution {
  series: Series
  day: Day
  /** Dimensions by id, joined with '|' (see `keyOf`). */
  key: string
  /** Whole numbers, none of them 0. */
  sums: Record<string, number>
}

/** What the figures need besides the document. */
export interface Context {
  zone: Zone
}

/** The documents figures are made of, by the kind that names them. */
export interface Documents {
  orders: OrderDocument
  funds: FundDocument
}

/** Joins dimensions to one key; '|' and '%' within them are escaped. */
export const keyOf = (...parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('%', '%25').replaceAll('|', '%7C')).join('|')

/** The dimensions of a key. */
export const partsOf = (key: string): string[] => key.split('|').map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%'))

type Sums = Readonly<Record<string, number>>

const nonZero = (sums: Sums): Record<string, number> => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))

function add(series: Series, day: Day, key: string, sums: Sums): Contribution[] {
  const own = nonZero(sums)
  return Object.keys(own).length > 0 ? [{ series, day, key, sums: own }] : []
}

/** Business figures of an order, key = group: ordered on its created day (`revenueOrdered`, `orders`; not when cancelled or in error);
 *  shipped on the days of its shipments (`revenueShipped`, `cost`, `unknownUnits`); taken back on the day it was returned
 *  (`orderedReturned`, `ordersReturned`, `shippedReturned`, `costReturned`, `unknownUnitsReturned`). Whole dong, positive. */
export function businessOf(order: OrderDocument, { zone }: Context): Contribution[] {
  const { group } = order
  const ordered = order.status !== 'cancelled' && order.status !== 'error'
  const made = ordered ? add('business', dayOf(order.created, zone), group, { revenueOrdered: order.total, orders: 1 }) : []
  const shipped = (order.shipments ?? []).flatMap(({ time, net, cost, unknown = 0 }) =>
    add('business', dayOf(time, zone), group, { revenueShipped: net, cost, unknownUnits: unknown }),
  )
  return merge([...made, ...shipped, ...returnOf(order, zone)])
}

function returnOf(order: OrderDocument, zone: Zone): Contribution[] {
  if (!order.returnedAt || order.status !== 'returned') return []
  const { net, cost, unknown } = returnedValue(order)
  return add('business', dayOf(order.returnedAt, zone), order.group, {
    orderedReturned: order.total,
    ordersReturned: 1,
    shippedReturned: net,
    costReturned: cost,
    unknownUnitsReturned: unknown,
  })
}

/** Orders by where they stand, key = group | status | statusPayment, on their created day: `count`, `total` in whole dong. */
export const orderStatusOf = (order: OrderDocument, { zone }: Context): Contribution[] =>
  add('orderStatus', dayOf(order.created, zone), keyOf(order.group, order.status, order.statusPayment ?? statusPaymentOf(order)), {
    count: 1,
    total: order.total,
  })

/** Cash, key = fund group | label | 'credit' or 'debit', on the days an entry moves the books: `amount` signed, in whole dong, `count`;
 *  a refund takes both back on its own day, in the same group, label and direction. */
export function fundsOf(fund: FundDocument, { zone }: Context): Contribution[] {
  const key = keyOf(fund.group, fund.label ?? '', fund.amount > 0 ? 'credit' : 'debit')
  const moves = fundMoves(fund).map(({ at, amount }, index) => add('funds', dayOf(at, zone), key, { amount, count: index === 0 ? 1 : -1 }))
  return merge(moves.flat())
}

/** What an order does to its partner's books, key = partner, on its created day: `ordered`, `paid`, `used` (balance spent), `receivable`
 *  (of a sale) or `payable` (of a purchase) still open, `balance` (what the partner may spend). Whole dong. */
export function partnerOfOrder(order: OrderDocument, { zone }: Context): Contribution[] {
  const partner = partnerOf(order)
  if (!partner || !isLive(order)) return []
  const open = Math.max(0, outstanding(order))
  return add('partner', dayOf(order.created, zone), partner, {
    orders: 1,
    ordered: order.total,
    paid: order.paid ?? 0,
    used: order.usePartnerBalance ?? 0,
    receivable: order.group === 'sales' ? open : 0,
    payable: order.group === 'sales' ? 0 : open,
    balance: orderBalance(order),
  })
}

/** What an entry without an order does to its partner's `balance`, key = partner, on the days it moves the books. Whole dong. */
export function partnerOfAdvance(fund: FundDocument, { zone }: Context): Contribution[] {
  const partner = partnerOfFund(fund)
  if (!partner) return []
  const moves = fundMoves(fund).map(({ at, amount }) =>
    add('partner', dayOf(at, zone), partner, { balance: advanceOf({ ...fund, amount }) }),
  )
  return merge(moves.flat())
}

const figures: { readonly [Kind in keyof Documents]: readonly ((document: Documents[Kind], context: Context) => Contribution[])[] } = {
  orders: [businessOf, orderStatusOf, partnerOfOrder],
  funds: [fundsOf, partnerOfAdvance],
}

/** Everything a document adds to the figures; nothing when there is no document. One entry per series, day and key. */
export const contributions = <Kind extends keyof Documents>(
  kind: Kind,
  document: Documents[Kind] | null,
  context: Context,
): Contribution[] => (document ? figures[kind].flatMap((figure) => figure(document, context)) : [])

/** One contribution per series, day and key; sums that come to 0 left out. */
export function merge(parts: readonly Contribution[]): Contribution[] {
  const merged = new Map<string, Contribution>()
  for (const part of parts) {
    const id = `${part.series} ${part.day} ${part.key}`
    const { series, day, key, sums } = merged.get(id) ?? { ...part, sums: {} }
    const grown = { ...sums }
    for (const [name, sum] of Object.entries(part.sums)) grown[name] = (grown[name] ?? 0) + sum
    merged.set(id, { series, day, key, sums: grown })
  }
  return [...merged.values()].flatMap(({ series, day, key, sums }) => add(series, day, key, sums))
}

/** What a change adds to the figures: `after` − `before`, one entry per series, day and key, zeros left out. */
export const diff = (before: readonly Contribution[], after: readonly Contribution[]): Contribution[] =>
  merge([...after, ...before.map((part) => ({ ...part, sums: negated(part.sums) }))])

const negated = (sums: Sums): Record<string, number> => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -sum]))
