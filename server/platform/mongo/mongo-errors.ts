import { MongoError, MongoServerError } from 'mongodb'

/** The fields of the unique index that a write ran into, or null when the error is another. */
export const duplicateFields = (error: unknown): string[] | null => {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return null
  const pattern: unknown =
    error['keyPattern'] ?? (error['writeErrors'] as { err?: { keyPattern?: unknown } }[] | undefined)?.[0]?.err?.keyPattern
  const fields = typeof pattern === 'object' && pattern !== null ? Object.keys(pattern) : fieldsInMessage(error.message)
  return fields.filter((field) => field !== 'workspaceId')
}

// Bulk writes carry no key pattern; the index's name, made of its fields, is in the message.
const fieldsInMessage = (message: string): string[] => {
  const name = /index: (\S+)/.exec(message)?.[1] ?? ''
  if (name === '_id_') return ['_id']
  return name.split(/_-?1_?/).filter((field) => field !== '')
}

/** Whether a command failed only because another got there first, so that running it again may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof MongoError &&
  (error.hasErrorLabel('TransientTransactionError') || (error instanceof MongoServerError && error.code === 112))

/** Whether a read took longer than it might. */
export const isTimedOut = (error: unknown): boolean => error instanceof MongoServerError && error.code === 50

/** Whether the database refuses writes or can't be reached at all: the caller may come back later. */
export const isOutage = (error: unknown): boolean =>
  error instanceof MongoError &&
  (error.name === 'MongoNetworkError' ||
    error.name === 'MongoServerSelectionError' ||
    error.name === 'MongoTopologyClosedError' ||
    error.name === 'MongoNotConnectedError' ||
    isOutcomeUnknown(error) ||
    (error instanceof MongoServerError && outageCodes.has(Number(error.code))))

/** Whether the database went away while it committed, and doesn't know afterwards: a keyed call learns by being repeated. */
const isOutcomeUnknown = (error: MongoError): boolean =>
  error.hasErrorLabel('UnknownTransactionCommitResult') ||
  (error instanceof MongoServerError && error.code === NO_SUCH_TRANSACTION && !error.hasErrorLabel('TransientTransactionError'))

const NO_SUCH_TRANSACTION = 251

/** OutOfDiskSpace, read-only mode, shutting down, not primary. */
const outageCodes = new Set([14031, 10107, 13435, 91, 11600, 10058, 189])
