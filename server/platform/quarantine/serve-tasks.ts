import { createReadStream } from 'node:fs'
import { AppError } from '../errors'
import type { FromQuarantine, ToQuarantine } from './messages'
import { MAX_MEGABYTES, type FileBytes, type TaskWork } from './task'
import { watchOver } from './watch-over'

/** What goes in one message, about; a longer item goes alone. */
const BATCH_BYTES = 128 * 1024
/** A process that holds as much after a task makes room for a fresh one. */
const SPENT_BYTES = (MAX_MEGABYTES / 2) * 1024 * 1024
const READ_AT_ONCE_BYTES = 256 * 1024

/** The whole life of a process of the quarantine: one task after the other, as the server asks for them. */
export const serveTasks = (tasks: readonly TaskWork[]): void => {
  watchOver(MAX_MEGABYTES)
  let current: Work | null = null
  process.on('disconnect', () => process.exit())
  process.on('message', (message: ToQuarantine) => {
    if (message.type === 'begin') {
      const work = tasks.find(({ name }) => name === message.task)
      if (!work) return say({ type: 'failed', reason: `There is no task '${message.task}'` })
      current = new Work()
      void current.run(work, message.file, message.options)
    } else current?.hear(message)
  })
}

const say = (message: FromQuarantine): void => void process.send?.(message)

/** One task on one file. */
class Work {
  #pieces: Buffer[] = []
  #hasAll = false
  #onPiece = (): void => undefined
  #onNext = (): void => undefined

  hear(message: Exclude<ToQuarantine, { type: 'begin' }>): void {
    if (message.type === 'next') return this.#onNext()
    if (message.type === 'bytes') this.#pieces.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength))
    else this.#hasAll = true
    this.#onPiece()
  }

  async run({ work }: TaskWork, file: string | null, options: unknown): Promise<void> {
    try {
      const bytes: FileBytes = file === null ? this.#sent() : createReadStream(file, { highWaterMark: READ_AT_ONCE_BYTES })
      let batch: unknown[] = []
      let size = 0
      for await (const item of work(bytes, options)) {
        batch.push(item)
        size += sizeOf(item)
        if (size < BATCH_BYTES) continue
        await this.#give(batch)
        batch = []
        size = 0
      }
      if (batch.length > 0) await this.#give(batch)
      say({ type: 'done', isSpent: process.memoryUsage.rss() > SPENT_BYTES })
    } catch (error) {
      if (error instanceof AppError) say({ type: 'refused', code: error.code, values: error.values })
      else say({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  /** @returns when the items have been read */
  #give(items: readonly unknown[]): Promise<void> {
    return new Promise((resolve) => {
      this.#onNext = resolve
      say({ type: 'items', items })
    })
  }

  async *#sent(): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = this.#pieces.shift()
      if (piece) {
        say({ type: 'read' })
        yield piece
      } else if (this.#hasAll) return
      else await new Promise<void>((resolve) => (this.#onPiece = resolve))
    }
  }
}

const SMALL_VALUE_BYTES = 8

/** About how long an item is as a message. */
const sizeOf = (item: unknown): number => {
  if (typeof item === 'string') return item.length + SMALL_VALUE_BYTES
  if (item instanceof Uint8Array) return item.length
  if (typeof item !== 'object' || item === null) return SMALL_VALUE_BYTES
  return Object.values(item).reduce<number>((sum, value) => sum + sizeOf(value), SMALL_VALUE_BYTES)
}
