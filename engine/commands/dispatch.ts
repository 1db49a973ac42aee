import { serialize } from 'bson'
import { toBigInt } from '../bson/numbers'
import { entries, T, text } from '../bson/raw'
import { codeName, codes, CommandError, MalformedMessage, noSuchTransaction, writeConflict } from '../errors'
import { attempt, andThen, type MaybePromise } from '../maybe-promise'
import type { Session } from '../transactions/sessions'
import { LockWait, type Transaction } from '../transactions/transaction'
import type { Message } from '../wire/frame'
import * as admin from './admin'
import { applyFailpoint } from './fail-points'
import { getMore } from './find'
import { Operation, type EngineContext } from './operation'
import { OffloadToReader } from './yield'
import { boolean, integer, readRequest, assertKnownFields, type Request } from './request'
import { commandNamed, type Command } from './table'
import { runTestCommand, testCommandFields } from './test-commands'
import { withFields } from './write-concern'
import { abortTransaction, commitTransaction } from './transactions'

const greetings = new Set(['hello', 'ismaster', 'isMaster'])

/** Executes one message.   @returns the document to answer with   @throws errors for `failureReply`, or MalformedMessage
 *  where a failpoint closes the connection instead; later errors are rejections */
export function execute(context: EngineContext, message: Message, connection: object, connectionId: number): MaybePromise<Buffer> {
  const request = readRequest(message.isLegacy ? withDatabase(message.body) : message.body, message.sequences)
  context.traffic.count(request.name)
  if (greetings.has(request.name)) return admin.greeting(context, request.name !== 'hello', connectionId)
  const command = commandNamed(request.name)
  if (!command) {
    if (context.testCommands && Object.hasOwn(testCommandFields, request.name)) return runTestCommand(context, request)
    throw new CommandError(codes.CommandNotFound, `no such command: '${request.name}'`)
  }
  if (message.isLegacy)
    throw new CommandError(352, `Unsupported OP_QUERY command: ${request.name}. The client driver may require an upgrade.`)
  assertKnownFields(request, command.fields)
  checkGenericFields(request)
  const failpoint = context.failPoints.ofCommand(request)
  const perform = (): MaybePromise<Buffer> => performCommand(context, request, command, connection)
  const reply = failpoint ? applyFailpoint(failpoint, perform) : perform()
  const { unmet: writeConcernError } = request.writeConcern
  return writeConcernError ? andThen(reply, (done) => withFields(done, { writeConcernError })) : reply
}

/** Finds the session and transaction that a command belongs to, and runs it there. */
function performCommand(context: EngineContext, request: Request, command: Command, connection: object): MaybePromise<Buffer> {
  const sessionId = readSession(request)
  const deadline = readDeadline(request)
  if (sessionId === null || !request.fields.has('txnNumber'))
    return runStatement(context, request, command, connection, sessionId, null, deadline)
  const session = context.sessions.get(sessionId)
  const number = toBigInt(request.fields.get('txnNumber')!.bytes, request.fields.get('txnNumber')!.at)
  if (!request.fields.has('autocommit')) return runRetryable(context, request, command, connection, session, number, deadline)
  if (!command.inTransaction)
    throw new CommandError(codes.OperationNotSupportedInTransaction, `Cannot run '${request.name}' in a multi-document transaction.`)
  const isEnding = command.run === commitTransaction || command.run === abortTransaction
  const transaction = context.sessions.transaction(session, number, boolean(request.fields, 'startTransaction'), isEnding)
  transaction.attach(connection)
  if (isEnding) return endTransaction(new Operation(context, connection, sessionId, transaction, deadline), request, command)
  const reply = runStatement(context, request, command, connection, sessionId, transaction, deadline)
  if (!(reply instanceof Promise)) return reply
  return reply.catch((error: unknown) => {
    context.cursors.closeWhere(({ inTransaction: owner }) => owner === transaction)
    transaction.abort()
    throw error
  })
}

/** Ending a transaction never waits for a lock. */
function endTransaction(operation: Operation, request: Request, command: Command): MaybePromise<Buffer> {
  try {
    return command.run(operation, request)
  } catch (error) {
    operation.transaction?.abort()
    throw error
  }
}

