import type { Key } from '../bson/key'

/** Documents one by one. `next` gives bytes that are valid until the next read (and more than the document's own may follow), null
 *  when it has worked for a while (let others run, then call again), or undefined at the end. */
export interface Rows {
  next(): Buffer | null | undefined
  close(): void
}

/** Matching documents, one by one. */
export interface Documents extends Rows {
  /** Key of the document given last, without its collection. */
  readonly id: Key
}

/** How much was read, for `explain`. */
export interface Examined {
  keys: number
  documents: number
}

/** Rows of a generator, which yields null to let others run. */
export function generatedRows(generator: Generator<Buffer | null, void>, source: Rows): Rows {
  return {
    next() {
      const { done, value } = generator.next()
      return done ? undefined : value
    },
    close: () => source.close(),
  }
}

export const noRows: Rows = { next: () => undefined, close: () => undefined }

/** Rows between two checks of the clock. */
const ROWS_PER_CLOCK_CHECK = 256
const TIME_SLICE_MS = 10

/** Tells when other commands should get to run. */
export class TimeSlice {
  private rows = 0
  private start = performance.now()

  /** Must be called for every row. */
  isOver(): boolean {
    if (++this.rows % ROWS_PER_CLOCK_CHECK !== 0) return false
    const now = performance.now()
    if (now - this.start < TIME_SLICE_MS) return false
    this.start = now
    return true
  }
}
