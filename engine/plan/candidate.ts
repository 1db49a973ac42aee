import { afterPrefix, type Key } from '../bson/key'
import { parsePath } from '../bson/path'
import type { Filter } from '../query/filter'
import { compileFilter } from '../query/match'
import type { OrderField } from '../query/sort'
import type { Collection, Index } from '../store/catalog'
import { boundsOf, type Constraint, type FieldBounds } from './bounds'
import { isSettledBy } from './implies'
import type { IndexScan, QuerySpec, KeyRange } from './plan'

const idField: OrderField = { path: '_id', names: [Buffer.from('_id')], descending: false }
const MAX_RANGES = 1000
const MAX_MERGED_RANGES = 200

/** Largest limit with which reading in order is tried. */
export const MAX_IN_ORDER_LIMIT = 1000

/** The constraints of a filter by path, with the bounds they give: computed once, however many indexes begin with that path. */
export class Conditions {
  private readonly constraints: readonly Constraint[]
  private readonly known = new Map<string, FieldBounds | null>()

  constructor(constraints: readonly Constraint[]) {
    this.constraints = constraints
  }

  bounds(path: string, descending: boolean, multikey: boolean): FieldBounds | null {
    const key = `${descending ? '-' : '+'}${multikey ? '*' : ' '}${path}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const own = this.constraints.filter((condition) => condition.path === path)
    const bounds = own.length > 0 ? boundsOf(own, descending, multikey) : null
    this.known.set(key, bounds)
    return bounds
  }

  /** Whether an index that any query may use is narrowed by one value of its first field and by its second too. */
  narrowTwice(index: Index): boolean {
    const [first, second] = index.fields
    if (!first || !second || index.partial || index.multikey[0] || index.multikey[1]) return false
    if (hasPosition(first.path) || hasPosition(second.path)) return false
    if (this.bounds(first.path, first.descending, false)?.points?.length !== 1) return false
    const then = this.bounds(second.path, second.descending, false)
    return then !== null && !then.onlyExcludes && then.intervals.length > 0 && then.intervals.length <= MAX_RANGES
  }
}

/** One way to read: through an index, or by the documents' own order. */
export class Candidate {
  /** Whether documents come in the wanted order. */
  readonly isSorted: boolean
  /** How much the bounds narrow the scan: an estimate, higher is better. */
  readonly selectivity: number
  /** The selectivity with a bonus for giving the wanted order. */
  readonly score: number
  /** At most one document has these values: no other index can do better. */
  readonly isUniqueMatch: boolean
  /** Whether the bounds narrow the index at all. */
  readonly isBounded: boolean
  private readonly bounds: FieldBounds[] = []
  private readonly settled = new Set<Filter>()
  /** Whether its keys settle the whole filter. */
  readonly isSettled: boolean
  private readonly sorting: Sorting | null
  private readonly rangeCount: number
  /** The index it reads; null for the documents' own order. */
  readonly index: Index | null
  private readonly collection: Collection
  private readonly spec: QuerySpec

  constructor(collection: Collection, index: Index | null, conditions: Conditions, spec: QuerySpec) {
    this.collection = collection
    this.index = index
    this.spec = spec
    const fields = index ? index.fields : [idField]
    this.rangeCount = this.bind(fields, conditions)
    const { sort, limit } = spec
    const order = index && !index.fields.some(({ path }) => path === '_id') ? [...fields, idField] : fields
    this.sorting = sort.length === 0 ? null : sortingOf(order, index, this.bounds, sort)
    this.isSorted = sort.length === 0 || (this.sorting !== null && this.rangeCount <= MAX_MERGED_RANGES)
    this.isSettled = isAllSettled(spec.filter, this.settled, index)
    this.isBounded = this.bounds.some(({ onlyExcludes }) => !onlyExcludes)
    this.selectivity = selectivityOf(index, fields.length, this.bounds, this.isSettled, spec.isCount ?? false)
    const bonus = sort.length === 0 || !this.isSorted ? 0 : limit > 0 && limit <= MAX_IN_ORDER_LIMIT ? 18 : 6
    this.score = this.selectivity + bonus
    this.isUniqueMatch = this.rangeCount === 1 && this.selectivity >= UNIQUE_SELECTIVITY
  }

  /** How many of the leading fields have bounds that narrow them. */
  get boundedFields(): number {
    const wide = this.bounds.findIndex(({ onlyExcludes }) => onlyExcludes)
    return wide < 0 ? this.bounds.length : wide
  }

  /** Whether it narrows by a field that another doesn't, and not much less. */
  isRivalOf(other: Candidate): boolean {
    if (this.boundedFields < Math.min(other.boundedFields, 2)) return false
    const known = new Set(other.narrowedPaths)
    return this.narrowedPaths.some((path) => !known.has(path))
  }

  private get narrowedPaths(): readonly string[] {
    return (this.index ? this.index.fields : [idField]).slice(0, this.boundedFields).map(({ path }) => path)
  }

  /** How many of the leading fields are bound to points. */
  get pointFields(): number {
    return this.bounds.filter(({ points }) => points !== null).length
  }

  /** The keys to read, and what is left to check. */
  scan(): IndexScan {
    const { index, spec, bounds, sorting, isSorted, isBounded, rangeCount } = this
    const rest = this.isSettled ? null : residualOf(spec.filter, this.settled, index)
    return {
      kind: 'scan',
      index,
      ranges: keyRangesOf(
        (index ?? this.collection).prefix,
        bounds,
        sorting?.mergeField ?? 0,
        !index && (bounds[0]?.points ?? null) !== null,
      ),
      reverse: isSorted && (sorting?.reverse ?? false),
      merge: isSorted && spec.sort.length > 0 && rangeCount > 1,
      repeats: index?.multikey.some((is, i) => is && bounds[i]?.points?.length !== 1) ?? false,
      residual: rest && compileFilter(rest),
      isBounded,
      isSorted,
    }
  }

  /** Takes bounds for as many of the first fields as have some.   @returns how many key ranges they make */
  private bind(fields: readonly OrderField[], conditions: Conditions): number {
    let hasMultikeyBound = false
    let rangeCount = 1
    for (let i = 0; i < fields.length; i++) {
      const { path, descending } = fields[i]!
      const multikey = this.index?.multikey[i] ?? false
      if (multikey && hasMultikeyBound) break
      const found = conditions.bounds(path, descending, multikey)
      if (!found || hasPosition(path) || rangeCount * found.intervals.length > MAX_RANGES) break
      this.bounds.push(found)
      for (const part of found.settles) this.settled.add(part)
      if (multikey) hasMultikeyBound = true
      rangeCount *= found.intervals.length
      if (!found.points) break
    }
    return rangeCount
  }
}

/** Score of a unique index whose fields are all bound to points: more than any other can have. */
const UNIQUE_SELECTIVITY = 200

function selectivityOf(
  index: Index | null,
  fieldCount: number,
  bounds: readonly FieldBounds[],
  isSettled: boolean,
  isCount: boolean,
): number {
  let points = 0
  for (const bound of bounds) points += bound.onlyExcludes ? 0.5 : bound.points ? (bound.points.length === 1 ? 20 : 14) : 10
  const isUnique = index ? index.unique && !index.partial : true
  if (isUnique && bounds.length === fieldCount && bounds.every((bound) => bound.points)) points += UNIQUE_SELECTIVITY
  if (isSettled && (isCount || bounds.some(({ onlyExcludes }) => !onlyExcludes))) points += 3
  if (index?.partial) points += 1
  return points - fieldCount * 0.1
}

interface Sorting {
  readonly reverse: boolean
  /** The first field that decides the order; the key ranges differ only before it. */
  readonly mergeField: number
}

/** How an index gives an order, or null when it does not. */
function sortingOf(
  order: readonly OrderField[],
  index: Index | null,
  bounds: readonly FieldBounds[],
  sort: readonly OrderField[],
): Sorting | null {
  const isSingle = (path: string): boolean =>
    order.some((field, i) => field.path === path && bounds[i]?.points?.length === 1 && !index?.multikey[i])
  const wanted = sort.filter(({ path }) => !isSingle(path))
  if (wanted.some(({ path }) => hasPosition(path))) return null
  let reverse: boolean | null = null
  let mergeField = -1
  let next = 0
  for (let i = 0; i < order.length && next < wanted.length; i++) {
    const field = order[i]!
    const points = bounds[i]?.points
    if (points?.length === 1) continue
    const target = wanted[next]!
    if (field.path !== target.path) {
      if (points && mergeField < 0) continue
      return null
    }
    if (index?.multikey[i]) return null
    const turned = field.descending !== target.descending
    if (reverse !== null && reverse !== turned) return null
    reverse = turned
    if (mergeField < 0) mergeField = i
    next++
  }
  if (next < wanted.length) return null
  return { reverse: reverse ?? false, mergeField: mergeField < 0 ? bounds.length : mergeField }
}

/** Whether a path may step into an array by position, which keys of an index do not follow. */
const hasPosition = (path: string): boolean => parsePath(path).hasPosition

function keyRangesOf(prefix: Key, bounds: readonly FieldBounds[], mergeField: number, isDocument: boolean): KeyRange[] {
  let heads: { key: Key; mergeAt: number }[] = [{ key: prefix, mergeAt: prefix.length }]
  for (const [i, bound] of bounds.entries()) {
    if (!bound.points)
      return heads.flatMap(({ key, mergeAt }) =>
        bound.intervals.map(({ low, high }) => ({
          low: key + low,
          high: key + high,
          mergeAt: i <= mergeField ? key.length : mergeAt,
        })),
      )
    heads = heads.flatMap(({ key, mergeAt }) =>
      bound.points!.map((point) => ({ key: key + point, mergeAt: i < mergeField ? key.length + point.length : mergeAt })),
    )
  }
  return heads.map(({ key, mergeAt }) => ({ low: key, high: afterPrefix(key), mergeAt, ...(isDocument ? { isDocument } : {}) }))
}

/** Whether nothing is left of a filter when some of its parts are known to hold. */
function isAllSettled(filter: Filter, settled: ReadonlySet<Filter>, index: Index | null): boolean {
  if (settled.has(filter) || (index?.partial && isSettledBy(index.partial.filter, filter))) return true
  return filter.kind === 'and' && filter.parts.every((part) => isAllSettled(part, settled, index))
}

/** What is left of a filter when some of its parts are known to hold; null for nothing. */
function residualOf(filter: Filter, settled: ReadonlySet<Filter>, index: Index | null): Filter | null {
  if (settled.has(filter) || (index?.partial && isSettledBy(index.partial.filter, filter))) return null
  if (filter.kind !== 'and') return filter
  const parts = filter.parts.map((part) => residualOf(part, settled, index)).filter((part) => part !== null)
  return parts.length === 0 ? null : parts.length === 1 ? parts[0]! : { kind: 'and', parts }
}
