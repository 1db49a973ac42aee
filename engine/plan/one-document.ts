import { afterPrefix, isIndexable, KeyWriter, type Key } from '../bson/key'
import { parsePath } from '../bson/path'
import type { Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import type { Collection, Index } from '../store/catalog'
import type { IndexScan, Stretch } from './plan'

/** The most common questions of all: the document with an `_id`, or with the key of a unique index, and perhaps with more about it.
 *  They are answered here in few steps, as the candidates would have been chosen. */
export function oneDocument(collection: Collection, filter: Filter): IndexScan | null {
  if (filter.kind !== 'field' && filter.kind !== 'and') return null
  const parts = filter.kind === 'field' ? [filter] : filter.parts
  const byId = documentAsked(filter)
  if (byId) {
    const low = collection.prefix + byId.id
    return oneStretch(null, { low, high: afterPrefix(low), mergeAt: low.length, isDocument: true }, byId.residual)
  }
  for (const index of collection.indexes) {
    if (!index.unique || index.partial || index.multikey.includes(true)) continue
    const used = equalities(index, parts)
    if (!used) continue
    const low = index.prefix + keyOf(index, used)
    return oneStretch(index, { low, high: afterPrefix(low), mergeAt: low.length }, beside(parts, used))
  }
  return null
}

/** The only document that can fit, where a filter names it by `_id`, and what else the filter says of it. */
export function documentAsked(filter: Filter): { readonly id: Key; readonly residual: Matcher | null } | null {
  if (filter.kind !== 'field' && filter.kind !== 'and') return null
  const parts = filter.kind === 'field' ? [filter] : filter.parts
  const id = equality(parts, '_id')
  return id && { id: keyWriter.reset().value(id.test.value).finish(), residual: beside(parts, [id]) }
}

type Equality = Filter & { readonly kind: 'field'; readonly test: { readonly op: 'eq' } }

/** The first part that says which value a field has, if its keys tell the same. */
function equality(parts: readonly Filter[], path: string): Equality | null {
  for (const part of parts)
    if (part.kind === 'field' && part.path === path && isEquality(part)) return isIndexable(part.test.value.type) ? part : null
  return null
}

const isEquality = (part: Filter & { kind: 'field' }): part is Equality => part.test.op === 'eq'

/** The parts that give every field of an index a value, or null. */
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

/** What the parts say beside those that are settled. */
function beside(parts: readonly Filter[], settled: readonly Filter[]): Matcher | null {
  if (parts.length === settled.length) return null
  return compileFilter({ kind: 'and', parts: parts.filter((part) => !settled.includes(part)) })
}

const oneStretch = (index: Index | null, stretch: Stretch, residual: Matcher | null): IndexScan => ({
  kind: 'scan',
  index,
  stretches: [stretch],
  reverse: false,
  merge: false,
  repeats: false,
  residual,
  isBounded: true,
  isSorted: true,
})

const keyWriter = new KeyWriter()
