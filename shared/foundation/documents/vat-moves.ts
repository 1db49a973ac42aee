import { dayOf, type Day, type Zone } from '../days/days'
import { amounts, keyOf, type Amounts, type PostingContext } from '../ledger/postings'
import { bookingsOf } from './order-bookings'
import { orderKind } from './order-kinds'
import { hasVat } from './order-totals'
import type { OrderDocument } from './order-types'
import type { VatRate } from './vat-rates'

/** Whether VAT is owed to the State, or was paid to suppliers and is deducted. */
export const VAT_SIDES = ['output', 'input'] as const
export type VatSide = (typeof VAT_SIDES)[number]

/** What one record adds to the VAT of one day at one rate, in whole dong: below 0 what came back. */
export interface VatMove {
  readonly day: Day
  readonly rate: VatRate
  /** What is taxed, without the tax. */
  readonly base: number
  readonly amount: number
}

/** Moves come together by day and rate; those that come to nothing are left out. */
class Moves {
  readonly #byKey = new Map<string, { day: Day; rate: VatRate; base: number; amount: number }>()

  /** @param apart told by themselves, beside others of the same day and rate */
  add({ day, rate, base, amount }: VatMove, apart = false): void {
    const key = `${day} ${rate} ${apart}`
    const own = this.#byKey.get(key) ?? { day, rate, base: 0, amount: 0 }
    this.#byKey.set(key, { ...own, base: own.base + base, amount: own.amount + amount })
  }

  list(): VatMove[] {
    return [...this.#byKey.values()].filter(({ base, amount }) => base !== 0 || amount !== 0)
  }
}

/** What one line of an order adds to the VAT, and whether that is of what came back. */
export interface LineMove extends VatMove {
  /** The line's place in the order. */
  readonly index: number
  readonly isBack: boolean
}

/** The VAT of an order line by line on the days on which its goods moved, as it was booked: what the journal enters on 3331 or 1331, and what it is on. */
export function lineVatMoves(order: OrderDocument, zone: Zone): LineMove[] {
  if (!hasVat(order)) return []
  const moves = bookingsOf(order).flatMap(({ at, lines }) => {
    const day = dayOf(at, zone)
    return lines.flatMap(({ index, rate, net, vat = 0, back = 0 }): LineMove[] =>
      rate === undefined ? [] : [{ index, day, rate, base: net, amount: vat, isBack: back !== 0 }],
    )
  })
  if (!order.returnedAt || order.status !== 'returned') return moves
  const day = dayOf(order.returnedAt, zone)
  return [...moves, ...moves.map((move): LineMove => ({ ...move, day, base: -move.base, amount: -move.amount, isBack: true }))]
}

/**
 * The VAT of an order by day and rate.
 * @param backApart what came back is told by itself, also where it came back on the very day on which it left
 */
export function vatMoves(order: OrderDocument, zone: Zone, backApart = false): VatMove[] {
  const moves = new Moves()
  for (const move of lineVatMoves(order, zone)) moves.add(move, backApart && move.isBack)
  return moves.list()
}

/** Which side the VAT of an order stands on. */
export const vatSideOf = ({ group }: Pick<OrderDocument, 'group'>): VatSide => (orderKind(group).isSold ? 'output' : 'input')

/** The VAT of moves as figures, key = side | rate: `base`, `amount`, how many documents (`count`); of those without an invoice of the
 *  seller `bare` and `bares`, which change when the invoice comes. */
export const vatAmounts = (side: VatSide, moves: readonly VatMove[], isBare: boolean): Amounts[] =>
  moves.flatMap(({ day, rate, base, amount }) =>
    amounts(day, keyOf(side, String(rate)), { base, amount, count: 1, ...(isBare ? { bare: amount, bares: 1 } : {}) }),
  )

/** The VAT of an order, key = side | rate. */
export const vatOfOrder = (order: OrderDocument, { zone }: PostingContext): Amounts[] => {
  const side = vatSideOf(order)
  return vatAmounts(side, vatMoves(order, zone), side === 'input' && order.inputInvoice === undefined)
}
