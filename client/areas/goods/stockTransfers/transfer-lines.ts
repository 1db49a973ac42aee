import type { Product } from '@shared/areas/goods/services/products'

/** Goods in a transfer being written. */
export interface TransferLine {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly unit: string
  readonly avatar?: string | undefined
  readonly quantity: number
  /** The units that were scanned; the rest are the oldest. */
  readonly units: readonly string[]
}

type Goods = Pick<Product, '_id' | 'name' | 'slug' | 'unit' | 'avatar'>

/** One more of a product; the unit that was scanned, or any. */
export const withOne = (lines: readonly TransferLine[], { _id, name, slug, unit, avatar }: Goods, scanned?: string): TransferLine[] => {
  const units = scanned ? [scanned] : []
  const before = lines.find(({ productId }) => productId === _id)
  if (!before) return [...lines, { productId: _id, name, slug, unit, avatar, quantity: 1, units }]
  const known = [...before.units, ...units]
  // A scanned unit is first one of those that were already asked for.
  const quantity = scanned && known.length <= before.quantity ? before.quantity : before.quantity + 1
  return lines.map((line) => (line === before ? { ...line, quantity, units: known } : line))
}

/** So many of a product; NaN while that can't be read. */
export const withQuantity = (lines: readonly TransferLine[], productId: string, quantity: number): TransferLine[] =>
  lines.map((line) =>
    line.productId === productId ? { ...line, quantity, units: Number.isNaN(quantity) ? line.units : line.units.slice(0, quantity) } : line,
  )

/** What is sent: the very units where all of a line were scanned. */
export const itemsOf = (lines: readonly TransferLine[]) =>
  lines.map(({ productId, quantity, units }) => ({
    productId,
    quantity,
    ...(units.length > 0 && units.length === quantity ? { units } : {}),
  }))
