import type { Key } from '../bson/key'
import { i32 } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Documents } from './documents'
import { TimeSlice, type Rows } from './rows'

/** Most bytes that one sort may hold. */
export const MAX_SORT_BYTES = 100 * 1024 * 1024
/** Rows that are sorted at once: few enough for one time slice. */
const RUN_LENGTH = 4096

interface Row {
  readonly key: Key
  readonly id: Key
  readonly bytes: Buffer
}

const sizeOf = (row: Row): number => row.bytes.length + row.key.length + row.id.length
const byKey = (a: Row, b: Row): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

/** Documents in an order that no index gives: sorted in memory in time slices, keeping only as many as are wanted. */
export class SortedDocuments implements Documents {
  id: Key = ''
  private readonly output: Generator<Buffer | null, void>
  private readonly source: Rows & { readonly id?: Key }
  private readonly slice = new TimeSlice()
  private readonly keyOf: (bytes: Buffer, docAt: number) => Key
  private readonly limit: number
  private size = 0

  /** @param limit documents wanted, 0 for all */
  constructor(source: Rows & { readonly id?: Key }, keyOf: (bytes: Buffer, docAt: number) => Key, limit: number) {
    this.source = source
    this.keyOf = keyOf
    this.limit = limit
    this.output = this.run()
  }

  next(): Buffer | null | undefined {
    const { done, value } = this.output.next()
    return done ? undefined : value
  }

  close(): void {
    this.source.close()
    this.output.return()
  }

  private *run(): Generator<Buffer | null, void> {
    const { limit } = this
    const length = limit > 0 ? Math.min(RUN_LENGTH, limit * 2 + 100) : RUN_LENGTH
    let runs: Row[][] = []
    let run: Row[] = []
    let fresh = 0
    let cutoff: Key | null = null
    for (let bytes = this.source.next(); bytes !== undefined; bytes = this.source.next()) {
      if (bytes === null) {
        yield null
        continue
      }
      const key = this.keyOf(bytes, 0)
      if (cutoff !== null && key >= cutoff) continue
      const row = { key, id: this.source.id ?? '', bytes: Buffer.from(bytes.subarray(0, i32(bytes, 0))) }
      run.push(row)
      this.size += sizeOf(row)
      if (run.length >= length || this.isFull()) {
        fresh += run.length
        runs.push(run.sort(byKey))
        run = []
        if (limit > 0 && (fresh >= limit || this.isFull())) {
          const best = yield* this.best(runs)
          if (best.length === limit) cutoff = best[limit - 1]!.key
          runs = [best]
          fresh = 0
          this.size = best.reduce((sum, kept) => sum + sizeOf(kept), 0)
        }
        if (this.isFull()) throw tooMuch()
      }
      if (this.slice.isOver()) yield null
    }
    if (run.length > 0) runs.push(run.sort(byKey))
    for (const row of this.merge(runs)) {
      if (row) this.id = row.id
      yield row && row.bytes
    }
  }

  private *best(runs: readonly Row[][]): Generator<null, Row[]> {
    const rows: Row[] = []
    for (const row of this.merge(runs)) {
      if (row) rows.push(row)
      else yield null
    }
    return rows
  }

  private isFull(): boolean {
    return this.size > MAX_SORT_BYTES
  }

  /** Rows of all runs in order, as many as are wanted; null to let others run. Equal ones stay in the order in which they came. */
  private *merge(runs: readonly Row[][]): Generator<Row | null, void> {
    const heap = runs.map((rows, run): Head => ({ rows, run, at: 0 }))
    for (let i = heap.length >> 1; i >= 0; i--) sink(heap, i)
    for (let given = 0; heap.length > 0 && (this.limit === 0 || given < this.limit); given++) {
      const first = heap[0]!
      yield first.rows[first.at]!
      if (++first.at === first.rows.length) {
        const last = heap.pop()!
        if (heap.length > 0) heap[0] = last
      }
      sink(heap, 0)
      if (this.slice.isOver()) yield null
    }
  }
}

/** The next row of a sorted run. */
interface Head {
  readonly rows: readonly Row[]
  readonly run: number
  at: number
}

function comesBefore(a: Head, b: Head): boolean {
  const x = a.rows[a.at]!.key
  const y = b.rows[b.at]!.key
  return x === y ? a.run < b.run : x < y
}

/** Lets the head at a place of a heap sink to where it belongs. */
function sink(heap: Head[], from: number): void {
  for (let i = from; ;) {
    const left = 2 * i + 1
    if (left >= heap.length) return
    const child = left + 1 < heap.length && comesBefore(heap[left + 1]!, heap[left]!) ? left + 1 : left
    if (!comesBefore(heap[child]!, heap[i]!)) return
    ;[heap[i], heap[child]] = [heap[child]!, heap[i]!]
    i = child
  }
}

const tooMuch = (): CommandError =>
  new CommandError(
    codes.QueryExceededMemoryLimitNoDiskUseAllowed,
    `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes, and spilling to disk is not supported. Add an index or a limit.`,
  )
