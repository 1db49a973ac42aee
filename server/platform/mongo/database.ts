import { setTimeout as pause } from 'node:timers/promises'
import {
  MongoBulkWriteError,
  MongoClient,
  MongoServerError,
  MongoServerSelectionError,
  type Collection,
  type Db,
  type Document,
} from 'mongodb'
import { decode, encodeChange, encodeFilter, type FieldKinds } from './codec'
import { EngineTransport } from './embedded/engine-transport'
import type { Source } from './find-documents'
import { makeIndexes } from './make-indexes'
import { duplicateFields, isAway } from './mongo-errors'
import { leaveLine, overLine } from './over-line'
import { Records } from './records'
import { driverTransport, DURABLE, type ChangeOptions, type Transport } from './transport'

/** Lets work begin when all that was asked for before has ended, however that ended. */
const oneByOne = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** A collection as the data layer needs to know it. */
export interface CollectionDefinition {
  readonly name: string
  readonly kinds: FieldKinds
  /** Whether every document carries `workspaceId`. */
  readonly scoped: boolean
  /** Why it isn't cut by `workspaceId` where a MongoDB is; absent: each document stands with its company. */
  readonly unshardedBecause?: string
  readonly indexes: readonly IndexDefinition[]
  /** Fields that sort by a key stored beside them. */
  readonly sortByKey?: readonly string[]
  /** Figures made from a document, stored beside it for sorting. */
  readonly sortByFigure?: Readonly<Record<string, (document: never) => number>>
  /** Indexes for the few questions asked of all workspaces at once. */
  readonly acrossWorkspaces?: readonly IndexDefinition[]
}

export interface IndexDefinition {
  readonly fields: Readonly<Record<string, 1 | -1>>
  readonly unique?: boolean
  readonly partial?: Readonly<Document>
}

export interface ConnectOptions<C extends { [Name in keyof C]: object }> {
  /** The error to reject with where nothing is stored at all; without it an empty database is filled. */
  readonly ifEmpty?: () => Error
  /** What it throws is thrown before anything is changed. */
  readonly check?: (database: Database<C>) => Promise<void>
  /** False: what is stored stays as it is. `unique first`: where something is stored, the others are left to `finishIndexes`. */
  readonly makesIndexes?: boolean | 'unique first'
  /** Hears, in a line each, what the operator should know of. */
  readonly log?: (line: string) => void
}

/** Reads records of workspaces. */
export interface Reader<Collections extends { [Name in keyof Collections]: object }> {
  records<Name extends keyof Collections & string>(name: Name, workspaceId: string): Records<Collections[Name]>
}

/** The one connection to the database and what is kept where. `Collections` maps names to document types. */
export class Database<Collections extends { [Name in keyof Collections]: object }> {
  readonly #uri: string
  #line: Line
  #isClosed = false
  /** Collections some of whose indexes may not be there yet. */
  readonly #unfinished = new Set<string>()
  readonly #definitions: ReadonlyMap<string, CollectionDefinition>