/** Runs a command once its locks are free. Errors are rejections. */
function runStatement(
  context: EngineContext,
  request: Request,
  command: Command,
  connection: object,
  sessionId: string | null,
  transaction: Transaction | null,
  deadline: number,
): MaybePromise<Buffer> {
  const { readers } = context
  if (readers && !transaction) {
    if (command.reads === 'offloaded') return readers.run(request, { connection, sessionId, deadline })
    const elsewhere = command.run === getMore ? readers.holderOf(request) : null
    if (elsewhere) return elsewhere.getMore(request, { connection, sessionId, deadline })
  }
  const operation = new Operation(context, connection, sessionId, transaction, deadline)
  operation.isOffloadable = readers !== null && transaction === null && command.reads === 'offloadable' && request.sequences.size === 0
  if (operation.isOffloadable && readers?.isExpectedLong(request) && readers.isReady())
    return readers.runLong(request, { connection, sessionId, deadline })
  const run = (): MaybePromise<Buffer> => command.run(operation, request)
  const first = attempt(run)
  if (first instanceof Promise) return untilAnswered(operation, request, run, first)
  if (transaction) transaction.statements++
  releaseLocks(operation)
  return first
}

/** The rest of a command that was not answered synchronously: it moves to a reader thread, or is restarted when a lock is free. */
async function untilAnswered(
  operation: Operation,
  request: Request,
  run: () => MaybePromise<Buffer>,
  first: Promise<Buffer>,
): Promise<Buffer> {
  const { context, transaction, connection, sessionId, deadline } = operation
  const { readers } = context
  for (let attempted = first; ; attempted = Promise.resolve(attempt(run)))
    try {
      const reply = await attempted
      if (transaction) transaction.statements++
      return reply
    } catch (error) {
      if (error instanceof OffloadToReader && readers) return await readers.runLong(request, { connection, sessionId, deadline })
      if (!(error instanceof LockWait) || !transaction) throw error
      transaction.reset()
      await context.locks.wait(error.key, transaction, Math.min(deadline, transaction.expires))
      if (transaction.state !== 'active') {
        context.locks.releaseAll(transaction)
        throw noSuchTransaction('The transaction has been aborted while it waited for a lock.')
      }
    } finally {
      releaseLocks(operation)
    }
}

function releaseLocks(operation: Operation): void {
  if (operation.held.length > 0) operation.context.locks.releaseAll(operation)
}

/** A copy in memory of its own, outside of the buffer pool: it may be kept for as long as its session. */
function ownCopy(reply: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(reply.length)
  reply.copy(copy)
  return copy
}

async function runRetryable(
  context: EngineContext,
  request: Request,
  command: Command,
  connection: object,
  session: Session,
  number: bigint,
  deadline: number,
): Promise<Buffer> {
  if (!command.retryable)
    throw new CommandError(
      50768,
      `txnNumber may only be provided for multi-document transactions and retryable write commands: ${request.name}`,
    )
  if (session.retryable?.number === number) return session.retryable.reply
  if (number < session.latest)
    throw new CommandError(
      codes.TransactionTooOld,
      `Retryable write with txnNumber ${number} is prohibited because a newer one has already started.`,
    )
  session.latest = number
  session.transaction?.abort()
  const perform = (): MaybePromise<Buffer> => runStatement(context, request, command, connection, session.id, null, deadline)
  const failpoint = context.failPoints.ofRetryableWrite()
  if (failpoint?.before) throw failpoint.before
  const reply = attempt(perform)
  const remembered: NonNullable<Session['retryable']> = { number, reply }
  session.retryable = remembered
  try {
    const answered = await reply
    remembered.reply = ownCopy(answered)
    if (failpoint?.after) throw failpoint.after
    return answered
  } catch (error) {
    if (session.retryable.number === number && !(error instanceof MalformedMessage)) session.retryable = null
    throw error
  }
}

