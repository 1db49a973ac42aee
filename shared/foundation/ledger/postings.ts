import type { Day, Zone } from '../days/days'
import { pieces } from '../documents/order-lines'
import type { MeasureName } from './measures'

/** What one record adds to a measure on one local day. */
export interface Amounts {
  readonly day: Day
  /** Dimensions by id, joined with '|' (see `keyOf`). */
  readonly key: string
  /** Whole dong, or pieces with at most six decimals; none of them 0. */
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
export const partsOf = (key: string): string[] => {
  const parts = key.split('|')
  return key.includes('%') ? parts.map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%')) : parts
}

/** The second of a key's two dimensions, where the first is `first`; null of any other key. */
export const secondOf = (key: string, first: string): string | null => {
  if (!key.startsWith(first) || key[first.length] !== '|') return null
  const second = key.slice(first.length + 1)
  return second.includes('%') ? (partsOf(key)[1] ?? null) : second
}

/** One day's amounts, without the sums that are 0; nothing when all are. */
export function amounts(day: Day, key: string, sums: Readonly<Record<string, number>>): Amounts[] {
  const own = withoutZeros(sums)
  return own ? [{ day, key, sums: own }] : []
}

/** Every change of a record comes by here several times: plain loops, no lists made only to be thrown away. */
function withoutZeros(sums: Readonly<Record<string, number>>): Record<string, number> | null {
  let own: Record<string, number> | null = null
  for (const name in sums) {
    const sum = sums[name] ?? 0
    if (sum === 0) continue
    own ??= {}
    own[name] = sum
  }
  return own
}

/** All that a record adds: one posting per measure, day and key. Nothing when there is no record. */
export function postingsOf<R>(postings: Postings<R>, record: R | null, context: PostingContext): Posting[] {
  const sums = new PostingSums()
  sums.addRecord(postings, record, context, 1)
  return sums.list()
}

/** What a change of a record adds: `after` − `before`, one posting per measure, day and key, zeros left out. */
export function postingsOfChange<R>(postings: Postings<R>, before: R | null, after: R | null, context: PostingContext): Posting[] {
  const sums = new PostingSums()
  sums.addRecord(postings, after, context, 1)
  sums.addRecord(postings, before, context, -1)
  return sums.list()
}

/** One posting per measure, day and key; sums that come to 0 left out. */
export function merge(postings: readonly Posting[]): Posting[] {
  const sums = new PostingSums()
  for (const posting of postings) sums.add(posting.measure, posting, 1)
  return sums.list()
}

/** Postings added up by measure, day and key. */
class PostingSums {
  readonly #byId = new Map<string, { measure: MeasureName; day: Day; key: string; sums: Record<string, number> }>()

  add(measure: MeasureName, { day, key, sums }: Amounts, sign: 1 | -1): void {
    const id = `${measure} ${day} ${key}`
    let known = this.#byId.get(id)
    if (!known) this.#byId.set(id, (known = { measure, day, key, sums: {} }))
    for (const name in sums) known.sums[name] = pieces((known.sums[name] ?? 0) + sign * (sums[name] ?? 0))
  }

  addRecord<R>(postings: Postings<R>, record: R | null, context: PostingContext, sign: 1 | -1): void {
    if (record === null) return
    for (const measure of Object.keys(postings) as MeasureName[])
      for (const own of postings[measure]?.(record, context) ?? []) this.add(measure, own, sign)
  }

  list(): Posting[] {
    const list: Posting[] = []
    for (const { measure, day, key, sums } of this.#byId.values()) {
      const own = withoutZeros(sums)
      if (own) list.push({ measure, day, key, sums: own })
    }
    return list
  }
}
