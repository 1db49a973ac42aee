import { text, T, type RawValue } from '../bson/raw'
import { badValue } from '../errors'
import { hasMoreKeys, isShort, readPlan, type Documents, type Examined } from '../plan/documents'
import { choosePlan, type Plan } from '../plan/plan'
import { SortedDocuments } from '../plan/sorted'
import { TriedDocuments } from '../plan/tried'
import type { Filter } from '../query/filter'
import { compileSortKey, type OrderField } from '../query/sort'
import type { Collection } from '../store/catalog'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { get } from './request'

/** What a command asks of a collection. */
export interface Query {
  readonly filter: Filter
  readonly sort: readonly OrderField[]
  readonly skip: number
  /** 0 for all. */
  readonly limit: number
  readonly hint: RawValue | null
}

/** Documents in the order that the query wants, and the plan that finds them. */
export function runQuery(
  operation: Operation,
  view: View,
  collection: Collection,
  query: Query,
  examined?: Examined,
): { documents: Documents; plan: Plan } {
  const { store } = operation.parts
  const wanted = query.limit === 0 ? 0 : query.skip + query.limit
  const { plan, alternative } = choosePlan(collection, { filter: query.filter, sort: query.sort, limit: wanted, hint: query.hint })
  const inOrder = (source: Documents): Documents => new SortedDocuments(source, compileSortKey(query.sort), wanted)
  if (alternative) {
    const sorted = (): Documents => inOrder(readPlan(store, view, collection, alternative, examined))
    if (isShort(store, view, alternative)) return { documents: sorted(), plan: alternative }
    const counts = examined ?? { keys: 0, documents: 0 }
    const source = readPlan(store, view, collection, plan, counts)
    return { documents: new TriedDocuments(source, counts, wanted, (most) => hasMoreKeys(store, view, alternative, most), sorted), plan }
  }
  const source = readPlan(store, view, collection, plan, examined)
  return { documents: plan.isSorted || query.sort.length === 0 ? source : inOrder(source), plan }
}

/** An index by name or key, or null. */
export function hintOf(fields: ReadonlyMap<string, RawValue>): RawValue | null {
  const hint = get(fields, 'hint')
  if (hint.type === T.missing) return null
  if (hint.type === T.string && text(hint) !== '') return hint
  if (hint.type === T.object) return hint
  throw badValue('hint has to be the name or the key of an index')
}
