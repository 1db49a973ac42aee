import { Long, type Document } from 'mongodb'
import { EngineLine } from './engine-line'
import type { AnswerOptions, ChangeOptions, ReadAllOptions, SendCommand, Transport } from '../transport'

/** Documents of an answer: between answers others have their turn. */
const MAX_BATCH_SIZE = 1000
const RAW_BATCHES = { firstBatch: true, nextBatch: true } as const

/** The id of a cursor is a long number, also where it is small enough to be read as a plain one. */
const asLong = (id: unknown): Long => (id instanceof Long ? id : Long.fromNumber(Number(id)))

/** More commands at once wait for a line. */
const MAX_LINES = 32

/** A read of at most so many documents may share a line: those behind it wait for its answer. */
const MAX_SHORT_READ = 50
const MAX_READS_ON_A_LINE = 8

/** A line that reads of one turn of the process share. */
interface SharedLine {
  readonly line: EngineLine
  /** Reads that were given it, and those of them that aren't answered yet. */
  given: number
  open: number
}

/**
 * Straight to the embedded engine over its socket. The driver looks for the node that leads, keeps count of its
 * connections and reports each step; for one server behind a socket that is most of what a short command costs.
 */
export class EngineTransport implements Transport {
  readonly writesTogether = true
  /** Every read of the engine is of one moment. */
  readonly movesWhileRead = false
  readonly #path: string
  readonly #lines = new Set<EngineLine>()
  /** The one that was free last comes first. */
  readonly #free: EngineLine[] = []
  readonly #waiting: ((line: EngineLine) => void)[] = []
  /** What the next short read of this turn leaves on. */
  #shared: SharedLine | null = null
  #isClosed = false

  /** @param path where the engine's socket is */
  constructor(path: string) {
    this.#path = path
  }

  readonly command: SendCommand = (database: string, command: Document, options?: AnswerOptions) =>
    this.#withLine((line) => line.send({ ...command, $db: database }, options))

  /** Mostly one round trip. What an answer can't hold is fetched on the line that began: a cursor ends with its line. */
  readonly readAll = (database: string, find: Document, { raw, signal }: ReadAllOptions): Promise<unknown[]> => {
    const limit = Number(find['limit'] ?? MAX_BATCH_SIZE)
    const read = async (line: EngineLine): Promise<unknown[]> => {
      const options = { ...(raw ? { rawIn: RAW_BATCHES } : { idsAsText: true }), ...(signal ? { signal } : {}) }
      // One more than wanted, so that the engine knows that nothing will be asked for.
      const batchSize = limit < MAX_BATCH_SIZE ? limit + 1 : MAX_BATCH_SIZE
      const reply = await line.send({ ...find, batchSize, $db: database }, options)
      let { id, firstBatch: documents } = reply['cursor'] as { id: unknown; firstBatch: unknown[] }
      while (id !== 0) {
        const more = await line.send({ getMore: asLong(id), collection: find['find'] as string, batchSize, $db: database }, options)
        const next = more['cursor'] as { id: unknown; nextBatch: unknown[] }
        documents = documents.concat(next.nextBatch)
        id = next.id
      }
      return documents
    }
    // Who goes away hangs up the line: it can't be another's as well.
    return !signal && limit > 0 && limit <= MAX_SHORT_READ ? this.#withSharedLine(read) : this.#withLine(read)
  }

  readonly count = async (database: string, count: Document, options: AnswerOptions): Promise<number> =>
    Number((await this.command(database, count, options))['n'])

  transaction<T>(body: (command: SendCommand) => Promise<T>): Promise<T> {
    return this.#withLine((line) => line.transaction(body))
  }

  /** A number needn't be on disk: the engine puts nothing on disk that was written later without it. */
  async changeOne(database: string, collection: string, filter: Document, change: Document, options?: ChangeOptions): Promise<Document> {
    const answer = await this.command(database, {
      findAndModify: collection,
      query: filter,
      update: change,
      new: true,
      upsert: true,
      ...(options?.isForTransaction ? { writeConcern: { w: 1, j: false } } : {}),
    })
    return answer['value'] as Document
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const line of this.#lines) line.close()
  }

  async #withLine<T>(use: (line: EngineLine) => Promise<T>): Promise<T> {
    const line = this.#free.pop() ?? (await this.#nextLine())
    try {
      return await use(line)
    } finally {
      this.#giveOn(line)
    }
  }

  /** Short reads that are asked side by side leave with one write, which costs more than such a read itself. */
  async #withSharedLine<T>(use: (line: EngineLine) => Promise<T>): Promise<T> {
    const shared = this.#shared ?? this.#share()
    if (!shared) return this.#withLine(use)
    shared.given += 1
    shared.open += 1
    if (shared.given === MAX_READS_ON_A_LINE) this.#stopSharing(shared)
    try {
      return await use(shared.line)
    } finally {
      shared.open -= 1
      if (shared.open === 0) {
        this.#stopSharing(shared)
        this.#giveOn(shared.line)
      }
    }
  }

  /** A line for the reads of this turn; null while all are in use. */
  #share(): SharedLine | null {
    const line = this.#free.pop() ?? (this.#lines.size < MAX_LINES ? this.#openLine() : null)
    if (!line) return null
    const shared = { line, given: 0, open: 0 }
    this.#shared = shared
    line.sendTogether()
    process.nextTick(() => this.#stopSharing(shared))
    return shared
  }

  #stopSharing(shared: SharedLine): void {
    if (this.#shared === shared) this.#shared = null
  }

  async #nextLine(): Promise<EngineLine> {
    if (this.#lines.size < MAX_LINES) return this.#openLine()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #openLine(): EngineLine {
    const line: EngineLine = new EngineLine(this.#path, () => this.#forget(line))
    this.#lines.add(line)
    if (this.#isClosed) line.close()
    return line
  }

  #giveOn(line: EngineLine): void {
    const usable = this.#lines.has(line)
    const next = this.#waiting.shift()
    if (next) next(usable ? line : this.#openLine())
    else if (usable) this.#free.push(line)
  }

  #forget(line: EngineLine): void {
    this.#lines.delete(line)
    const place = this.#free.indexOf(line)
    if (place >= 0) this.#free.splice(place, 1)
  }
}
