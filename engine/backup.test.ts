import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, type Document } from 'mongodb'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { startTestEngine, temporaryFolder, type TestEngine } from './testing/start'
import { backUp } from './tools/backup'
import { finishRestore, restore } from './tools/restore'

const now = new Date('2026-03-01T10:00:00Z')
/** Something that can't be compressed. */
const picture = randomBytes(300_000)

// A busy machine takes its time.
jest.setTimeout(60_000)

let workerFile: string
let folder: string
let test: TestEngine

beforeAll(async () => {
  workerFile = await buildWorker()
})
beforeEach(async () => {
  folder = temporaryFolder()
  test = await startTestEngine()
  writeFileSync(join(test.dataDir, 'auth-secret'), 'secret', { mode: 0o600 })
  mkdirSync(join(test.dataDir, 'files', 'ab'), { recursive: true })
  writeFileSync(join(test.dataDir, 'files', 'ab', 'tea.jpg'), picture)
})
afterEach(async () => {
  await test.stop()
  rmSync(folder, { recursive: true, force: true })
})

const back = (file = join(folder, 'one.backup'), signal?: AbortSignal) =>
  backUp({ uri: test.engine.uri, dataDir: test.dataDir, file, now, signal })

/** Starts a restored copy, hands it over, and stops it. */
const withCopy = async (dataDir: string, work: (client: MongoClient) => Promise<void>): Promise<void> => {
  const engine = await startEngine({ dataDir, workerFile })
  const client = await new MongoClient(engine.uri).connect()
  try {
    expect(await client.db('admin').command({ checkStore: 1 })).toMatchObject({ valid: true })
    await work(client)
  } finally {
    await client.close()
    await engine.close()
  }
}

it('a backup under writers holds everything acknowledged before it, whole transactions, and nothing of a later state', async () => {
  const { client, db } = test
  await db.collection('log').createIndex({ writer: 1, i: 1 }, { unique: true })
  await db.collection('left').createIndex({ pair: 1 })
  await db.collection('bulk').insertMany(Array.from({ length: 20_000 }, (_, i) => ({ i, text: 'x'.repeat(400) })))
  const acknowledged = Array.from({ length: 4 }, () => 0)
  const state = { isDone: false }
  const writers = acknowledged.map(async (_, writer) => {
    for (let i = 1; !state.isDone; i++) {
      const session = client.startSession()
      await session.withTransaction(async () => {
        await db.collection('log').insertOne({ writer, i }, { session })
        await db.collection('left').insertOne({ pair: `${writer}-${i}` }, { session })
        await db
          .collection<Document & { _id: string }>('counters')
          .updateOne({ _id: `w${writer}` }, { $set: { i } }, { upsert: true, session })
      })
      await session.endSession()
      acknowledged[writer] = i
    }
  })
  while (acknowledged.some((n) => n < 20)) await new Promise((resolve) => setImmediate(resolve))
  const before = [...acknowledged]
  const file = join(folder, 'busy.backup')
  expect(await back(file)).toMatchObject({ files: 2 })
  state.isDone = true
  await Promise.all(writers)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const dataDir = join(folder, 'copy')
  await restore({ file, dataDir, now, workerFile })
  expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe('secret')
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'files', 'ab', 'tea.jpg'))).toEqual(picture)
  await withCopy(dataDir, async (copy) => {
    const books = copy.db('test')
    expect(await books.collection('bulk').countDocuments({})).toBe(20_000)
    for (const [writer, least] of before.entries()) {
      const entries = await books.collection('log').find({ writer }).sort({ i: 1 }).toArray()
      expect(entries.map(({ i }) => i as number)).toEqual(entries.map((_, i) => i + 1))
      expect(entries.length).toBeGreaterThanOrEqual(least)
      expect(await books.collection('left').countDocuments({ pair: new RegExp(`^${writer}-`) })).toBe(entries.length)
      expect(await books.collection<Document & { _id: string }>('counters').findOne({ _id: `w${writer}` })).toMatchObject({
        i: entries.length,
      })
    }
    expect((await books.collection('log').indexes()).map(({ name }) => name)).toEqual(['_id_', 'writer_1_i_1'])
  })
}, 60_000)

