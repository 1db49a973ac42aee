import type { Key } from '../bson/key'
import type { Lock } from './locks'

/** A document that has been committed: as it was before and as it is now (one of them for inserts and deletes). */
export interface DocumentChange {
  readonly key: Key
  /** null where only the fact is remembered. */
  readonly versions: readonly Buffer[] | null
}

interface Commit {
  readonly sequence: number
  readonly changes: readonly DocumentChange[]
  /** Of the versions of its documents. */
  readonly bytes: number
}

/** The commit after which an open transaction needs to know what has been committed. */
export class Snapshot {
  readonly sequence: number
  isOpen = true

  constructor(sequence: number) {
    this.sequence = sequence
  }
}

/** Bytes of documents that are kept for transactions that are open. Beyond that only the keys are. */
const MAX_VERSION_BYTES = 16 * 1024 * 1024

/** Freed slots of a queue are kept until there are so many. */
const MAX_SPENT_SLOTS = 1024

/** Recent commits, by which a transaction finds out what has changed after its snapshot.
 *  Only as much is kept as open transactions may need. */
export class History {
  private readonly log = new Queue<Commit>()
  private readonly snapshots = new Queue<Snapshot>()
  private open = 0
  private sequence = 0
  private bytes = 0

  /** Opens a snapshot of the present. */
  openSnapshot(): Snapshot {
    const snapshot = new Snapshot(this.sequence)
    this.snapshots.push(snapshot)
    this.open++
    return snapshot
  }

  closeSnapshot(snapshot: Snapshot): void {
    if (!snapshot.isOpen) return
    snapshot.isOpen = false
    if (--this.open === 0) {
      this.clear()
      return
    }
    this.snapshots.dropWhile(({ isOpen }) => !isOpen)
    const { oldest } = this
    this.log.dropWhile(({ sequence, bytes }) => {
      if (sequence > oldest) return false
      this.bytes -= bytes
      return true
    })
  }

  /** Whether any open snapshot but this one may need what is committed now. */
  hasOpenSnapshots(by: Snapshot | null = null): boolean {
    return this.open > (by?.isOpen ? 1 : 0)
  }

  /** No open snapshot needs commits up to this one. */
  get oldest(): number {
    return this.snapshots.first?.sequence ?? Infinity
  }

  /** Records a commit.   @param locks of documents and of entries of unique indexes, which keep its sequence number
   *  @param changes the documents */
  record(locks: Iterable<Lock>, changes: readonly DocumentChange[]): void {
    if (this.open === 0) return
    const sequence = ++this.sequence
    for (const lock of locks) lock.changed = sequence
    const bytes = bytesOf(changes)
    this.log.push({ sequence, changes, bytes })
    this.bytes += bytes
    if (this.bytes > MAX_VERSION_BYTES) this.forgetVersions()
  }

  /** All documents changed by others since a snapshot. */
  *since({ sequence }: Snapshot): Generator<DocumentChange> {
    for (const commit of this.log.fromLast()) {
      if (commit.sequence <= sequence) return
      yield* commit.changes
    }
  }

  private clear(): void {
    this.log.clear()
    this.snapshots.clear()
    this.bytes = 0
  }

  private forgetVersions(): void {
    this.log.replace(({ sequence, changes }) => ({ sequence, changes: changes.map(({ key }) => ({ key, versions: null })), bytes: 0 }))
    this.bytes = 0
  }
}

/** First in, first out. */
class Queue<Item> {
  /** Slots before `head` are empty. They are removed many at a time, since that costs as much as copying the rest. */
  private items: (Item | undefined)[] = []
  private head = 0

  get first(): Item | undefined {
    return this.items[this.head]
  }

  push(item: Item): void {
    this.items.push(item)
  }

  /** Drops the oldest as long as they fit. */
  dropWhile(fits: (item: Item) => boolean): void {
    for (let item = this.first; item !== undefined && fits(item); item = this.first) this.items[this.head++] = undefined
    if (this.head > MAX_SPENT_SLOTS && this.head > this.items.length / 2) {
      this.items = this.items.slice(this.head)
      this.head = 0
    }
  }

  /** From the youngest to the oldest. */
  *fromLast(): Generator<Item> {
    for (let i = this.items.length - 1; i >= this.head; i--) yield this.items[i]!
  }

  replace(by: (item: Item) => Item): void {
    for (let i = this.head; i < this.items.length; i++) this.items[i] = by(this.items[i]!)
  }

  clear(): void {
    this.items.length = 0
    this.head = 0
  }
}

function bytesOf(changes: readonly DocumentChange[]): number {
  let bytes = 0
  for (const { versions } of changes) for (const { length } of versions ?? []) bytes += length
  return bytes
}
