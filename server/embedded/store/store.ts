import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { open, type Database, type RootDatabase, type Transaction } from 'lmdb'
import type { Key } from '../bson/key'
import { codes, CommandError } from '../errors'
import { byKey, Layer, type Change } from './layer'

/** Longest key that LMDB takes with the page size below. */
export const maxKeySize = 4026
const pageSize = 8192
/** With less than this a failed write is blamed on the space, in bytes. */
const leastFreeSpace = 1024 * 1024

/** What a reader sees: LMDB at one moment, with layers of newer changes over it (oldest first). Close it when done. */
export interface View {
  readonly snapshot: Transaction
  readonly layers: readonly Layer[]
}

/** Keys of a range, one by one. Close it if it is not read to its end. */
export interface KeyCursor {
  next(): Key | undefined
  close(): void
}

/** The fast read of lmdb-js takes a transaction, too; its types do not say so. */
type DataDatabase = Omit<Database<Buffer, Key>, 'getBinaryFast'> & {
  getBinaryFast(key: Key, options: { transaction: Transaction }): Uint8Array | undefined
}

interface Waiter {
  resolve: () => void
  reject: (error: CommandError) => void
}

const keyEncoder = {
  writeKey: (key: Key, target: Buffer, at: number): number => at + target.write(key, at, 'latin1'),
  readKey: (source: Buffer, from: number, to: number): Key => source.toString('latin1', from, to),
}

/** The file: ordered keys, snapshot reads, and writes that are acknowledged after they have reached the disk.
 *
 *  A write lands in a layer at once, is seen by every later reader, and goes to LMDB with all others of the same turn
 *  (group commit): one transaction of LMDB's writer thread, one fdatasync. While one batch is on its way the next gathers. */
export class Store {
  private readonly root: RootDatabase<Buffer, Key>
  private readonly data: DataDatabase
  private layers: readonly Layer[] = []
  private unflushed: Layer[] = []
  private current: Layer | null = null
  private waiting: Waiter[] = []
  private inFlightWaiting: Waiter[] = []
  private scheduled = false
  private inFlight: Promise<void> | null = null
  private failure: string | null = null
  private lastProbe = 0
  private reused: { source: Uint8Array | null; bytes: Buffer } = { source: null, bytes: Buffer.alloc(0) }
  /** Told when a batch could not be written: whoever has read its changes must forget them. */
  onFailure: () => void = () => {}
  /** Test hook: while set, every batch fails with this cause. */
  simulatedFault: string | null = null

  private readonly path: string

  constructor(path: string) {
    this.path = path
    const options = { encoding: 'binary' as const, keyEncoder }
    this.root = open<Buffer, Key>({
      path,
      ...options,
      pageSize,
      maxDbs: 4,
      maxReaders: 1000,
      noSubdir: true,
      overlappingSync: false,
      eventTurnBatching: false,
    })
    this.data = this.root.openDB<Buffer, Key>('data', options) as DataDatabase
  }

  /** Changes a value under LMDB's own lock, which holds across processes: `decide` gets the value and returns the new one or null. */
  exchange(key: Key, decide: (value: Buffer | undefined) => Buffer | null): boolean {
    return this.data.transactionSync(() => {
      const next = decide(this.data.getBinary(key))
      if (next) this.data.putSync(key, next)
      return next !== null
    })
  }

  /** The present, for one statement. */
  view(): View {
    return { snapshot: this.root.useReadTransaction(), layers: this.layers }
  }

  /** Keeps a view open for one more user. */
  retain(view: View): void {
    ;(view.snapshot as Transaction & { use(): void }).use()
  }

  /** Lets go of a view. */
  release(view: View): void {
    view.snapshot.done()
  }

  /** Makes views taken so far safe to be kept over turns: what is written from now on goes to a layer of its own. */
  freeze(): void {
    this.current = null
  }

