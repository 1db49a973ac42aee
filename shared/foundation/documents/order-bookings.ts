import { allocate, dong, shareDong, sumDong, type Dong } from '../money/money'
import { keptOf, pieces } from './order-lines'
import { giftValueOf, hasVat, lineDiscounts, lineNets, lineVats } from './order-totals'
import type { BookedLine, Booking, OrderDocument, OrderItem, Shipment } from './order-types'
import type { VatRate } from './vat-rates'

type Booked = Pick<OrderDocument, 'group' | 'items' | 'discount' | 'shipments' | 'bookings'>

/** How many gifts are among so many pieces of a line: gifts are spread over all its pieces, rounded down. */
export const giftsAmong = ({ quantity, quantityGift = 0 }: Pick<OrderItem, 'quantity' | 'quantityGift'>, count: number): number =>
  quantity > 0 ? Math.floor(pieces((quantityGift * Math.min(count, quantity)) / quantity)) : 0

const NAMES = ['net', 'back', 'discount', 'gifts', 'giftPieces', 'vat', 'vatBack'] as const satisfies readonly (keyof BookedLine)[]
type Amounts = Readonly<Record<(typeof NAMES)[number], number>>
const nothing: Amounts = { net: 0, back: 0, discount: 0, gifts: 0, giftPieces: 0, vat: 0, vatBack: 0 }

const plus = (one: Amounts, other: Partial<Amounts>, sign: 1 | -1 = 1): Amounts => {
  const sums: Record<keyof Amounts, number> = { ...one }
  for (const name of NAMES) sums[name] = pieces(sums[name] + sign * (other[name] ?? 0))
  return sums
}

const isNothing = (amounts: Amounts): boolean => NAMES.every((name) => amounts[name] === 0)

/** As it is kept: what came back stands only where something did. */
const lineOf = (
  index: number,
  quantity: number,
  { net, back, discount, gifts, giftPieces, vat, vatBack }: Amounts,
  rate?: VatRate,
): BookedLine => ({
  index,
  quantity,
  net: dong(net),
  ...(back === 0 ? {} : { back: dong(back) }),
  ...(discount === 0 ? {} : { discount: dong(discount) }),
  ...(gifts === 0 ? {} : { gifts: dong(gifts) }),
  ...(giftPieces === 0 ? {} : { giftPieces }),
  ...(vat === 0 ? {} : { vat: dong(vat) }),
  ...(vatBack === 0 ? {} : { vatBack: dong(vatBack) }),
  ...(rate === undefined ? {} : { rate }),
})

/** What is booked of each line once everything that was done to its order is: of its net and VAT what was shipped and kept, and of its net,
 *  VAT, discount and gifts what came back. Parts of a line are its share by pieces, gifts counted in both, so that they sum to the whole. */
function dueAmounts(order: Booked): Amounts[] {
  const [nets, discounts] = [lineNets(order), lineDiscounts(order)]
  const vats = hasVat(order) ? lineVats(order) : []
  return order.items.map((item, index) => {
    const { quantity, returned = 0 } = item
    const net = nets[index] ?? dong(0)
    const vat = vats[index] ?? dong(0)
    const partBack = (value: Dong): Dong =>
      returned === 0 ? dong(0) : dong(value - shareDong(value, pieces(quantity - returned), quantity))
    return {
      net: shareDong(net, keptOf(item), quantity),
      back: partBack(net),
      discount: partBack(discounts[index] ?? dong(0)),
      gifts: partBack(giftValueOf(order.group, item)),
      giftPieces: giftsAmong(item, returned),
      vat: shareDong(vat, keptOf(item), quantity),
      vatBack: partBack(vat),
    }
  })
}

/** What was booked of each line at the rate that it has now, and of lines at rates that they had before. */
interface BookedSums {
  readonly now: readonly Amounts[]
  readonly before: ReadonlyMap<string, { readonly index: number; readonly rate: VatRate | undefined; readonly amounts: Amounts }>
}

const sumByLine = (order: Booked, bookings: readonly Booking[]): BookedSums => {
  const now = order.items.map(() => nothing)
  const before = new Map<string, { index: number; rate: VatRate | undefined; amounts: Amounts }>()
  for (const { lines } of bookings)
    for (const line of lines) {
      const { index, rate } = line
      if (rate === order.items[index]?.vatRate) now[index] = plus(now[index] ?? nothing, line)
      else before.set(`${index} ${rate}`, { index, rate, amounts: plus(before.get(`${index} ${rate}`)?.amounts ?? nothing, line) })
    }
  return { now, before }
}

/** What is due of each line beyond what these bookings come to; lines of which nothing is are left out, unless they moved. What was booked at
 *  another rate of VAT than the line has now is taken back at that rate. */
