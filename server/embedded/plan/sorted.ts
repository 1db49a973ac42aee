import type { Key } from '../bson/key'
import { i32 } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Documents } from './documents'

/** Most bytes that one sort may hold. */
const mostBytes = 100 * 1024 * 1024

interface Row {
  readonly key: Key
  readonly id: Key
  readonly bytes: Buffer
}

/** Documents in an order that no index gives: sorted in memory, keeping only as many as are wanted. */
export class SortedDocuments implements Documents {
  id: Key = ''
  private rows: Row[] = []
  private size = 0
  private bar: Key | null = null
  private at = -1
  private readonly source: Documents
  private readonly keyOf: (bytes: Buffer, docAt: number) => Key
  private readonly limit: number

  /** @param limit documents wanted, 0 for all */
  constructor(source: Documents, keyOf: (bytes: Buffer, docAt: number) => Key, limit: number) {
    this.source = source
    this.keyOf = keyOf
    this.limit = limit
  }

  next(): Buffer | null | undefined {
    if (this.at < 0) {
      for (let bytes = this.source.next(); bytes !== undefined; bytes = this.source.next()) {
        if (bytes === null) return null
        this.take(bytes)
      }
      this.prune()
      this.at = 0
    }
    const row = this.rows[this.at++]
    if (!row) return undefined
    this.id = row.id
    return row.bytes
  }

  close(): void {
    this.source.close()
    this.rows = []
  }

  private take(bytes: Buffer): void {
    const key = this.keyOf(bytes, 0)
    if (this.bar !== null && key >= this.bar) return
    const row = { key, id: this.source.id, bytes: Buffer.from(bytes.subarray(0, i32(bytes, 0))) }
    this.rows.push(row)
    this.size += row.bytes.length + key.length * 2
    if (this.limit > 0 && this.rows.length >= this.limit * 2 + 100) this.prune()
    if (this.size > mostBytes)
      throw new CommandError(
        codes.QueryExceededMemoryLimitNoDiskUseAllowed,
        `Sort exceeded memory limit of ${mostBytes} bytes, and spilling to disk is not supported. Add an index or a limit.`,
      )
  }

  private prune(): void {
    this.rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    if (this.limit === 0 || this.rows.length <= this.limit) return
    this.rows.length = this.limit
    this.bar = this.rows[this.limit - 1]!.key
    this.size = this.rows.reduce((sum, row) => sum + row.bytes.length + row.key.length * 2, 0)
  }
}
