import { partsOf } from '../ledger/postings'
import { sumDong, type Dong } from '../money/money'
import type { RollupRow } from './rows'

type Sums = Record<string, number>

const folded = (rows: readonly RollupRow[], measure: RollupRow['measure'], keyOf: (key: string) => string | null): Map<string, Sums> => {
  const found = new Map<string, Sums>()
  for (const row of rows) {
    const key = row.measure === measure ? keyOf(row.key) : null
    if (key === null) continue
    const own = found.get(key) ?? {}
    for (const [name, sum] of Object.entries(row.sums)) own[name] = (own[name] ?? 0) + sum
    found.set(key, own)
  }
  return found
}

/** Rows with these figures, largest first figure first; rows without any left out. Quantities and whole dong alike. */
const rowsOf = <Name extends string>(sums: ReadonlyMap<string, Sums>, names: readonly Name[], first: Name) =>
  [...sums]
    .map(([_id, own]) => ({ _id, ...(Object.fromEntries(names.map((name) => [name, own[name] ?? 0])) as Record<Name, number>) }))
    .filter((row) => names.some((name) => row[name] !== 0))
    .sort((a, b) => b[first] - a[first] || (a._id < b._id ? -1 : 1))

/** The sum of each figure over rows. */
export const totalsOf = <Name extends string>(rows: readonly Record<Name, number>[], names: readonly Name[]): Record<Name, Dong> =>
  Object.fromEntries(names.map((name) => [name, sumDong(rows.map((row) => row[name]))])) as Record<Name, Dong>

export const BUYER_FIGURES = ['orders', 'ordered', 'shipped', 'paid'] as const
export const DISCOUNT_FIGURES = ['orders', 'discount', 'gifts'] as const
export const PRODUCT_FIGURES = ['ordered', 'shipped', 'gift', 'revenueOrdered', 'revenueShipped'] as const

const partnerIn =
  (field: string) =>
  (key: string): string | null => {
    const [of, partner = ''] = partsOf(key)
    return of === field ? partner : null
  }

/** Sales by customer or by agent, most ordered first. */
export const salesByBuyer = (rows: readonly RollupRow[], field: 'customerId' | 'agentId') =>
  rowsOf(folded(rows, 'buyers', partnerIn(field)), BUYER_FIGURES, 'ordered')

/** Discounts and gifts by buyer, largest discount first. */
export const discountsByBuyer = (rows: readonly RollupRow[]) =>
  rowsOf(folded(rows, 'buyers', partnerIn('discounts')), DISCOUNT_FIGURES, 'discount')

/** Sales by product, largest revenue first. */
export const salesByProduct = (rows: readonly RollupRow[]) =>
  rowsOf(
    folded(rows, 'productSales', (key) => key),
    PRODUCT_FIGURES,
    'revenueOrdered',
  )

/** What was given away by product, largest value first. */
export const giftsByProduct = (rows: readonly RollupRow[]) =>
  rowsOf(
    folded(rows, 'productSales', (key) => key),
    ['gift', 'giftValue'] as const,
    'giftValue',
  )
