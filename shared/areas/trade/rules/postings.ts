import { dayOf } from '../../../foundation/days/days'
import { amounts, keyOf, type Amounts, type PostingContext, type Postings } from '../../../foundation/ledger/postings'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { writeOffMoves } from '../../../foundation/documents/order-write-offs'
import { buyersOf, productsSold, salesMadeOf } from '../../../foundation/documents/sales-figures'
import { orderKind } from '../../../foundation/documents/order-kinds'
import { isReturn, returnsOf } from '../../../foundation/documents/order-returns'
import { agreedMoves } from '../../../foundation/documents/order-agreed'
import { returnedValue } from '../../../foundation/documents/order-shipping'
import { accountOfOrder } from '../../../foundation/documents/order-statement'
import { isCounted, keptTotal, orderBalance, partnerOf, statusPaymentOf, stillOpen } from '../../../foundation/documents/order-totals'
import { vatOfOrder } from '../../../foundation/documents/vat-moves'
import type { OrderDocument } from '../../../foundation/documents/order-types'

/** Ordered on its created day (`revenueOrdered`, `orders`; not when cancelled or in error), what changed of that once the day was closed on the
 *  day it did; shipped on the days of its shipments
 *  (`revenueShipped`, `cost`, `unknownUnits`); taken back on the days of its returns (`orderedReturned`, `ordersReturned`,
 *  `shippedReturned`, `costReturned`, `unknownUnitsReturned`); of its value what no unit carries (`uncarried`). Nothing of what was owed or
 *  stood in stock when the books began. Key = group; whole dong, positive but for `uncarried`. What was written off of it is an expense
 *  (`result`), key = the group of bad debts. */
function businessOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  const { group } = order
  const writtenOff = writeOffMoves(order).flatMap(({ at, amount }) =>
    amounts(dayOf(at, zone), FUND_GROUPS.badDebts.name, { result: -amount }),
  )
  if (order.isOpening) return writtenOff
  const made = agreedMoves(order).flatMap(({ at, orders, total }) => amounts(dayOf(at, zone), group, { revenueOrdered: total, orders }))
  const shipped = (order.shipments ?? []).flatMap(({ time, lines, net, cost, unknown = 0, uncarried = 0 }) =>
    amounts(
      dayOf(time, zone),
      group,
      isReturn({ lines })
        ? { shippedReturned: -net, costReturned: -cost, unknownUnitsReturned: -unknown, uncarried }
        : { revenueShipped: net, cost, unknownUnits: unknown, uncarried },
    ),
  )
  const back = returnsOf(order).flatMap(({ at, value }) => amounts(dayOf(at, zone), group, { orderedReturned: value }))
  return [...made, ...shipped, ...back, ...returnOf(order, { zone }), ...writtenOff]
}

function returnOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  if (!order.returnedAt || order.status !== 'returned') return []
  const { net, cost, unknown, uncarried } = returnedValue(order)
  return amounts(dayOf(order.returnedAt, zone), order.group, {
    ordersReturned: 1,
    shippedReturned: net,
    costReturned: cost,
    unknownUnitsReturned: unknown,
    uncarried: -uncarried,
  })
}

/** Where it stands, key = group | status | statusPayment, on its created day: `count`; `total` and what is `open` of it in whole dong. One from
 *  when the books began counts among `openings` too, and its total is no part of the others but `opening`. */
const orderStatusOf = (order: OrderDocument, { zone }: PostingContext): Amounts[] =>
  amounts(dayOf(order.created, zone), keyOf(order.group, order.status, order.statusPayment ?? statusPaymentOf(order)), {
    count: 1,
    open: stillOpen(order),
    ...(order.isOpening ? { openings: 1, opening: order.total } : { total: order.total }),
  })

/** What it does to its partner's books, key = partner, on its created day: `ordered` (less what came back), `paid`, `used` (balance spent), `receivable`
 *  (of a sale) or `payable` (of a purchase) still open, `balance` (what the partner may spend). Whole dong. */
function partnerBooksOf(order: OrderDocument, { zone }: PostingContext): Amounts[] {
  const partner = partnerOf(order)
  if (!partner || order.status === 'cancelled') return []
  if (!isCounted(order)) return amounts(dayOf(order.created, zone), partner, { paid: order.paid ?? 0, balance: orderBalance(order) })
  const open = stillOpen(order)
  const owed = orderKind(order.group).settlement?.owed
  return amounts(dayOf(order.created, zone), partner, {
    orders: 1,
    ordered: keptTotal(order),
    paid: order.paid ?? 0,
    used: order.usePartnerBalance ?? 0,
    receivable: owed === 'receivable' ? open : 0,
    payable: owed === 'payable' ? open : 0,
    balance: orderBalance(order),
  })
}

/** What an order adds to the figures. */
export const orderPostings: Postings<OrderDocument> = {
  business: businessOf,
  orderStatus: orderStatusOf,
  partner: partnerBooksOf,
  accounts: accountOfOrder,
  buyers: buyersOf,
  salesMade: salesMadeOf,
  productSales: productsSold,
  vat: vatOfOrder,
}
