import { keptOf, pieces } from '../../../foundation/documents/order-lines'
import { lineDiscounts, lineNets, lineVats } from '../../../foundation/documents/order-totals'
import type { OrderDocument, OrderItem, VatLine } from '../../../foundation/documents/order-types'
import { VAT_RATES, type VatRate } from '../../../foundation/documents/vat-rates'
import { dong, roundDong, shareDong, sumDong, type Dong } from '../../../foundation/money/money'

/** What of an order an invoice is of: all that is left of it, or what was shipped and kept. */
export const INVOICE_PARTS = ['order', 'shipped'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

/** A line of an invoice, whole dong without VAT; of an adjustment what it adds or, below 0, takes off. */
export interface InvoiceLine {
  readonly name: string
  readonly unit?: string
  /** Pieces, those that were given for nothing among them. */
  readonly quantity: number
  /** Of them. */
  readonly gifts?: number
  /** Of a piece, without VAT; may have decimals where the order's price holds it. */
  readonly price: number
  /** Before the order's discount, and this line's part of that. */
  readonly gross: Dong
  readonly discount: Dong
  readonly net: Dong
  readonly vatRate?: VatRate
  readonly vat: Dong
  /** Of whoever pays VAT by a percentage of revenue: by how much the law cuts it for these goods, within the price. */
  readonly cut?: Dong
}

/** What an invoice says: lines, sums by rate, and what is to be paid. */
export interface InvoiceContent {
  readonly lines: InvoiceLine[]
  readonly net: Dong
  readonly vat: VatLine[]
  readonly total: Dong
}

type Order = Pick<OrderDocument, 'group' | 'items' | 'discount' | 'status'>

const leftOf = (item: OrderItem, part: InvoicePart): number =>
  part === 'shipped' ? keptOf(item) : pieces(item.quantity - (item.returned ?? 0))

const OVER: readonly Order['status'][] = ['cancelled', 'returned']

/** Sums of lines: of each rate what is taxed at it and the tax, as the lines say. */
export const contentOf = (lines: readonly InvoiceLine[]): InvoiceContent => {
  const rates = VAT_RATES.flatMap((rate): VatLine[] => {
    const own = lines.filter(({ vatRate }) => vatRate === rate)
    return own.length === 0 ? [] : [{ rate, base: sumDong(own.map(({ net }) => net)), amount: sumDong(own.map(({ vat }) => vat)) }]
  })
  const net = sumDong(lines.map((line) => line.net))
  return { lines: [...lines], net, vat: rates, total: dong(net + sumDong(lines.map(({ vat }) => vat))) }
}

/**
 * What an invoice of an order says as the order stands: each line's share by pieces, so that its sums are the order's to the dong.
 * @param cutOf by how many per cent of what it is worth the VAT of a line is less; absent: of none
 */
export const invoiceOf = (order: Order, part: InvoicePart, cutOf: (item: OrderItem) => number = () => 0): InvoiceContent => {
  if (OVER.includes(order.status)) return contentOf([])
  const [nets, vats, discounts] = [lineNets(order), lineVats(order), lineDiscounts(order)]
  const lines = order.items.flatMap((item, index): InvoiceLine[] => {
    const left = leftOf(item, part)
    if (left <= 0) return []
    const shareOf = (value: number): Dong => shareDong(value, left, item.quantity)
    const net = shareOf(nets[index] ?? 0)
    const cut = shareOf(roundDong(((nets[index] ?? 0) * cutOf(item)) / 100))
    const discount = shareOf(discounts[index] ?? 0)
    const gross = dong(net + discount)
    const paid = pieces(item.quantity - (item.quantityGift ?? 0))
    // Gifts leave last: what was paid for comes first.
    const gifts = pieces(Math.max(0, left - paid))
    const sold = pieces(left - gifts)
    return [
      {
        name: item.name,
        ...(item.unit ? { unit: item.unit } : {}),
        quantity: left,
        ...(gifts > 0 ? { gifts } : {}),
        price: sold > 0 ? pieces(gross / sold) : 0,
        gross,
        discount,
        net,
        ...(item.vatRate === undefined ? {} : { vatRate: item.vatRate }),
        vat: shareOf(vats[index] ?? 0),
        ...(cut === 0 ? {} : { cut }),
      },
    ]
  })
  return contentOf(lines)
}

const keyOf = ({ name, unit = '', vatRate }: InvoiceLine): string => `${name}|${unit}|${vatRate ?? ''}`

const add = (one: InvoiceLine | undefined, other: InvoiceLine, sign: 1 | -1): InvoiceLine => {
  const sum = (field: 'gross' | 'discount' | 'net' | 'vat' | 'cut'): Dong => dong((one?.[field] ?? 0) + sign * (other[field] ?? 0))
  const gifts = pieces((one?.gifts ?? 0) + sign * (other.gifts ?? 0))
  const quantity = pieces((one?.quantity ?? 0) + sign * other.quantity)
  const [gross, sold, cut] = [sum('gross'), pieces(quantity - gifts), sum('cut')]
  const { gifts: _gifts, cut: _cut, ...line } = other
  return {
    ...line,
    ...(gifts === 0 ? {} : { gifts }),
    ...(cut === 0 ? {} : { cut }),
    quantity,
    // Of lines with different prices what a piece comes to.
    ...(one && sold !== 0 && gross !== 0 ? { price: Math.abs(pieces(gross / sold)) } : {}),
    gross,
    discount: sum('discount'),
    net: sum('net'),
    vat: sum('vat'),
  }
}

/** Lines of the same goods at the same rate come together. */
const together = (
  lines: readonly InvoiceLine[],
  into = new Map<string, InvoiceLine>(),
  sign: 1 | -1 = 1,
  key: (line: InvoiceLine) => string = keyOf,
): Map<string, InvoiceLine> => {
  for (const line of lines) into.set(key(line), add(into.get(key(line)), line, sign))
  return into
}

/** What one invoice of several orders says: the same goods at the same price and rate as one line. */
export const gatheredOf = (contents: readonly InvoiceContent[]): InvoiceContent => {
  const [first] = contents
  if (first && contents.length === 1) return first
  const lines = contents.flatMap((content) => content.lines)
  return contentOf([...together(lines, new Map(), 1, (line) => `${keyOf(line)}|${line.price}`).values()])
}

/** By how much VAT by percentages of revenue is less on all lines, within what is paid. */
export const cutIn = (lines: readonly Pick<InvoiceLine, 'cut'>[]): Dong => sumDong(lines.map(({ cut = dong(0) }) => cut))

const isNothing = ({ quantity, gross, net, vat }: InvoiceLine): boolean => quantity === 0 && gross === 0 && net === 0 && vat === 0

/** What an invoice says after its adjustments: lines of the same goods as one. */
export const standingLines = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  [...together(lines).values()].filter((line) => !isNothing(line))

/** What an adjustment has to say so that `before` becomes `after`; empty where they agree. */
export const adjustmentOf = (before: readonly InvoiceLine[], after: readonly InvoiceLine[]): InvoiceLine[] =>
  [...together(before, together(after), -1).values()].filter((line) => !isNothing(line))
