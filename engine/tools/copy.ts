import { createHash } from 'node:crypto'
import { BSON, MongoClient, type Db, type Document } from 'mongodb'
import { ToolFailure } from './failure'

type OnCollection = (name: string, documents: number) => void | Promise<void>

export interface CopyOptions {
  /** Addresses with the names of the databases in them. */
  readonly from: string
  readonly to: string
  /** Called when a collection is there, before the next one. */
  readonly onCollection?: OnCollection
}

/** What was copied and compared. */
export interface Copied {
  readonly collections: number
  readonly documents: number
}

/** Server selection timeout, when the address gives none. */
const SERVER_SELECTION_TIMEOUT_MS = 10_000
/** Bytes of documents in one insert. */
const BATCH_BYTES = 4 * 1024 * 1024
/** Every number, date and regular expression keeps its exact type. */
const EXACT_TYPES = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const

/** Copies a whole database into an empty one: collections, indexes and every document, byte for byte. At the end both sides
 *  are read again and compared. What was copied before a failure stays there, so that it can be looked at.
 *  @throws ToolFailure when the target is not empty, or the sides differ in the end */
export async function copyDatabase({ from, to, onCollection }: CopyOptions): Promise<Copied> {
  const source = await connect(from, 'copied from')
  try {
    const target = await connect(to, 'copied to')
    try {
      return await copyAll(source.db(), target.db(), onCollection ?? (() => undefined))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function connect(uri: string, what: string): Promise<MongoClient> {
  try {
    return await new MongoClient(
      uri,
      uri.includes('serverSelectionTimeoutMS') ? {} : { serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS },
    ).connect()
  } catch (error) {
    throw new ToolFailure(`The database that is ${what} can't be reached: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function copyAll(source: Db, target: Db, tell: OnCollection): Promise<Copied> {
  const names = await namesOf(source)
  const there = await namesOf(target)
  if (there.length > 0)
    throw new ToolFailure(
      `The database '${target.databaseName}' that is copied to is not empty: it has ${there.join(', ')}. Choose another, or drop it first.`,
    )
  const indexes = new Map<string, Document[]>()
  for (const name of names) indexes.set(name, await source.collection(name).listIndexes().toArray())
  // All collections and indexes come first: what the target does not support is refused before any document is copied.
  for (const name of names) await makeCollection(target, name, indexes.get(name)!)
  let documents = 0
  for (const name of names) {
    const copied = await copyDocuments(source, target, name)
    documents += copied
    await tell(name, copied)
  }
  for (const name of names) {
    const [a, b] = [await sumOf(source, name), await sumOf(target, name)]
    if (a.count !== b.count)
      throw new ToolFailure(
        `${name}: ${a.count} documents on one side, ${b.count} on the other. Nobody may write while a database is copied.`,
      )
    if (a.sum !== b.sum)
      throw new ToolFailure(
        `${name}: both sides have ${a.count} documents, but they are not the same. Nobody may write while a database is copied.`,
      )
  }
  return { collections: names.length, documents }
}

/** Names of the collections.   @throws ToolFailure when there is something that can't be copied */
async function namesOf(db: Db): Promise<string[]> {
  const list = (await db.listCollections().toArray()).filter(({ name }) => !name.startsWith('system.'))
  const other = list.find(({ type }) => type !== undefined && type !== 'collection')
  if (other) throw new ToolFailure(`${other.name} is a ${other.type}, which can't be copied`)
  return list.map(({ name }) => name).sort()
}

async function makeCollection(target: Db, name: string, indexes: readonly Document[]): Promise<void> {
  try {
    await target.createCollection(name)
    const own = indexes.filter((index) => index.name !== '_id_').map(({ v: _v, ns: _ns, ...index }) => index)
    if (own.length > 0) await target.command({ createIndexes: name, indexes: own })
  } catch (error) {
    throw new ToolFailure(`${name} can't be made where it is copied to: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function copyDocuments(source: Db, target: Db, name: string): Promise<number> {
  let batch: Document[] = []
  let size = 0
  let copied = 0
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    await target.collection(name).insertMany(batch, { ordered: true, ...EXACT_TYPES })
    copied += batch.length
    batch = []
    size = 0
  }
  for await (const raw of rawDocuments(source, name)) {
    batch.push(BSON.deserialize(raw, EXACT_TYPES))
    size += raw.length
    if (size >= BATCH_BYTES) await flush()
  }
  await flush()
  return copied
}

/** How many documents there are, and a sum over all of them that does not depend on their order. */
async function sumOf(db: Db, name: string): Promise<{ count: number; sum: string }> {
  let count = 0
  const sum = Buffer.alloc(32)
  for await (const raw of rawDocuments(db, name)) {
    count++
    const digest = createHash('sha256').update(raw).digest()
    for (let i = 0; i < sum.length; i += 4) sum.writeUInt32LE((sum.readUInt32LE(i) + digest.readUInt32LE(i)) >>> 0, i)
  }
  return { count, sum: sum.toString('hex') }
}

/** All documents as they are stored. */
async function* rawDocuments(db: Db, name: string): AsyncGenerator<Buffer> {
  for await (const document of db.collection(name).find({}, { raw: true, batchSize: 1000 })) yield document as unknown as Buffer
}
