import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb'

/** The fields of the unique index that a write ran into, or null when the error is another. */
export const duplicateFields = (error: unknown): string[] | null => {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return null
  const pattern: unknown =
    error['keyPattern'] ?? (error['writeErrors'] as { err?: { keyPattern?: unknown } }[] | undefined)?.[0]?.err?.keyPattern
  const fields = typeof pattern === 'object' && pattern !== null ? Object.keys(pattern) : fieldsInMessage(error.message)
  return fields.filter((field) => field !== 'workspaceId')
}

/** Waits for an insert that another may have made meanwhile. @returns whether it was made here */
export const unlessThere = (insert: Promise<unknown>): Promise<boolean> =>
  insert.then(
    () => true,
    (error: unknown) => {
      if (duplicateFields(error) === null) throw error
      return false
    },
  )

// Bulk writes, and servers that only speak MongoDB's protocol, give no key pattern; the index's name, made of its fields, is in the message:
// "index: name_1 dup key: …", "… collection: Index 'name_1'".
const fieldsInMessage = (message: string): string[] => {
  const name = /\bindex:? '?(_id_|\S+?_-?1)(?=['\s]|$)/i.exec(message)?.[1] ?? ''
  if (name === '_id_') return ['_id']
  return name.split(/_-?1_?/).filter((field) => field !== '')
}

/** Whether a command failed before it wrote anything, so that running it again may succeed: another got there first, or the line was cut. */
export const isTransient = (error: unknown): boolean =>
  error instanceof MongoError && (error.hasErrorLabel(TRANSIENT) || (error instanceof MongoServerError && error.code === WRITE_CONFLICT))

const TRANSIENT = 'TransientTransactionError'
const WRITE_CONFLICT = 112

/** Whether a read took longer than it might. */
export const isTimedOut = (error: unknown): boolean => error instanceof MongoServerError && error.code === 50

/** Whether there is no room on the disk, or it is broken: the database reads, but writes nothing. */
export const isDiskFull = (error: unknown): boolean => error instanceof MongoServerError && error.code === OUT_OF_DISK_SPACE

const OUT_OF_DISK_SPACE = 14031

/** Whether the database can't be reached, or serves nobody at the moment: the caller may come back later. */
export const isAway = (error: unknown): boolean =>
  error instanceof MongoError &&
  // Timeouts of the network, and a pool that was cleared because another call met a cut connection, are kinds of it.
  (error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoClientClosedError ||
    namesOfPools.has(error.name) ||
    isOutcomeUnknown(error) ||
    (error instanceof MongoServerError && awayCodes.has(Number(error.code))))

/** The database is away or refuses writes. */
export const isOutage = (error: unknown): boolean => isDiskFull(error) || isAway(error)

/** The driver hands them over without their classes. */
const namesOfPools = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError'])

/** Whether the database went away while it committed, and doesn't know afterwards: a keyed call learns by being repeated. */
const isOutcomeUnknown = (error: MongoError): boolean =>
  error.hasErrorLabel('UnknownTransactionCommitResult') ||
  (error instanceof MongoServerError && error.code === NO_SUCH_TRANSACTION && !error.hasErrorLabel(TRANSIENT))

const NO_SUCH_TRANSACTION = 251

const awayCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
])

/** Marks an outage before the commit was begun: nothing is written by it, the command may run again. */
export const beforeCommit = (error: unknown): unknown => {
  if (error instanceof MongoError && isAway(error) && !error.hasErrorLabel(TRANSIENT)) error.addErrorLabel(TRANSIENT)
  return error
}
