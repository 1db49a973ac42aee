import type { Database, RootDatabase, Transaction } from 'lmdb'
import { u32Key, type Key } from '../bson/key'
import type { Change, Layer } from './layer'
import { openData, openFile } from './open-file'
import { mergeCursors, changesInRange, type KeyCursor, type Layered } from './overlay'

/** Greater than every key. */
const MAX_KEY = '\xff\xff\xff\xff\xff'
/** Keys skipped at once where many are counted: less than a millisecond of work. */
const KEYS_PER_STEP = 4000

/** A consistent state of the store: an LMDB snapshot with layers of newer changes over it (oldest first). Must be released. */
export interface View extends Layered {
  readonly snapshot: Transaction
}

/** The fast read of lmdb-js takes a transaction, too; its types do not say so. */
type DataDatabase = Omit<Database<Buffer, Key>, 'getBinaryFast'> & {
  getBinaryFast(key: Key, options: { transaction: Transaction }): Uint8Array | undefined
}

/** What LMDB says of one of its trees. */
interface PageStats {
  readonly pageSize: number
  readonly treeBranchPageCount: number
  readonly treeLeafPageCount: number
  readonly overflowPages: number
}

/** Keys up to this length are copied in JavaScript, which is faster than a call into Node. */
const SHORT_KEY_BYTES = 48

const keyEncoder = {
  writeKey(key: Key, target: Buffer, at: number): number {
    const { length } = key
    if (length > SHORT_KEY_BYTES) return at + target.write(key, at, 'latin1')
    for (let i = 0; i < length; i++) target[at + i] = key.charCodeAt(i)
    return at + length
  },
  readKey: (source: Buffer, from: number, to: number): Key => source.toString('latin1', from, to),
}

/** The file as a thread reads it: ordered keys and snapshots. The thread that writes sees newer changes over them (`Store`);
 *  every other one sees what is on the disk. */
export class StoreReader {
  protected readonly root: RootDatabase<Buffer, Key>
  protected readonly data: DataDatabase
  protected layers: readonly Layer[] = []
  /** Writes of an epoch are not visible to views of earlier epochs. */
  protected epoch = 1
  private reused: { source: Uint8Array | null; bytes: Buffer } = { source: null, bytes: Buffer.alloc(0) }
  readonly path: string

  constructor(path: string, readOnly: boolean) {
    this.path = path
    this.root = openFile(path, { readOnly, keyEncoder })
    this.data = openData(this.root, keyEncoder) as DataDatabase
  }

  /** The present, for one statement. */
  view(): View {
    return { snapshot: this.root.useReadTransaction(), layers: this.layers, upTo: this.epoch }
  }

  /** Keeps a view open for one more user. */
  retain(view: View): void {
    ;(view.snapshot as Transaction & { use(): void }).use()
  }

  /** Releases a view. */
  release(view: View): void {
    view.snapshot.done()
  }

  /** From now on views show what has reached the file since. */
  refresh(): void {
    this.root.resetReadTxn()
  }

  /** Begins a new epoch, so that views taken so far don't see later writes. Without writes there is nothing to do. */
  advanceEpoch(): void {}

