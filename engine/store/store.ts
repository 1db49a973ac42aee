import type { Key } from '../bson/key'
import { codes, CommandError } from '../errors'
import { BatchWriter } from './batch-writer'
import { causeOfFailure, messageOf } from './failed-write'
import { Layer, type Change } from './layer'
import { PAGE_SIZE_BYTES } from './open-file'
import { StoreReader } from './reader'

export type { KeyCursor } from './overlay'
export { MAX_KEY_BYTES } from './open-file'
export { type View } from './reader'

/** Errors after which the disk is not trusted any more: after a failed flush it may have lost data without reporting it again. */
const BROKEN_DISK = /Input\/output error|MDB_PANIC/

/** A batch of more keys goes to a thread of its own: handing so many to LMDB takes about ten milliseconds, and nobody waits longer. */
const LARGE_BATCH_KEYS = 4000

/** Those who wait for one batch, as one promise. */
class BatchWaiters {
  resolve: () => void = () => undefined
  reject: (error: CommandError) => void = () => undefined
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = resolve
    this.reject = reject
  })
}

/** The file: ordered keys, snapshot reads, and writes that are acknowledged after they have reached the disk.
 *
 *  A write lands in a layer at once, is seen by every later reader, and goes to LMDB with all others of the same tick
 *  (group commit): one transaction of LMDB's writer thread, one fdatasync. While one batch is being written the next one is collected. */
export class Store extends StoreReader {
  /** The next batch. */
  private next: Layer | null = null
  /** Waiters for the next batch and for the one being written; null for none. */
  private gathering: BatchWaiters | null = null
  private writing: BatchWaiters | null = null
  private scheduled = false
  private inFlight: Promise<void> | null = null
  private failure: string | null = null
  private lastProbe = 0
  private isDiskBroken = false
  /** Called when a batch could not be written: its changes, which may have been read, are gone. */
  onFailure: () => void = () => {}
  /** Test hook: while set, every batch fails with this cause. */
  simulatedFault: string | null = null

  /** A large batch is on its way to the disk: whoever waited for it would wait long. */
  isWritingLarge = false
  private readonly isReadOnly: boolean
  private readonly largeBatches: BatchWriter

  constructor(path: string, isReadOnly = false) {
    super(path, isReadOnly)
    this.largeBatches = new BatchWriter(path)
    this.isReadOnly = isReadOnly
  }

  /** A second handle on a file that this process has open, for another thread. It sees what is on the disk. */
  static forReading(path: string): Store {
    return new Store(path, true)
  }

  /** Changes a value under LMDB's own lock, which holds across processes: `decide` gets the value and returns the new one or null. */
  exchange(key: Key, decide: (value: Buffer | undefined) => Buffer | null): boolean {
    return this.data.transactionSync(() => {
      const next = decide(this.data.getBinary(key))
      if (next) this.data.putSync(key, next)
      return next !== null
    })
  }

  /** Begins a new epoch: views taken so far don't see what is written from now on. */
  override advanceEpoch(): void {
    this.epoch++
  }

  /** Puts (or, with null, removes) a value. Seen at once; on disk when `durable` resolves. */
  write(key: Key, value: Change): void {
    this.writable().set(key, value, this.epoch)
  }

  /** All changes of a committed transaction, in one batch. The layer is the store's from now on: nobody has had it in a view but the
   *  transaction itself. */
  writeAll(layer: Layer): void {
    if (!this.next) return this.begin(layer)
    const target = this.writable()
    for (const [key, value] of layer.entries()) target.set(key, value, this.epoch)
  }

  /** Puts pairs straight into the file, past the layers: for a store that is not being read yet.   @returns how many   @throws Error */
  async load(pairs: Iterable<readonly [Key, Buffer]>): Promise<number> {
    let count = 0
    await this.commit(() => {
      for (const [key, value] of pairs) {
        void this.data.put(key, value)
        count++
      }
    })
    this.refresh()
    return count
  }

