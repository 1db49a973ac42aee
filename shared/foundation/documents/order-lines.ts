import type { OrderItem } from './order-types'

/** A number of pieces without the noise of adding decimals (services may have some): at most 6 decimals. */
export const pieces = (quantity: number): number => (Number.isInteger(quantity) ? quantity : Math.round(quantity * 1e6) / 1e6)

/** How many pieces there are of all, without the noise of adding decimals. */
export const sumPieces = (quantities: Iterable<number>): number => {
  let sum = 0
  for (const quantity of quantities) sum += quantity
  return pieces(sum)
}

/** What remains to ship of a line, never below 0. */
export const remainingOf = (item: Pick<OrderItem, 'quantity' | 'shipped'>): number =>
  Math.max(0, pieces(item.quantity - (item.shipped ?? 0)))

/** Pieces of a line that were shipped and did not come back. */
export const keptOf = (item: Pick<OrderItem, 'shipped' | 'returned'>): number => pieces((item.shipped ?? 0) - (item.returned ?? 0))

/** What a form makes of a quantity to ship: between 0 and what remains; anything that isn't a number is 0. */
export const clampQuantity = (asked: number, remaining: number): number =>
  Number.isNaN(asked) ? 0 : Math.min(Math.max(0, asked), Math.max(0, remaining))