  /** A document. Its bytes are valid until the next read, and more than its own may follow: its first four say how long it is. */
  get(view: View, key: Key): Buffer | undefined {
    const change = changeOf(view, key)
    if (change !== undefined) return change ?? undefined
    const bytes = this.data.getBinaryFast(key, { transaction: view.snapshot })
    if (bytes === undefined) return undefined
    // lmdb-js reuses one buffer and overwrites its `length`, which breaks `copy`: wrap the same memory in a proper Buffer.
    if (this.reused.source !== bytes) this.reused = { source: bytes, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
    return this.reused.bytes
  }

  /** Whether a key is there. */
  has(view: View, key: Key): boolean {
    return this.get(view, key) !== undefined
  }

  /** A value's bytes, all of them and no more, as a copy. */
  valueOf(view: View, key: Key): Buffer | undefined {
    const change = changeOf(view, key)
    if (change !== undefined) return change ?? undefined
    const bytes = this.data.getBinaryFast(key, { transaction: view.snapshot })
    return bytes && Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }

  /** The first four bytes of all keys: collections and indexes that have anything, and 0 for the engine's own entries. */
  spaces(view: View): number[] {
    const found: number[] = []
    for (let from: Key | undefined = ''; from !== undefined;) {
      const key = this.keyAfter(view, from, MAX_KEY, 0)
      if (key === undefined) break
      const id = Buffer.from(key.slice(0, 4), 'latin1').readUInt32BE()
      found.push(id)
      from = id === 0xffffffff ? undefined : u32Key(id + 1)
    }
    return found
  }

  /** Keys with start ≤ key < end, in byte order or reversed. Both belong to one collection or index. */
  keys(view: View, start: Key, end: Key, reverse = false): KeyCursor {
    const changes = changesInRange(view, start, end)
    const stored = this.storedKeys(view, start, end, reverse)
    return changes ? mergeCursors(stored, changes, reverse) : stored
  }

  /** How many keys there are with start ≤ key < end. */
  count(view: View, start: Key, end: Key): number {
    const stored = start < end ? this.data.getKeysCount({ start, end, transaction: view.snapshot }) : 0
    return stored + this.countChanges(view, start, end)
  }

  /** The same in steps of less than a millisecond: yields how many keys each step has found. */
  *countInSteps(view: View, start: Key, end: Key): Generator<number> {
    let from = start
    while (from < end) {
      const next = this.keyAfter(view, from, end, KEYS_PER_STEP)
      if (next === undefined) {
        yield this.data.getKeysCount({ start: from, end, transaction: view.snapshot })
        break
      }
      yield KEYS_PER_STEP
      from = next
    }
    yield this.countChanges(view, start, end)
  }

  /** The key that follows `skip` others from `start` on, or undefined when there are not so many. */
  private keyAfter(view: View, start: Key, end: Key, skip: number): Key | undefined {
    const range = { start, end, offset: skip, limit: 1, transaction: view.snapshot }
    const iterator = this.data.getKeys(range)[Symbol.iterator]()
    const { done, value } = iterator.next()
    iterator.return?.()
    return done ? undefined : value
  }

  private countChanges(view: View, start: Key, end: Key): number {
    const changes = changesInRange(view, start, end)
    let difference = 0
    for (const [key, change] of changes ?? []) {
      const isStored = this.data.getBinaryFast(key, { transaction: view.snapshot }) !== undefined
      if (isStored && change === null) difference--
      if (!isStored && change !== null) difference++
    }
    return difference
  }

  private storedKeys(view: View, start: Key, end: Key, reverse: boolean): KeyCursor {
    if (start >= end) return { next: () => undefined, close: () => {} }
    // The transaction is given even where it is the current one: without it lmdb-js reuses a cursor, and other transactions then end in SIGSEGV.
    const range = reverse
      ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true, transaction: view.snapshot }
      : { start, end, transaction: view.snapshot }
    const iterator = this.data.getKeys(range)[Symbol.iterator]()
    let open = true
    return {
      next() {
        if (!open) return undefined
        const { done, value } = iterator.next()
        if (!done) return value
        open = false
        return undefined
      },
      close() {
        if (!open) return
        open = false
        iterator.return?.()
      },
    }
  }

  /** Bytes of the file that are free for reuse. */
  freeBytes(): number {
    const { lastPageNumber, pageSize: size, dataPages } = this.pages()
    return Math.max(0, (lastPageNumber + 1 - dataPages) * size)
  }

  /** Pages of the whole file. */
  pages(): { pageSize: number; lastPageNumber: number; dataPages: number } {
    const all = this.root.getStats() as PageStats & { lastPageNumber: number; free: PageStats }
    const data = this.data.getStats() as PageStats
    const used = (stats: PageStats): number => stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages
    return { pageSize: all.pageSize, lastPageNumber: all.lastPageNumber, dataPages: 2 + used(all) + used(all.free) + used(data) }
  }

  async close(): Promise<void> {
    await this.root.close()
  }
}

/** The newest change of a key that a view sees, or undefined. */
function changeOf({ layers, upTo }: View, key: Key): Change | undefined {
  for (let i = layers.length - 1; i >= 0; i--) {
    const change = layers[i]!.get(key, upTo)
    if (change !== undefined) return change
  }
  return undefined
}
