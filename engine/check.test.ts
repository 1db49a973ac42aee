import { closeSync, openSync, readSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, type Db, type Document } from 'mongodb'
import { u32Key } from './bson/key'
import { readMeta, readTree } from './check/file-format'
import { startEngine, type Engine } from './index'
import { Catalog } from './store/catalog'
import { Store } from './store/store'
import { buildWorker } from './testing/build-worker'
import { exited, startEngineProcess } from './bench/engine-process'
import { temporaryFolder } from './testing/start'

jest.setTimeout(30_000)

let workerFile: string
let dataDir: string
let engine: Engine | null
let client: MongoClient
let log: string[]

const file = (): string => join(dataDir, 'data.mdb')
const open = async (): Promise<Db> => {
  engine = await startEngine({ dataDir, workerFile, log: (line) => log.push(line) })
  client = await new MongoClient(engine.uri).connect()
  return client.db('test')
}
const close = async (): Promise<void> => {
  await client.close()
  await engine?.close()
  engine = null
}
const check = async (db: Db): Promise<Document> => db.admin().command({ checkStore: 1 })
const kinds = ({ problems }: Document): string[] => (problems as { kind: string }[]).map(({ kind }) => kind).sort()

beforeAll(async () => {
  workerFile = await buildWorker()
})
beforeEach(async () => {
  dataDir = temporaryFolder()
  log = []
  const db = await open()
  const things = db.collection('things')
  await things.createIndex({ n: 1 }, { unique: true })
  await things.createIndex({ tags: 1 })
  await things.insertMany(
    Array.from({ length: 3000 }, (_, n) => ({ _id: n as never, n, tags: [n % 3, 'all'], text: 'x'.repeat(n % 50 === 0 ? 9000 : 200) })),
  )
  await db.collection('others').insertOne({ one: 1 })
  await close()
})
afterEach(async () => {
  if (engine) await close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Changes the store behind the engine's back. */
const spoil = async (
  work: (store: Store, keyAt: (index: string, n: number) => string, valueOf: (key: string) => Buffer) => void,
): Promise<void> => {
  const store = new Store(file())
  const things = new Catalog(store).find('test', 'things')!
  const view = store.view()
  const keyAt = (index: string, n: number): string => {
    const { id } = index === '_id_' ? things : things.indexes.find(({ name }) => name === index)!
    const keys = store.keys(view, u32Key(id), u32Key(id + 1))
    for (let i = 0; i < n; i++) keys.next()
    const key = keys.next()!
    keys.close()
    return key
  }
  work(store, keyAt, (key) => store.valueOf(view, key)!)
  store.release(view)
  await store.durable()
  await store.close()
}

it('a store that agrees with itself is said to be valid, with how much was looked at', async () => {
  const db = await open()
  expect(await check(db)).toMatchObject({ valid: true, collections: 2, documents: 3001, entries: 9000, problemCount: 0, problems: [] })
  expect(await db.command({ validate: 'things' })).toMatchObject({
    valid: true,
    nrecords: 3000,
    nIndexes: 3,
    keysPerIndex: { _id_: 3000, n_1: 3000, tags_1: 6000 },
    errors: [],
  })
  await expect(db.command({ validate: 'nothing' })).rejects.toMatchObject({ code: 26 })
})

it('a missing entry, an entry too many and a document that is gone are told one by one, and indexes can be built anew', async () => {
  await spoil((store, keyAt) => {
    store.write(keyAt('tags_1', 10), null)
    store.write(keyAt('_id_', 5), null)
    store.write(`${keyAt('n_1', 3).slice(0, 6)}\xff${keyAt('n_1', 3).slice(7)}`, Buffer.from([1]))
    store.write(`${u32Key(999)}nobody's`, Buffer.from([1]))
  })
  const db = await open()
  const found = await check(db)
  expect(kinds(found)).toEqual([
    'catalogue',
    'entry without document',
    'entry without document',
    'entry without document',
    'missing entry',
    'wrong entry',
  ])
  expect(found).toMatchObject({ valid: false, problemCount: 6, toRebuild: ['test.things'] })
  expect(await db.command({ validate: 'things' })).toMatchObject({
    valid: false,
    indexDetails: { n_1: { valid: false }, _id_: { valid: true } },
  })
  await db.command({ reIndex: 'things' })
  expect(kinds(await check(db))).toEqual(['catalogue'])
  expect(await db.collection('things').countDocuments({ tags: 'all' })).toBe(2999)
})

it('a document that is not whole is told, and does not stop the check', async () => {
  await spoil((store, keyAt, valueOf) => {
    const key = keyAt('_id_', 7)
    store.write(key, valueOf(key).subarray(0, 40))
  })
  const db = await open()
  expect(kinds(await check(db))).toContain('document')
})

/** Where a page in the midst of the data begins.   @param above so many levels above the leaves */
const middlePage = (above: number): number => {
  const descriptor = openSync(file(), 'r')
  const { pageSize, main } = readMeta(descriptor)!
  const read = (page: number): Buffer => {
    const bytes = Buffer.alloc(pageSize)
    readSync(descriptor, bytes, 0, pageSize, page * pageSize)
    return bytes
  }
  const nodeAt = (bytes: Buffer, i: number): number => 24 + bytes.readUInt16LE(24 + i * 2)
  const list = read(main.root!)
  const data = nodeAt(list, 0)
  const { root, depth } = readTree(list, data + 8 + list.readUInt16LE(data + 6))
  let page = root!
  for (let level = 1; level < depth - above; level++) {
    const branch = read(page)
    page = branch.readUInt32LE(nodeAt(branch, branch.readUInt16LE(20) >>> 2))
  }
  closeSync(descriptor)
  return page * pageSize
}
const overwrite = (at: number, bytes: Buffer): void => {
  const descriptor = openSync(file(), 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, at)
  closeSync(descriptor)
}

it.each([
  ['a page of another place', 0, Buffer.from([9, 9, 9])],
  ['a page with a damaged head', 20, Buffer.from([0xff, 0xff, 0xff, 0xff])],
  ['a page whose entries lead out of it', 24, Buffer.from([0xf0, 0x1f, 0xf1, 0x1f])],
])('%s is reported and not read', async (_name, offset, bytes) => {
  const at = middlePage(0)
  overwrite(at + offset, bytes)
  const db = await open()
  const found = await check(db)
  expect(found).toMatchObject({ valid: false })
  expect(kinds(found)).toContain('page')
  expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 })
})

