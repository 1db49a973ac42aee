import { roundDong } from '@shared/foundation/money/money'
import { parseQuantity } from '@shared/foundation/money/parse-number'
import type { Product } from '@shared/areas/goods/services/products'
import { DENOMINATIONS } from '@shared/areas/money/rules/cash-count'

/** A line of a sale that is being made. */
export interface CartLine {
  readonly productId: string
  readonly name: string
  /** Of one, in whole dong: as it is sold, and as the product says. */
  readonly price: number
  readonly listPrice: number
  readonly quantity: number
  /** So many more go along for nothing. */
  readonly gift?: number | undefined
  /** What the product says of its VAT. */
  readonly vatRate?: Product['vatRate']
  readonly vatReduced?: boolean | undefined
  readonly categoryId?: string | undefined
}

/** Goods of an earlier sale that come back for what is sold. */
export interface GoodsBack {
  readonly orderId: string
  readonly number: string
  readonly goods: readonly { readonly productId: string; readonly name: string; readonly quantity: number }[]
  /** What was paid for them; whole dong. */
  readonly credit: number
}

/** A sale that is being made; several stand beside each other. */
export interface Cart {
  readonly key: string
  readonly lines: readonly CartLine[]
  readonly customer: { readonly _id: string; readonly name: string; readonly phone?: string | undefined } | null
  /** Taken off all of it; whole dong. */
  readonly discount: number
  readonly note: string
  readonly back?: GoodsBack | undefined
}

export const emptyCart = (key: string): Cart => ({ key, lines: [], customer: null, discount: 0, note: '' })

/** So many of a product more; a line of its own at its end, or its line grows. */
export const withProduct = (
  cart: Cart,
  { _id, name, price, vatRate, vatReduced, categoryId }: Pick<Product, '_id' | 'name' | 'price' | 'vatRate' | 'vatReduced' | 'categoryId'>,
  quantity = 1,
): Cart => {
  const known = cart.lines.find(({ productId }) => productId === _id)
  const line = known
    ? { ...known, quantity: known.quantity + quantity }
    : { productId: _id, name, price: price ?? 0, listPrice: price ?? 0, quantity, vatRate, vatReduced, categoryId }
  return { ...cart, lines: known ? cart.lines.map((each) => (each === known ? line : each)) : [...cart.lines, line] }
}

export type LineChange = Partial<Pick<CartLine, 'price' | 'quantity' | 'gift'>>

/** A line changed; none of it takes it out. */
export const withLine = (cart: Cart, productId: string, change: LineChange): Cart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    if (line.productId !== productId) return [line]
    const changed = { ...line, ...change }
    return changed.quantity > 0 ? [changed] : []
  }),
})

/** The line above or below another; the last where none was chosen. */
export const besideLine = ({ lines }: Pick<Cart, 'lines'>, productId: string | null, step: 1 | -1): string | null => {
  const at = lines.findIndex((line) => line.productId === productId)
  return (at < 0 ? lines.at(-1) : lines[Math.min(lines.length - 1, Math.max(0, at + step))])?.productId ?? null
}

/** What the goods come to, and what is to be paid; whole dong. */
export const sumsOf = ({
  lines,
  discount,
}: Pick<Cart, 'lines' | 'discount'>): { readonly goods: number; readonly total: number; readonly pieces: number } => {
  const goods = lines.reduce((sum, { price, quantity }) => sum + roundDong(price * quantity), 0)
  return { goods, total: Math.max(0, goods - discount), pieces: lines.reduce((sum, { quantity, gift = 0 }) => sum + quantity + gift, 0) }
}

/** What stands before a code: `5*` is five of it, `1,5*` one and a half. */
export const quantityIn = (typed: string, locale: 'vi' | 'en'): { readonly quantity: number; readonly code: string } => {
  const [, count = '', rest] = /^(\d[\d.,]{0,7})\s*[*x]\s*(.*)$/i.exec(typed.trim()) ?? []
  const quantity = parseQuantity(count, locale) ?? 0
  return rest === undefined || !(quantity > 0) ? { quantity: 1, code: typed.trim() } : { quantity, code: rest }
}

const PHONE = /^\+?[\d\s.()-]{8,20}$/

/** A customer who isn't known yet, by what was typed: a phone number is their name, too, until somebody writes it down. */
export const newCustomer = (typed: string) => {
  const name = typed.trim()
  return { group: 'Customers' as const, name, ...(PHONE.test(name) ? { phone: name } : {}) }
}

/** What is paid of a sale for which goods came back, and what goes back of what these had cost; whole dong. */
export const exchangeOf = (total: number, back: GoodsBack | undefined): { readonly due: number; readonly over: number } => {
  const credit = back?.credit ?? 0
  return { due: Math.max(0, total - credit), over: Math.max(0, credit - total) }
}

const MOST_QUICK_AMOUNTS = 3
/** Nobody counts out smaller notes to be quick. */
const LEAST_QUICK_NOTE = 10_000

/** What a buyer is likely to hand over for a sum: the next round amounts above it. */
export const quickAmounts = (due: number): number[] => {
  const above = DENOMINATIONS.filter((note) => note >= LEAST_QUICK_NOTE).map((note) => Math.ceil(due / note) * note)
  return [...new Set(above.filter((amount) => amount > due))].sort((a, b) => a - b).slice(0, MOST_QUICK_AMOUNTS)
}

/** The fewest notes that an amount is given back in, the largest first; what no note is small enough for is left out. */
export const notesOf = (amount: number): { readonly value: number; readonly count: number }[] => {
  let left = amount
  return DENOMINATIONS.flatMap((value) => {
    const count = Math.floor(left / value)
    left -= count * value
    return count > 0 ? [{ value, count }] : []
  })
}

/** How a sale is paid. */
export interface Paying {
  /** Paid to another account than the drawer's; null: nothing of it. Whole dong. */
  readonly transfer: number | null
  readonly label: string
  /** What is left is owed by the customer. */
  readonly onCredit: boolean
  /** The cash that was handed over; null: exactly what is to be paid in cash. */
  readonly received: number | null
}

/** What each account gets of a sum, and what is given back or owed; whole dong. */
export const paymentsOf = (total: number, cash: string, { transfer, label, onCredit, received }: Paying) => {
  const paidOver = Math.min(total, transfer ?? 0)
  const rest = total - paidOver
  const inCash = onCredit ? Math.min(rest, received ?? 0) : rest
  const payments = [...(inCash > 0 ? [{ label: cash, amount: inCash }] : []), ...(paidOver > 0 ? [{ label, amount: paidOver }] : [])]
  return {
    payments,
    inCash,
    change: Math.max(0, (received ?? inCash) - inCash),
    missing: Math.max(0, inCash - (received ?? inCash)),
    owed: rest - inCash,
  }
}
