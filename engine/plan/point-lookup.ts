import { afterPrefix, isIndexable, KeyWriter, type Key } from '../bson/key'
import { parsePath } from '../bson/path'
import type { Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import type { Collection, Index } from '../store/catalog'
import type { IndexScan, KeyRange } from './plan'

/** A fast path for the most common queries: one document by its `_id` or by the key of a unique index, perhaps with further
 *  conditions. Gives the plan that choosing among candidates would give.   @returns null for other queries */
export function pointLookup(collection: Collection, filter: Filter): IndexScan | null {
  if (filter.kind !== 'field' && filter.kind !== 'and') return null
  const parts = filter.kind === 'field' ? [filter] : filter.parts
  const byId = idLookup(filter)
  if (byId) {
    const low = collection.prefix + byId.id
    return rangeScan(null, { low, high: afterPrefix(low), mergeAt: low.length, isDocumentKey: true }, byId.residual)
  }
  for (const index of collection.indexes) {
    if (!index.unique || index.partial || index.multikey.includes(true)) continue
    const used = equalities(index, parts)
    if (!used) continue
    const low = index.prefix + keyOf(index, used)
    return rangeScan(index, { low, high: afterPrefix(low), mergeAt: low.length }, residualOf(parts, used))
  }
  return null
}

/** The only document that can match, where a filter gives its `_id`, and the rest of the filter. */
export function idLookup(filter: Filter): { readonly id: Key; readonly residual: Matcher | null } | null {
  if (filter.kind !== 'field' && filter.kind !== 'and') return null
  const parts = filter.kind === 'field' ? [filter] : filter.parts
  const id = equality(parts, '_id')
  return id && { id: keyWriter.reset().value(id.test.value).finish(), residual: residualOf(parts, [id]) }
}

type Equality = Filter & { readonly kind: 'field'; readonly test: { readonly op: 'eq' } }

/** The first equality on a field, if its keys decide it exactly. */
function equality(parts: readonly Filter[], path: string): Equality | null {
  for (const part of parts)
    if (part.kind === 'field' && part.path === path && isEquality(part)) return isIndexable(part.test.value.type) ? part : null
  return null
}

const isEquality = (part: Filter & { kind: 'field' }): part is Equality => part.test.op === 'eq'

/** The equalities on every field of an index, or null. */
function equalities(index: Index, parts: readonly Filter[]): Equality[] | null {
  const used: Equality[] = []
  for (const { path } of index.fields) {
    const part = parsePath(path).hasPosition ? null : equality(parts, path)
    if (!part) return null
    used.push(part)
  }
  return used
}

function keyOf(index: Index, values: readonly Equality[]): Key {
  keyWriter.reset()
  values.forEach(({ test }, i) => keyWriter.value(test.value, index.fields[i]?.descending))
  return keyWriter.finish()
}

/** The parts of a filter that the key does not settle. */
function residualOf(parts: readonly Filter[], settled: readonly Filter[]): Matcher | null {
  if (parts.length === settled.length) return null
  return compileFilter({ kind: 'and', parts: parts.filter((part) => !settled.includes(part)) })
}

const rangeScan = (index: Index | null, range: KeyRange, residual: Matcher | null): IndexScan => ({
  kind: 'scan',
  index,
  ranges: [range],
  reverse: false,
  merge: false,
  repeats: false,
  residual,
  isBounded: true,
  isSorted: true,
})

const keyWriter = new KeyWriter()
