import { MongoNetworkError, type MongoClient } from 'mongodb'

/** Who waits for an answer over a client's connections. */
const waiting = new WeakMap<MongoClient, Set<(error: MongoNetworkError) => void>>()
const left = new WeakSet<MongoClient>()

const leaving = (): MongoNetworkError => new MongoNetworkError('The connections to the database were left for new ones')

/**
 * Awaits what the driver does over a client's connections. Of a socket that ended under it it lets plain errors of Node's through; of one
 * that hangs it says nothing, so that nobody waits longer than until the connections are left.
 */
export const overLine = <T>(client: MongoClient, work: () => Promise<T>): Promise<T> => {
  if (left.has(client)) return Promise.reject(leaving())
  const others = waiting.get(client) ?? new Set()
  waiting.set(client, others)
  return new Promise<T>((resolve, reject) => {
    others.add(reject)
    work()
      .then(resolve, (error: unknown) => reject(asNetworkError(error)))
      .finally(() => others.delete(reject))
  })
}

/** Whoever waits, or comes later, is told that the connections are no longer used. */
export const leaveLine = (client: MongoClient): void => {
  left.add(client)
  for (const reject of waiting.get(client) ?? []) reject(leaving())
}

const socketCodes = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT'])

const asNetworkError = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && socketCodes.has(String(error.code))
    ? new MongoNetworkError(error.message, { cause: error })
    : error