  /** Resolves when everything written so far is on disk; null when it is.   @throws CommandError OutOfDiskSpace when it cannot be written */
  durable(): Promise<void> | null {
    if (this.next) return (this.gathering ??= new BatchWaiters()).promise
    return this.inFlight ? (this.writing ??= new BatchWaiters()).promise : null
  }

  /** Rejects while the disk does not take writes; null while it does. */
  ensureWritable(): Promise<void> | null {
    return this.failure === null ? null : this.probeDisk()
  }

  /** Tries the disk at most once a second, unless it is broken. */
  private async probeDisk(): Promise<void> {
    if (this.isDiskBroken) throw this.refusal()
    const now = Date.now()
    if (now - this.lastProbe >= 1000) {
      this.lastProbe = now
      try {
        await this.commit(() => {
          void this.data.put('\0\0\0\0probe', Buffer.alloc(16 * PAGE_SIZE_BYTES))
          void this.data.remove('\0\0\0\0probe')
        })
        this.failure = null
        return
      } catch (error) {
        this.fail(error)
      }
    }
    throw this.refusal()
  }

  /** Whether anything can be read: after LMDB could not write a file's root, it must be opened again. */
  get isReadable(): boolean {
    try {
      this.release(this.view())
      return true
    } catch {
      return false
    }
  }

  private fail(error: unknown): void {
    this.failure = messageOf(error)
    this.isDiskBroken ||= BROKEN_DISK.test(this.failure)
  }

  /** Why writes are refused, or null while they are accepted. */
  get readOnlyReason(): string | null {
    return this.failure
  }

  override async close(): Promise<void> {
    while (this.next || this.inFlight) {
      if (!this.inFlight) this.flush()
      await this.inFlight?.catch(() => undefined)
    }
    await this.largeBatches.close()
    await super.close()
  }

  private writable(): Layer {
    const layer = this.next ?? new Layer()
    if (!this.next) this.begin(layer)
    return layer
  }

  /** What is written next goes into this layer, over all that views see from now on. */
  private begin(layer: Layer): void {
    if (this.isReadOnly) throw new Error('This thread only reads')
    if (this.failure !== null) throw this.refusal()
    this.next = layer
    this.layers = [...this.layers, layer]
    this.schedule()
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
    const batch = this.next
    if (this.inFlight || !batch) return
    this.writing = this.gathering
    this.next = null
    this.gathering = null
    this.inFlight = this.writeBatch(batch).then(
      () => {
        this.root.resetReadTxn()
        this.layers = this.layers.filter((layer) => layer !== batch)
        this.inFlight = null
        const waiting = this.writing
        this.writing = null
        if (this.next) this.schedule()
        waiting?.resolve()
      },
      (error: unknown) => {
        const lost = [this.writing, this.gathering]
        this.fail(error)
        this.lastProbe = Date.now()
        this.layers = []
        this.next = null
        this.gathering = null
        this.writing = null
        this.inFlight = null
        this.onFailure()
        for (const waiting of lost) waiting?.reject(this.refusal())
      },
    )
  }

  private writeBatch(batch: Layer): Promise<void> {
    if (batch.size > LARGE_BATCH_KEYS) return this.writeLarge(batch)
    return this.commit(() => {
      for (const [key, value] of batch.entries()) {
        if (value === null) void this.data.remove(key)
        else void this.data.put(key, value)
      }
    })
  }

  private async writeLarge(batch: Layer): Promise<void> {
    if (this.simulatedFault !== null) throw new Error(this.simulatedFault)
    this.isWritingLarge = true
    try {
      await this.largeBatches.write(batch)
    } finally {
      this.isWritingLarge = false
    }
  }

  private async commit(instructions: () => void): Promise<void> {
    if (this.simulatedFault !== null) throw new Error(this.simulatedFault)
    try {
      await this.root.batch(instructions)
    } catch (error) {
      throw new Error(await causeOfFailure(this.path, error), { cause: error })
    }
  }

  private refusal(): CommandError {
    return new CommandError(
      codes.OutOfDiskSpace,
      `Writes are refused, reads go on: the data directory could not be written (${this.failure}). ${this.isDiskBroken ? 'Look after the disk, then start again.' : 'Free some space; writing resumes by itself.'}`,
    )
  }
}
