import { dong, roundDong, type Dong } from '../../../../foundation/money/money'

/** What is left of revenue. */
export interface Profit {
  /** Of the goods that were shipped, less those that came back; as far as it is known. */
  readonly cost: Dong
  readonly profit: Dong
  /** The profit as a part of the revenue; absent where there is none. */
  readonly margin?: number
}

/** What is left of revenue after what its goods cost; the margin with four decimals. */
export const profitOf = (revenue: number, cost: number): Profit => {
  const profit = dong(revenue - cost)
  return { cost: dong(cost), profit, ...(revenue === 0 ? null : { margin: roundDong((profit / revenue) * 10_000) / 10_000 }) }
}

/** Rows as they are told to whoever may not see costs: one that says nothing but a cost is none. */
export const withoutCosts = <Row extends { readonly cost: number }>(rows: readonly Row[]): Omit<Row, 'cost'>[] =>
  rows.flatMap(({ cost: _cost, ...row }) => (Object.values(row).some((value) => typeof value === 'number' && value !== 0) ? [row] : []))
