import type { Key } from '../bson/key'
import { noSuchTransaction, writeConflict } from '../errors'
import type { Filter } from '../query/filter'
import type { Catalog, Collection } from '../store/catalog'
import type { Store, View } from '../store/store'
import { WorkingSet } from './working-set'
import type { History } from './history'
import type { Holder, Lock, Locks } from './locks'

/** Thrown when a transaction's first statement needs a locked key: nothing has been read yet, so it can wait and restart. */
export class LockWait extends Error {
  readonly key: Key
  constructor(key: Key) {
    super('the key is locked')
    this.key = key
  }
}

/** What statements share: the store, the locks and what has been committed. */
export interface TransactionContext {
  readonly store: Store
  readonly locks: Locks
  readonly history: History
  /** A test's wish for snapshot isolation in place of serialisable transactions. */
  readonly weakIsolation?: boolean
}

/** Longest life of a transaction, in milliseconds. */
export const TRANSACTION_LIFETIME_MS = 60_000
/** How long a transaction outlives the connection of its latest statement, in milliseconds: a driver resends an unanswered commit
 *  over another connection. */
export const DETACHED_LIFETIME_MS = 3000

/** A change of an entry of an index: null where it is removed. */
export interface Entry {
  readonly key: Key
  readonly value: Buffer | null
}

/** A multi-document transaction: its own writes over a snapshot of the committed state. */
export class Transaction implements Holder {
  readonly held: Lock[] = []
  readonly number: bigint
  private readonly ends = Date.now() + TRANSACTION_LIFETIME_MS
  private detachedUntil = Infinity
  state: 'active' | 'committed' | 'aborted' = 'active'
  /** Statements that have succeeded. */
  statements = 0
  private connection: object | null = null
  private current: WorkingSet | null = null
  private readonly shared: TransactionContext

  constructor(shared: TransactionContext, number: bigint) {
    this.shared = shared
    this.number = number
  }

  /** When it is aborted if nothing happens, in milliseconds of `Date.now()`. */
  get expires(): number {
    return Math.min(this.ends, this.detachedUntil)
  }

  /** A statement has arrived over this connection. */
  attach(connection: object): void {
    this.connection = connection
    this.detachedUntil = Infinity
  }

  /** A connection was closed. */
  detach(connection: object): void {
    if (this.connection === connection) this.detachedUntil = Date.now() + DETACHED_LIFETIME_MS
  }

  /** The snapshot, taken by the first statement that reads or writes, with the transaction's own writes over it. */
  view(): View {
    return this.workingSet().view
  }

  private workingSet(): WorkingSet {
    if (this.state !== 'active') throw noSuchTransaction(`Transaction ${this.number} has been ${this.state}.`)
    return (this.current ??= new WorkingSet(this.shared.store, this.shared.history))
  }

  /** Takes a key for writing.   @throws LockWait in the first statement, CommandError WriteConflict later */
  take(key: Key): void {
    const { since } = this.workingSet()
    const lock = this.shared.locks.take(key, this)
    if (!lock) throw this.statements === 0 ? new LockWait(key) : writeConflict()
    if (lock.changed > since.sequence) throw writeConflict()
  }

  /** Records with which indexes a collection is being written.   @throws CommandError WriteConflict when they have changed */
  checkCollection(collection: Collection): void {
    if (!this.workingSet().checkCollection(collection)) throw writeConflict()
  }

  /** Records a filter by which a collection (null while there is none) was read: the commit checks whether others have changed it. */
  recordRead(namespace: string, collection: Collection | null, filter: Filter): void {
    if (!this.shared.weakIsolation) this.workingSet().recordRead(namespace, collection, filter)
  }

  /** Writes a document and its entries.   @param before the document as it was, null where there was none */
  write(key: Key, before: Buffer | null, after: Buffer | null, entries: readonly Entry[]): void {
    const workingSet = this.workingSet()
    workingSet.writeDocument(key, before, after)
    for (const { key: entry, value } of entries) workingSet.writeEntry(entry, value)
  }

  /** Discards everything read and written and releases all locks, for a restart. */
  reset(): void {
    const { store, locks, history } = this.shared
    if (this.current) {
      store.release(this.current.view)
      history.closeSnapshot(this.current.since)
      this.current = null
    }
    locks.releaseAll(this)
  }

  /** Makes the writes visible to others and releases the locks. They are durable when `Store.durable` says so.
   *  @throws CommandError WriteConflict when the indexes, or what has been read, are no longer as they were */
  commit(catalog: Catalog): void {
    const { store, history } = this.shared
    const workingSet = this.current
    if (workingSet && !workingSet.isEmpty) {
      if (workingSet.isStale(catalog, history)) {
        this.abort()
        throw writeConflict()
      }
      const changes = history.hasOpenSnapshots(workingSet.since) ? workingSet.changes() : []
      workingSet.publish(store)
      history.record(this.held, changes)
    }
    this.state = 'committed'
    this.reset()
  }

  abort(): void {
    if (this.state !== 'active') return
    this.state = 'aborted'
    this.reset()
  }
}
