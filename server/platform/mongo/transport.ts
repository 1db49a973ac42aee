import type { Document, MongoClient } from 'mongodb'
import { beforeCommit } from './mongo-errors'
import { overLine } from './over-line'

/** Who waits for an answer. */
export interface AnswerOptions {
  /** When it is aborted, nobody waits for the answer any more and the command is killed. */
  readonly signal?: AbortSignal
}

/** How the documents of a read are wanted, and who waits for them. */
export interface ReadAllOptions extends AnswerOptions {
  /** As their bytes. */
  readonly raw: boolean
}

/**
 * Sends one command to a database and resolves to its answer.
 * @throws MongoServerError what the database refuses with; MongoNetworkError when it is out of reach
 */
export type SendCommand = (database: string, command: Document, options?: AnswerOptions) => Promise<Document>

/** The way short commands take to the database: what the product sends many times a second. */
export interface ChangeOptions {
  /** It is of use for a transaction alone that begins with the answer: if that is kept, so has to be the change, else neither need be. */
  readonly isForTransaction?: boolean
}

export interface Transport {
  readonly command: SendCommand
  /** All documents of a `find`, by plain commands. Null: the driver's cursors cost more, but read again when another node takes the lead. */
  readonly readAll: ((database: string, find: Document, options: ReadAllOptions) => Promise<unknown[]>) | null
  /** What a `count` comes to, by a plain command. Null: the driver's way, as above. */
  readonly count: ((database: string, count: Document, options: AnswerOptions) => Promise<number>) | null
  /** Whether a read that asks for nothing special may meet what changes while it reads. */
  readonly movesWhileRead: boolean
  /** Whether the server knows `bulkWrite`, which writes to many collections at once. */
  readonly writesTogether: boolean
  /** Runs `body`, whose commands make one transaction, and commits it; what `body` throws aborts it. */
  transaction<T>(body: (command: SendCommand) => Promise<T>): Promise<T>
  /** Changes the document that fits, or makes it, by one command of its own. Resolves to the document as it then stands. */
  changeOne(database: string, collection: string, filter: Document, change: Document, options?: ChangeOptions): Promise<Document>
  close(): Promise<void>
}

/** What is acknowledged is on the disks of most nodes: no change of the leading one takes it back, be the default what it may. */
export const DURABLE = { w: 'majority', journal: true } as const

/** By the driver: to a MongoDB wherever it is, whichever of its nodes leads at the moment. */
export const driverTransport = (client: MongoClient, { writesTogether = true, movesWhileRead = false } = {}): Transport => ({
  writesTogether,
  movesWhileRead,
  command: (database, command, options) =>
    overLine(client, () => client.db(database).command(command, { ignoreUndefined: true, ...options })),
  readAll: null,
  count: null,
  transaction: (body) =>
    overLine(client, () =>
      client.withSession(async (session) => {
        session.startTransaction({ writeConcern: DURABLE })
        const result = await body((database, command, options) =>
          overLine(client, () => client.db(database).command(command, { session, ignoreUndefined: true, ...options })),
        ).catch(async (error: unknown) => {
          await session.abortTransaction().catch(() => undefined)
          throw beforeCommit(error)
        })
        await session.commitTransaction()
        return result
      }),
    ),
  changeOne: async (database, collection, filter, change) => {
    const options = { upsert: true, returnDocument: 'after', writeConcern: DURABLE } as const
    return (await overLine(client, () => client.db(database).collection(collection).findOneAndUpdate(filter, change, options))) ?? {}
  },
  // The client is closed by whoever opened it.
  close: async () => undefined,
})
