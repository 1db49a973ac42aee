import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Cursors } from '../commands/cursors'
import { cursorIdOf } from '../commands/find'
import type { Request } from '../commands/request'
import { codes, CommandError } from '../errors'
import type { Store } from '../store/store'
import { LongQueries } from './long-queries'
import { ReaderThread, type Caller } from './reader-thread'

/** Commands that one thread runs concurrently; others wait. */
const MAX_COMMANDS_PER_THREAD = 4
/** An idle thread is ended after this time. */
const IDLE_TIMEOUT_MS = 30_000
/** A command that takes less is run on the engine's own thread the next time. */
const SHORT_COMMAND_MS = 5
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Threads for long reads, so that the engine's own thread stays free for short ones. They are started on demand. */
export class Readers {
  private readonly threads = new Set<ReaderThread>()
  private readonly waiting: (() => void)[] = []
  private readonly longQueries = new LongQueries()
  /** Connections that ended while a command of theirs may still be waiting for a thread. */
  private readonly ended = new WeakSet<object>()
  private started = 0
  /** Commands run on these threads so far. */
  offloaded = 0
  isStopped = false
  private readonly store: Store
  private readonly cursors: Cursors
  private readonly log: (line: string) => void

  constructor(store: Store, cursors: Cursors, log: (line: string) => void) {
    this.store = store
    this.cursors = cursors
    this.log = log
  }

  /** Threads there are at present. */
  get size(): number {
    return this.threads.size
  }

  /** Commands in progress. */
  get running(): number {
    let n = 0
    for (const { busy } of this.threads) n += busy
    return n
  }

  /** Whether a read would be answered there without waiting until a thread has started or a large batch is on disk. Starts the first one. */
  isReady(): boolean {
    if (this.threads.size === 0 && !this.isStopped) this.start()
    return !this.store.isWritingLarge && [...this.threads].some((thread) => thread.isReady)
  }

  /** Whether a command of this shape has taken long before. */
  isExpectedLong(request: Request): boolean {
    return this.longQueries.includes(request)
  }

  /** Runs a command that has taken long, or is expected to. */
  async runLong(request: Request, caller: Caller): Promise<Buffer> {
    this.longQueries.add(request)
    const started = performance.now()
    const reply = await this.run(request, caller)
    if (performance.now() - started < SHORT_COMMAND_MS) this.longQueries.delete(request)
    return reply
  }

  /** Runs a command that only reads. It sees everything that the engine's own thread sees now. */
  async run(request: Request, caller: Caller): Promise<Buffer> {
    this.offloaded++
    // The reader thread sees only what is on disk.
    await this.store.durable()?.catch(() => undefined)
    const thread = await this.freeThread()
    const isGone = this.ended.has(caller.connection)
    if (isGone || Date.now() > caller.deadline) {
      this.waiting.shift()?.()
      throw isGone
        ? new CommandError(codes.Interrupted, 'operation was interrupted')
        : new CommandError(codes.MaxTimeMSExpired, 'operation exceeded time limit')
    }
    return thread.run(request.body, caller)
  }

  /** The thread that holds the cursor which a `getMore` continues, or null. */
  holderOf(request: Request): ReaderThread | null {
    const id = cursorIdOf(request)
    for (const thread of this.threads) if (thread.holds(id)) return thread
    return null
  }

  /** Cancels the commands of a closed connection. */
  endConnection(connection: object): void {
    this.ended.add(connection)
    for (const thread of this.threads) thread.cancelFor(connection)
  }

  /** Ends idle threads. */
  tidy(): void {
    for (const thread of this.threads) if (thread.idleSince < Date.now() - IDLE_TIMEOUT_MS) void this.end(thread)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    for (const resume of this.waiting.splice(0)) resume()
    await Promise.all([...this.threads].map((thread) => this.end(thread)))
  }

  private async freeThread(): Promise<ReaderThread> {
    for (;;) {
      if (this.isStopped) throw new CommandError(codes.Interrupted, 'The engine is being stopped')
      let best: ReaderThread | null = null
      for (const thread of this.threads) if (!best || thread.busy < best.busy) best = thread
      if (best?.busy === 0) return best
      if (this.threads.size < MAX_THREADS) return this.start()
      if (best && best.busy < MAX_COMMANDS_PER_THREAD) return best
      await new Promise<void>((resume) => this.waiting.push(resume))
    }
  }

  private start(): ReaderThread {
    const number = ++this.started
    const firstCursorId = BigInt(Date.now()) * 1000n + (BigInt(number % 256) << 54n)
    const thread: ReaderThread = new ReaderThread(
      fileURLToPath(import.meta.url),
      { role: 'reader', file: this.store.path, firstCursorId },
      this.cursors,
      {
        log: this.log,
        onFree: () => this.waiting.shift()?.(),
        onEnd: () => {
          this.threads.delete(thread)
          this.waiting.shift()?.()
        },
      },
    )
    this.threads.add(thread)
    return thread
  }

  private end(thread: ReaderThread): Promise<void> {
    this.threads.delete(thread)
    return thread.end()
  }
}
