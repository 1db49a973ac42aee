import type { Day, Zone } from '../days/days'
import type { MeasureName } from './measures'

/** What one record adds to a measure on one local day. */
export interface Amounts {
  readonly day: Day
  /** Dimensions by id, joined with '|' (see `keyOf`). */
  readonly key: string
  /** Whole numbers, none of them 0. */
  readonly sums: Readonly<Record<string, number>>
}

/** The same, with the measure it adds to. */
export interface Posting extends Amounts {
  readonly measure: MeasureName
}

/** What postings need besides the record. */
export interface PostingContext {
  readonly zone: Zone
}

/** What a service's records add, by measure; declared with the service. A record that adds nothing gives nothing. */
export type Postings<R> = { readonly [Name in MeasureName]?: (record: R, context: PostingContext) => readonly Amounts[] }

/** Joins dimensions to one key; '|' and '%' within them are escaped. */
export const keyOf = (...parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('%', '%25').replaceAll('|', '%7C')).join('|')

/** The dimensions of a key. */
export const partsOf = (key: string): string[] => key.split('|').map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%'))

/** One day's amounts, without the sums that are 0; nothing when all are. */
export function amounts(day: Day, key: string, sums: Readonly<Record<string, number>>): Amounts[] {
  const own = Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
  return Object.keys(own).length > 0 ? [{ day, key, sums: own }] : []
}

/** All that a record adds: one posting per measure, day and key. Nothing when there is no record. */
export function postingsOf<R>(postings: Postings<R>, record: R | null, context: PostingContext): Posting[] {
  if (record === null) return []
  const measures = Object.entries(postings) as [MeasureName, NonNullable<Postings<R>[MeasureName]>][]
  return merge(measures.flatMap(([measure, of]) => of(record, context).map((each) => ({ measure, ...each }))))
}

/** One posting per measure, day and key; sums that come to 0 left out. */
export function merge(postings: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting & { readonly sums: Record<string, number> }>()
  for (const { measure, day, key, sums } of postings) {
    const id = `${measure} ${day} ${key}`
    const known = merged.get(id)
    if (!known) merged.set(id, { measure, day, key, sums: { ...sums } })
    else for (const [name, sum] of Object.entries(sums)) known.sums[name] = (known.sums[name] ?? 0) + sum
  }
  return [...merged.values()].flatMap(({ measure, day, key, sums }) => amounts(day, key, sums).map((each) => ({ measure, ...each })))
}

/** What a change adds: `after` − `before`, one posting per measure, day and key, zeros left out. */
export const diff = (before: readonly Posting[], after: readonly Posting[]): Posting[] =>
  merge([...after, ...before.map((posting) => ({ ...posting, sums: negated(posting.sums) }))])

const negated = (sums: Posting['sums']): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -sum]))
