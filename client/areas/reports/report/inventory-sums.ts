import { sumBy } from '@shared/foundation/sum'
import type { ReportTable } from '@shared/foundation/declaration/define-service'
import { sortedRows } from '../../../resource/report/sorted-rows'
import type { Sort } from '../../../ui/DataTable/columns'
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

interface HeldIn {
  readonly places: readonly { readonly warehouseId: string; readonly count: number }[]
}

/** How many of a product stand in a warehouse. */
export const countIn = ({ places }: HeldIn, warehouseId: string): number =>
  places.find((place) => place.warehouseId === warehouseId)?.count ?? 0

/** What a product adds to a sum: pieces, or dong with parts. */
export const partOf = (goods: Goods, sum: InventorySum): number =>
  typeof sum === 'object' ? countIn(goods, sum.warehouseId) : (goods[sum] ?? 0)

/** The column of a warehouse. */
export const placeKey = (warehouseId: string): string => `place ${warehouseId}`

/**
 * Goods by one of the columns that they are shown in.
 * @param table the declared columns; each warehouse of `places` has one besides
 * @param sort absent: in the order they are answered
 */
export const sortedGoods = <Line extends Pick<Goods, 'name'> & HeldIn>(
  goods: readonly Line[],
  table: ReportTable,
  sort: Sort | undefined,
  places: readonly { readonly _id: string }[],
): readonly Line[] => {
  const place = places.find(({ _id }) => placeKey(_id) === sort?.key)
  if (!place || !sort) return sortedRows(goods, table, sort, ({ name }) => name)
  const turn = sort.direction === 'up' ? 1 : -1
  return [...goods].sort((a, b) => turn * (countIn(a, place._id) - countIn(b, place._id)))
}
