import type { Key } from '../bson/key'
import { toNumber } from '../bson/numbers'
import { entries, isNumber, slice, text, T, type RawValue } from '../bson/raw'
import { badValue } from '../errors'
import { sizeOf, type Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import type { OrderField } from '../query/sort'
import type { Collection, Index } from '../store/catalog'
import { constraintsOf, type Constraint } from './bounds'
import { Candidate, Conditions, MAX_IN_ORDER_LIMIT } from './candidate'
import { implies } from './implies'
import { pointLookup } from './point-lookup'

/** A range of an index: low ≤ key < high. Several ranges in one order are merged by what follows `mergeAt`. */
export interface KeyRange {
  readonly low: Key
  readonly high: Key
  readonly mergeAt: number
  /** Whether it is one document's own key, which needs no scan. */
  readonly isDocumentKey?: boolean
}

/** Reads documents through one index; `index` is null for the documents' own order, by `_id`. */
export interface IndexScan {
  readonly kind: 'scan'
  readonly index: Index | null
  readonly ranges: readonly KeyRange[]
  readonly reverse: boolean
  /** Several ranges have to be merged to come in the wanted order. */
  readonly merge: boolean
  /** A document may be found more than once. */
  readonly repeats: boolean
  /** The part of the filter that the ranges do not settle; null when every key in them is a match. */
  readonly residual: Matcher | null
  /** Whether the ranges narrow the index at all. */
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

/** Reads the documents that each of several scans of one index finds: conditions on different items of an array. */
export interface Intersection {
  readonly kind: 'intersection'
  readonly index: Index
  readonly scans: readonly IndexScan[]
  /** The whole query: not every scan need be read. */
  readonly residual: Matcher
  readonly isSorted: false
}

export type Plan = IndexScan | Union | Intersection

/** A query as the planner sees it. */
export interface QuerySpec {
  readonly filter: Filter
  readonly sort: readonly OrderField[]
  /** Documents wanted, 0 for all. */
  readonly limit: number
  readonly hint: RawValue | null
  /** Only the number of matches is wanted: keys are enough where they settle everything. */
  readonly isCount?: boolean
}

/** A plan, and another that may turn out to be better: it narrows more, but may not give the wanted order. */
export interface PlanChoice {
  readonly plan: Plan
  readonly alternative: IndexScan | Intersection | null
  /** Of a query that reads whatever fits: others that narrow by something else, and may have fewer keys. */
  readonly rivals?: readonly IndexScan[]
}

/** Chooses how to read: the index that narrows most, with a bonus for coming in the wanted order.
 *  @throws CommandError BadValue when the hint names no index */
export function choosePlan(collection: Collection, spec: QuerySpec): PlanChoice {
  const byKey = spec.hint ? null : pointLookup(collection, spec.filter)
  if (byKey) return singlePlan(byKey)
  const constraints = constraintsOf(spec.filter)
  const conditions = new Conditions(constraints)
  if (spec.hint) {
    const index = hintedIndex(collection, spec.hint)
    return singlePlan(intersectionOf(collection, index, constraints, spec) ?? new Candidate(collection, index, conditions, spec).scan())
  }
  const candidates = [new Candidate(collection, null, conditions, spec)]
  if (candidates[0]!.isUniqueMatch) return singlePlan(candidates[0]!.scan())
  const paths = new Set(constraints.map(({ path }) => path))
  const canLose = collection.indexes.some((index) => conditions.narrowTwice(index))
  for (const index of collection.indexes) {
    if (canLose && !canWin(index, paths, spec.sort)) continue
    if (index.partial && !implies(spec.filter, index.partial.filter)) continue
    const next = new Candidate(collection, index, conditions, spec)
    if (next.isUniqueMatch) return singlePlan(next.scan())
    candidates.push(next)
  }
  const best = candidates.reduce(better)
  const joint = firstResult(candidates, ({ index }) => intersectionOf(collection, index, constraints, spec))
  const ordered = candidates.filter(({ isSorted }) => isSorted)
  if (spec.limit > 0 && spec.limit <= MAX_IN_ORDER_LIMIT && ordered.length > 0) {
    const inOrder = ordered.reduce(better)
    if (joint && joint.index !== inOrder.index) return { plan: inOrder.scan(), alternative: joint }
    const narrowest = candidates.reduce((a, b) => (b.selectivity > a.selectivity ? b : a))
    if (!narrowest.isSorted && narrowest.selectivity > inOrder.selectivity + 5)
      return { plan: inOrder.scan(), alternative: narrowest.scan() }
  }
  if (joint) return singlePlan(joint)
  if (!best.isBounded && (spec.sort.length === 0 || !best.isSorted)) {
    const union = unionOf(collection, spec)
    if (union) return singlePlan(union)
  }
  const readsAll = spec.sort.length === 0 && (spec.limit === 0 || spec.isCount)
  const rivals = readsAll && !best.isSettled ? candidates.filter((other) => other.isRivalOf(best)) : []
  return { ...singlePlan(best.scan()), rivals: rivals.map((rival) => rival.scan()) }
}

/** Whether an index may be chosen beside one that narrows by two fields: with bounds on its first field alone it has a lower score, is
 *  no rival, and gives no order in which it doesn't hold the first field. Told before it is made a candidate: most indexes of a
 *  collection begin with the same field. */
function canWin(index: Index, paths: ReadonlySet<string>, sort: readonly OrderField[]): boolean {
  const [first, second] = index.fields
  if (first && paths.has(first.path) && (!second || paths.has(second.path))) return true
  if (index.multikey.includes(true)) return true
  const inOrder = sort[0]?.path
  return inOrder !== undefined && (inOrder === '_id' || index.fields.some(({ path }) => path === inOrder))
}

/** Conditions on one array that are looked up one by one. */
const MAX_INTERSECTED_SCANS = 16

/** The first result that isn't null. */
function firstResult<Item, Result>(items: readonly Item[], of: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = of(item)
    if (result !== null) return result
  }
  return null
}

const singlePlan = (plan: Plan): PlanChoice => ({ plan, alternative: null })
const better = (a: Candidate, b: Candidate): Candidate => (b.score > a.score ? b : a)

function hintedIndex(collection: Collection, hint: RawValue): Index | null {
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

/** One scan for each of several conditions on the items of an array, where an index has a key for each item. */
function intersectionOf(
  collection: Collection,
  index: Index | null,
  constraints: readonly Constraint[],
  spec: QuerySpec,
): Intersection | null {
  const path = index?.fields[index.multikey.indexOf(true)]?.path
  if (!index || path === undefined) return null
  const own = constraints.filter((constraint) => constraint.path === path)
  if (own.length < 2 || own.length > MAX_INTERSECTED_SCANS) return null
  const others = constraints.filter((constraint) => constraint.path !== path)
  const unsorted: QuerySpec = { filter: spec.filter, sort: [], limit: 0, hint: null }
  const candidates = own.map((constraint) => new Candidate(collection, index, new Conditions([...others, constraint]), unsorted))
  const bounded = candidates.filter(({ boundedFields }) => boundedFields > index.multikey.indexOf(true))
  if (bounded.length < 2) return null
  const residual = compileFilter(spec.filter)
  return { kind: 'intersection', index, scans: bounded.map((candidate) => candidate.scan()), residual, isSorted: false }
}

/** One scan for each branch of a `$or`, when all of them are bounded by some index. */
function unionOf(collection: Collection, spec: QuerySpec): Union | null {
  const parts = spec.filter.kind === 'and' ? spec.filter.parts : [spec.filter]
  for (const or of parts.filter(({ kind }) => kind === 'or').slice(0, MAX_OR_CLAUSES)) {
    if (or.kind !== 'or' || or.parts.length === 0) continue
    const others = parts.filter((other) => other !== or)
    let room = MAX_REPEATED_TESTS / or.parts.length
    const end = others.findIndex((other) => (room -= sizeOf(other)) < 0)
    const within = end < 0 ? others : others.slice(0, end)
    const fits = end < 0 ? null : compileFilter({ kind: 'and', parts: others.slice(end) })
    const scans: IndexScan[] = []
    for (const part of or.parts) {
      const plan = branchPlan(collection, within.length === 0 ? part : { kind: 'and', parts: [part, ...within] })
      if (!plan) break
      scans.push(fits ? { ...plan, residual: both(plan.residual, fits) } : plan)
    }
    if (scans.length === or.parts.length) return { kind: 'union', scans, isSorted: false }
  }
  return null
}

/** Of more `$or`s than these the others are only checked. */
const MAX_OR_CLAUSES = 10
/** Tests of what stands beside a `$or` that are planned again with each of its branches, in all of them together. */
const MAX_REPEATED_TESTS = 20_000

const both =
  (residual: Matcher | null, fits: Matcher): Matcher =>
  (bytes, docAt) =>
    (residual === null || residual(bytes, docAt)) && fits(bytes, docAt)

function branchPlan(collection: Collection, filter: Filter): IndexScan | null {
  const conditions = new Conditions(constraintsOf(filter))
  const spec: QuerySpec = { filter, sort: [], limit: 0, hint: null }
  let best: Candidate | null = null
  for (const index of [null, ...collection.indexes]) {
    if (index?.partial && !implies(filter, index.partial.filter)) continue
    const other = new Candidate(collection, index, conditions, spec)
    if (other.isBounded && (!best || other.score > best.score)) best = other
  }
  return best?.scan() ?? null
}