it('a file that was cut off, or that is something else, is refused with what helps', async () => {
  truncateSync(file(), middlePage(0))
  await expect(open()).rejects.toThrow(/is damaged: .*Bring it back from a backup/)
  overwrite(0, Buffer.alloc(20_000, 'not a database'))
  await expect(open()).rejects.toThrow('its head cannot be read')
})

it.each([
  ['first', 0],
  ['second', 8192],
])('a file without its %s head is refused without a crash', async (_name, at) => {
  overwrite(at, Buffer.alloc(512))
  await expect(open()).rejects.toThrow('its head cannot be read')
})

it('after a kill a store whose way to the data is lost is refused before anything is read from it', async () => {
  const { child } = await startEngineProcess(dataDir, workerFile)
  child.kill('SIGKILL')
  await exited(child)
  overwrite(middlePage(1), Buffer.alloc(8192))
  await expect(open()).rejects.toThrow(
    /is damaged: page \d+: something else stands in its place\. Bring it back from a backup: admin restore/,
  )
})

it('after a kill everything is checked in the background, after an orderly stop nothing is', async () => {
  await open()
  await close()
  expect(log).toEqual([])
  const { child, uri } = await startEngineProcess(dataDir, workerFile)
  const other = await new MongoClient(uri).connect()
  await other.db('test').collection('others').insertOne({ two: 2 })
  await other.close()
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  await open()
  while (log.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(log).toEqual(['engine: checked after a stop that was not in order: 3002 documents and 9000 index entries agree'])
  await close()
  log = []
  await open()
  await close()
  expect(log).toEqual([])
})

it('a check that an orderly stop has cut off is made at the next start', async () => {
  const { child } = await startEngineProcess(dataDir, workerFile)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  await open()
  await close()
  expect(log).toEqual([])
  await open()
  while (log.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(log).toEqual([expect.stringContaining('3001 documents and 9000 index entries agree')])
})

it('an index that was being built when the engine was killed is not there, and is built anew whole', async () => {
  const { child, uri } = await startEngineProcess(dataDir, workerFile)
  const other = await new MongoClient(uri).connect()
  const many = other.db('test').collection('many')
  for (let from = 0; from < 40_000; from += 10_000)
    await many.insertMany(
      Array.from({ length: 10_000 }, (_, i) => ({ n: from + i, tags: ['a', 'b', 'c'].map((tag) => `${tag}${(from + i) % 100}`) })),
    )
  const building = many.createIndex({ tags: 1, n: 1 }).catch(() => undefined)
  const bytesOfFile = async (): Promise<number> =>
    ((await other.db('admin').command({ serverStatus: 1 })).storage as { fileBytes: number }).fileBytes
  const before = await bytesOfFile()
  // The file grows once the first entries are on the disk; the last are not there yet.
  while ((await bytesOfFile()) === before) await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  await building
  await other.close(true)
  const db = await open()
  expect((await db.collection('many').indexes()).map(({ name }) => name)).toEqual(['_id_'])
  expect(await db.collection('many').countDocuments({ tags: 'b7' })).toBe(400)
  expect(await check(db)).toMatchObject({ valid: true })
  await db.collection('many').createIndex({ tags: 1, n: 1 })
  expect(await db.collection('many').countDocuments({ tags: 'b7' })).toBe(400)
  expect(await db.command({ validate: 'many' })).toMatchObject({ valid: true, keysPerIndex: { _id_: 40_000, tags_1_n_1: 120_000 } })
}, 60_000)
