import { Worker } from 'node:worker_threads'
import type { Cursors } from '../commands/cursors'
import { cursorIdOf } from '../commands/find'
import type { Request } from '../commands/request'
import { codes, CommandError } from '../errors'
import type { FromReader, OpenedCursor, ReaderData, ToReader } from './messages'

/** The client a command runs for. */
export interface Caller {
  readonly connection: object
  readonly sessionId: string | null
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number
  /** Pauses after each time slice. */
  readonly isBackground?: boolean
}

interface PendingCommand {
  readonly caller: Caller
  readonly resolve: (reply: Buffer) => void
  readonly reject: (error: CommandError) => void
}

interface Listener {
  readonly log: (line: string) => void
  /** A command has been answered. */
  readonly onFree: () => void
  /** The thread has ended. */
  readonly onEnd: () => void
}

const STOP_TIMEOUT_MS = 5000
/** Limit of a thread's JavaScript heap; bytes of documents and sorts are limited elsewhere. */
const MAX_HEAP_MB = 512

/** One reader thread, as the engine's own thread sees it. */
export class ReaderThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, PendingCommand>()
  private readonly cursorIds = new Set<bigint>()
  /** It has started; commands that are sent before wait for that. */
  isReady = false
  private nextId = 1
  private lastUsed = Date.now()
  private isEnding = false
  private readonly cursors: Cursors
  private readonly listener: Listener

  constructor(workerFile: string, workerData: ReaderData, cursors: Cursors, listener: Listener) {
    this.cursors = cursors
    this.listener = listener
    this.worker = new Worker(workerFile, {
      workerData,
      name: 'engine-reader',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    this.worker.on('message', (message: FromReader) => this.onMessage(message))
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error.message : String(error)))
    this.worker.on('exit', () => this.fail('it has ended'))
  }

  /** Commands in progress. */
  get busy(): number {
    return this.pending.size
  }

  /** Since when there is nothing to do, in milliseconds of `Date.now()`; Infinity while there is. */
  get idleSince(): number {
    return this.pending.size > 0 || this.cursorIds.size > 0 ? Infinity : this.lastUsed
  }

  holds(cursorId: bigint): boolean {
    return this.cursorIds.has(cursorId)
  }

  run(body: Buffer, caller: Caller): Promise<Buffer> {
    const id = this.nextId++
    const { deadline, isBackground = false } = caller
    return new Promise((resolve, reject) => {
      this.pending.set(id, { caller, resolve, reject })
      this.post({ type: 'run', id, body: new Uint8Array(body), deadline, isBackground })
    })
  }

  /** Continues a cursor that this thread holds. */
  async getMore(request: Request, caller: Caller): Promise<Buffer> {
    const cursor = this.cursors.peek(cursorIdOf(request))
    if (cursor) cursor.busy = true
    try {
      return await this.run(request.body, caller)
    } finally {
      if (cursor) {
        cursor.busy = false
        cursor.lastUsedAt = Date.now()
      }
    }
  }

  cancelFor(connection: object): void {
    for (const [id, { caller }] of this.pending) if (caller.connection === connection) this.post({ type: 'cancel', id })
  }

  /** Ends the thread; what it has not answered fails. */
  async end(): Promise<void> {
    this.isEnding = true
    const ended = new Promise<void>((resolve) => this.worker.once('exit', () => resolve()))
    this.post({ type: 'stop' })
    const timer = setTimeout(() => void this.worker.terminate(), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }

  private post(message: ToReader): void {
    this.worker.postMessage(message)
  }

  private onMessage(message: FromReader): void {
    if (message.type === 'log') {
      this.listener.log(message.line)
      return
    }
    if (message.type === 'ready') {
      this.isReady = true
      return
    }
    const waiting = this.pending.get(message.id)!
    this.pending.delete(message.id)
    this.lastUsed = Date.now()
    const { reply, opened, closedId } = message
    if (closedId !== null) {
      this.cursorIds.delete(closedId)
      this.cursors.close(closedId)
    }
    try {
      if (opened) this.trackCursor(opened, waiting.caller)
      waiting.resolve(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
    } catch (error) {
      waiting.reject(error as CommandError)
    }
    this.listener.onFree()
  }

  private trackCursor({ id, namespace }: OpenedCursor, { connection, sessionId }: Caller): void {
    this.cursorIds.add(id)
    const close = (): void => {
      if (this.cursorIds.delete(id)) this.post({ type: 'closeCursor', cursorId: id })
    }
    const fill = (): never => {
      throw new Error('The cursor is read in a thread of its own')
    }
    this.cursors.add({ namespace, results: { fill, close }, sessionId, connection, inTransaction: null }, id)
  }

  private fail(why: string): void {
    const error = this.isEnding
      ? new CommandError(codes.Interrupted, 'operation was interrupted: the engine is being stopped')
      : new CommandError(codes.InternalError, `The thread that was reading has failed: ${why}`)
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
    for (const id of this.cursorIds) {
      this.cursorIds.delete(id)
      this.cursors.close(id)
    }
    this.listener.onEnd()
  }
}
