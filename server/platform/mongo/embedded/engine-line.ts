import { connect, type Socket } from 'node:net'
import { Binary, Long, MongoNetworkError, MongoServerError, type Document, UUID } from 'mongodb'
import { AnswerReader, commandMessage } from './op-msg'
import { readBson, type Reading } from './read-bson'
import type { AnswerOptions, SendCommand } from '../transport'

interface Waiting {
  readonly reading: Reading
  readonly resolve: (answer: Document) => void
  readonly reject: (error: Error) => void
}

/** One connection to the embedded engine, which answers its commands in the order they were sent. */
export class EngineLine {
  readonly #socket: Socket
  readonly #answers = new AnswerReader()
  readonly #session = { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) }
  #transactions = 0
  readonly #hangUp = (): void => this.close()
  readonly #waiting: Waiting[] = []

  /** @param onClose called when the line is no longer of use, whoever ended it */
  constructor(path: string, onClose: () => void) {
    this.#socket = connect(path)
    this.#socket.on('data', (piece: Buffer) => this.#take(piece))
    // An error ends the socket, and 'close' follows.
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      onClose()
      for (const { reject } of this.#waiting.splice(0)) reject(lost())
    })
  }

  /** Sends a command that names its database, and reads the answer. @throws MongoServerError, MongoNetworkError */
  async send(command: Document, { signal, ...reading }: AnswerOptions & Reading = {}): Promise<Document> {
    signal?.throwIfAborted()
    const message = commandMessage(command)
    // The engine ends what it does for a line that has ended.
    signal?.addEventListener('abort', this.#hangUp)
    try {
      const answer = await new Promise<Document>((resolve, reject) => {
        if (this.#socket.destroyed) return reject(lost())
        this.#waiting.push({ reading, resolve, reject })
        this.#socket.write(message)
      })
      if (answer['ok'] !== 1) throw new MongoServerError(answer)
      return answer
    } finally {
      signal?.removeEventListener('abort', this.#hangUp)
    }
  }

  /** Runs `body`, whose commands make one transaction, and commits it; what `body` throws aborts it. */
  async transaction<T>(body: (command: SendCommand) => Promise<T>): Promise<T> {
    this.#transactions += 1
    const transaction = { lsid: this.#session, txnNumber: Long.fromNumber(this.#transactions), autocommit: false }
    let isBegun = false
    const within: SendCommand = (database, command, options) => {
      const begin = isBegun ? {} : { startTransaction: true }
      isBegun = true
      return this.send({ ...command, $db: database, ...transaction, ...begin }, options)
    }
    const end = async (command: 'commitTransaction' | 'abortTransaction'): Promise<unknown> =>
      isBegun ? this.send({ [command]: 1, $db: 'admin', ...transaction }) : null
    const result = await body(within).catch(async (error: unknown) => {
      // The engine aborts by itself what it refused a statement of.
      await end('abortTransaction').catch(() => undefined)
      throw error
    })
    await end('commitTransaction')
    return result
  }

  /** Whatever is sent from now until the running turn of the process ends leaves with one write. */
  sendTogether(): void {
    this.#socket.cork()
    process.nextTick(() => this.#socket.uncork())
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(piece: Buffer): void {
    for (const document of this.#answers.take(piece)) {
      const waiting = this.#waiting.shift()
      if (!waiting) return this.close()
      try {
        waiting.resolve(readBson(document, waiting.reading))
      } catch (error) {
        waiting.reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
}

const lost = (): MongoNetworkError => new MongoNetworkError('The connection to the embedded engine has ended')
