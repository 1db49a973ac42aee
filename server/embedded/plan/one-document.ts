import { afterPrefix, isIndexable, KeyWriter, type Key } from '../bson/key'
import { parsePath } from '../bson/path'
import type { Filter } from '../query/filter'
import { compileFilter } from '../query/match'
import type { Collection, Index } from '../store/catalog'
import type { IndexScan } from './plan'

/** The most common questions of all: the document with an `_id`, or with the key of a unique index, and perhaps with more about it.
 *  They are answered here in few steps, as the candidates would have been chosen. */
export function oneDocument(collection: Collection, filter: Filter): IndexScan | null {
  if (filter.kind !== 'field' && filter.kind !== 'and') return null
  const parts = filter.kind === 'field' ? [filter] : filter.parts
  const id = equality(parts, '_id')
  if (id) return oneKey(null, collection.prefix + keyWriter.reset().value(id.test.value).finish(), parts, [id])
  for (const index of collection.indexes) {
    if (!index.unique || index.partial || index.multikey.includes(true)) continue
    const used = equalities(index, parts)
    if (used) return oneKey(index, index.prefix + keyOf(index, used), parts, used)
  }
  return null
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

function oneKey(index: Index | null, low: Key, parts: readonly Filter[], settled: readonly Filter[]): IndexScan {
  const rest = parts.length > settled.length ? parts.filter((part) => !settled.includes(part)) : []
  const stretch = { low, high: afterPrefix(low), mergeAt: low.length }
  return {
    kind: 'scan',
    index,
    stretches: [index ? stretch : { ...stretch, isDocument: true }],
    reverse: false,
    merge: false,
    repeats: false,
    residual: rest.length > 0 ? compileFilter({ kind: 'and', parts: rest }) : null,
    isBounded: true,
    isSorted: true,
  }
}

const keyWriter = new KeyWriter()
