import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, MongoServerError } from 'mongodb'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { exited, startEngineProcess } from './bench/engine-process'
import { faultsOf, prepareHistory, writeHistory } from './testing/history'
import { inspect } from './testing/inspect'
import { withSeed } from './testing/random'
import { startTestEngine, temporaryFolder } from './testing/start'

it(
  'a kill at any moment leaves a prefix of the history with everything acknowledged, and indexes that agree',
  () =>
    withSeed(async (random) => {
      const workerFile = await buildWorker()
      const dataDir = temporaryFolder()
      const acknowledged: string[] = []
      for (let round = 0; round < 5; round++) {
        const { child, uri } = await startEngineProcess(dataDir, workerFile)
        const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 500, retryWrites: false }).connect()
        await prepareHistory(client.db('test'))
        const until = acknowledged.length + 40 + Math.floor(random() * 120)
        const engine = { isKilled: false }
        const writers = {
          singles: ['ann', 'ben', 'cleo', 'dora', 'eve', 'finn'].map((name) => `${name}${round}`),
          transfers: ['x', 'yy', 'zzz'].map((name) => `${name}${round}`),
          batches: [`gus${round}`],
          builders: [`hal${round}`],
          steps: Infinity,
          isOver: () => engine.isKilled,
        }
        const writing = writeHistory(client, writers, (note) => {
          acknowledged.push(note)
          if (acknowledged.length < until) return
          engine.isKilled = true
          child.kill('SIGKILL')
        }).catch((error: unknown) => {
          // Only the lost connection may end a writer: its code is none of the server's numbers.
          if (error instanceof MongoServerError && typeof error.code === 'number') throw error
        })
        // The driver resends an unanswered commit for two minutes, also when the engine is gone.
        await Promise.race([writing, exited(child)])
        await exited(child)
        // Not waited for: where a commit was cut off, closing can last as long as the driver resends it.
        client.close(true).catch(() => undefined)
        expect({ round, faults: faultsOf(await inspect(join(dataDir, 'data.mdb')), acknowledged) }).toEqual({ round, faults: [] })
      }
      rmSync(dataDir, { recursive: true, force: true })
    }),
  60_000,
)

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

it('with j: false a change is answered before it is on disk, and nothing that is written later is there without it', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const { child, uri } = await startEngineProcess(dataDir, workerFile)
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 500, retryWrites: false }).connect()
  const db = client.db('test')
  await db.collection('papers').insertOne({ n: 0 })
  const take = async (writeConcern: object): Promise<number> => {
    const change = { findAndModify: 'counters', query: { name: 'papers' }, update: { $inc: { value: 1 } }, new: true, upsert: true }
    const answer = await db.command({ ...change, writeConcern })
    return (answer['value'] as { value: number }).value
  }
  let acknowledged = 0
  const writers = ['a', 'b', 'c'].map(async (by) => {
    for (;;) {
      const n = await take({ w: 1, j: false })
      await db.collection('papers').insertOne({ n, by })
      if (++acknowledged === 90) child.kill('SIGKILL')
    }
  })
  await Promise.allSettled(writers)
  await exited(child)
  client.close(true).catch(() => undefined)
  const engine = await startEngine({ dataDir, workerFile, testCommands: true })
  const again = await new MongoClient(engine.uri).connect()
  const papers = await again.db('test').collection('papers').find({}).sort({ n: -1 }).toArray()
  const counter = await again.db('test').collection('counters').findOne({ name: 'papers' })
  expect(papers.length).toBeGreaterThan(90)
  expect(counter?.['value']).toBeGreaterThanOrEqual(papers[0]?.['n'] as number)
  await again.db('admin').command({ simulateFullDisk: true })
  const change = { findAndModify: 'counters', query: { name: 'papers' }, update: { $inc: { value: 1 } } }
  await expect(again.db('test').command({ ...change, writeConcern: { w: 1, j: false } })).resolves.toMatchObject({ ok: 1 })
  await expect(again.db('test').command({ ...change, writeConcern: { w: 'majority', j: false } })).rejects.toMatchObject({ code: 14031 })
  await again.close()
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('what was dropped does not come back, and an interrupted index build is resumed', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const first = await startEngineProcess(dataDir, workerFile)
  const client = await new MongoClient(first.uri, { serverSelectionTimeoutMS: 500 }).connect()
  const db = client.db('test')
  const things = db.collection('things')
  await things.insertMany(Array.from({ length: 40_000 }, (_, i) => ({ i, tags: [`t${i % 50}`, 'all'] })))
  await db.collection('dropped').insertMany(Array.from({ length: 2000 }, (_, i) => ({ i })))
  await db.collection('dropped').drop()
  const building = things.createIndex({ tags: 1 }).catch(() => undefined)
  const written = { late: 0 }
  for (let isWaiting = false; !isWaiting;) {
    isWaiting = true
    const late = things.insertOne({ late: true }).then(
      () => {
        written.late++
        isWaiting = false
      },
      () => undefined,
    )
    // Writes to another collection don't wait; earlier ones are flushed with them.
    for (let turn = 0; turn < 2; turn++) await db.collection('others').insertOne({})
    if (!isWaiting) await late
  }
  first.child.kill('SIGKILL')
  await building
  await client.close(true)
  const engine = await startEngine({ dataDir, workerFile })
  const again = await new MongoClient(engine.uri).connect()
  const kept = again.db('test').collection('things')
  expect((await again.db('test').listCollections().toArray()).map(({ name }) => name)).toEqual(['others', 'things'])
  await kept.insertOne({ late: true })
  expect((await kept.indexes()).map(({ name }) => name)).toEqual(['_id_', 'tags_1'])
  expect(await kept.countDocuments({ tags: 't7' })).toBe(800)
  expect(await kept.countDocuments({})).toBe(40_001 + written.late)
  expect(await again.db('admin').command({ checkStore: 1 })).toMatchObject({ valid: true, problems: [] })
  await again.close()
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)
