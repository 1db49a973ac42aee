import { rmSync } from 'node:fs'
import { MongoClient, MongoServerError, type Document } from 'mongodb'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { startEngineProcess } from './testing/engine-process'
import { startTestEngine, temporaryFolder } from './testing/start'

it('a kill amid writers loses nothing that was acknowledged, and leaves no half of a transaction', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const singles: string[] = []
  const pairs: string[] = []
  for (let round = 0; round < 4; round++) {
    const { child, uri } = await startEngineProcess(dataDir, workerFile)
    const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 500, retryWrites: false }).connect()
    const db = client.db('test')
    await db.collection('singles').createIndex({ key: 1 }, { unique: true })
    await db.collection('left').createIndex({ pair: 1 })
    await db.collection('counters').updateOne({ _id: 'n' as never }, { $setOnInsert: { n: 0 } }, { upsert: true })
    const engine = { isKilled: false }
    const writers = [
      ...Array.from({ length: 8 }, async (_, writer) => {
        for (let i = 0; !engine.isKilled; i++) {
          const key = `${round}-${writer}-${i}`
          await db.collection('singles').insertOne({ key, note: 'x'.repeat(300) })
          singles.push(key)
        }
      }),
      ...Array.from({ length: 4 }, async (_, writer) => {
        for (let i = 0; !engine.isKilled; i++) {
          const pair = `${round}-${writer}-${i}`
          const session = client.startSession()
          await session.withTransaction(async () => {
            await db.collection('left').insertOne({ pair }, { session })
            await db.collection('counters').updateOne({ _id: 'n' as never }, { $inc: { n: 1 } }, { session })
            await db.collection('right').insertOne({ pair }, { session })
          })
          pairs.push(pair)
        }
      }),
    ].map((writer) =>
      writer.catch((error: unknown) => {
        if (error instanceof MongoServerError) throw error // only the lost connection may end a writer
      }),
    )
    while (singles.length < (round + 1) * 150) await new Promise((resolve) => setImmediate(resolve))
    engine.isKilled = true
    child.kill('SIGKILL')
    await Promise.all(writers)
    await client.close(true)
  }
  const engine = await startEngine({ dataDir, workerFile })
  const client = await new MongoClient(engine.uri).connect()
  const db = client.db('test')
  const keysOf = async (name: string, field: string): Promise<string[]> =>
    (await db.collection(name).find({}).hint({ $natural: 1 }).toArray()).map((document: Document) => document[field] as string).sort()
  const stored = await keysOf('singles', 'key')
  expect(singles.filter((key) => !stored.includes(key))).toEqual([])
  const byIndex = await db
    .collection('singles')
    .find({ key: { $gte: '' } })
    .sort({ key: 1 })
    .hint('key_1')
    .toArray()
  expect(byIndex.map(({ key }) => key as string).sort()).toEqual(stored)
  const [left, right] = [await keysOf('left', 'pair'), await keysOf('right', 'pair')]
  expect(left).toEqual(right)
  expect(pairs.filter((pair) => !left.includes(pair))).toEqual([])
  expect(await db.collection('counters').findOne({})).toMatchObject({ n: left.length })
  expect(await db.collection('left').countDocuments({ pair: { $gte: '' } })).toBe(left.length)
  await client.close()
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

it('a full disk refuses writes by name, reads go on, and writing resumes when there is space', async () => {
  const { client, db, stop, log } = await startTestEngine()
  const things = db.collection('things')
  await things.insertOne({ _id: 1 as never, n: 1 })
  const session = client.startSession()
  session.startTransaction()
  await things.insertOne({ n: 2 }, { session })
  await db.admin().command({ simulateFullDisk: true })
  await expect(things.insertOne({ n: 3 })).rejects.toMatchObject({
    code: 14031,
    message: expect.stringContaining('No space left') as string,
  })
  await expect(things.updateOne({ _id: 1 as never }, { $set: { n: 5 } })).rejects.toMatchObject({ code: 14031 })
  await expect(session.commitTransaction()).rejects.toThrow()
  await session.endSession()
  await expect(db.createCollection('another')).rejects.toMatchObject({ code: 14031 })
  expect(await things.find({}).toArray()).toEqual([{ _id: 1, n: 1 }])
  expect(await things.findOne({ n: 3 })).toBeNull()
  await db.admin().command({ simulateFullDisk: false })
  for (;;) {
    const error = await things.insertOne({ n: 4 }).then(
      () => null,
      (refusal: { code: number }) => refusal,
    )
    if (!error) break
    expect(error.code).toBe(14031)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect((await things.find({}, { projection: { _id: 0 } }).toArray()).map(({ n }) => n as number)).toEqual([1, 4])
  expect(log.join()).toContain('cannot be written')
  await stop()
})

it('what was dropped does not come back, and an index that was being built is built anew', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const first = await startEngineProcess(dataDir, workerFile)
  const client = await new MongoClient(first.uri, { serverSelectionTimeoutMS: 500 }).connect()
  const things = client.db('test').collection('things')
  await things.insertMany(Array.from({ length: 6000 }, (_, i) => ({ i, text: `t${i % 50}` })))
  await client
    .db('test')
    .collection('dropped')
    .insertMany(Array.from({ length: 2000 }, (_, i) => ({ i })))
  await client.db('test').collection('dropped').drop()
  await things.createIndex({ i: 1 })
  const building = things.createIndex({ text: 1 }).catch(() => undefined)
  await client.db('test').command({ ping: 1 })
  first.child.kill('SIGKILL')
  await building
  await client.close(true)
  const engine = await startEngine({ dataDir, workerFile })
  const again = await new MongoClient(engine.uri).connect()
  const kept = again.db('test').collection('things')
  expect((await again.db('test').listCollections().toArray()).map(({ name }) => name)).toEqual(['things'])
  await kept.createIndex({ text: 1 })
  expect(await kept.countDocuments({ text: 't7' })).toBe(120)
  expect(await kept.countDocuments({ i: { $gte: 0 } })).toBe(6000)
  await again.close()
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)
