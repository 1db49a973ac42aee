import { serialize } from 'bson'
import { toBigInt } from '../bson/numbers'
import { T, text } from '../bson/raw'
import { codeName, codes, CommandError, MalformedMessage, noSuchTransaction, writeConflict } from '../errors'
import type { Session } from '../transactions/sessions'
import { MustWait, type Transaction } from '../transactions/transaction'
import type { Message } from '../wire/frame'
import * as admin from './admin'
import { aggregate, aggregateFields, count, countFields } from './aggregate'
import { bulkWrite, bulkWriteFields } from './bulk-write'
import { distinct, distinctFields } from './distinct'
import { explain, explainFields } from './explain'
import { suffer } from './fail-points'
import { find, findFields, getMore, getMoreFields, killCursors, killCursorsFields } from './find'
import { Operation, type Parts } from './operation'
import { boolean, integer, readRequest, refuseUnknownFields, type Request } from './request'
import * as schema from './schema'
import { runTestCommand, testCommandFields } from './test-commands'
import { abortTransaction, commitTransaction, endTransactionFields } from './transactions'
import * as write from './write'

type Run = (operation: Operation, request: Request) => Buffer | Promise<Buffer>

interface Command {
  readonly run: Run
  readonly fields: ReadonlySet<string>
  /** Whether it may be part of a transaction. */
  readonly inTransaction?: boolean
  /** Whether a repetition with the same number gets the first answer. */
  readonly retryable?: boolean
}

const none: ReadonlySet<string> = new Set()

const inTransaction = true
const retryable = true

const commands: Record<string, Command> = {
  ping: { run: admin.ping, fields: none },
  buildInfo: { run: admin.buildInfo, fields: none },
  buildinfo: { run: admin.buildInfo, fields: none },
  connectionStatus: { run: admin.connectionStatus, fields: new Set(['showPrivileges']) },
  getParameter: { run: admin.getParameter, fields: new Set(['featureCompatibilityVersion']) },
  getLog: { run: admin.getLog, fields: none },
  serverStatus: { run: admin.serverStatus, fields: none },
  endSessions: { run: admin.endSessions, fields: none },
  find: { run: find, fields: findFields, inTransaction },
  getMore: { run: getMore, fields: getMoreFields, inTransaction },
  killCursors: { run: killCursors, fields: killCursorsFields, inTransaction },
  count: { run: count, fields: countFields, inTransaction },
  distinct: { run: distinct, fields: distinctFields, inTransaction },
  aggregate: { run: aggregate, fields: aggregateFields, inTransaction },
  explain: { run: explain, fields: explainFields },
  insert: { run: write.insert, fields: write.insertFields, inTransaction, retryable },
  update: { run: write.update, fields: write.updateFields, inTransaction, retryable },
  delete: { run: write.remove, fields: write.deleteFields, inTransaction, retryable },
  bulkWrite: { run: bulkWrite, fields: bulkWriteFields, inTransaction, retryable },
  findAndModify: { run: write.findAndModify, fields: write.findAndModifyFields, inTransaction, retryable },
  findandmodify: { run: write.findAndModify, fields: write.findAndModifyFields, inTransaction, retryable },
  commitTransaction: { run: commitTransaction, fields: endTransactionFields, inTransaction },
  abortTransaction: { run: abortTransaction, fields: endTransactionFields, inTransaction },
  listDatabases: { run: schema.listDatabases, fields: schema.listDatabasesFields },
  listCollections: { run: schema.listCollections, fields: schema.listCollectionsFields },
  listIndexes: { run: schema.listIndexes, fields: schema.listIndexesFields },
  create: { run: schema.create, fields: schema.createFields },
  drop: { run: schema.drop, fields: none },
  dropDatabase: { run: schema.dropDatabase, fields: none },
  createIndexes: { run: schema.createIndexes, fields: schema.createIndexesFields },
  dropIndexes: { run: schema.dropIndexes, fields: schema.dropIndexesFields },
  deleteIndexes: { run: schema.dropIndexes, fields: schema.dropIndexesFields },
  collStats: { run: schema.collStats, fields: new Set(['scale']) },
  dbStats: { run: schema.dbStats, fields: new Set(['scale', 'freeStorage']) },
}

const greetings = new Set(['hello', 'ismaster', 'isMaster'])

