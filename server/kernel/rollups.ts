import type { Document } from '../platform/mongo/documents'

/** What a document adds to one figure on one local day. `key`: its dimensions, joined. */
export interface Contribution {
  readonly series: string
  readonly day: string
  readonly key: string
  readonly sums: Readonly<Record<string, number>>
}

export interface RollupRow {
  series: string
  /** `D2026-11-21`, `M2026-11` or `A` (all time). */
  period: string
  key: string
  slot: number
  sums: Record<string, number>
}

export type Period = 'day' | 'month' | 'all'

export const periodOf = { day: (day: string) => `D${day}`, month: (day: string) => `M${day.slice(0, 7)}`, all: () => 'A' } as const

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

/** One upsert for each row that the contributions touch; equal rows are merged and zeros dropped. */
export const rollupWrites = (
  contributions: readonly Contribution[],
  periods: Readonly<Record<string, readonly Period[]>>,
  slot: number,
) => {
  const rows = new Map<string, { filter: Document; sums: Record<string, number> }>()
  for (const { series, day, key, sums } of contributions) {
    for (const kind of periods[series] ?? []) {
      const period = periodOf[kind](day)
      const rowKey = `${series}\n${period}\n${key}`
      const row = rows.get(rowKey) ?? { filter: { series, period, key, slot }, sums: {} }
      for (const [name, value] of Object.entries(sums)) row.sums[name] = (row.sums[name] ?? 0) + value
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
