import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { partsOf } from './large-batch'
import type { Layer } from './layer'

/** What the thread that writes large batches is started with. */
export interface WriterData {
  readonly role: 'writer'
  readonly file: string
}

export type ToWriter =
  { readonly type: 'part'; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly type: 'write' } | { readonly type: 'stop' }

/** A batch has been written, or why it could not be. */
export interface FromWriter {
  readonly failure: string | null
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Writes large batches, each as one transaction, in a thread of its own: handing one of a hundred thousand keys to LMDB takes a fifth
 *  of a second, during which the engine's own thread goes on answering. The thread is started for the first such batch. */
export class BatchWriter {
  private worker: Worker | null = null
  private waiting: Waiting | null = null
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** Resolves when the batch is on disk. One at a time.   @throws Error the system's or LMDB's, when it could not be written */
  async write(layer: Layer): Promise<void> {
    const worker = (this.worker ??= this.start())
    try {
      for (const bytes of partsOf(layer)) {
        post(worker, { type: 'part', bytes }, [bytes.buffer])
        await nextTurn()
      }
      await new Promise<void>((resolve, reject) => {
        // It may have ended meanwhile; then nobody would answer.
        if (this.worker !== worker) return reject(new Error('the thread that writes has ended'))
        this.waiting = { resolve, reject }
        post(worker, { type: 'write' })
      })
    } catch (error) {
      // Whatever it still holds of this batch: the next is written by a thread that knows nothing of it.
      await this.close()
      throw error
    }
  }

  /** Ends the thread; the next batch starts another. */
  async close(): Promise<void> {
    const { worker } = this
    if (!worker) return
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    post(worker, { type: 'stop' })
    await ended
  }

  private start(): Worker {
    const workerData: WriterData = { role: 'writer', file: this.file }
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData, name: 'engine-writer', execArgv: [] })
    worker.on('message', ({ failure }: FromWriter) => this.settle(failure))
    worker.on('error', (error) => this.settle(error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => {
      this.worker = null
      this.settle('the thread that writes has ended')
    })
    return worker
  }

  private settle(failure: string | null): void {
    const { waiting } = this
    this.waiting = null
    if (failure === null) waiting?.resolve()
    else waiting?.reject(new Error(failure))
  }
}

const post = (worker: Worker, message: ToWriter, transfer: readonly ArrayBuffer[] = []): void => worker.postMessage(message, transfer)