/** OP_QUERY gives its database elsewhere; the commands it may carry need none. */
function withDatabase(body: Buffer): Buffer {
  const name = Buffer.from('\x02$db\0\x06\0\0\0admin\0', 'latin1')
  const bytes = Buffer.concat([body.subarray(0, body.length - 1), name, Buffer.alloc(1)])
  bytes.writeInt32LE(bytes.length, 0)
  return bytes
}

const readConcerns = new Set(['local', 'majority', 'available', 'snapshot', 'linearizable'])

/** Commands of the Stable API, version 1: https://www.mongodb.com/docs/manual/reference/stable-api/ */
const stableCommands = new Set(
  (
    'abortTransaction aggregate bulkWrite commitTransaction count create createIndexes delete drop dropDatabase dropIndexes ' +
    'endSessions explain find findAndModify getMore hello insert killCursors listCollections listDatabases listIndexes ping update'
  ).split(' '),
)

const apiOptions = ['apiStrict', 'apiDeprecationErrors'] as const

function checkGenericFields({ name, fields }: Request): void {
  const apiVersion = fields.get('apiVersion')
  if (apiVersion && (apiVersion.type !== T.string || text(apiVersion) !== '1'))
    throw new CommandError(codes.ApiVersion, 'API version must be "1"')
  for (const option of apiOptions)
    if (fields.has(option) && !apiVersion)
      throw new CommandError(codes.InvalidOptions, `Provided ${option} without passing the apiVersion parameter`)
  if (boolean(fields, 'apiStrict') && !stableCommands.has(name))
    throw new CommandError(codes.ApiStrict, `Provided apiStrict:true, but the command ${name} is not in API Version 1`)
  const concern = fields.get('readConcern')
  if (concern?.type !== T.object) return
  if (entries(concern.bytes, concern.at).some(([name]) => name === 'atClusterTime'))
    throw new CommandError(codes.InvalidOptions, 'readConcern atClusterTime is not supported')
  const level = readLevel(concern.bytes.subarray(concern.at, concern.end))
  if (level === 'snapshot' && fields.has('lsid') && !fields.has('autocommit'))
    throw new CommandError(codes.InvalidOptions, 'readConcern level snapshot is only supported in transactions')
  if (level !== null && !readConcerns.has(level)) throw new CommandError(codes.FailedToParse, `readConcern level ${level} is not supported`)
}

function readLevel(bytes: Buffer): string | null {
  const at = bytes.indexOf('\x02level\0', 4, 'latin1')
  return at < 0 ? null : bytes.toString('utf8', at + 11, bytes.indexOf(0, at + 11))
}

function readSession({ fields }: Request): string | null {
  const lsid = fields.get('lsid')
  if (!lsid) return null
  const id = lsid.type === T.object ? admin.sessionKey(lsid.bytes, lsid.at) : null
  if (id === null) throw new CommandError(codes.FailedToParse, 'lsid has to be { id: <UUID> }')
  const number = fields.get('txnNumber')
  if (number && number.type !== T.long)
    throw new CommandError(codes.TypeMismatch, "BSON field 'txnNumber' is the wrong type, expected type 'long'")
  return id
}

function readDeadline({ fields }: Request): number {
  if (!fields.has('maxTimeMS')) return Infinity
  const milliseconds = integer(fields, 'maxTimeMS', 0)
  return milliseconds === 0 ? Infinity : Date.now() + milliseconds
}

/** The reply for an error. */
export function failureReply(error: unknown, log: (line: string) => void): Buffer {
  const known = error instanceof LockWait ? writeConflict() : error
  if (known instanceof CommandError) {
    const { code, message, labels, extra } = known
    return Buffer.from(
      serialize({
        ok: 0,
        errmsg: message,
        code,
        codeName: codeName(code),
        ...extra,
        ...(labels.length > 0 ? { errorLabels: labels } : {}),
      }),
    )
  }
  const message = error instanceof Error ? error.message : String(error)
  log(`engine: ${error instanceof Error ? (error.stack ?? message) : message}`)
  return Buffer.from(serialize({ ok: 0, errmsg: message, code: codes.InternalError, codeName: 'InternalError' }))
}
