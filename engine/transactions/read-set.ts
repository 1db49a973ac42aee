import { isIndexable, KeyWriter, type Key } from '../bson/key'
import type { RawValue } from '../bson/raw'
import type { Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import type { Catalog, Collection } from '../store/catalog'
import type { DocumentChange } from './history'

/** Beyond these numbers any change of the collection counts as a change of what was read. */
const MAX_FILTERS = 1000
const MAX_IDS = 100_000
/** The same for a commit that would need more tests of documents against filters: about 40 ms of work. */
const MAX_TESTS = 100_000

/** What has been read of one collection. */
interface CollectionReads {
  /** Every collection that has had the name; null while there was none. */
  readonly collections: Set<Collection | null>
  /** Keys of documents that were asked for by `_id`, without the collection. */
  readonly ids: Set<Key>
  filters: Filter[]
  isWhole: boolean
}

/** What a transaction has read, as filters and ids instead of results, so that its commit can tell whether it would read the same
 *  now (precision locking: documents inserted, changed or deleted since are tested against the filters). */
export class ReadSet {
  private readonly byNamespace = new Map<string, CollectionReads>()

  /** Records that the documents of a collection (null while it does not exist) that match a filter were read. */
  add(namespace: string, collection: Collection | null, filter: Filter): void {
    let reads = this.byNamespace.get(namespace)
    if (!reads) this.byNamespace.set(namespace, (reads = { collections: new Set(), ids: new Set(), filters: [], isWhole: false }))
    reads.collections.add(collection)
    const ids = idsOf(filter)
    if (ids) for (const id of ids) reads.ids.add(id)
    else if (!reads.isWhole) reads.filters.push(filter)
    if (reads.filters.length <= MAX_FILTERS && reads.ids.size <= MAX_IDS) return
    reads.isWhole = true
    reads.filters = []
  }

  /** Whether anything would be read differently now.   @param changes of others since the snapshot */
  isStale(catalog: Pick<Catalog, 'named'>, changes: Iterable<DocumentChange>): boolean {
    if (this.byNamespace.size === 0) return false
    const tests = new Map<Key, ChangeTest>()
    for (const [namespace, reads] of this.byNamespace) {
      const current = catalog.named(namespace) ?? null
      for (const collection of reads.collections) if (collection && collection !== current) return true
      if (current) tests.set(current.prefix, new ChangeTest(reads))
    }
    let left = MAX_TESTS
    for (const { key, versions } of changes) {
      const test = tests.get(key.slice(0, PREFIX_LENGTH))
      if (!test) continue
      left -= test.filters.length
      if (test.concerns(key.slice(PREFIX_LENGTH), left < 0 ? null : versions)) return true
    }
    return false
  }
}

const PREFIX_LENGTH = 4

/** Tests whether a change affects what was read of its collection. */
class ChangeTest {
  readonly filters: readonly Filter[]
  private matchers: readonly Matcher[] | null = null
  private readonly reads: CollectionReads

  constructor(reads: CollectionReads) {
    this.reads = reads
    this.filters = reads.filters
  }

  concerns(id: Key, versions: readonly Buffer[] | null): boolean {
    if (this.reads.isWhole || this.reads.ids.has(id)) return true
    if (this.filters.length === 0) return false
    if (!versions) return true
    const matchers = (this.matchers ??= this.filters.map(compileFilter))
    return versions.some((version) => matchers.some((fits) => fits(version, 0)))
  }
}

const writer = new KeyWriter()

/** The only documents that can match, where a filter gives their `_id`. */
function idsOf(filter: Filter): Key[] | null {
  if (filter.kind === 'and') {
    for (const part of filter.parts) {
      const ids = part.kind === 'field' ? idsOf(part) : null
      if (ids) return ids
    }
    return null
  }
  if (filter.kind !== 'field' || filter.path !== '_id') return null
  const { test } = filter
  if (test.op === 'eq') return keysOf([test.value])
  return test.op === 'in' && test.regexes.length === 0 ? keysOf(test.values) : null
}

const keysOf = (values: readonly RawValue[]): Key[] | null =>
  values.every(({ type }) => isIndexable(type)) ? values.map((value) => writer.reset().value(value).finish()) : null
