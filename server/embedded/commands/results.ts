import { i32 } from '../bson/raw'
import type { BsonWriter } from '../bson/writer'
import type { Rows } from '../plan/rows'
import type { Projector } from '../query/projection'
import { pause } from './pause'
import type { Operation } from './operation'

/** Most bytes of documents in one reply. */
const replyBytes = 16 * 1024 * 1024

/** Bytes that a cursor may keep in memory. */
const mostCopied = 256 * 1024

/** The documents of one query on their way to a client, batch by batch. */
export class Results {
  private left: number
  private toSkip: number
  private done = false
  private held: Buffer | null = null
  private documents: Rows
  private readonly project: Projector | null
  private onClose: () => void

  /** @param limit documents wanted, 0 for all */
  constructor(documents: Rows, skip: number, limit: number, project: Projector | null, onClose: () => void) {
    this.documents = documents
    this.toSkip = skip
    this.left = limit === 0 ? Infinity : limit
    this.project = project
    this.onClose = onClose
  }

  /** Writes up to `count` documents as items of an array that is open.   @returns whether that was all */
  async fill(operation: Operation, out: BsonWriter, count: number): Promise<boolean> {
    const start = out.at
    let index = 0
    try {
      while (this.left > 0) {
        if (index >= count) return false
        const bytes = this.held ?? this.documents.next()
        this.held = null
        if (bytes === undefined) break
        if (bytes === null) {
          await pause(operation)
          continue
        }
        if (this.toSkip > 0) {
          this.toSkip--
          continue
        }
        if (index > 0 && out.at - start + i32(bytes, 0) > replyBytes) {
          this.held = Buffer.from(bytes.subarray(0, i32(bytes, 0)))
          return false
        }
        out.name(3, String(index++))
        if (this.project) this.project(bytes, 0, out)
        else out.copy(bytes, 0, i32(bytes, 0))
        this.left--
      }
    } catch (error) {
      this.close()
      throw error
    }
    this.close()
    return true
  }

  /** Reads what is left into memory when it is little, so that nothing of the file has to be kept for it.
   *  @returns whether it was little; if not, these results are of no use any more */
  copyRest(): boolean {
    const rest: Buffer[] = this.held ? [this.held] : []
    let size = 0
    while (rest.length - this.toSkip < this.left) {
      const bytes = this.documents.next()
      if (bytes === undefined) break
      if (bytes === null || size > mostCopied) return false
      rest.push(Buffer.from(bytes.subarray(0, i32(bytes, 0))))
      size += rest.at(-1)!.length
    }
    this.held = null
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
