/** What a part of the proof found: one line of figures, and what fell short. */
export interface Proof {
  readonly figures: string
  /** Empty: it holds. */
  readonly failures: readonly string[]
}

/** Collects what falls short. */
export class Findings {
  readonly failures: string[] = []

  /** Notes a failure unless both are the same as JSON. */
  expect(what: string, found: unknown, wanted: unknown): void {
    const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
    if (is !== should) this.failures.push(`${what}: ${is} instead of ${should}`)
  }

  /** Notes a failure unless it holds. */
  assert(what: string, holds: boolean): void {
    if (!holds) this.failures.push(what)
  }
}

/** How often each value stands in a list. */
export const countOf = <T extends string | number>(values: readonly T[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

/** The value that so much of the list (0 to 1) doesn't exceed; 0 of an empty list. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