  private constructor(uri: string, line: Line, definitions: readonly CollectionDefinition[]) {
    this.#uri = uri
    this.#line = line
    this.#definitions = new Map(
      definitions.map((definition) => [
        definition.name,
        { ...definition, kinds: { ...definition.kinds, _id: 'id', ...(definition.scoped ? { workspaceId: 'id' as const } : {}) } },
      ]),
    )
  }

  get client(): MongoClient {
    return this.#line.client
  }

  get db(): Db {
    return this.#line.db
  }

  get transport(): Transport {
    return this.#line.transport
  }

  /** Connects and makes missing indexes; rejects when the database doesn't answer within 10 s. A line that is cut at once is tried again. */
  static async connect<C extends { [Name in keyof C]: object }>(
    uri: string,
    definitions: readonly CollectionDefinition[],
    { ifEmpty, check, makesIndexes = true, log = () => undefined }: ConnectOptions<C> = {},
  ): Promise<Database<C>> {
    const database = new Database<C>(uri, await openPatiently(uri, log), definitions)
    try {
      const isEmpty = !(await database.db.listCollections({}, { nameOnly: true }).hasNext())
      if (ifEmpty && isEmpty) throw ifEmpty()
      await check?.(database)
      if (makesIndexes) await database.#makeIndexes(log, makesIndexes === 'unique first' && !isEmpty)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  }

  definition(name: string): CollectionDefinition {
    const definition = this.#definitions.get(name)
    if (!definition) throw new Error(`The collection '${name}' is not declared`)
    return definition
  }

  collection(name: string): Collection {
    this.definition(name)
    return this.db.collection(name)
  }

  /** The records of one workspace. Throws without one: code that forgets fails closed. */
  records<Name extends keyof Collections & string>(name: Name, workspaceId: string): Records<Collections[Name]> {
    return this.#recordsOf(this, name, workspaceId)
  }

  /** Reads everything as of one moment, while others go on writing. @throws when it takes longer than the database keeps a moment (a minute) */
  asOfOneMoment<T>(body: (reader: Reader<Collections>) => Promise<T>): Promise<T> {
    const { client, db, transport } = this
    return overLine(client, () =>
      client.withSession(async (session) => {
        session.startTransaction({ readConcern: { level: 'snapshot' } })
        const inTurn = oneByOne()
        const source = { db, transport, session, inTurn, lacksIndexes: (name: string) => this.lacksIndexes(name) }
        try {
          return await body({ records: (name, workspaceId) => this.#recordsOf(source, name, workspaceId) })
        } finally {
          await inTurn(() => session.abortTransaction()).catch(() => undefined)
        }
      }),
    )
  }

  #recordsOf<Name extends keyof Collections & string>(source: Source, name: Name, workspaceId: string): Records<Collections[Name]> {
    const definition = this.definition(name)
    if (!definition.scoped) throw new Error(`'${name}' belongs to the installation, not to a workspace`)
    if (!workspaceId) throw new Error(`'${name}' was read without a workspace`)
    return new Records<Collections[Name]>(source, name, definition.kinds, { workspaceId })
  }

  /** The installation's own records, or all workspaces' at once: for jobs, sign-in and start-up only. */
  platformRecords<Name extends keyof Collections & string>(name: Name): Records<Collections[Name]> {
    return new Records<Collections[Name]>(this, name, this.definition(name).kinds, {})
  }

  /** Puts one kept figure right, outside of any command: for repairs. @param options.make false: only where there is one @returns whether anything was changed or made */
  async correct(
    name: keyof Collections & string,
    workspaceId: string,
    filter: Document,
    change: Document,
    { make = true }: { readonly make?: boolean } = {},
  ): Promise<boolean> {
    const { kinds } = this.definition(name)
    const scoped = encodeFilter(kinds, { workspaceId, ...filter })
    try {
      const { matchedCount, upsertedCount } = await this.collection(name).updateOne(scoped, encodeChange(kinds, change), { upsert: make })
      return matchedCount + upsertedCount > 0
    } catch (error) {
      // Another has made it since.
      if (make && duplicateFields(error) !== null) return false
      throw error
    }
  }

  /** Changes the document that fits, or makes it, outside of any command, and resolves to it as it then stands: for counters. */
  async advance<Name extends keyof Collections & string>(
    name: Name,
    workspaceId: string,
    filter: Document,
    change: Document,
    options: ChangeOptions = {},
  ): Promise<Collections[Name]> {
    const { kinds } = this.definition(name)
    const scoped = encodeFilter(kinds, { workspaceId, ...filter })
    const changed = await this.transport.changeOne(this.db.databaseName, name, scoped, encodeChange(kinds, change), options)
    return decode(kinds, changed) as Collections[Name]
  }

  /** Removes a workspace's documents of one collection that fit, outside of any command: for the operator's repair. @returns how many */
  async clear(name: keyof Collections & string, workspaceId: string, filter: Document = {}): Promise<number> {
    const { deletedCount } = await this.collection(name).deleteMany(encodeFilter(this.definition(name).kinds, { workspaceId, ...filter }))
    return deletedCount
  }

  /** A workspace's documents of one collection as they are stored, in the order of their ids: for taking it along. */
  async *rawDocuments(name: string, workspaceId: string): AsyncGenerator<Document> {
    const isOfCompany = this.definition(name).kinds['workspaceId'] !== undefined
    const filter = encodeFilter({ _id: 'id', workspaceId: 'id' }, isOfCompany ? { workspaceId } : { _id: workspaceId })
    yield* this.db.collection(name).find(filter, { batchSize: 500, promoteValues: false }).sort({ _id: 1 })
  }

  /** Adds documents as they are stored: for a workspace that was taken along. */
  async insertRaw(name: string, documents: readonly object[]): Promise<void> {
    this.definition(name)
    await this.db.collection(name).insertMany([...documents], { ordered: true })
  }

  /**
   * Writes documents of a workspace as they are stored, in place of those with the same ids, and removes others. What another document of the
   * workspace still stands in the way of is left: it goes when that one has gone.
   */
  async putRaw(name: string, workspaceId: string, documents: readonly Document[], removed: readonly unknown[]): Promise<void> {
    this.definition(name)
    const own = encodeFilter({ workspaceId: 'id' }, { workspaceId })
    const collection = this.db.collection(name)
    if (removed.length > 0) await collection.deleteMany({ ...own, _id: { $in: [...removed] } } as Document)
    const writes = documents.map((document) => ({
      replaceOne: { filter: { ...own, _id: document['_id'] } as Document, replacement: document, upsert: true },
    }))
    if (writes.length === 0) return
    try {
      await collection.bulkWrite(writes, { ordered: false })
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError) || !areAllDuplicates(error)) throw error
    }
  }

  /** Bytes of documents and indexes. */
  async size(): Promise<number> {
    const { totalSize } = await this.db.command({ dbStats: 1 })
    return Number(totalSize)
  }

  async ping(): Promise<void> {
    await overLine(this.client, () => this.db.command({ ping: 1 }))
  }

  /** Leaves the connections there are, whatever hangs on them, for new ones. @throws when the database doesn't answer; then they stay */
  async renew(): Promise<void> {
    if (this.#isClosed) return
    const [before, line] = [this.#line, await openLine(this.#uri)]
    // Closed meanwhile: nobody would close the new one.
    if (this.#isClosed) return void (await line.client.close())
    this.#line = line
    leaveLine(before.client)
    await before.transport.close()
    // What hangs may keep the driver from closing: nobody waits for it.
    void before.client.close(true).catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.transport.close()
    await this.client.close()
  }

  /** Whether some of a collection's indexes may not be there yet. */
  lacksIndexes(name: string): boolean {
    return this.#unfinished.has(name)
  }

  /**
   * Makes the indexes that were left when it connected, one collection after the other, while others read and write. What can't be made is
   * told, and tried again in a minute. Resolves when all are there, or the database is closed.
   */
  async finishIndexes(log: (line: string) => void): Promise<void> {
    while (this.#unfinished.size > 0 && !this.#isClosed) {
      for (const name of this.#unfinished) await this.#finishIndexesOf(name, log)
      if (this.#unfinished.size > 0 && !this.#isClosed) await pause(AGAIN_MS, undefined, { ref: false })
    }
  }

  async #finishIndexesOf(name: string, log: (line: string) => void): Promise<void> {
    if (this.#isClosed) return
    try {
      await overLine(this.client, () => makeIndexes(this.db.collection(name), declaredIndexes(this.definition(name)), { log }))
      this.#unfinished.delete(name)
    } catch (error) {
      if (!this.#isClosed) log(`the indexes of ${name} could not be made (${String(error)}); it is tried again in a minute`)
    }
  }

  async #makeIndexes(log: (line: string) => void, onlyUnique: boolean): Promise<void> {
    const found = await this.db.listCollections({}, { nameOnly: true }).toArray()
    const existing = new Set(found.map(({ name }) => name))
    for (const definition of this.#definitions.values()) {
      const declared = declaredIndexes(definition)
      const now = onlyUnique ? declared.filter(({ unique }) => unique) : declared
      await makeIndexes(this.db.collection(definition.name), declared, { made: now, isNew: !existing.has(definition.name), log })
      if (now.length < declared.length) this.#unfinished.add(definition.name)
    }
  }
}

const AGAIN_MS = 60_000

const DUPLICATE_KEY = 11_000
const areAllDuplicates = ({ writeErrors }: MongoBulkWriteError): boolean => [writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY)

/** The connections to the database, and what goes over them. */
interface Line {
  readonly client: MongoClient
  readonly db: Db
  readonly transport: Transport
}

const openLine = async (uri: string): Promise<Line> => {
  const client = new MongoClient(uri, {
    serverSelectionTimeoutMS: 10_000,
    maxPoolSize: 32,
    ignoreUndefined: true,
    appName: 'socai',
    writeConcern: DURABLE,
  })
  try {
    await overLine(client, () => client.connect())
    return { client, db: client.db(), transport: await overLine(client, () => transportTo(client)) }
  } catch (error) {
    await client.close(true)
    throw error
  }
}

const [MAX_TRIES, PAUSE_MS] = [5, 500]

/** A line that is cut just when it is opened says nothing about the next. A database that doesn't answer at all was waited for already. */
const openPatiently = async (uri: string, log: (line: string) => void): Promise<Line> => {
  for (let tries = 1; ; tries++) {
    try {
      return await openLine(uri)
    } catch (error) {
      if (!isAway(error) || error instanceof MongoServerSelectionError || tries === MAX_TRIES) throw error
      log(`the database hung up (${error instanceof Error ? error.message : String(error)}); trying again`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
  }
}

const OLDEST_VERSION = 6

/**
 * The way that suits the server.
 * @throws when it is too old
 */
const transportTo = async (client: MongoClient): Promise<Transport> => {
  const { version, gitVersion } = await client.db('admin').command({ buildInfo: 1 })
  if (Number.parseInt(String(version), 10) < OLDEST_VERSION) {
    throw new Error(`MongoDB ${String(version)} is too old: ${OLDEST_VERSION}.0 or newer is needed`)
  }
  const [host] = client.options.hosts
  return gitVersion === 'embedded' && host?.socketPath
    ? new EngineTransport(host.socketPath)
    : driverTransport(client, { writesTogether: await knowsBulkWrite(client), movesWhileRead: gitVersion !== 'embedded' })
}

/** InvalidLength: with what those who know it refuse an empty one. */
const REFUSES_EMPTY = 16

/** MongoDB knows it since 8.0; servers that speak its protocol may call themselves newer without it, and refuse it each with another code. */
export const knowsBulkWrite = (client: MongoClient): Promise<boolean> =>
  client
    .db('admin')
    .command({ bulkWrite: 1, ops: [], nsInfo: [] })
    .then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof MongoServerError)) throw error
        return error.code === REFUSES_EMPTY
      },
    )

const declaredIndexes = ({ indexes, scoped, acrossWorkspaces = [] }: CollectionDefinition) => [
  ...indexes.map((index) => specificationOf(index, scoped)),
  ...acrossWorkspaces.map((index) => specificationOf(index, false)),
]

const specificationOf = ({ fields, unique, partial }: IndexDefinition, scoped: boolean) => ({
  key: (scoped ? { workspaceId: 1, ...fields } : { ...fields }) as Record<string, 1 | -1>,
  ...(unique ? { unique } : {}),
  ...(partial ? { partialFilterExpression: { ...partial } } : {}),
})
