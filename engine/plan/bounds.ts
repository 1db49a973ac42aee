import { afterPrefix, isIndexable, KeyWriter, type Key } from '../bson/key'
import { rank, typesOfRank } from '../bson/order'
import { toNumber } from '../bson/numbers'
import { isNumber, T, type RawValue } from '../bson/raw'
import type { Filter, Test } from '../query/filter'
import type { Regex } from '../query/regex'
import { complement, intersectionOfAll, point, range, union, type Interval } from './intervals'

/** A part of a query that holds for one field and can narrow an index. */
export interface Condition {
  readonly part: Filter
  readonly path: string
  readonly test: Test
}

/** A part of a query about one field alone, which may be combined of several tests. */
export interface Constraint {
  /** The part of the query that need not be checked when the constraint's bounds are exact; null when it has to be in any case. */
  readonly settles: Filter | null
  readonly path: string
  readonly filter: Filter
}

/** Which keys of one field a query can match. */
export interface FieldBounds {
  /** Single values, in key order; null when there are ranges. */
  readonly points: readonly Key[] | null
  /** The same, or ranges, in key order. */
  readonly intervals: readonly Interval[]
  /** Parts that are true for every key within, so that they need no further check. */
  readonly settles: readonly Filter[]
  /** Whether the bounds only exclude values (`$ne`). */
  readonly onlyExcludes: boolean
}

/** The conditions that all have to hold, by field. */
export function conditionsOf(filter: Filter): Condition[] {
  if (filter.kind === 'and') return filter.parts.flatMap(conditionsOf)
  return filter.kind === 'field' ? [{ part: filter, path: filter.path, test: filter.test }] : []
}

/** The parts that all have to hold and that each look at one field. */
export function constraintsOf(filter: Filter): Constraint[] {
  if (filter.kind === 'and') return filter.parts.flatMap(constraintsOf)
  const path = pathOf(filter)
  if (path === null) return []
  const own: Constraint = { settles: filter, path, filter }
  if (filter.kind !== 'field' || filter.test.op !== 'elemMatch') return [own]
  const inner = constraintsOf(filter.test.filter).filter(({ filter: { kind } }) => kind === 'field')
  return [own, ...inner.map((one): Constraint => ({ ...one, settles: null, path: `${path}.${one.path}` }))]
}

/** The one field that a filter looks at, or null. */
function pathOf(filter: Filter): string | null {
  if (filter.kind === 'field') return filter.path
  if (filter.kind === 'not') return pathOf(filter.part)
  const [first, ...others] = filter.parts.map(pathOf)
  return first !== undefined && others.every((path) => path === first) ? first : null
}

const writer = new KeyWriter()
const keyOf = (value: RawValue, descending: boolean): Key => writer.reset().value(value, descending).finish()

/** Keys that a filter of one field can match; exact when it matches all of them. */
interface KeyBounds {
  readonly intervals: readonly Interval[]
  readonly isExact: boolean
}

/** The narrowest bounds that the constraints on one field give, or null when they give none.
 *  With `multikey` (arrays) only one of them may be used: different items may satisfy the others. */
export function boundsOf(constraints: readonly Constraint[], descending: boolean, multikey: boolean): FieldBounds | null {
  const [first] = constraints
  if (constraints.length === 1 && first?.filter.kind === 'field' && first.filter.test.op === 'eq')
    return boundsOfValue(first.filter.test.value, first.settles, descending, multikey)
  const found = constraints.flatMap(({ filter, settles }) => {
    const keys = keysOf(filter, descending, multikey)
    return keys ? [{ ...keys, settles, isWide: filter.kind === 'not' || filter.kind === 'nor' }] : []
  })
  if (found.length === 0) return null
  const used = multikey ? [found.reduce((best, other) => (isNarrower(other.intervals, best.intervals) ? other : best))] : found
  const intervals = intersectionOfAll(used.map((keys) => keys.intervals))
  return {
    points: intervals.every(({ isPoint }) => isPoint) ? intervals.map(({ low }) => low) : null,
    intervals,
    settles: used.flatMap(({ isExact, settles }) => (isExact && settles ? [settles] : [])),
    onlyExcludes: used.every(({ isWide }) => isWide),
  }
}

/** The same for the most common constraint, one value. */
function boundsOfValue(value: RawValue, settles: Filter | null, descending: boolean, multikey: boolean): FieldBounds | null {
  if (!isIndexable(value.type)) return null
  const low = keyOf(value, descending)
  const isExact = settles !== null && !(multikey && value.type === T.null)
  return { points: [low], intervals: [point(low)], settles: isExact ? [settles] : [], onlyExcludes: false }
}

const isNarrower = (a: readonly Interval[], b: readonly Interval[]): boolean => {
  const aIsPoints = a.every(({ isPoint }) => isPoint)
  const bIsPoints = b.every(({ isPoint }) => isPoint)
  return aIsPoints === bIsPoints ? aIsPoints && a.length < b.length : aIsPoints
}

/** A field with arrays has a key for each item, so that only what one item can prove narrows it: no opposites, no combinations. */
function keysOf(filter: Filter, descending: boolean, multikey: boolean): KeyBounds | null {
  switch (filter.kind) {
    case 'field':
      return keysOfTest(filter.test, descending, multikey)
    case 'and':
      return multikey ? null : allOf(filter.parts, descending)
    case 'or':
      return anyOf(filter.parts, descending, multikey)
    case 'not':
      if (filter.part.kind === 'field' && filter.part.test.op === 'exists') return { intervals: [nullKey(descending)], isExact: false }
      return multikey ? null : opposite(keysOf(filter.part, descending, multikey))
    case 'nor':
      return multikey ? null : opposite(anyOf(filter.parts, descending, multikey))
  }
}

