import type { Document } from '../platform/mongo/documents'
import { pieces } from '@shared/foundation/documents/order-lines'
import { periodsOf, type MeasureName, type Period } from '@shared/foundation/ledger/measures'
import type { PeriodSheet } from './sheets'
import type { Posting } from '@shared/foundation/ledger/postings'

/** The figures of one key of a measure over one period, as one writer kept them. */
export interface RollupRow {
  /** The measure's name. */
  series: string
  /** `D2026-11-21`, `M2026-11` or `Y2026`; `d2026-11-21` for what still has to be carried into these three. */
  period: string
  /** None of a sheet. */
  key: string
  /** Below 0 of a sheet: it holds what writers kept until the period was over. */
  slot: number
  /** Nothing of a sheet. */
  sums: Record<string, number>
  sheet?: PeriodSheet
  /** How often a sheet was changed. */
  folds?: number
}

/** How a row names its period. */
export const periodOf: Readonly<Record<Period, (day: string) => string>> = {
  day: (day) => `D${day}`,
  month: (day) => `M${day.slice(0, 7)}`,
  year: (day) => `Y${day.slice(0, 4)}`,
}

/** The periods that amounts of a measure on a day count in. */
export const rowsOf = (measure: MeasureName, day: string): string[] => periodsOf(measure).map((period) => periodOf[period](day))

/** The period of a row that counts in its day, month and year alike until the hourly job has carried it into theirs: one write for three. */
export const uncarried = (day: string): string => `d${day}`

/** All rows of that kind, for those who look for them. */
export const UNCARRIED = { $gte: 'd', $lt: 'e' } as const

/** What a row's period comes to: of one that isn't carried on yet each period that it counts in, else the period itself. */
export const countsIn = ({ series, period }: Pick<RollupRow, 'series' | 'period'>): string[] =>
  period.startsWith('d') ? rowsOf(series as MeasureName, period.slice(1)) : [period]

/** The rows that a command writes. */
const writtenRows = (measure: MeasureName, day: string): string[] =>
  periodsOf(measure).includes('day') ? [uncarried(day)] : rowsOf(measure, day)

/**
 * Slots keep concurrent writers apart: each command leases the lowest free one and adds to rows of its own,
 * so two commands never wait for the same figure. A reader adds the slots up.
 */
export class RollupSlots {
  readonly #first: number
  readonly #free: number[] = []
  #made = 0

  /** @param node this process's number among those that share the database */
  constructor(node: number) {
    this.#first = node * 1000
  }

  async lease<T>(body: (slot: number) => Promise<T>): Promise<T> {
    const slot = this.#free.shift() ?? this.#first + this.#made++
    try {
      return await body(slot)
    } finally {
      this.#free.push(slot)
      this.#free.sort((a, b) => a - b)
    }
  }
}

/** One upsert for each row that the postings touch; equal rows are merged and zeros dropped. */
export const rollupWrites = (postings: readonly Posting[], slot: number) => {
  const rows = new Map<string, { filter: Document; sums: Record<string, number> }>()
  for (const { measure, day, key, sums } of postings) {
    for (const period of writtenRows(measure, day)) {
      const rowKey = `${measure}\n${period}\n${key}`
      const row = rows.get(rowKey) ?? { filter: { series: measure, period, key, slot }, sums: {} }
      for (const [name, value] of Object.entries(sums)) row.sums[name] = pieces((row.sums[name] ?? 0) + value)
      rows.set(rowKey, row)
    }
  }
  return [...rows.values()].flatMap(({ filter, sums }) => {
    const increments = Object.entries(sums).filter(([, value]) => value !== 0)
    return increments.length === 0
      ? []
      : [{ filter, change: { $inc: Object.fromEntries(increments.map(([name, value]) => [`sums.${name}`, value])) } }]
  })
}
