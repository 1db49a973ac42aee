import { rmSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { exited, startEngineProcess } from './bench/engine-process'
import { startEngine } from './index'
import { Layer } from './store/layer'
import { eachOf, partsOf } from './store/large-batch'
import { buildWorker } from './testing/build-worker'
import { startTestEngine, temporaryFolder } from './testing/start'

const ROWS = 6000

/** Writes so many documents in one transaction. Each has two keys, so that the batch goes to the thread that writes large ones. */
async function writeMany(client: MongoClient, mark: string): Promise<void> {
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const rows = Array.from({ length: ROWS }, (_, n) => ({ mark, n, text: 'x'.repeat(n % 300) }))
      await client.db('test').collection('rows').insertMany(rows, { session })
    }),
  )
}

it('what follows a large transaction at once is seen over it and stays, also after a restart', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const first = await startEngineProcess(dataDir, workerFile)
  const client = await new MongoClient(first.uri, { serverSelectionTimeoutMS: 500 }).connect()
  const rows = client.db('test').collection('rows')
  await rows.createIndex({ mark: 1, n: 1 })
  await rows.insertOne({ mark: 'before', n: 0 })
  const writing = writeMany(client, 'many')
  for (let n = 1; n < 20; n++) await rows.updateOne({ mark: 'before' }, { $set: { n } })
  await writing
  await rows.updateOne({ mark: 'many', n: 17 }, { $set: { text: 'changed' } })
  await rows.deleteOne({ mark: 'many', n: 18 })
  expect(await rows.countDocuments({ mark: 'many' })).toBe(5999)
  first.child.kill('SIGKILL')
  await exited(first.child)
  client.close(true).catch(() => undefined)
  const engine = await startEngine({ dataDir, workerFile })
  const again = await new MongoClient(engine.uri).connect()
  const kept = again.db('test').collection('rows')
  expect(await kept.countDocuments({ mark: 'many' })).toBe(5999)
  expect(await kept.findOne({ mark: 'many', n: 17 }, { projection: { _id: 0 } })).toEqual({ mark: 'many', n: 17, text: 'changed' })
  expect(await kept.findOne({ mark: 'many', n: 18 })).toBeNull()
  expect(await kept.countDocuments({ mark: 'before', n: 19 })).toBe(1)
  expect(await again.db('admin').command({ checkStore: 1 })).toMatchObject({ valid: true, problems: [] })
  await again.close()
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

it('a kill while a large transaction is being written leaves all of it or nothing', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  for (const [round, delayMs] of [0, 40, 80, 120, 160, 200].entries()) {
    const { child, uri } = await startEngineProcess(dataDir, workerFile)
    const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 500 }).connect()
    const mark = `round ${round}`
    const answered = { is: false }
    const writing = writeMany(client, mark).then(
      () => (answered.is = true),
      () => undefined,
    )
    // From when its last rows have been sent it is a matter of a fifth of a second until the batch is on disk.
    await new Promise((resolve) => setTimeout(resolve, 60 + delayMs))
    child.kill('SIGKILL')
    await exited(child)
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 200))])
    client.close(true).catch(() => undefined)
    const engine = await startEngine({ dataDir, workerFile })
    const again = await new MongoClient(engine.uri).connect()
    const count = await again.db('test').collection('rows').countDocuments({ mark })
    expect(answered.is ? [ROWS] : [0, ROWS]).toContain(count)
    expect(await again.db('admin').command({ checkStore: 1 })).toMatchObject({ valid: true, problems: [] })
    await again.close()
    await engine.close()
  }
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

it('a full disk refuses a large transaction by name and keeps nothing of it', async () => {
  const { client, db, stop } = await startTestEngine()
  await writeMany(client, 'first')
  await db.admin().command({ simulateFullDisk: true })
  await expect(writeMany(client, 'second')).rejects.toMatchObject({
    code: 14031,
    message: expect.stringContaining('No space left') as string,
  })
  expect(await db.collection('rows').countDocuments({ mark: 'first' })).toBe(6000)
  expect(await db.collection('rows').countDocuments({ mark: 'second' })).toBe(0)
  await stop()
})

it('the parts of a batch hold every key with its value, also a value larger than a part', () => {
  const layer = new Layer()
  const large = Buffer.alloc(3_000_000, 7)
  layer.set('\0\0\0\u0001a', Buffer.from('one'), 1)
  layer.set('\0\0\0\u0001ÿ', null, 1)
  layer.set('\0\0\0\u0001large', large, 1)
  layer.set('\0\0\0\u0001empty', Buffer.alloc(0), 1)
  const found: [string, string | null][] = []
  for (const part of partsOf(layer))
    eachOf(part, (key, value) => {
      const text = value && value.toString('latin1', value.start, value.end)
      found.push([key.toString('latin1', key.start, key.end), text && (text.length > 10 ? `${text.length}` : text)])
    })
  expect(found).toEqual([
    ['\0\0\0\u0001a', 'one'],
    ['\0\0\0\u0001ÿ', null],
    ['\0\0\0\u0001large', '3000000'],
    ['\0\0\0\u0001empty', ''],
  ])
})
