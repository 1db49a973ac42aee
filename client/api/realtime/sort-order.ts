import { sortKey } from '@shared/foundation/text/sort-key'

/** Fields with their way, first one first. */
export type SortOrder = readonly (readonly [field: string, way: 1 | -1])[]

const rankOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3

const compareValues = (a: unknown, b: unknown): number => {
  const rank = rankOf(a) - rankOf(b)
  if (rank !== 0) return rank
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  return Number(a === true) - Number(b === true)
}

const keyOf = (value: unknown): unknown => (typeof value === 'string' ? sortKey(value) : '')
const asItIs = (value: unknown): unknown => value

const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      record,
    )

/**
 * Compares records as the database does: absent first, then numbers, texts by code, flags.
 * @param byKey fields whose texts sort as Vietnamese names
 */
export const compareBySort =
  (order: SortOrder, byKey: readonly string[] = []) =>
  (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number => {
    for (const [field, way] of order) {
      const sortedAs = byKey.includes(field) ? keyOf : asItIs
      const difference = compareValues(sortedAs(valueAt(a, field)), sortedAs(valueAt(b, field)))
      if (difference !== 0) return difference * way
    }
    return 0
  }
