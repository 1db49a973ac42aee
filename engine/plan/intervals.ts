import { afterPrefix, type Key } from '../bson/key'

/** Keys of one field: low ≤ key < high. A point holds the keys of one value. */
export interface Interval {
  readonly low: Key
  readonly high: Key
  readonly isPoint: boolean
}

/** Above every key of a field: their first byte is never FF. */
const MAX_KEY: Key = '\xff'

export const point = (key: Key): Interval => ({ low: key, high: afterPrefix(key), isPoint: true })
export const range = (low: Key, high: Key): Interval => ({ low, high, isPoint: false })

const byLow = (a: Interval, b: Interval): number => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0)

/** Keys in any of the intervals, as intervals in order that don't touch. */
export function union(intervals: readonly Interval[]): Interval[] {
  const out: Interval[] = []
  for (const next of [...intervals].sort(byLow)) {
    const last = out.at(-1)
    if (!last || next.low >= last.high) out.push(next)
    else if (next.high > last.high) out[out.length - 1] = range(last.low, next.high)
    else if (last.low === next.low && last.high === next.high && next.isPoint) out[out.length - 1] = next
  }
  return out
}

/** Keys in both lists; each list is in order and does not overlap itself. */
function intersection(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const out: Interval[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const x = a[i]!
    const y = b[j]!
    const low = x.low > y.low ? x.low : y.low
    const high = x.high < y.high ? x.high : y.high
    if (low < high) out.push({ low, high, isPoint: x.isPoint || y.isPoint })
    if (x.high < y.high) i++
    else j++
  }
  return out
}

/** Keys in all of one or more lists: in pairs, so that long lists are intersected few times. */
export function intersectionOfAll(lists: readonly (readonly Interval[])[]): readonly Interval[] {
  if (lists.length === 1) return lists[0]!
  const half = lists.length >>> 1
  return intersection(intersectionOfAll(lists.slice(0, half)), intersectionOfAll(lists.slice(half)))
}

/** All other keys. */
export function complement(intervals: readonly Interval[]): Interval[] {
  const out: Interval[] = []
  let low: Key = ''
  for (const interval of intervals) {
    if (low < interval.low) out.push(range(low, interval.low))
    low = interval.high
  }
  if (low < MAX_KEY) out.push(range(low, MAX_KEY))
  return out
}
