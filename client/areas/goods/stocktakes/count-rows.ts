import { differenceOf } from '@shared/areas/goods/rules/stocktakes'
import type { Stocktake, StocktakeCount } from '@shared/areas/goods/services/stocktakes'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { roundDong } from '@shared/foundation/money/money'

type Level = Plain<ReportOf<'stocks', 'levels'>>['data'][number]

/** One product of the warehouse being counted. */
export interface CountRow {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly avatar?: string | undefined
  /** By the books: at the moment of the count, else now. */
  readonly book: number
  readonly count: StocktakeCount | undefined
  /** Above 0: found; below: missing; null while it isn't counted. */
  readonly difference: number | null
  /** Whole dong of the difference, at what the units there cost on average; null is unknown. */
  readonly value: number | null
}

interface Named {
  readonly _id: string
  readonly name: string
  readonly slug: string
  readonly avatar?: string | undefined
}

/** What stands in the warehouse and what was counted there, by name; once the count is finished, what was counted. */
export const countRows = (stocktake: Stocktake, levels: readonly Level[], products: readonly Named[]): CountRow[] => {
  const counts = new Map<string, StocktakeCount>(stocktake.counts.map((count) => [count.productId, count]))
  const standing = new Map(
    levels.filter(({ warehouseId }) => warehouseId === stocktake.warehouseId).map((level) => [level.productId as string, level]),
  )
  const known = new Map(products.map((product) => [product._id, product]))
  const ids = new Set([
    ...counts.keys(),
    ...(stocktake.status === 'open'
      ? [...standing.values()].filter(({ count }) => count > 0).map(({ productId }) => productId as string)
      : []),
  ])
  return [...ids]
    .map((productId): CountRow => {
      const count = counts.get(productId)
      const level = standing.get(productId)
      const { name = '', slug = '', avatar } = count ?? known.get(productId) ?? {}
      const difference = count ? differenceOf(count) : null
      return {
        productId,
        name,
        slug,
        avatar,
        book: count?.book ?? level?.count ?? 0,
        count,
        difference,
        value: difference === null ? null : valueOf(difference, level),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'vi'))
}

const valueOf = (difference: number, level: Level | undefined): number | null => {
  if (difference === 0) return 0
  const known = (level?.count ?? 0) - (level?.unknown ?? 0)
  return level?.value === undefined || known <= 0 ? null : roundDong((difference * level.value) / known)
}

export const countFilters = ['all', 'uncounted', 'agreeing', 'differing'] as const
export type CountFilter = (typeof countFilters)[number]

export const fits = ({ difference }: CountRow, filter: CountFilter): boolean => {
  if (filter === 'uncounted') return difference === null
  if (filter === 'agreeing') return difference === 0
  return filter === 'differing' ? difference !== null && difference !== 0 : true
}
