import { dayOf, type Day } from '../../../foundation/days/days'
import { bookingsOf } from '../../../foundation/documents/order-bookings'
import { toldCosts } from '../../../foundation/documents/order-costs'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { orderKind } from '../../../foundation/documents/order-kinds'
import { writeOffMoves } from '../../../foundation/documents/order-write-offs'
import { isReturn } from '../../../foundation/documents/order-returns'
import { isShipment } from '../../../foundation/documents/order-shipping'
import { hasVat, partnerOf } from '../../../foundation/documents/order-totals'
import type { Booking, OrderDocument, Shipment } from '../../../foundation/documents/order-types'
import { bothSides, type Act, type JournalLine, type JournalOf } from '../../../foundation/ledger/journal-lines'

/** What was booked of an entry of shipments by product; what no line tells of it belongs to none. */
function netsByProduct(order: OrderDocument, { time, net }: Shipment): ReadonlyMap<string, number> {
  const nets = new Map<string, number>()
  const lines = bookingsOf(order).find(({ isShipment: isBooked, at }) => isBooked && at.getTime() === time.getTime())?.lines ?? []
  for (const { index, net: own } of lines) addTo(nets, order.items[index]?.productId ?? '', own)
  addTo(nets, '', net - sumOf(nets))
  return nets
}

/** What the goods of an entry cost by product; of several that aren't told apart none's. */
function costsByProduct(shipment: Shipment): ReadonlyMap<string, number> {
  const costs = new Map<string, number>(toldCosts(shipment) ?? [])
  addTo(costs, '', shipment.cost - sumOf(costs))
  return costs
}

const addTo = (sums: Map<string, number>, key: string, amount: number): void => {
  if (amount !== 0) sums.set(key, (sums.get(key) ?? 0) + amount)
}

const sumOf = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((sum, each) => sum + each, 0)

const acts = {
  sales: { moved: 'sale-shipped', back: 'sale-returned', corrected: 'sale-corrected' },
  purchases: { moved: 'purchase-received', back: 'purchase-returned', corrected: 'purchase-corrected' },
  inventoryIn: { moved: 'goods-in', back: 'goods-in', corrected: 'goods-in' },
  inventoryOut: { moved: 'goods-out', back: 'goods-out', corrected: 'goods-out' },
} as const satisfies Readonly<Record<OrderDocument['group'], Readonly<Record<'moved' | 'back' | 'corrected', Act>>>>

/** What comes back is written on the other side; what corrects an entry on its own side, in red where it is less. */
const turned = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }))

type Moving = Pick<JournalLine, 'day' | 'act'>

/** What one entry of shipments enters: goods that move against what they cost, and what is owed for them. Amounts above 0 of a shipment. */
function linesOfShipment(order: OrderDocument, shipment: Shipment, when: Moving, sign: 1 | -1): JournalLine[] {
  const partner = partnerOf(order) ?? ''
  const nets = (): [string, number][] => [...netsByProduct(order, shipment)].map(([product, net]) => [product, sign * net])
  const costs = [...costsByProduct(shipment)].map(([product, cost]): [string, number] => [product, sign * cost])
  const goods = (product: string) => ({ account: '156', of: product }) as const
  // What stood when the books began is capital, neither income nor cost.
  const began = { account: '411', of: '' } as const
  const owed = (account: '511' | '3381', product: string) => (order.isOpening ? began : ({ account, of: product } as const))
  switch (order.group) {
    case 'sales':
      return [
        ...nets().flatMap(([product, net]) => bothSides(when, { account: '131', of: partner }, owed('511', product), net)),
        ...costs.flatMap(([product, cost]) => bothSides(when, { account: '632', of: product }, goods(product), cost)),
      ]
    case 'purchases':
      return [
        ...costs.flatMap(([product, cost]) => bothSides(when, goods(product), { account: '331', of: partner }, cost)),
        ...boughtBeside(order, shipment, when, { partner, sign }),
      ]
    case 'inventoryIn':
      return costs.flatMap(([product, cost]) => bothSides(when, goods(product), owed('3381', product), cost))
    case 'inventoryOut':
      return costs.flatMap(([product, cost]) => bothSides(when, { account: '1381', of: product }, goods(product), cost))
  }
}

