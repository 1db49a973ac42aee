import { afterPrefix, isIndexable, KeyWriter, type Key } from '../bson/key'
import { rank } from '../bson/order'
import { toNumber } from '../bson/numbers'
import { isNumber, T, type RawValue } from '../bson/raw'
import type { Filter, Test } from '../query/filter'

/** A part of a query that holds for one field and can narrow an index. */
export interface Condition {
  readonly part: Filter
  readonly path: string
  readonly test: Test
}

/** Which keys of one field a query can match. */
export interface FieldBounds {
  /** Single values, in key order; null when it is a range. */
  readonly points: readonly Key[] | null
  /** low ≤ key < high, when it is a range. */
  readonly low: Key
  readonly high: Key
  /** Parts that are true for every key within, so that they need no further check. */
  readonly settles: readonly Filter[]
}

/** The conditions that all have to hold, by field. */
export function conditionsOf(filter: Filter): Condition[] {
  if (filter.kind === 'and') return filter.parts.flatMap(conditionsOf)
  return filter.kind === 'field' ? [{ part: filter, path: filter.path, test: filter.test }] : []
}

const writer = new KeyWriter()
const keyOf = (value: RawValue, descending: boolean): Key => writer.reset().value(value, descending).finish()

/** The narrowest bounds that the conditions on one field give, or null when they give none.
 *  With `multikey` (arrays) only one condition may be used: different items may meet the others. */
export function boundsOf(conditions: readonly Condition[], descending: boolean, multikey: boolean): FieldBounds | null {
  let best: FieldBounds | null = null
  const ranges: Range[] = []
  for (const { test, part } of conditions) {
    const values = valuesOf(test)
    if (values) {
      if (!values.every(({ type }) => isIndexable(type))) continue
      if (best?.points && best.points.length <= values.length) continue
      const points = [...new Set(values.map((value) => keyOf(value, descending)))].sort()
      best = { points, low: '', high: '', settles: values.some(({ type }) => type === T.null) ? [] : [part] }
    } else {
      const range = rangeOf(test, descending)
      if (range) ranges.push({ ...range, part })
    }
  }
  if (best || ranges.length === 0) return best
  const used = multikey ? ranges.slice(0, 1) : ranges
  const low = used.map((range) => range.low).reduce((a, b) => (a > b ? a : b))
  const high = used.map((range) => range.high).reduce((a, b) => (a < b ? a : b))
  return { points: null, low, high, settles: used.filter(({ isExact }) => isExact).map(({ part }) => part) }
}

/** The values that a test allows, when it allows nothing else. */
function valuesOf(test: Test): readonly RawValue[] | null {
  if (test.op === 'eq') return [test.value]
  return test.op === 'in' && test.regexes.length === 0 ? test.values : null
}

interface Range {
  readonly low: Key
  readonly high: Key
  readonly isExact: boolean
  readonly part: Filter
}

function rangeOf(test: Test, descending: boolean): Omit<Range, 'part'> | null {
  if (test.op === 'regex') return prefixRange(test.regex.prefix, test.regex.isPrefixOnly, descending)
  if (test.op !== 'gt' && test.op !== 'gte' && test.op !== 'lt' && test.op !== 'lte') return null
  const { value } = test
  if (!isIndexable(value.type) || value.type === T.null || value.type === T.object) return null
  if (isNumber(value.type) && Number.isNaN(toNumber(value.type, value.bytes, value.at))) return null
  const [first, last] = bracket(value.type, descending)
  const key = keyOf(value, descending)
  const isAbove = (test.op === 'gt' || test.op === 'gte') !== descending
  const isInclusive = test.op === 'gte' || test.op === 'lte'
  return isAbove
    ? { low: isInclusive ? key : afterPrefix(key), high: last, isExact: true }
    : { low: first, high: isInclusive ? afterPrefix(key) : key, isExact: true }
}

/** All keys of a type's rank; among numbers without NaN, which is less than nothing. */
function bracket(type: number, descending: boolean): [first: Key, last: Key] {
  const byte = descending ? 255 - rank[type]! : rank[type]!
  const first = String.fromCharCode(byte)
  const last = String.fromCharCode(byte + 1)
  if (!isNumber(type)) return [first, last]
  const notANumber = descending ? first + '\xff'.repeat(9) : first + '\0'.repeat(9)
  return descending ? [first, notANumber] : [afterPrefix(notANumber), last]
}

function prefixRange(prefix: string | null, isWhole: boolean, descending: boolean): Omit<Range, 'part'> | null {
  if (!prefix || prefix.includes('\0')) return null
  writer.reset().byte(rank[T.string]!).raw(Buffer.from(prefix))
  if (descending) writer.invert(0)
  const low = writer.finish()
  return { low, high: afterPrefix(low), isExact: isWhole }
}
