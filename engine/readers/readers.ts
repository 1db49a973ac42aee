import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Cursors } from '../commands/cursors'
import { cursorIdOf } from '../commands/find'
import type { Request } from '../commands/request'
import { codes, CommandError } from '../errors'
import type { Store } from '../store/store'
import { LongQueries } from './long-queries'
import { ReaderThread, type Caller } from './reader-thread'

/** Commands that one thread works on by turns; others wait. */
const MAX_COMMANDS_PER_THREAD = 4
/** A thread that nobody needs is ended after this time, in milliseconds. */
const IDLE_TIMEOUT_MS = 30_000
/** What is answered sooner can be done by the engine's own thread, in milliseconds. */
const SHORT_COMMAND_MS = 5
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Threads for long reads, beside the engine's own, which stays free for short ones. They are started when they are needed. */
export class Readers {
  private readonly threads = new Set<ReaderThread>()
  private readonly waiting: (() => void)[] = []
  private readonly longQueries = new LongQueries()
  private started = 0
  /** Commands run so far. */
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

  /** Commands being worked on. */
  get running(): number {
    let n = 0
    for (const { busy } of this.threads) n += busy
    return n
  }

  /** Whether a command is of a kind that has turned out to be long. */
  expects(request: Request): boolean {
    return this.longQueries.includes(request)
  }

  /** Runs a command that has turned out to be long, or is of such a kind. */
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
    // What is visible here but still on its way to the disk would be missing there.
    await this.store.durable()?.catch(() => undefined)
    const thread = await this.freeThread()
    return thread.run(request.body, caller)
  }

  /** The thread that holds the cursor which a `getMore` continues, or null. */
  holderOf(request: Request): ReaderThread | null {
    const id = cursorIdOf(request)
    for (const thread of this.threads) if (thread.holds(id)) return thread
    return null
  }

  /** Whoever has asked on this connection does not wait any more. */
  endConnection(connection: object): void {
    for (const thread of this.threads) thread.cancelFor(connection)
  }

  /** Ends threads that nobody needs. */
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
