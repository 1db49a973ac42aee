import { dong, type Dong } from '../../../../foundation/money/money'
import { sumOf, type RollupRow } from '../../../../foundation/ledger/rows'
import { businessReport } from './business'

/** What is told of the sales of a day or month. */
export const SOLD_FIGURES = { pieces: ['orders', 'returned'], money: ['ordered', 'shipped'] } as const

/** The sales of a day, or of a month; whole dong. */
export interface DaySold {
  readonly day: string
  readonly orders: number
  readonly returned: number
  readonly ordered: Dong
  readonly shipped: Dong
  readonly cost: Dong
}

/** Rows of the measure `business` by the day (or month) they say, newest first; those on which nothing was sold are left out. */
export const daysSold = (rows: readonly RollupRow[]): DaySold[] => {
  const byDay = new Map<string, RollupRow[]>()
  for (const row of rows) byDay.set(row.day ?? '', [...(byDay.get(row.day ?? '') ?? []), row])
  return [...byDay]
    .map(([day, own]): DaySold => {
      const { revenueOrdered, revenueShipped, cost } = businessReport(own)
      const sales = own.filter(({ key }) => key === 'sales')
      return {
        day,
        orders: sumOf(sales, 'orders'),
        returned: sumOf(sales, 'ordersReturned'),
        ordered: revenueOrdered,
        shipped: revenueShipped,
        cost: dong(cost),
      }
    })
    .filter(({ orders, returned, ordered, shipped, cost }) => [orders, returned, ordered, shipped, cost].some((sum) => sum !== 0))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}
