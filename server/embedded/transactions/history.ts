import type { Key } from '../bson/key'

/** A document that has been committed: as it was before and as it is now (one of them for inserts and deletes). */
export interface DocumentChange {
  readonly key: Key
  /** null where only the fact is remembered. */
  readonly versions: readonly Buffer[] | null
}

interface Commit {
  readonly sequence: number
  readonly keys: readonly Key[]
  changes: readonly DocumentChange[]
}

/** Bytes of documents that are kept for transactions that are open. Beyond that only the keys are. */
const mostBytes = 16 * 1024 * 1024

/** What has been committed since when: how a transaction learns that something has changed after its snapshot.
 *  Only as much is kept as running transactions may ask for. */
export class History {
  private readonly last = new Map<Key, number>()
  private log: Commit[] = []
  private readonly snapshots = new Map<object, number>()
  private sequence = 0
  private bytes = 0

  /** A transaction takes its snapshot now. */
  begin(transaction: object): void {
    this.snapshots.set(transaction, this.sequence)
  }

  end(transaction: object): void {
    if (!this.snapshots.delete(transaction)) return
    if (this.snapshots.size === 0) {
      this.last.clear()
      this.log = []
      this.bytes = 0
      return
    }
    const oldest = Math.min(...this.snapshots.values())
    let done = 0
    while (done < this.log.length && this.log[done]!.sequence <= oldest) {
      const { sequence, keys, changes } = this.log[done++]!
      this.bytes -= bytesOf(changes)
      for (const key of keys) if (this.last.get(key) === sequence) this.last.delete(key)
    }
    if (done > 0) this.log = this.log.slice(done)
  }

  /** Whether anybody but this one may ask what is committed now. */
  isWatched(by: object | null = null): boolean {
    return this.snapshots.size > (by !== null && this.snapshots.has(by) ? 1 : 0)
  }

  /** Something has been committed.   @param keys of documents and of entries of unique indexes   @param changes the documents */
  record(keys: readonly Key[], changes: readonly DocumentChange[]): void {
    if (this.snapshots.size === 0 || keys.length === 0) return
    const sequence = ++this.sequence
    for (const key of keys) this.last.set(key, sequence)
    this.log.push({ sequence, keys, changes })
    this.bytes += bytesOf(changes)
    if (this.bytes > mostBytes) this.forgetVersions()
  }

  /** Whether a key has been changed by somebody else since the transaction's snapshot. */
  hasChanged(key: Key, transaction: object): boolean {
    const changed = this.last.get(key)
    return changed !== undefined && changed > (this.snapshots.get(transaction) ?? Infinity)
  }

  /** All documents that others have changed since the transaction's snapshot. */
  *since(transaction: object): Generator<DocumentChange> {
    const snapshot = this.snapshots.get(transaction) ?? Infinity
    for (let i = this.log.length - 1; i >= 0 && this.log[i]!.sequence > snapshot; i--) yield* this.log[i]!.changes
  }

  private forgetVersions(): void {
    for (const commit of this.log) commit.changes = commit.changes.map(({ key }) => ({ key, versions: null }))
    this.bytes = 0
  }
}

const bytesOf = (changes: readonly DocumentChange[]): number =>
  changes.reduce((sum, { versions }) => sum + (versions ?? []).reduce((size, { length }) => size + length, 0), 0)
