import { BsonWriter } from '../bson/writer'
import { u32Key, type Key } from '../bson/key'
import type { Documents } from '../plan/documents'
import { catalogSpace } from '../store/catalog'
import type { KeyCursor } from '../store/overlay'
import type { Store, View } from '../store/store'
import { answer, cursorReply } from './find'
import { writePair } from './pairs'
import type { Operation } from './operation'
import { Results } from './results'

/** Bytes of one chunk of a backup. */
const CHUNK_BYTES = 1024 * 1024
const TIME_SLICE_MS = 5
const PAIRS_PER_CLOCK_CHECK = 64

/** `{ backup: 1 }`: everything there is at this moment, as a cursor over chunks `{ pairs: <binary> }` and, as the last,
 *  `{ total: <pairs> }`. What is being removed or built is left out. Pairs are in the order of their keys. */
export async function backup(operation: Operation): Promise<Buffer> {
  const { store, catalog } = operation.context
  const view = operation.view()
  const ids = catalog.databases().flatMap((db) => catalog.list(db).flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]))
  const chunks = new BackupChunks(store, view, [
    catalogSpace,
    ...ids.sort((a, b) => a - b).map((id): Range => [u32Key(id), u32Key(id + 1)]),
  ])
  const results = new Results(chunks, 0, 0, null, () => operation.release(view))
  return answer(operation, cursorReply('firstBatch'), 'admin.$cmd.backup', results, 1, false)
}

type Range = readonly [Key, Key]

class BackupChunks implements Documents {
  readonly id = ''
  private keys: KeyCursor | null = null
  private at = 0
  private total = 0
  private pairsRead = 0
  private isDone = false
  private chunk = Buffer.allocUnsafe(CHUNK_BYTES * 2)
  private size = 0
  private readonly store: Store
  private readonly view: View
  private readonly ranges: readonly Range[]

  constructor(store: Store, view: View, ranges: readonly Range[]) {
    this.store = store
    this.view = view
    this.ranges = ranges
  }

  next(): Buffer | null | undefined {
    if (this.isDone) return undefined
    const since = performance.now()
    while (this.at < this.ranges.length) {
      const [start, end] = this.ranges[this.at]!
      this.keys ??= this.store.keys(this.view, start, end)
      for (let key = this.keys.next(); key !== undefined; key = this.keys.next()) {
        this.add(key)
        if (this.size >= CHUNK_BYTES) return this.take()
        if (++this.pairsRead % PAIRS_PER_CLOCK_CHECK === 0 && performance.now() - since > TIME_SLICE_MS) return null
      }
      this.keys = null
      this.at++
    }
    if (this.size > 0) return this.take()
    this.isDone = true
    return new BsonWriter().begin().double('total', this.total).end().finish()
  }

  close(): void {
    this.keys?.close()
  }

  private add(key: Key): void {
    const value = this.store.valueOf(this.view, key)!
    const needed = this.size + key.length + value.length + 6
    if (needed > this.chunk.length) {
      const larger = Buffer.allocUnsafe(needed * 2)
      this.chunk.copy(larger, 0, 0, this.size)
      this.chunk = larger
    }
    this.size = writePair(this.chunk, this.size, key, value)
    this.total++
  }

  private take(): Buffer {
    const chunk = new BsonWriter(this.size + 64).begin().binary('pairs', this.chunk, this.size).end().finish()
    this.size = 0
    return chunk
  }
}
