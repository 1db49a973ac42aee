import { serialize } from 'bson'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, type Db } from 'mongodb'
import type { Key } from './bson/key'
import { documentEntries, documentValue } from './bson/raw'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { temporaryFolder } from './testing/start'
import { Catalog } from './store/catalog'
import { idKey } from './store/index-keys'
import { Store } from './store/store'

let dataDir: string

beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Works with an engine on the folder.   @returns what it has logged */
async function withEngine(work: (db: Db) => Promise<void>): Promise<string[]> {
  const log: string[] = []
  const engine = await startEngine({ dataDir, workerFile: await buildWorker(), log: (line) => log.push(line) })
  const client = await new MongoClient(engine.uri).connect()
  await work(client.db('test'))
  await client.close()
  await engine.close()
  return log
}

const idKeyOf = (_id: number): Key => idKey(documentEntries(documentValue(Buffer.from(serialize({ _id }))), 'document')[0]![1])

/** Leaves a build behind as a kill does that comes after the document `reached`; the entries up to there are left out. */
async function cutOff(unique: boolean, reached: number): Promise<void> {
  const store = new Store(join(dataDir, 'data.mdb'))
  const catalog = new Catalog(store)
  const spec = { name: 'n_1', key: Buffer.from(serialize({ n: 1 })), unique, partial: null }
  const build = catalog.newIndex(catalog.find('test', 'things')!, spec, null)
  catalog.saveBuild({ ...build, reached: idKeyOf(reached) })
  await store.durable()
  await store.close()
}

const insert = (values: readonly number[]) =>
  withEngine(async (db) => {
    await db.collection<{ _id: number; n: number }>('things').insertMany(values.map((n, _id) => ({ _id, n })))
  })

it('resumes after the last document that it had reached', async () => {
  await insert([10, 11, 12, 13, 14])
  await cutOff(false, 2)
  const log = await withEngine(async (db) => {
    const things = db.collection('things')
    await things.createIndex({ n: 1 })
    expect(
      await things
        .find({ n: { $gte: 0 } })
        .hint('n_1')
        .project({ _id: 0 })
        .toArray(),
    ).toEqual([{ n: 13 }, { n: 14 }])
  })
  expect(log).toEqual(['engine: goes on building the index n_1 of test.things'])
})

it('is given up where what is there twice may be there once', async () => {
  await insert([1, 2, 3, 7, 7])
  await cutOff(true, 2)
  const log = await withEngine(async (db) => {
    await db.collection<{ _id: number }>('things').insertOne({ _id: 99 })
    expect((await db.collection('things').indexes()).map(({ name }) => name)).toEqual(['_id_'])
  })
  expect(log[1]).toContain('the index n_1 of test.things could not be built: CommandError: E11000 duplicate key')
})

it('is forgotten with its collection', async () => {
  await insert([1])
  await withEngine(async (db) => {
    await db.collection('others').insertOne({})
  })
  await cutOff(false, 0)
  const store = new Store(join(dataDir, 'data.mdb'))
  const catalog = new Catalog(store)
  catalog.drop(catalog.find('test', 'things')!)
  await store.durable()
  await store.close()
  const log = await withEngine(async (db) => {
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['others'])
    expect(await db.admin().command({ checkStore: 1 })).toMatchObject({ valid: true })
  })
  expect(log).toEqual([])
})

it.each([
  ['', 67, 'An index name cannot be empty'],
  ['a\0b', 67, 'An index name cannot contain null bytes'],
  ['*', 2, "The index name '*' is not valid"],
])('refuses the index name %j, which no later answer could say', async (name, code, errmsg) => {
  const log = await withEngine(async (db) => {
    await expect(db.command({ createIndexes: 'things', indexes: [{ key: { n: 1 }, name }] })).rejects.toMatchObject({ code, errmsg })
    expect(await db.command({ collStats: 'things' })).toMatchObject({ ok: 1 })
  })
  expect(log).toEqual([])
})
