import * as admin from './admin'
import { aggregate, aggregateFields } from './aggregate'
import { count, countFields } from './count'
import { backup } from './backup'
import { bulkWrite, bulkWriteFields } from './bulk-write'
import { runCheckStore, validateCollection, validateFields } from './check'
import { distinct, distinctFields } from './distinct'
import { explain, explainFields } from './explain'
import { find, findFields, getMore, getMoreFields, killCursors, killCursorsFields } from './find'
import { load } from './load'
import type { Operation } from './operation'
import type { Request } from './request'
import * as schema from './schema'
import { serverStatus } from './server-status'
import { collStats, dbStats } from './stats'
import { abortTransaction, commitTransaction, endTransactionFields } from './transactions'
import * as write from './write'

type Run = (operation: Operation, request: Request) => Buffer | Promise<Buffer>

/** A command of the dialect. */
export interface Command {
  readonly run: Run
  readonly fields: ReadonlySet<string>
  /** Whether it may be part of a transaction. */
  readonly inTransaction?: boolean
  /** Whether a repetition with the same number gets the first answer. */
  readonly retryable?: boolean
  /** It only reads: long work may move (`offloadable`) or always goes (`offloaded`) to a reader thread, unless it is part of a transaction. */
  readonly reads?: 'offloadable' | 'offloaded'
}

const none: ReadonlySet<string> = new Set()

const inTransaction = true
const retryable = true

const offloadable = { reads: 'offloadable' } as const
const offloaded = { reads: 'offloaded' } as const

/** All commands by name; greetings and what only tests may do are elsewhere. */
const commands: Record<string, Command> = {
  ping: { run: admin.ping, fields: none },
  buildInfo: { run: admin.buildInfo, fields: none },
  buildinfo: { run: admin.buildInfo, fields: none },
  connectionStatus: { run: admin.connectionStatus, fields: new Set(['showPrivileges']) },
  getParameter: { run: admin.getParameter, fields: new Set(['featureCompatibilityVersion']) },
  getCmdLineOpts: { run: admin.getCmdLineOpts, fields: none },
  hostInfo: { run: admin.hostInfo, fields: none },
  listCommands: { run: () => admin.listCommands(Object.keys(commands)), fields: none },
  getLog: { run: admin.getLog, fields: none },
  serverStatus: { run: serverStatus, fields: none },
  endSessions: { run: admin.endSessions, fields: none },
  find: { run: find, fields: findFields, inTransaction, ...offloadable },
  getMore: { run: getMore, fields: getMoreFields, inTransaction },
  killCursors: { run: killCursors, fields: killCursorsFields, inTransaction },
  count: { run: count, fields: countFields, ...offloadable },
  distinct: { run: distinct, fields: distinctFields, inTransaction, ...offloadable },
  aggregate: { run: aggregate, fields: aggregateFields, inTransaction, ...offloadable },
  explain: { run: explain, fields: explainFields, ...offloadable },
  insert: { run: write.insert, fields: write.insertFields, inTransaction, retryable },
  update: { run: write.update, fields: write.updateFields, inTransaction, retryable },
  delete: { run: write.remove, fields: write.deleteFields, inTransaction, retryable },
  bulkWrite: { run: bulkWrite, fields: bulkWriteFields, inTransaction, retryable },
  findAndModify: { run: write.findAndModify, fields: write.findAndModifyFields, inTransaction, retryable },
  findandmodify: { run: write.findAndModify, fields: write.findAndModifyFields, inTransaction, retryable },
  commitTransaction: { run: commitTransaction, fields: endTransactionFields, inTransaction },
  abortTransaction: { run: abortTransaction, fields: endTransactionFields, inTransaction },
  listDatabases: { run: schema.listDatabases, fields: schema.listDatabasesFields, ...offloadable },
  listCollections: { run: schema.listCollections, fields: schema.listCollectionsFields },
  listIndexes: { run: schema.listIndexes, fields: schema.listIndexesFields },
  create: { run: schema.create, fields: schema.createFields },
  drop: { run: schema.drop, fields: none },
  dropDatabase: { run: schema.dropDatabase, fields: none },
  createIndexes: { run: schema.createIndexes, fields: schema.createIndexesFields },
  dropIndexes: { run: schema.dropIndexes, fields: schema.dropIndexesFields },
  deleteIndexes: { run: schema.dropIndexes, fields: schema.dropIndexesFields },
  reIndex: { run: schema.reIndex, fields: none },
  validate: { run: validateCollection, fields: validateFields, ...offloaded },
  checkStore: { run: runCheckStore, fields: none, ...offloaded },
  backup: { run: backup, fields: none, ...offloaded },
  load: { run: load, fields: none },
  collStats: { run: collStats, fields: new Set(['scale']), ...offloadable },
  dbStats: { run: dbStats, fields: new Set(['scale', 'freeStorage']), ...offloadable },
}

export const commandNamed = (name: string): Command | null => (Object.hasOwn(commands, name) ? commands[name]! : null)
