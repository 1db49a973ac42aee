import { sumBy } from '@shared/foundation/sum'
import type { Goods, Inventory } from './inventory'

/** The sums that stand over the list and under it. */
export const INVENTORY_FIGURES = ['count', 'notshipped', 'needImport', 'value'] as const

/** The sum of a column: of a figure, or of what stands in a warehouse. */
export type InventorySum = (typeof INVENTORY_FIGURES)[number] | { readonly warehouseId: string }

/** What is over the list: of all goods, or of a category's. */
export interface InventoryFigures {
  readonly products: number
  readonly count: number
  /** For those who may see costs. */
  readonly value?: number | undefined
  readonly unknown?: number | undefined
  readonly notshipped: number
  readonly needImport: number
  readonly short: number
}

/** @param category its id; '': all goods */
export const figuresOf = ({ data, total, categories }: Inventory, category: string): InventoryFigures => {
  if (category === '') return total
  const own = data.filter(({ categoryId }) => categoryId === category)
  const { count = 0, value, unknown } = categories.find(({ _id }) => _id === category) ?? {}
  return {
    products: own.length,
    count,
    value,
    unknown,
    notshipped: sumBy(own, (row) => row.notshipped),
    needImport: sumBy(own, (row) => row.needImport),
    short: own.filter((row) => row.needImport > 0).length,
  }
}

/** How many of a product stand in a warehouse. */
export const countIn = ({ places }: Pick<Goods, 'places'>, warehouseId: string): number =>
  places.find((place) => place.warehouseId === warehouseId)?.count ?? 0

/** What a product adds to a sum: pieces, or dong with parts. */
export const partOf = (goods: Goods, sum: InventorySum): number =>
  typeof sum === 'object' ? countIn(goods, sum.warehouseId) : (goods[sum] ?? 0)
