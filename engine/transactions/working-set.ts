import type { Key } from '../bson/key'
import type { Filter } from '../query/filter'
import type { Catalog, Collection } from '../store/catalog'
import { Layer } from '../store/layer'
import type { Store, View } from '../store/store'
import type { DocumentChange, History, Snapshot } from './history'
import { ReadSet } from './read-set'

/** Its own writes are always visible: they are older than any epoch of the store. */
const OWN_EPOCH = 0

/** What a transaction has read and written so far. A transaction that restarts discards it as a whole. */
export class WorkingSet {
  /** The committed state when it was begun, with its own writes over it. */
  readonly view: View
  /** The snapshot after which changes by others count as conflicts. */
  readonly since: Snapshot
  private readonly own = new Layer()
  private readonly collections: Collection[] = []
  private readonly versions: number[] = []
  private reads: ReadSet | null = null
  /** The documents it has changed, as they were in its snapshot. */
  private readonly replaced: { readonly key: Key; readonly before: Buffer | null }[] = []

  constructor(store: Store, history: History) {
    const { snapshot, layers, upTo } = store.view()
    store.advanceEpoch()
    this.view = { snapshot, layers: [...layers, this.own], upTo }
    this.since = history.openSnapshot()
  }

  /** Whether it has written nothing. */
  get isEmpty(): boolean {
    return this.own.size === 0
  }

  /** Records with which indexes a collection is being written.   @returns whether they are still the same */
  checkCollection(collection: Collection): boolean {
    const at = this.collections.indexOf(collection)
    if (at >= 0) return this.versions[at] === collection.version
    this.collections.push(collection)
    this.versions.push(collection.version)
    return true
  }

  /** Records a filter by which a collection (null while there is none) was read. */
  recordRead(namespace: string, collection: Collection | null, filter: Filter): void {
    this.reads ??= new ReadSet()
    this.reads.add(namespace, collection, filter)
  }

  /** Writes a document.   @param before how it was, null where there was none */
  writeDocument(key: Key, before: Buffer | null, after: Buffer | null): void {
    if (this.own.set(key, after, OWN_EPOCH)) this.replaced.push({ key, before })
  }

  /** Writes or removes an entry of an index. */
  writeEntry(key: Key, value: Buffer | null): void {
    this.own.set(key, value, OWN_EPOCH)
  }

  /** Whether the indexes, or what has been read, are no longer as they were. */
  isStale(catalog: Catalog, history: History): boolean {
    for (let i = 0; i < this.collections.length; i++) if (this.collections[i]!.version !== this.versions[i]) return true
    return this.reads !== null && this.reads.isStale(catalog, history.since(this.since))
  }

  /** Makes the writes visible to others. */
  publish(store: Store): void {
    store.writeAll(this.own)
  }

  /** The documents it has changed. No other transaction can have changed them since its snapshot. */
  changes(): DocumentChange[] {
    const changes: DocumentChange[] = []
    for (const { key, before } of this.replaced) changes.push(documentChange(key, before, this.own.get(key, OWN_EPOCH) ?? null))
    return changes
  }
}

/** A change of a document, which was null before an insert and is null after a delete. */
export function documentChange(key: Key, before: Buffer | null, after: Buffer | null): DocumentChange {
  if (before) return { key, versions: after ? [before, after] : [before] }
  return { key, versions: after ? [after] : [] }
}