  /** A document. Its bytes are valid until the next read, and more than its own may follow: its first four say how long it is. */
  get(view: View, key: Key): Buffer | undefined {
    for (let i = view.layers.length - 1; i >= 0; i--) {
      const change = view.layers[i]!.get(key)
      if (change !== undefined) return change ?? undefined
    }
    const bytes = this.data.getBinaryFast(key, { transaction: view.snapshot })
    if (bytes === undefined) return undefined
    // lmdb-js hands out one reused buffer whose `length` lies, which confuses `copy`: look at the same memory honestly.
    if (this.reused.source !== bytes) this.reused = { source: bytes, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
    return this.reused.bytes
  }

  /** Keys with start ≤ key < end, in byte order or reversed. Both belong to one collection or index. */
  keys(view: View, start: Key, end: Key, reverse = false): KeyCursor {
    const changes = overlay(view.layers, start, end)
    const stored = this.storedKeys(view, start, end, reverse)
    return changes ? merged(stored, changes, reverse) : stored
  }

  /** How many keys there are with start ≤ key < end. */
  count(view: View, start: Key, end: Key): number {
    const stored = this.data.getKeysCount({ start, end, transaction: view.snapshot })
    const changes = overlay(view.layers, start, end)
    if (!changes) return stored
    let difference = 0
    for (const [key, change] of changes) {
      const isStored = this.data.getBinaryFast(key, { transaction: view.snapshot }) !== undefined
      if (isStored && change === null) difference--
      if (!isStored && change !== null) difference++
    }
    return stored + difference
  }

  private storedKeys(view: View, start: Key, end: Key, reverse: boolean): KeyCursor {
    if (start >= end) return { next: () => undefined, close: () => {} }
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

  /** Puts (or, with null, removes) a value. Seen at once; on disk when `durable` resolves. */
  write(key: Key, value: Change): void {
    this.writable().set(key, value)
  }

  /** All changes of a committed transaction, in one batch. */
  writeAll(layer: Layer): void {
    const target = this.writable()
    layer.each((key, value) => target.set(key, value))
  }

  /** Resolves when everything written so far is on disk.   @throws CommandError OutOfDiskSpace when it cannot be written */
  durable(): Promise<void> {
    if (this.unflushed.length === 0 && !this.inFlight) return Promise.resolve()
    const queue = this.unflushed.length === 0 ? this.inFlightWaiting : this.waiting
    return new Promise((resolve, reject) => {
      queue.push({ resolve, reject })
    })
  }

  /** Refuses writes while the disk does not take them; tries the disk again at most once a second. */
  async ensureWritable(): Promise<void> {
    if (this.failure === null) return
    const now = Date.now()
    if (now - this.lastProbe >= 1000) {
      this.lastProbe = now
      try {
        await this.commit(() => {
          void this.data.put('\0\0\0\0probe', Buffer.alloc(16 * pageSize))
          void this.data.remove('\0\0\0\0probe')
        })
        this.failure = null
        return
      } catch (error) {
        this.failure = messageOf(error)
      }
    }
    throw this.refusal()
  }

  /** Why writes are refused, or null while they are taken. */
  get readOnlyBecause(): string | null {
    return this.failure
  }

  /** File pages in use and free, for statistics. */
  stats(): Record<string, number> {
    return this.root.getStats() as Record<string, number>
  }

  async close(): Promise<void> {
    while (this.unflushed.length > 0 || this.inFlight) {
      if (!this.inFlight) this.flush()
      await this.inFlight?.catch(() => undefined)
    }
    await this.root.close()
  }

  private writable(): Layer {
    if (this.failure !== null) throw this.refusal()
    if (!this.current) {
      this.current = new Layer()
      this.unflushed.push(this.current)
      this.layers = [...this.layers, this.current]
      this.schedule()
    }
    return this.current
  }

  private schedule(): void {
    if (this.scheduled || this.inFlight) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      this.flush()
    })
  }

  private flush(): void {
    if (this.inFlight || this.unflushed.length === 0) return
    const batch = this.unflushed
    this.inFlightWaiting = this.waiting
    this.unflushed = []
    this.waiting = []
    this.current = null
    this.inFlight = this.commit(() => {
      for (const layer of batch)
        layer.each((key, value) => {
          if (value === null) void this.data.remove(key)
          else void this.data.put(key, value)
        })
    }).then(
      () => {
        this.root.resetReadTxn()
        this.layers = this.layers.filter((layer) => !batch.includes(layer))
        this.inFlight = null
        const waiting = this.inFlightWaiting
        this.inFlightWaiting = []
        if (this.unflushed.length > 0) this.schedule()
        for (const { resolve } of waiting) resolve()
      },
      (error: unknown) => {
        const lost = [...this.inFlightWaiting, ...this.waiting]
        this.failure = messageOf(error)
        this.lastProbe = Date.now()
        this.layers = []
        this.unflushed = []
        this.waiting = []
        this.inFlightWaiting = []
        this.current = null
        this.inFlight = null
        this.onFailure()
        for (const { reject } of lost) reject(this.refusal())
      },
    )
  }

  private async commit(instructions: () => void): Promise<void> {
    if (this.simulatedFault !== null) throw new Error(this.simulatedFault)
    try {
      await this.root.batch(instructions)
    } catch (error) {
      throw new Error(await this.causeOf(error), { cause: error })
    }
  }

  /** What the system says; LMDB reports a disk that is full as a failed write. */
  private async causeOf(error: unknown): Promise<string> {
    const inner = await (error as { commitError?: Promise<unknown> }).commitError?.catch((cause: unknown) => cause)
    const { bavail, bsize } = await statfs(dirname(this.path))
    if (bavail * bsize < leastFreeSpace) return 'No space left on device'
    return messageOf(inner ?? error)
  }

  private refusal(): CommandError {
    return new CommandError(
      codes.OutOfDiskSpace,
      `Writes are refused, reads go on: the data directory could not be written (${this.failure}). Free some space; writing resumes by itself.`,
    )
  }
}

function overlay(layers: readonly Layer[], start: Key, end: Key): Map<Key, Change> | null {
  const spaceId = start.slice(0, 4)
  let changes: Map<Key, Change> | null = null
  for (const layer of layers) if (layer.touches(spaceId)) layer.collect(start, end, (changes ??= new Map()))
  return changes && changes.size > 0 ? changes : null
}

function merged(stored: KeyCursor, changes: Map<Key, Change>, reverse: boolean): KeyCursor {
  const sorted = [...changes.keys()].sort(byKey)
  if (reverse) sorted.reverse()
  let i = 0
  let head = stored.next()
  const next = (): Key | undefined => {
    for (;;) {
      const change = sorted[i]
      if (change === undefined && head === undefined) return undefined
      if (change === undefined || (head !== undefined && (reverse ? head > change : head < change))) {
        const key = head
        head = stored.next()
        return key
      }
      if (head === change) head = stored.next()
      i++
      if (changes.get(change) !== null) return change
    }
  }
  return { next, close: () => stored.close() }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