/** Executes one message and gives the document to answer with. Rejects only where a test wants the connection closed instead. */
export async function execute(parts: Parts, message: Message, connection: object, connectionId: number): Promise<Buffer> {
  try {
    const request = message.isLegacy
      ? { ...readRequest(withDatabase(message.body), message.sequences) }
      : readRequest(message.body, message.sequences)
    if (greetings.has(request.name)) return admin.greeting(parts, message.isLegacy, connectionId)
    const command = Object.hasOwn(commands, request.name) ? commands[request.name]! : null
    if (!command) {
      if (parts.testCommands && Object.hasOwn(testCommandFields, request.name)) return runTestCommand(parts, request)
      throw new CommandError(codes.CommandNotFound, `no such command: '${request.name}'`)
    }
    if (message.isLegacy)
      throw new CommandError(352, `Unsupported OP_QUERY command: ${request.name}. The client driver may require an upgrade.`)
    refuseUnknownFields(request, command.fields)
    checkGenericFields(request)
    const isRetryableWrite = command.retryable === true && request.fields.has('txnNumber') && !request.fields.has('autocommit')
    const injury = parts.failPoints.next(request, isRetryableWrite)
    const perform = (): Promise<Buffer> => performCommand(parts, request, command, connection)
    return injury ? await suffer(injury, perform) : await perform()
  } catch (error) {
    if (error instanceof MalformedMessage) throw error
    return errorReply(error, parts.log)
  }
}

/** Finds the session and transaction that a command belongs to, and runs it there. */
async function performCommand(parts: Parts, request: Request, command: Command, connection: object): Promise<Buffer> {
  const sessionId = readSession(request)
  const deadline = readDeadline(request)
  if (sessionId === null || !request.fields.has('txnNumber'))
    return await runStatement(parts, request, command, connection, sessionId, null, deadline)
  const session = parts.sessions.get(sessionId)
  const number = toBigInt(request.fields.get('txnNumber')!.bytes, request.fields.get('txnNumber')!.at)
  if (!request.fields.has('autocommit')) return await runRetryable(parts, request, command, connection, session, number, deadline)
  if (!command.inTransaction)
    throw new CommandError(codes.OperationNotSupportedInTransaction, `Cannot run '${request.name}' in a multi-document transaction.`)
  const isEnding = command.run === commitTransaction || command.run === abortTransaction
  const transaction = parts.sessions.transaction(session, number, boolean(request.fields, 'startTransaction'), isEnding)
  transaction.attend(connection)
  try {
    return await runStatement(parts, request, command, connection, sessionId, transaction, deadline)
  } catch (error) {
    parts.cursors.closeWhere(({ inTransaction: owner }) => owner === transaction)
    transaction.abort()
    throw error
  }
}

async function runStatement(
  parts: Parts,
  request: Request,
  command: Command,
  connection: object,
  sessionId: string | null,
  transaction: Transaction | null,
  deadline: number,
): Promise<Buffer> {
  const operation = new Operation(parts, connection, sessionId, transaction, deadline)
  for (;;)
    try {
      const reply = await command.run(operation, request)
      if (transaction) transaction.statements++
      return reply
    } catch (error) {
      if (!(error instanceof MustWait) || !transaction) throw error
      transaction.reset()
      await parts.locks.wait(error.key, transaction, Math.min(deadline, transaction.expires))
      if (transaction.state !== 'active') {
        parts.locks.releaseAll(transaction)
        throw noSuchTransaction('The transaction has been aborted while it waited for a lock.')
      }
    } finally {
      if (operation.held.size > 0) parts.locks.releaseAll(operation)
    }
}

async function runRetryable(
  parts: Parts,
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
  const reply = runStatement(parts, request, command, connection, session.id, null, deadline)
  session.retryable = { number, reply }
  try {
    return (session.retryable.reply = await reply)
  } catch (error) {
    if (session.retryable.number === number) session.retryable = null
    throw error
  }
}

/** Old messages name their database elsewhere; what they may ask needs none. */
function withDatabase(body: Buffer): Buffer {
  const name = Buffer.from('\x02$db\0\x06\0\0\0admin\0', 'latin1')
  const bytes = Buffer.concat([body.subarray(0, body.length - 1), name, Buffer.alloc(1)])
  bytes.writeInt32LE(bytes.length, 0)
  return bytes
}

const readConcerns = new Set(['local', 'majority', 'available', 'snapshot', 'linearizable'])

function checkGenericFields({ fields }: Request): void {
  const apiVersion = fields.get('apiVersion')
  if (apiVersion && (apiVersion.type !== T.string || text(apiVersion) !== '1'))
    throw new CommandError(codes.ApiVersion, 'API version must be "1"')
  const concern = fields.get('readConcern')
  if (concern?.type !== T.object) return
  const level = readLevel(concern.bytes.subarray(concern.at, concern.end))
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

function errorReply(error: unknown, log: (line: string) => void): Buffer {
  const known = error instanceof MustWait ? writeConflict() : error
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

/** The document for something that is not a command at all. */
export const failureReply = errorReply