function allOf(parts: readonly Filter[], descending: boolean): KeyBounds | null {
  const found = parts.map((part) => keysOf(part, descending, false))
  const known = found.filter((keys) => keys !== null)
  if (known.length === 0) return null
  return {
    intervals: intersectionOfAll(known.map(({ intervals }) => intervals)),
    isExact: known.length === found.length && known.every(({ isExact }) => isExact),
  }
}

function anyOf(parts: readonly Filter[], descending: boolean, multikey: boolean): KeyBounds | null {
  const found = parts.map((part) => keysOf(part, descending, multikey))
  if (found.includes(null)) return null
  const known = found.filter((keys) => keys !== null)
  return { intervals: union(known.flatMap(({ intervals }) => intervals)), isExact: known.every(({ isExact }) => isExact) }
}

const opposite = (keys: KeyBounds | null): KeyBounds | null =>
  keys?.isExact ? { intervals: complement(keys.intervals), isExact: true } : null

const nullKey = (descending: boolean): Interval => {
  writer.reset().byte(rank[T.null]!)
  if (descending) writer.invert(0)
  return point(writer.finish())
}

function keysOfTest(test: Test, descending: boolean, multikey: boolean): KeyBounds | null {
  switch (test.op) {
    case 'eq':
      return keysOfValues([test.value], [], descending, multikey)
    case 'in':
      return keysOfValues(test.values, test.regexes, descending, multikey)
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return keysOfComparison(test.op, test.value, descending, multikey)
    case 'regex':
      return keysOfRegex(test.regex, descending)
    case 'type':
      return keysOfTypes(test.types, descending)
    case 'elemMatchValue':
      return keysOfItem(test.filter, descending)
    default:
      return null
  }
}

/** One item has to meet all tests of `$elemMatch: { $gt: 1, $lt: 5 }`. Never exact: the field has to be an array, too. */
function keysOfItem(filter: Filter, descending: boolean): KeyBounds | null {
  const found = (filter.kind === 'and' ? filter.parts : [filter]).flatMap((part) => {
    if (part.kind !== 'field' || part.test.op === 'elemMatch' || part.test.op === 'elemMatchValue') return []
    return keysOfTest(part.test, descending, true) ?? []
  })
  return found.length === 0 ? null : { intervals: intersectionOfAll(found.map(({ intervals }) => intervals)), isExact: false }
}

function keysOfValues(values: readonly RawValue[], regexes: readonly Regex[], descending: boolean, multikey: boolean): KeyBounds | null {
  if (!values.every(({ type }) => isIndexable(type))) return null
  const intervals = values.map((value) => point(keyOf(value, descending)))
  let isExact = !(multikey && values.some(({ type }) => type === T.null)) // an array without the field has the key of null, too
  for (const regex of regexes) {
    const keys = keysOfRegex(regex, descending)
    if (!keys) return null
    intervals.push(...keys.intervals)
    isExact &&= keys.isExact
  }
  return { intervals: union(intervals), isExact }
}

function keysOfComparison(op: 'gt' | 'gte' | 'lt' | 'lte', value: RawValue, descending: boolean, multikey: boolean): KeyBounds | null {
  const isInclusive = op === 'gte' || op === 'lte'
  if (value.type === T.null) return isInclusive ? keysOfValues([value], [], descending, multikey) : null
  if (!isIndexable(value.type) || value.type === T.object) return null
  if (isNumber(value.type) && Number.isNaN(toNumber(value.type, value.bytes, value.at))) return null
  const [first, last] = bracket(value.type, descending)
  const key = keyOf(value, descending)
  const isAbove = (op === 'gt' || op === 'gte') !== descending
  const interval = isAbove ? range(isInclusive ? key : afterPrefix(key), last) : range(first, isInclusive ? afterPrefix(key) : key)
  return { intervals: interval.low < interval.high ? [interval] : [], isExact: true }
}

/** All keys of a type's rank; among numbers without NaN, which is less than all others. */
function bracket(type: number, descending: boolean): [first: Key, last: Key] {
  const { low: first, high: last } = rankKeys(rank[type]!, descending)
  if (!isNumber(type)) return [first, last]
  const notANumber = descending ? first + '\xff'.repeat(9) : first + '\0'.repeat(9)
  return descending ? [first, notANumber] : [afterPrefix(notANumber), last]
}

function rankKeys(byte: number, descending: boolean): Interval {
  const first = descending ? 255 - byte : byte
  return range(String.fromCharCode(first), String.fromCharCode(first + 1))
}

/** Strings that begin with the prefix, and the expression itself where it is stored as a value. */
function keysOfRegex({ prefix, source, isPrefixOnly }: Regex, descending: boolean): KeyBounds | null {
  if (!prefix || [...prefix].some((character) => character <= '\u0001')) return null // these are written otherwise in keys
  const keyAfter = (type: number, bytes: string): Key => {
    writer.reset().byte(rank[type]!).raw(Buffer.from(bytes))
    if (descending) writer.invert(0)
    return writer.finish()
  }
  const low = keyAfter(T.string, prefix)
  return { intervals: union([range(low, afterPrefix(low)), point(keyAfter(T.regex, `${source}\0\0`))]), isExact: isPrefixOnly }
}

function keysOfTypes(types: ReadonlySet<number>, descending: boolean): KeyBounds | null {
  if (types.has(T.array)) return null
  const ranks = [...new Set([...types].map((type) => rank[type]!))]
  const intervals = ranks.map((one) => rankKeys(one, descending))
  return {
    intervals: union(intervals),
    isExact: !types.has(T.null) && !types.has(T.undefined) && ranks.every((one) => typesOfRank(one).every((type) => types.has(type))),
  }
}