function restOf(order: Booked, bookings: readonly Booking[], moved: Shipment['lines']): BookedLine[] {
  const sums = sumByLine(order, bookings)
  const quantities = new Map(moved.map(({ index, quantity }) => [index, quantity]))
  const due = dueAmounts(order).flatMap((amounts, index) => {
    const rest = plus(amounts, sums.now[index] ?? nothing, -1)
    const quantity = quantities.get(index) ?? 0
    return quantity === 0 && isNothing(rest) ? [] : [lineOf(index, quantity, rest, order.items[index]?.vatRate)]
  })
  if (sums.before.size === 0) return due
  const undone = [...sums.before.values()].flatMap(({ index, rate, amounts }) =>
    isNothing(amounts) ? [] : [lineOf(index, 0, plus(nothing, amounts, -1), rate)],
  )
  return [...due, ...undone]
}

/** What was shipped alone: what terms make of that which came back isn't the shipment's. */
const shippedOf = (lines: readonly BookedLine[]): BookedLine[] =>
  lines.flatMap(({ index, quantity, net, vat = 0, rate }) =>
    quantity === 0 && net === 0 && vat === 0 ? [] : [lineOf(index, quantity, { ...nothing, net, vat }, rate)],
  )

const isBookingOf =
  ({ time, lines, net }: Shipment) =>
  (booking: Booking): boolean =>
    booking.isShipment &&
    booking.at.getTime() === time.getTime() &&
    sumDong(booking.lines.map((line) => line.net)) === net &&
    booking.lines.filter(({ quantity }) => quantity !== 0).length === lines.length &&
    lines.every(({ index, quantity }) => booking.lines.some((line) => line.index === index && line.quantity === quantity))

/** What each line got of an entry that was booked before lines were: by what the line is worth a piece; of a correction by what was
 *  shipped of the lines. */
function splitByTerms(order: Booked, { time, lines, net }: Shipment): Booking {
  const nets = lineNets(order)
  const moved = lines.length > 0 ? lines : order.items.map((item, index) => ({ index, quantity: keptOf(item) }))
  const worth = moved.map(({ index, quantity }) => Math.abs(((nets[index] ?? 0) * quantity) / (order.items[index]?.quantity || 1)))
  const weights = worth.some((weight) => weight > 0) ? worth : moved.map(({ quantity }) => Math.abs(quantity))
  const values = weights.some((weight) => weight > 0) ? allocate(net, weights) : []
  return {
    at: time,
    isShipment: true,
    lines: moved.flatMap(({ index, quantity }, place) => {
      const net = values[place] ?? 0
      const own = lines.length > 0 ? quantity : 0
      return own === 0 && net === 0 ? [] : [lineOf(index, own, { ...nothing, net, back: own < 0 ? -net : 0 }, order.items[index]?.vatRate)]
    }),
  }
}

/**
 * The order's bookings by line with what was done to it since: what stands stays as it was booked, an entry of `shipments` that is new or
 * was changed gets what is due beyond the others, one that was taken back loses its own; what changed terms make of what came back, or
 * leave over, is booked at `now`.
 * The list itself where nothing differs.
 * Of entries that never were booked by line all but the last get their share by today's terms.
 */
export function withBookings(order: Booked, now: Date): readonly Booking[] {
  const before = order.bookings ?? []
  if (order.items.length === 0) return before
  // What corrects nothing but cost books nothing of a line.
  const shipments = (order.shipments ?? []).filter(({ lines, net }) => lines.length > 0 || net !== 0)
  const kept = before.filter((booking) => !booking.isShipment || shipments.some((shipment) => isBookingOf(shipment)(booking)))
  const unbooked = shipments.filter((shipment) => !kept.some(isBookingOf(shipment)))
  const last = unbooked.at(-1)
  const bookings = [...kept, ...unbooked.slice(0, -1).map((shipment) => splitByTerms(order, shipment))]
  if (last) {
    const rest = last.lines.some(({ quantity }) => quantity < 0)
      ? restOf(order, bookings, last.lines)
      : shippedOf(restOf(order, bookings, last.lines))
    const isWhole = sumDong(rest.map(({ net }) => net)) === last.net
    bookings.push(isWhole ? { at: last.time, isShipment: true, lines: rest } : splitByTerms(order, last))
  }
  const left = restOf(order, bookings, [])
  if (left.length > 0) bookings.push({ at: now, isShipment: false, lines: left })
  return kept.length === before.length && bookings.length === before.length ? before : bookings
}

/** What was booked of the order by line: as it was recorded, or, of an order from before, as its entries tell it. */
export const bookingsOf = (order: Booked): readonly Booking[] =>
  order.bookings ?? withBookings(order, order.shipments?.at(-1)?.time ?? new Date(0))
