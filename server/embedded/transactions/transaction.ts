import type { Key } from '../bson/key'
import { noSuchTransaction, writeConflict } from '../errors'
import type { Filter } from '../query/filter'
import type { Catalog, Collection } from '../store/catalog'
import { Layer } from '../store/layer'
import type { Store, View } from '../store/store'
import type { DocumentChange, History } from './history'
import type { Holder, Locks } from './locks'
import { Reads } from './reads'

/** Thrown where a transaction's first statement meets a lock: nothing has been read yet, so it waits and begins again. */
export class MustWait extends Error {
  readonly key: Key
  constructor(key: Key) {
    super('the key is locked')
    this.key = key
  }
}

/** What statements share: the store, the locks and what has been committed. */
export interface Shared {
  readonly store: Store
  readonly locks: Locks
  readonly history: History
}

/** Longest life of a transaction, in milliseconds. */
export const transactionLifetime = 60_000
/** How long a transaction outlives the connection of its latest statement: a driver sends an unanswered commit again over another one. */
export const desertedLifetime = 3000

/** Its own writes are always seen: they are older than any moment of the store. */
const ownMoment = 0

/** A multi-document transaction: its own writes over a snapshot of everybody's. */
export class Transaction implements Holder {
  readonly held = new Set<Key>()
  readonly number: bigint
  private readonly ends = Date.now() + transactionLifetime
  private desertedUntil = Infinity
  state: 'active' | 'committed' | 'aborted' = 'active'
  /** Statements that have succeeded. */
  statements = 0
  private connection: object | null = null
  private own = new Layer()
  private snapshot: View | null = null
  private readonly seen = new Map<Collection, number>()
  private reads = new Reads()
  /** The documents it has changed, as they were in its snapshot. */
  private readonly replaced = new Map<Key, Buffer | null>()
  private readonly shared: Shared

  constructor(shared: Shared, number: bigint) {
    this.shared = shared
    this.number = number
  }

  /** When it is aborted if nothing happens, in milliseconds of `Date.now()`. */
  get expires(): number {
    return Math.min(this.ends, this.desertedUntil)
  }

  /** A statement has come in over this connection. */
  attend(connection: object): void {
    this.connection = connection
    this.desertedUntil = Infinity
  }

  /** A connection is gone. */
  desert(connection: object): void {
    if (this.connection === connection) this.desertedUntil = Date.now() + desertedLifetime
  }

  /** The snapshot, taken by whoever looks first, with the transaction's own writes over it. */
  view(): View {
    if (this.state !== 'active') throw noSuchTransaction(`Transaction ${this.number} has been ${this.state}.`)
    if (!this.snapshot) {
      const { store, history } = this.shared
      const base = store.view()
      store.freeze()
      this.snapshot = { ...base, layers: [...base.layers, this.own] }
      history.begin(this)
    }
    return this.snapshot
  }

  /** Takes a key for writing.   @throws MustWait in the first statement, CommandError WriteConflict later */
  take(key: Key): void {
    const { locks, history } = this.shared
    this.view()
    if (locks.isHeldByOther(key, this)) throw this.statements === 0 ? new MustWait(key) : writeConflict()
    if (history.hasChanged(key, this)) throw writeConflict()
    locks.take(key, this)
  }

  /** Remembers with which indexes a collection is being written.   @throws CommandError WriteConflict when they have changed */
  checkCollection(collection: Collection): void {
    const version = this.seen.get(collection)
    if (version === undefined) this.seen.set(collection, collection.version)
    else if (version !== collection.version) throw writeConflict()
  }

  /** Remembers what has been asked of a collection (null while there is none): the commit asks whether others have changed it. */
  remember(namespace: string, collection: Collection | null, filter: Filter): void {
    this.view()
    this.reads.remember(namespace, collection, filter)
  }

  /** Remembers how a document was before it is written for the first time. */
  replaces(key: Key, before: Buffer | null): void {
    if (!this.replaced.has(key)) this.replaced.set(key, before)
  }

  write(key: Key, value: Buffer | null): void {
    this.own.set(key, value, ownMoment)
  }

  /** Forgets everything read and written and lets go of all locks, to begin anew. */
  reset(): void {
    const { store, locks, history } = this.shared
    if (this.snapshot) store.release(this.snapshot)
    this.snapshot = null
    this.own = new Layer()
    this.seen.clear()
    this.replaced.clear()
    this.reads = new Reads()
    history.end(this)
    locks.releaseAll(this)
  }

  /** Makes the writes everybody's and lets go of the locks. They are durable when the store says so.
   *  @throws CommandError WriteConflict when the indexes, or what has been read, are no longer as they were */
  commit(catalog: Catalog): void {
    const { store, history } = this.shared
    if (this.own.size > 0) {
      if (!this.indexesStand() || this.reads.areStale(catalog, history.since(this))) {
        this.abort()
        throw writeConflict()
      }
      const changes = history.isWatched(this) ? this.changes() : []
      store.writeAll(this.own)
      history.record([...this.held], changes)
    }
    this.state = 'committed'
    this.reset()
  }

  private indexesStand(): boolean {
    for (const [collection, version] of this.seen) if (collection.version !== version) return false
    return true
  }

  /** The documents it has changed. Nobody else can have done so since its snapshot. */
  private changes(): DocumentChange[] {
    const changes: DocumentChange[] = []
    for (const [key, before] of this.replaced) {
      const after = this.own.get(key, ownMoment) ?? null
      changes.push({ key, versions: [before, after].filter((version) => version !== null) })
    }
    return changes
  }

  abort(): void {
    if (this.state !== 'active') return
    this.state = 'aborted'
    this.reset()
  }
}