it('a backup that cannot be written, or is broken off, leaves nothing', async () => {
  await test.db.collection('things').insertMany(Array.from({ length: 30_000 }, (_, i) => ({ i, text: `${Math.random()}`.repeat(20) })))
  await expect(back(join(folder, 'nowhere', 'one.backup'))).rejects.toThrow('there is no such file or folder')
  writeFileSync(join(folder, 'one.backup'), '')
  await expect(back()).rejects.toThrow('is there already')
  rmSync(join(folder, 'one.backup'))
  const abort = new AbortController()
  const going = backUp({
    uri: test.engine.uri,
    dataDir: test.dataDir,
    file: join(folder, 'one.backup'),
    now,
    signal: abort.signal,
    onProgress: () => abort.abort(),
  })
  await expect(going).rejects.toThrow('was broken off. Nothing was kept.')
  expect(readdirSync(folder)).toEqual([])
})

it('of two restores into one directory at once one is done and the other is refused; one that was killed holds nobody up', async () => {
  await test.db.collection('things').insertOne({ here: true })
  const file = join(folder, 'one.backup')
  await back(file)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  // A number no process has.
  writeFileSync(join(dataDir, 'engine.lock.restore'), '4194305\n')
  const both = await Promise.allSettled([restore({ file, dataDir, now, workerFile }), restore({ file, dataDir, now, workerFile })])
  expect(both.map((each) => (each.status === 'fulfilled' ? 'restored' : String(each.reason))).sort()).toEqual([
    expect.stringContaining('is going on.'),
    'restored',
  ])
  expect(existsSync(join(dataDir, 'engine.lock.restore'))).toBe(false)
  await withCopy(dataDir, async (copy) => {
    expect(await copy.db('test').collection('things').findOne({})).toMatchObject({ here: true })
  })
}, 60_000)

it('a restore refuses a directory in use, one that is not empty, and a backup that is not whole', async () => {
  await test.db.collection('things').insertOne({ here: true })
  const file = join(folder, 'one.backup')
  await back(file)
  await expect(restore({ file, dataDir: test.dataDir, now, replace: true, workerFile })).rejects.toThrow('is in use by a running server')
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'auth-secret'), 'old')
  await expect(restore({ file, dataDir, now, workerFile })).rejects.toThrow('is not empty')
  const whole = readFileSync(file)
  truncateSync(file, whole.length - 100)
  await expect(restore({ file, dataDir, now, replace: true, workerFile })).rejects.toThrow('it is cut off or damaged')
  const changed = Buffer.from(whole)
  changed[whole.length >>> 1]! ^= 0x40
  writeFileSync(file, changed)
  await expect(restore({ file, dataDir, now, replace: true, workerFile })).rejects.toThrow(/can't be used: it/)
  writeFileSync(file, 'something else')
  await expect(restore({ file, dataDir, now, replace: true, workerFile })).rejects.toThrow("can't be used")
  await expect(restore({ file: join(folder, 'none'), dataDir, now, replace: true, workerFile })).rejects.toThrow('there is no such file')
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  writeFileSync(file, whole)
  const { setAside } = await restore({ file, dataDir, now, replace: true, workerFile })
  expect(setAside).toBe(join(dataDir, 'before-restore-2026-03-01T10-00-00-000Z'))
  expect(readFileSync(join(setAside!, 'auth-secret'), 'utf8')).toBe('old')
  expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe('secret')
  await withCopy(dataDir, async (copy) => {
    expect(await copy.db('test').collection('things').findOne({})).toMatchObject({ here: true })
  })
}, 60_000)

it('a restore that was cut off while it put things in place is finished before anything is served', async () => {
  await test.db.collection('things').insertOne({ here: true })
  await back()
  const dataDir = join(folder, 'data')
  await restore({ file: join(folder, 'one.backup'), dataDir, now, workerFile })
  // As if it had been cut off after the first of its renames.
  mkdirSync(join(dataDir, 'adopting'))
  for (const name of ['data.mdb', 'files']) renameSync(join(dataDir, name), join(dataDir, 'adopting', name))
  await expect(startEngine({ dataDir, workerFile })).rejects.toThrow('finish it with admin restore --finish')
  await expect(restore({ file: join(folder, 'one.backup'), dataDir, now, workerFile })).rejects.toThrow('has not been finished')
  await finishRestore(dataDir, now)
  expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'data.mdb', 'files'])
  await withCopy(dataDir, async (copy) => {
    expect(await copy.db('test').collection('things').countDocuments({})).toBe(1)
  })
}, 60_000)

it('only an engine that was started for it accepts chunks of a backup', async () => {
  await expect(test.db.admin().command({ load: true })).rejects.toMatchObject({ code: 59 })
})
