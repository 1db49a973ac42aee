import { dayOf } from '../days/days'
import { fundMoves, isMoneyIn } from './funds'
import type { FundDocument } from './fund-types'
import type { Id } from '../ids'
import { amounts, keyOf, type Amounts, type PostingContext } from '../ledger/postings'
import { dong, type Dong } from '../money/money'
import { PARTNER_FIELDS, type PartnerField } from './partners'
import { agreedMoves, type AgreedSums } from './order-agreed'
import { dueDayOf } from './order-due'
import { returnsOf } from './order-returns'
import { isShipment } from './order-shipping'
import { isOrdered } from './order-statuses'
import { advanceOf, partnerOf, partnerOfFund, stillOpen } from './order-totals'
import type { OrderDocument } from './order-types'
import { writeOffMoves, type WriteOffMove } from './order-write-offs'

/** What moves a partner's account, as statements tell it. */
export type StatementKind = OrderMove['kind'] | 'paid' | 'refunded' | WriteOffMove['kind']

/** Whether a move settles what was ordered: a payment or its refund, a write-off or its taking back. */
export const isSettling = (kind: StatementKind): boolean =>
  kind === 'paid' || kind === 'refunded' || kind === 'writtenOff' || kind === 'writeOffUndone'

/** How an order or an entry names the partner that it is settled with. */
export const STATEMENT_GROUPS: readonly PartnerField[] = Object.values(PARTNER_FIELDS)

/** One move of a partner's account, in whole dong: above 0 what the partner owes more (of a supplier: what we owe more). */
export interface AccountMove {
  readonly at: Date
  readonly amount: Dong
}

type Partners = Pick<FundDocument, 'customerId' | 'agentId' | 'supplierId'>

/** The account that a partner's orders and payments are kept on; null for a record that names none. */
const accountOf = (record: Partners, partner: Id<'assets'> | null): { field: PartnerField; partner: Id<'assets'> } | null => {
  const field = STATEMENT_GROUPS.find((each) => partner !== null && record[each] === partner)
  return field && partner ? { field, partner } : null
}

/** A move of an account by an order: what was ordered, what changed of it once its day was closed, what came back. */
export interface OrderMove extends AccountMove {
  readonly kind: 'ordered' | 'changed' | 'returned'
}

/** What a partner owes for what was agreed. */
const withVat = ({ total, vat = dong(0) }: Pick<AgreedSums, 'total' | 'vat'>): Dong => dong(total + vat)

/** What an order moves on its partner's account, with VAT: its total on its own day, what changed of it once that day was closed on the days it did, less
 *  what came back on the days that did; one that is cancelled or in error nothing in all. */
export function orderMoves(order: OrderDocument): OrderMove[] {
  const [own, ...later] = agreedMoves(order)
  return [
    ...(own && (isOrdered(order) || withVat(own) !== 0) ? [{ at: own.at, amount: withVat(own), kind: 'ordered' as const }] : []),
    ...later.flatMap((change) => (withVat(change) === 0 ? [] : [{ at: change.at, amount: withVat(change), kind: 'changed' as const }])),
    ...(isOrdered(order)
      ? returnsOf(order).map(({ at, value, vat = dong(0) }) => ({ at, amount: dong(-value - vat), kind: 'returned' as const }))
      : []),
  ]
}

/**
 * What an entry of funds pays on its partner's account: of an order only what goes in the order's own direction, else as it raises the
 * partner's balance; a refund takes it back on its own day. Whole dong, above 0 where less is owed after it.
 */
export const paymentMoves = (fund: FundDocument): AccountMove[] => {
  const { orderId, supplierId } = fund
  if (orderId && isMoneyIn(fund) === Boolean(supplierId)) return []
  return fundMoves(fund).flatMap(({ at, amount }) => {
    const paid = orderId ? dong(supplierId ? -amount : amount) : advanceOf({ ...fund, amount })
    return paid === 0 ? [] : [{ at, amount: paid }]
  })
}

/** The moment the age of a debt is counted from: when goods first left (or came), else the order's own day. */
export const owedSince = (order: Pick<OrderDocument, 'created' | 'shipments'>): Date =>
  (order.shipments ?? []).reduce<Date | null>(
    (first, shipment) => (isShipment(shipment) && (first === null || shipment.time < first) ? shipment.time : first),
    null,
  ) ?? order.created

/**
 * What an order adds to its partner's account, key = field | partner: `ordered` on the days it moves it; `paid`, and of that `writtenOff`, what
 * was written off of it on the days that was; and what is `open` of it
 * (`openOrders`: 1 while any is), on the day its age is counted from, and again (`due`, `dueOrders`) on the day it is to be paid. Whole dong.
 */
export function accountOfOrder(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  const account = accountOf(order, partnerOf(order))
  if (!account) return []
  const key = keyOf(account.field, account.partner)
  const open = stillOpen(order)
  return [
    ...orderMoves(order).flatMap(({ at, amount }) => amounts(dayOf(at, zone), key, { ordered: amount })),
    ...writeOffMoves(order).flatMap(({ at, amount }) => amounts(dayOf(at, zone), key, { paid: amount, writtenOff: amount })),
    ...amounts(dayOf(owedSince(order), zone), key, { open, openOrders: open > 0 ? 1 : 0 }),
    ...amounts(dueDayOf(order, zone), key, { due: open, dueOrders: open > 0 ? 1 : 0 }),
  ]
}

/** What an entry of funds adds to its partner's account, key = field | partner: `paid`, in whole dong. */
export function accountOfFund(fund: FundDocument, { zone }: PostingContext): Amounts[] {
  const account = accountOf(fund, partnerOfFund(fund))
  if (!account) return []
  const key = keyOf(account.field, account.partner)
  return paymentMoves(fund).flatMap(({ at, amount }) => amounts(dayOf(at, zone), key, { paid: amount }))
}

/** One payment spread over what is open of orders, in their order: what each gets; those that get nothing are left out. Whole dong. */
export function spreadPayment<Order extends { readonly open: number }>(
  amount: number,
  orders: readonly Order[],
): { order: Order; amount: Dong }[] {
  let left = amount
  return orders.flatMap((order) => {
    const part = Math.min(left, order.open)
    left -= part
    return part > 0 ? [{ order, amount: dong(part) }] : []
  })
}
