import { sumBy } from '@shared/foundation/sum'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'

/** How much of a product stands in a warehouse; value and unknown costs only for those who may see costs. */
export type Level = Plain<ReportOf<'stocks', 'levels'>>['data'][number]

export interface WarehouseStock {
  readonly kinds: number
  readonly units: number
  /** Undefined for those who may not see costs. */
  readonly value: number | undefined
  readonly unknown: number
}

/** What stands in each warehouse, over all products. */
export const stockByWarehouse = (levels: readonly Level[]): ReadonlyMap<string, WarehouseStock> => {
  const found = new Map<string, WarehouseStock>()
  for (const { warehouseId, count, value, unknown = 0 } of levels) {
    if (count === 0) continue
    const so = found.get(warehouseId) ?? { kinds: 0, units: 0, value: value === undefined ? undefined : 0, unknown: 0 }
    found.set(warehouseId, {
      kinds: so.kinds + 1,
      units: so.units + count,
      value: value === undefined ? so.value : (so.value ?? 0) + value,
      unknown: so.unknown + unknown,
    })
  }
  return found
}

/** What stands in all warehouses together; its value only where it may be seen. */
export const wholeStock = (stock: ReadonlyMap<string, WarehouseStock>): Pick<WarehouseStock, 'units' | 'value'> => {
  const all = [...stock.values()]
  const values = all.flatMap(({ value }) => (value === undefined ? [] : [value]))
  return { units: sumBy(all, ({ units }) => units), value: values.length < all.length ? undefined : sumBy(values, (value) => value) }
}

/** The levels of one warehouse, the most first. */
export const levelsIn = (levels: readonly Level[], warehouseId: string): Level[] =>
  levels.filter((level) => level.warehouseId === warehouseId && level.count > 0).sort((a, b) => b.count - a.count)
