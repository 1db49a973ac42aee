import type { Id } from '../../../foundation/ids'
import type { StockUnit } from '../../../foundation/documents/stock-types'

/** What was counted of one product in one warehouse. */
export interface Count {
  readonly counted: number
  /** What stood there by the books when it was counted. */
  readonly book: number
  /** The units that were seen, where they were scanned. */
  readonly units?: readonly Id<'stocks'>[] | undefined
}

/** Counted more (above 0) or less than what stood there: what is sold or received after the count changes nothing of it. */
export const differenceOf = ({ counted, book }: Pick<Count, 'counted' | 'book'>): number => counted - book

/** A product's count once more units were scanned, by whomever: each unit counts once, and one that has left since no longer.
 *  @param seen the units scanned before  @param scanned those scanned now  @param standing of both, those that stand there now
 *  @param book what stands there by the books now */
export function countScanned(
  seen: readonly Id<'stocks'>[],
  scanned: readonly Id<'stocks'>[],
  standing: ReadonlySet<string>,
  book: number,
): { counted: number; book: number; units: Id<'stocks'>[] } {
  const units = [...new Set([...seen, ...scanned])].filter((unit) => standing.has(unit))
  return { counted: units.length, book, units }
}

/** The units to write off for what is missing: those nobody saw first, the oldest before the younger.
 *  @param units what stands there now  @param missing how many; when there are fewer, all of them */
export function unitsMissing<U extends Pick<StockUnit, '_id' | 'created'>>(
  units: readonly U[],
  seen: readonly Id<'stocks'>[],
  missing: number,
): U[] {
  const found = new Set<string>(seen)
  const rank = (unit: U): number => (found.has(unit._id) ? 1 : 0)
  return [...units]
    .sort((a, b) => rank(a) - rank(b) || a.created.getTime() - b.created.getTime() || (a._id < b._id ? -1 : 1))
    .slice(0, missing)
}

/** How counts stand against the books: units too many, units missing (above 0), and how many products differ. */
export function outcomeOf(counts: readonly Count[]): { found: number; missing: number; differing: number } {
  const differences = counts.map(differenceOf).filter((difference) => difference !== 0)
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  return {
    found: sum(differences.filter((difference) => difference > 0)),
    missing: -sum(differences.filter((difference) => difference < 0)),
    differing: differences.length,
  }
}

interface SentCount {
  readonly productId: string
  readonly counted?: unknown
}

/** @returns which of the products counted doesn't stand as it was sent: units and further pieces are counted by the server */
export const missingInCounts = (
  sent: readonly SentCount[],
  { record }: { readonly record: { readonly counts: readonly { readonly productId: string; readonly counted: number }[] } },
): string | null => {
  const kept = new Map(record.counts.map(({ productId, counted }) => [productId, counted]))
  const at = sent.findIndex(({ productId, counted }) => !kept.has(productId) || (counted !== undefined && kept.get(productId) !== counted))
  return at < 0 ? null : `.${at}`
}
