import { afterPrefix, type Key } from '../bson/key'
import { toNumber } from '../bson/numbers'
import { entries, isNumber, slice, text, T, type RawValue } from '../bson/raw'
import { badValue } from '../errors'
import type { Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import type { OrderField } from '../query/sort'
import type { Collection, Index } from '../store/catalog'
import { boundsOf, constraintsOf, type Constraint, type FieldBounds } from './bounds'
import { implies, isSettledBy } from './implies'

/** A stretch of an index: low ≤ key < high. With several stretches in one order, keys are merged by what follows `mergeAt`. */
export interface Stretch {
  readonly low: Key
  readonly high: Key
  readonly mergeAt: number
  /** Whether it is one document's own key: there is nothing to search. */
  readonly isDocument?: boolean
}

/** Reads documents through one index; `index` is null for the documents' own order, by `_id`. */
export interface IndexScan {
  readonly kind: 'scan'
  readonly index: Index | null
  readonly stretches: readonly Stretch[]
  readonly reverse: boolean
  /** Several stretches have to be merged to come in the wanted order. */
  readonly merge: boolean
  /** A document may turn up more than once. */
  readonly repeats: boolean
  /** What the stretches do not settle; null when every key in them is a match. */
  readonly residual: Matcher | null
  /** Whether the stretches bound the index at all. */
  readonly isBounded: boolean
  /** Whether documents come in the wanted order. */
  readonly isSorted: boolean
}

/** Reads the documents that any of several scans finds (`$or`). */
export interface Union {
  readonly kind: 'union'
  readonly scans: readonly IndexScan[]
  readonly isSorted: false
}

export type Plan = IndexScan | Union

/** What is asked of a collection. */
export interface Question {
  readonly filter: Filter
  readonly sort: readonly OrderField[]
  /** Documents wanted, 0 for all. */
  readonly limit: number
  readonly hint: RawValue | null
  /** Only the number of matches is wanted: keys are enough where they settle everything. */
  readonly isCount?: boolean
}

interface Candidate {
  readonly scan: IndexScan
  /** How much the bounds narrow. */
  readonly narrowness: number
  /** The same with what the order is worth. */
  readonly score: number
  /** At most one document has these values: no other index can do better. */
  readonly isOneKey: boolean
}

const idField: OrderField = { path: '_id', names: [Buffer.from('_id')], descending: false }
const mostStretches = 1000
const mostMerged = 200

/** A plan, and another that may turn out to be better: it narrows more, but does not give the wanted order. */
export interface Choice {
  readonly plan: Plan
  readonly alternative: IndexScan | null
}

/** Largest limit with which reading in order is worth a try. */
const smallLimit = 1000

/** Chooses how to read: the index that narrows most, with a bonus for coming in the wanted order.
 *  @throws CommandError BadValue when the hint names no index */
export function choosePlan(collection: Collection, question: Question): Choice {
  const conditions = new Conditions(constraintsOf(question.filter))
  if (question.hint) return only(candidate(collection, hinted(collection, question.hint), conditions, question).scan)
  const first = candidate(collection, null, conditions, question)
  if (first.scan.stretches.length === 1 && first.scan.stretches[0]!.isDocument) return only(first.scan)
  const candidates = [first]
  for (const index of collection.indexes) {
    if (index.partial && !implies(question.filter, index.partial.filter)) continue
    const next = candidate(collection, index, conditions, question)
    if (next.isOneKey) return only(next.scan)
    candidates.push(next)
  }
  const best = candidates.reduce(better)
  const ordered = candidates.filter(({ scan }) => scan.isSorted)
  if (question.sort.length > 0 && question.limit > 0 && question.limit <= smallLimit && ordered.length > 0) {
    const inOrder = ordered.reduce(better)
    const narrowest = candidates.reduce((a, b) => (b.narrowness > a.narrowness ? b : a))
    if (!narrowest.scan.isSorted && narrowest.narrowness > inOrder.narrowness + 5)
      return { plan: inOrder.scan, alternative: narrowest.scan }
  }
  if (!best.scan.isBounded && (question.sort.length === 0 || !best.scan.isSorted)) {
    const union = unionOf(collection, question)
    if (union) return only(union)
  }
  return only(best.scan)
}

const only = (plan: Plan): Choice => ({ plan, alternative: null })
const better = (a: Candidate, b: Candidate): Candidate => (b.score > a.score ? b : a)

function hinted(collection: Collection, hint: RawValue): Index | null {
  const name = hint.type === T.string ? text(hint) : null
  const key = hint.type === T.object ? describeKey(slice(hint)) : null
  if (name === '_id_' || key === '_id:1' || key === '$natural:1') return null
  const index = collection.indexes.find((other) => other.name === name || describeKey(other.key) === key)
  if (!index) throw badValue('error processing query: planner returned error: hint provided does not correspond to an existing index')
  return index
}

/** `a:1,b:-1`: the same for every numeric type of the directions. */
export const describeKey = (key: Buffer): string =>
  entries(key, 0)
    .map(([path, value]) => `${path}:${isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : text(value)}`)
    .join()

/** What a filter says of each path, and the bounds it gives: worked out once, however many indexes begin with that path. */
class Conditions {
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
}

function candidate(collection: Collection, index: Index | null, conditions: Conditions, question: Question): Candidate {
  const fields = index ? index.fields : [idField]
  const prefix = index ? index.prefix : collection.prefix
  const bounds: FieldBounds[] = []
  const settled = new Set<Filter>()
  let hasMultikeyBound = false
  let stretchCount = 1
  for (const [i, { path, descending }] of fields.entries()) {
    const multikey = index?.multikey[i] ?? false
    if (multikey && hasMultikeyBound) break
    const found = conditions.bounds(path, descending, multikey)
    if (!found || hasPosition(path) || stretchCount * found.intervals.length > mostStretches) break
    bounds.push(found)
    for (const part of found.settles) settled.add(part)
    if (multikey) hasMultikeyBound = true
    stretchCount *= found.intervals.length
    if (!found.points) break
  }
  const order = index && !index.fields.some(({ path }) => path === '_id') ? [...fields, idField] : fields
  const sorting = sortedBy(order, index, bounds, question.sort)
  const isSorted = question.sort.length === 0 || (sorting !== null && (stretchCount === 1 || stretchCount <= mostMerged))
  const isDocuments = !index && (bounds[0]?.points ?? null) !== null
  const rest = restOf(question.filter, settled, index)
  // Most candidates aren't taken: what only the chosen one needs is made when it is asked for.
  let stretches: readonly Stretch[] | null = null
  let residual: Matcher | null = null
  const scan: IndexScan = {
    kind: 'scan',
    index,
    get stretches() {
      return (stretches ??= stretchesOf(prefix, bounds, sorting?.mergeField ?? 0, isDocuments))
    },
    reverse: isSorted && (sorting?.reverse ?? false),
    merge: isSorted && question.sort.length > 0 && stretchCount > 1,
    repeats: index?.multikey.some((is, i) => is && bounds[i]?.points?.length !== 1) ?? false,
    get residual() {
      return rest && (residual ??= compileFilter(rest))
    },
    isBounded: bounds.some(({ isWide }) => !isWide),
    isSorted,
  }
  const narrowness = narrownessOf(index, fields.length, bounds, rest === null, question.isCount ?? false)
  const bonus = question.sort.length === 0 || !isSorted ? 0 : question.limit > 0 && question.limit <= smallLimit ? 18 : 6
  const isOneKey = stretchCount === 1 && narrowness >= uniqueNarrowness
  return { scan, narrowness, score: narrowness + bonus, isOneKey }
}

/** What all fields of a unique index being given is worth: more than anything else can be. */
const uniqueNarrowness = 200

function narrownessOf(
  index: Index | null,
  fieldCount: number,
  bounds: readonly FieldBounds[],
  isSettled: boolean,
  isCount: boolean,
): number {
  let points = 0
  for (const bound of bounds) points += bound.isWide ? 0.5 : bound.points ? (bound.points.length === 1 ? 20 : 14) : 10
  const isUnique = index ? index.unique && !index.partial : true
  if (isUnique && bounds.length === fieldCount && bounds.every((bound) => bound.points)) points += uniqueNarrowness
  if (isSettled && (isCount || bounds.some(({ isWide }) => !isWide))) points += 3
  if (index?.partial) points += 1
  return points - fieldCount * 0.1
}

interface Sorting {
  readonly reverse: boolean
  /** The first field that decides the order; the stretches differ only before it. */
  readonly mergeField: number
}

/** How an index gives an order, or null when it does not. */
function sortedBy(
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
const hasPosition = (path: string): boolean => /(^|\.)\d+(\.|$)/.test(path)

function stretchesOf(prefix: Key, bounds: readonly FieldBounds[], mergeField: number, isDocument: boolean): Stretch[] {
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

/** What is left of a filter when some of its parts are known to hold; null for nothing. */
function restOf(filter: Filter, settled: ReadonlySet<Filter>, index: Index | null): Filter | null {
  if (settled.has(filter) || (index?.partial && isSettledBy(index.partial.filter, filter))) return null
  if (filter.kind !== 'and') return filter
  const parts = filter.parts.map((part) => restOf(part, settled, index)).filter((part) => part !== null)
  return parts.length === 0 ? null : parts.length === 1 ? parts[0]! : { kind: 'and', parts }
}

/** One scan for each branch of a `$or`, when all of them are bounded by some index. */
function unionOf(collection: Collection, question: Question): Union | null {
  const ors = question.filter.kind === 'or' ? [question.filter] : question.filter.kind === 'and' ? question.filter.parts : []
  for (const or of ors) {
    if (or.kind !== 'or' || or.parts.length === 0) continue
    const scans: IndexScan[] = []
    for (const part of or.parts) {
      const filter: Filter = or === question.filter ? part : { kind: 'and', parts: [part, question.filter] }
      const plan = branchPlan(collection, filter)
      if (!plan) break
      scans.push(plan)
    }
    if (scans.length === or.parts.length) return { kind: 'union', scans, isSorted: false }
  }
  return null
}

function branchPlan(collection: Collection, filter: Filter): IndexScan | null {
  const conditions = new Conditions(constraintsOf(filter))
  const question: Question = { filter, sort: [], limit: 0, hint: null }
  let best: Candidate | null = null
  for (const index of [null, ...collection.indexes]) {
    if (index?.partial && !implies(filter, index.partial.filter)) continue
    const other = candidate(collection, index, conditions, question)
    if (other.scan.isBounded && (!best || other.score > best.score)) best = other
  }
  return best?.scan ?? null
}
