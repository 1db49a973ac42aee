import type { Key } from '../bson/key'
import { text, T, type RawValue } from '../bson/raw'
import { badValue } from '../errors'
import { costsMore, fewestKeys, isShort, readIds, readPlan, type Documents, type Examined } from '../plan/documents'
import { idLookup } from '../plan/point-lookup'
import { choosePlan, type Plan } from '../plan/plan'
import { SortedDocuments } from '../plan/sorted'
import { TrialDocuments } from '../plan/trial'
import type { Filter } from '../query/filter'
import { compileSortKey, type OrderField } from '../query/sort'
import type { Collection } from '../store/catalog'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { get } from './request'

/** A query as a command gives it. */
export interface Query {
  readonly filter: Filter
  readonly sort: readonly OrderField[]
  readonly skip: number
  /** 0 for all. */
  readonly limit: number
  readonly hint: RawValue | null
  /** Only the number of matches is wanted. */
  readonly isCount?: boolean
}

/** The result of looking up one document by `_id`. */
export interface IdLookup {
  readonly id: Key
  /** Null when it does not exist or does not match. Valid until the next read. */
  readonly bytes: Buffer | null
}

/** Looks a document up by its `_id`, without a plan.   @returns null when the filter gives no `_id` */
export function readById({ context }: Operation, view: View, collection: Collection, query: Query): IdLookup | null {
  const asked = query.hint ? null : idLookup(query.filter)
  if (!asked) return null
  const bytes = context.store.get(view, collection.prefix + asked.id)
  return { id: asked.id, bytes: bytes && (!asked.residual || asked.residual(bytes, 0)) ? bytes : null }
}

/** Documents in the order that the query wants, and the plan that finds them. */
export function runQuery(
  operation: Operation,
  view: View,
  collection: Collection,
  query: Query,
  examined?: Examined,
): { documents: Documents; plan: Plan } {
  const { store } = operation.context
  const { filter, sort, skip, limit, hint, isCount = false } = query
  const wanted = limit === 0 ? 0 : skip + limit
  const { plan: narrowest, alternative, rivals = [] } = choosePlan(collection, { filter, sort, limit: wanted, hint, isCount })
  const plan = narrowest.kind === 'scan' && rivals.length > 0 ? fewestKeys(store, view, [narrowest, ...rivals]) : narrowest
  const open = (chosen: Plan, counts = examined): Documents => (isCount ? readIds : readPlan)(store, view, collection, chosen, counts)
  const inOrder = (source: Documents): Documents => (sort.length === 0 ? source : new SortedDocuments(source, compileSortKey(sort), wanted))
  if (alternative) {
    const other = (): Documents => inOrder(open(alternative))
    if (isShort(store, view, alternative)) return { documents: other(), plan: alternative }
    const counts = examined ?? { keys: 0, documents: 0 }
    const otherCostsMore = (documents: number): boolean => costsMore(store, view, alternative, documents)
    return { documents: new TrialDocuments(open(plan, counts), counts, wanted, otherCostsMore, other), plan }
  }
  return { documents: plan.isSorted ? open(plan) : inOrder(open(plan)), plan }
}

/** An index by name or key, or null. */
export function hintOf(fields: ReadonlyMap<string, RawValue>): RawValue | null {
  const hint = get(fields, 'hint')
  if (hint.type === T.missing) return null
  if (hint.type === T.string && text(hint) !== '') return hint
  if (hint.type === T.object) return hint
  throw badValue('hint has to be the name or the key of an index')
}