/** What of a purchase is no goods is an expense; what no unit of its goods carries is cost of goods. */
function boughtBeside(
  order: OrderDocument,
  shipment: Shipment,
  when: Moving,
  { partner, sign }: { partner: string; sign: 1 | -1 },
): JournalLine[] {
  const isGoods = new Set(order.items.flatMap(({ group, productId }) => (group === 'goods' && productId ? [productId as string] : [])))
  const supplier = { account: '331', of: partner } as const
  if (order.isOpening) return bothSides(when, { account: '411', of: '' }, supplier, sign * (shipment.net - shipment.cost))
  const nets = [...netsByProduct(order, shipment)]
  const others = nets.filter(([product]) => !isGoods.has(product)).reduce((sum, [, net]) => sum + net, 0)
  const { uncarried = 0 } = shipment
  // What the board said goods cost is owed to nobody: the rest of what the supplier is owed waits to be resolved.
  const rest = shipment.net - others - shipment.cost - uncarried
  return [
    ...bothSides(when, { account: '6422', of: 'Purchases' }, supplier, sign * others),
    ...bothSides(when, { account: '632', of: '' }, supplier, sign * uncarried),
    ...bothSides(when, { account: '3388', of: 'Purchases' }, supplier, sign * rest),
  ]
}

/**
 * What an order enters in the journal, each on its day: its shipments, what of them came back or was corrected, and its return as a whole.
 * What is ordered and not delivered yet is owed by nobody. What is written off of it is an expense of its day.
 */
export const orderJournal: JournalOf<OrderDocument> = (order, context) => [...goodsMoved(order, context), ...writtenOff(order, context)]

const goodsMoved: JournalOf<OrderDocument> = (order, { zone }) => {
  const { moved, back, corrected } = acts[order.group]
  const shipments = order.shipments ?? []
  const lines = shipments.flatMap((shipment): JournalLine[] => {
    const day = dayOf(shipment.time, zone)
    if (isReturn(shipment)) return turned(linesOfShipment(order, shipment, { day, act: back }, -1))
    return linesOfShipment(order, shipment, { day, act: isShipment(shipment) ? moved : corrected }, 1)
  })
  if (hasVat(order)) lines.push(...bookingsOf(order).flatMap((booking) => vatOfBooking(order, booking, dayOf(booking.at, zone))))
  if (orderKind(order.group).isSold && !order.isOpening)
    lines.push(...bookingsOf(order).flatMap((booking) => earnedByOthers(order, booking, { day: dayOf(booking.at, zone), act: corrected })))
  if (!order.returnedAt || order.status !== 'returned') return lines
  return [...lines, ...wholeReturn(lines, dayOf(order.returnedAt, zone), back)]
}

/** VAT of what moved, by rate: owed by a buyer and to the State, or to a supplier and to be deducted. What comes back is written on the other side. */
function vatOfBooking(order: OrderDocument, { isShipment: isMoved, lines }: Booking, day: Day): JournalLine[] {
  const { moved, back, corrected } = acts[order.group]
  const isBack = isMoved && lines.some(({ quantity }) => quantity < 0)
  const sums = new Map<string, number>()
  for (const { rate, vat = 0 } of lines) addTo(sums, String(rate), vat)
  const partner = partnerOf(order) ?? ''
  const act = isBack ? back : isMoved ? moved : corrected
  return [...sums].flatMap(([rate, vat]) => {
    const amount = isBack ? -vat : vat
    const entered = orderKind(order.group).isSold
      ? bothSides({ day, act }, { account: '131', of: partner }, { account: '3331', of: rate }, amount)
      : bothSides({ day, act }, { account: '1331', of: rate }, { account: '331', of: partner }, amount)
    return isBack ? turned(entered) : entered
  })
}

/** What new terms of an order, without anything that moves, take from the earnings of one product and give to another's: in all nothing. */
function earnedByOthers(order: OrderDocument, booking: Booking, when: Moving): JournalLine[] {
  if (booking.isShipment) return []
  const nets = new Map<string, number>()
  for (const { index, net } of booking.lines) addTo(nets, order.items[index]?.productId ?? '', net)
  addTo(nets, '', -sumOf(nets))
  return [...nets].flatMap(([product, net]) => (net === 0 ? [] : [{ ...when, account: '511', of: product, side: 'credit', amount: net }]))
}

/** What was written off of what a buyer owes: an expense, and less to be collected; taken back in red. */
const writtenOff: JournalOf<OrderDocument> = (order, { zone }) =>
  writeOffMoves(order).flatMap(({ at, amount }) =>
    bothSides(
      { day: dayOf(at, zone), act: 'debt-written-off' },
      { account: '6422', of: FUND_GROUPS.badDebts.name },
      { account: '131', of: partnerOf(order) ?? '' },
      amount,
    ),
  )

/** All that was entered, turned on the day of the return. */
function wholeReturn(lines: readonly JournalLine[], day: Day, act: Act): JournalLine[] {
  return lines.map((line) => ({ ...line, day, act, side: line.side === 'debit' ? 'credit' : 'debit' }))
}
