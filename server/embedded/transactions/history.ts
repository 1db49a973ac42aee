import type { Key } from '../bson/key'

/** Which keys have been committed since when: how a transaction learns that something has changed after its snapshot.
 *  Only as much is kept as running transactions may ask for. */
export class History {
  private readonly last = new Map<Key, number>()
  private log: { sequence: number; keys: readonly Key[] }[] = []
  private readonly snapshots = new Map<object, number>()
  private sequence = 0

  /** A transaction takes its snapshot now. */
  begin(transaction: object): void {
    this.snapshots.set(transaction, this.sequence)
  }

  end(transaction: object): void {
    if (!this.snapshots.delete(transaction)) return
    if (this.snapshots.size === 0) {
      this.last.clear()
      this.log = []
      return
    }
    const oldest = Math.min(...this.snapshots.values())
    let done = 0
    while (done < this.log.length && this.log[done]!.sequence <= oldest) {
      const { sequence, keys } = this.log[done++]!
      for (const key of keys) if (this.last.get(key) === sequence) this.last.delete(key)
    }
    if (done > 0) this.log = this.log.slice(done)
  }

  /** Something has been committed. */
  record(keys: readonly Key[]): void {
    if (this.snapshots.size === 0 || keys.length === 0) return
    const sequence = ++this.sequence
    for (const key of keys) this.last.set(key, sequence)
    this.log.push({ sequence, keys })
  }

  /** Whether a key has been changed by somebody else since the transaction's snapshot. */
  hasChanged(key: Key, transaction: object): boolean {
    const changed = this.last.get(key)
    return changed !== undefined && changed > (this.snapshots.get(transaction) ?? Infinity)
  }
}
