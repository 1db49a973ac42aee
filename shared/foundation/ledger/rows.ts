import type { MeasureName } from './measures'

/** One rollup row as a report reads it: a day's (or a whole month's) sums of one key. */
export interface RollupRow {
  measure: MeasureName
  key: string
  /** 'YYYY-MM-DD' or 'YYYY-MM'. */
  day?: string
  sums: Readonly<Record<string, number>>
}

/** The sum of one figure over rows. */
export const sumOf = (rows: readonly RollupRow[], name: string): number => rows.reduce((sum, row) => sum + (row.sums[name] ?? 0), 0)
