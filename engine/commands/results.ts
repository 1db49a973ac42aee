import { i32, T } from '../bson/raw'
import type { BsonWriter } from '../bson/writer'
import type { Rows } from '../plan/rows'
import type { Projector } from '../query/projection'
import type { MaybePromise } from '../maybe-promise'
import { yieldNow } from './yield'
import type { Operation } from './operation'

/** Most bytes of documents in one reply. */
const MAX_REPLY_BYTES = 16 * 1024 * 1024

/** Bytes that a cursor may keep in memory. */
const MAX_BUFFERED_BYTES = 256 * 1024

/** Writes a document as an item of an array that is open. */
export function writeItem(out: BsonWriter, index: number, bytes: Buffer, project: Projector | null): void {
  out.name(T.object, String(index))
  if (project) project(bytes, 0, out)
  else out.copy(bytes, 0, i32(bytes, 0))
}

/** One reply that is being filled. */
interface Batch {
  readonly out: BsonWriter
  readonly count: number
  /** Where its documents begin. */
  readonly start: number
  index: number
}

/** The documents of one query, given to a client in batches. */
export class Results {
  private remaining: number
  private toSkip: number
  private done = false
  private pending: Buffer | null = null
  private documents: Rows
  private readonly project: Projector | null
  private onClose: () => void

  /** @param limit documents wanted, 0 for all */
  constructor(documents: Rows, skip: number, limit: number, project: Projector | null, onClose: () => void) {
    this.documents = documents
    this.toSkip = skip
    this.remaining = limit === 0 ? Infinity : limit
    this.project = project
    this.onClose = onClose
  }

  /** Writes up to `count` documents as items of an array that is open.   @returns whether that was all */
  fill(operation: Operation, out: BsonWriter, count: number): MaybePromise<boolean> {
    const batch: Batch = { out, count, start: out.at, index: 0 }
    return this.take(batch) ?? this.takeRest(operation, batch)
  }

  private async takeRest(operation: Operation, batch: Batch): Promise<boolean> {
    for (;;) {
      try {
        await yieldNow(operation)
      } catch (error) {
        this.close()
        throw error
      }
      const isAll = this.take(batch)
      if (isAll !== null) return isAll
    }
  }

  /** @returns whether that was all, or null when it should yield first */
  private take(batch: Batch): boolean | null {
    try {
      const isAll = this.writeTo(batch)
      if (isAll) this.close()
      return isAll
    } catch (error) {
      this.close()
      throw error
    }
  }

  private writeTo(batch: Batch): boolean | null {
    const { out, count, start } = batch
    while (this.remaining > 0) {
      if (batch.index >= count) return false
      const bytes = this.pending ?? this.documents.next()
      this.pending = null
      if (bytes === undefined) break
      if (bytes === null) return null
      if (this.toSkip > 0) {
        this.toSkip--
        continue
      }
      if (batch.index > 0 && out.at - start + i32(bytes, 0) > MAX_REPLY_BYTES) {
        this.pending = Buffer.from(bytes.subarray(0, i32(bytes, 0)))
        return false
      }
      writeItem(out, batch.index++, bytes, this.project)
      this.remaining--
    }
    return true
  }

  /** Reads the rest into memory when it is small, so that no snapshot has to be kept for it.
   *  @returns whether it was small; if not, these results can't be used any more */
  bufferRest(): boolean {
    const rest: Buffer[] = this.pending ? [this.pending] : []
    let size = 0
    while (rest.length - this.toSkip < this.remaining) {
      const bytes = this.documents.next()
      if (bytes === undefined) break
      if (bytes === null || size > MAX_BUFFERED_BYTES) return false
      rest.push(Buffer.from(bytes.subarray(0, i32(bytes, 0))))
      size += rest.at(-1)!.length
    }
    this.pending = null
    this.documents.close()
    this.onClose()
    this.documents = { next: () => rest.shift(), close: () => undefined }
    this.onClose = () => undefined
    return true
  }

  close(): void {
    if (this.done) return
    this.done = true
    this.documents.close()
    this.onClose()
  }
}
