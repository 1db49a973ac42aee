import { Long, MongoClient, type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

// A busy machine takes its time over tens of thousands of documents.
jest.setTimeout(30_000)

let test: TestEngine
let things: Collection<Document>
const size = 40_000

beforeAll(async () => {
  test = await startTestEngine()
  things = test.db.collection('things')
  for (let from = 0; from < size; from += 10_000)
    await things.insertMany(
      Array.from({ length: 10_000 }, (_, i) => ({
        i: from + i,
        mixed: ((from + i) * 7919) % size,
        long: Long.fromNumber(from + i),
        pad: 'x'.repeat(400),
      })),
    )
  await things.createIndex({ i: 1 })
}, 60_000)
afterAll(() => test.stop())

const readers = async (): Promise<{ threads: number; moved: number }> =>
  ((await test.db.admin().command({ serverStatus: 1 })) as { readers: { threads: number; moved: number } }).readers
const movedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = (await readers()).moved
  await work()
  return (await readers()).moved - before
}

it('while no reader thread has started a long read is answered where it is; a command that always runs there waits for one', async () => {
  expect((await readers()).threads).toBe(0)
  expect(await things.countDocuments({ mixed: { $lt: 3 } })).toBe(3)
  expect(await movedBy(() => test.db.command({ validate: 'things' }))).toBe(1)
  expect((await readers()).threads).toBe(1)
})

it('a short read stays on the engine’s thread, a long one moves', async () => {
  expect(await movedBy(() => things.findOne({ i: 77 }))).toBe(0)
  expect(await movedBy(() => things.find({}, { batchSize: 40 }).limit(100).toArray())).toBe(0)
  expect(await movedBy(() => things.countDocuments({ mixed: { $lt: 3 } }))).toBe(1)
  expect(await movedBy(() => things.find({}).sort({ mixed: 1 }).limit(20).toArray())).toBe(1)
})

it('a long count moves although nearly all documents match it, and so do the values of a field', async () => {
  expect(await movedBy(() => things.countDocuments({ mixed: { $gte: 0 } }))).toBe(1)
  expect(await movedBy(() => things.distinct('mixed', { mixed: { $lt: size / 2 }, pad: /^x/ }))).toBe(1)
})

it('a count of dense matches ends at its time limit, and so do the values of a field', async () => {
  const slow = { mixed: { $nin: Array.from({ length: 2000 }, (_, n) => -1 - n) }, pad: { $nin: ['a', 'b'] } }
  await expect(things.countDocuments(slow, { maxTimeMS: 1 })).rejects.toMatchObject({ code: 50 })
  await expect(things.distinct('mixed', slow, { maxTimeMS: 1 })).rejects.toMatchObject({ code: 50 })
})

it('a count whose asker hangs up ends, also one that still waits for its turn', async () => {
  const running = async (): Promise<number> =>
    ((await test.db.admin().command({ serverStatus: 1 })) as { readers: { running: number } }).readers.running
  const asker = await new MongoClient(test.engine.uri).connect()
  const slow = { $or: Array.from({ length: 500 }, (_, n) => ({ mixed: -1 - n, pad: 'y' })) }
  const asked = Promise.allSettled(Array.from({ length: 24 }, () => asker.db('test').collection('things').countDocuments(slow)))
  while ((await running()) === 0) await things.findOne({ i: 1 })
  await asker.close(true)
  await asked
  // Each of them takes longer than all the short reads here together.
  for (let n = 0; n < 300 && (await running()) > 0; n++) await things.findOne({ i: 2 })
  expect(await running()).toBe(0)
})

it('what a thread for readers answers is what the engine’s own thread would answer', async () => {
  const all = await things
    .find({}, { promoteValues: false, projection: { pad: 0, _id: 0 } })
    .sort({ mixed: -1 })
    .toArray()
  expect(all).toHaveLength(size)
  expect(all.slice(0, 2)).toEqual(
    [size - 1, size - 2].map(
      (mixed) => expect.objectContaining({ mixed: expect.objectContaining({ value: mixed }) as unknown }) as unknown,
    ),
  )
  expect(all[0]!.long).toBeInstanceOf(Long)
  expect(await things.distinct('mixed', { mixed: { $lt: 5 } })).toEqual([0, 1, 2, 3, 4])
  expect(await things.countDocuments({ pad: /^x/ })).toBe(size)
  expect(
    await things
      .find({})
      .skip(size - 10)
      .toArray(),
  ).toHaveLength(10)
})

it('a long read sees every write that was answered before it', async () => {
  for (let round = 0; round < 20; round++) {
    await things.insertOne({ round })
    expect(await things.countDocuments({ pad: { $exists: false } })).toBe(round + 1)
  }
  await things.deleteMany({ round: { $exists: true } })
  expect(await things.countDocuments({ pad: { $exists: false } })).toBe(0)
})

it('a cursor in a reader thread keeps its snapshot, and is closed with its client', async () => {
  const other = await new MongoClient(test.engine.uri).connect()
  const cursor = other.db('test').collection('things').find({}, { batchSize: 500 })
  expect((await cursor.next())?.i).toBe(0)
  await things.insertOne({ _id: 'zzz' as never, late: true })
  const open = async (): Promise<number> =>
    ((await test.db.admin().command({ serverStatus: 1 })) as { metrics: { cursor: { open: { total: number } } } }).metrics.cursor.open.total
  expect(await open()).toBe(1)
  let count = 1
  for await (const { late } of cursor) {
    expect(late).toBeUndefined()
    count++
  }
  expect(count).toBe(size)
  expect(await open()).toBe(0)
  const left = other.db('test').collection('things').find({}, { batchSize: 500 })
  await left.next()
  expect(await open()).toBe(1)
  await other.close(true)
  while ((await open()) > 0) await new Promise((resolve) => setImmediate(resolve))
  await things.deleteOne({ late: true })
})

it('errors come over as they are', async () => {
  await expect(things.find({}).sort({ pad: 1, mixed: 1 }).maxTimeMS(30).toArray()).rejects.toMatchObject({
    code: 50,
    codeName: 'MaxTimeMSExpired',
  })
  const cursor = things.find({}, { batchSize: 500 })
  await cursor.next()
  const { id } = cursor
  expect(await test.db.command({ killCursors: 'things', cursors: [id] })).toMatchObject({ cursorsKilled: [id] })
  await expect(test.db.command({ getMore: id, collection: 'things' })).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' })
  await cursor.close()
})

it('reads of a transaction stay with its snapshot and its own writes, however long they are', async () => {
  const session = test.client.startSession()
  session.startTransaction()
  await things.insertOne({ mine: true }, { session })
  expect(await movedBy(async () => expect(await things.countDocuments({ pad: /^x/ }, { session })).toBe(size))).toBe(0)
  expect(await things.find({}, { session }).toArray()).toHaveLength(size + 1)
  await session.abortTransaction()
  await session.endSession()
})

it('a read whose client is gone ends', async () => {
  const other = await new MongoClient(test.engine.uri).connect()
  const reading = other
    .db('test')
    .collection('things')
    .countDocuments({ pad: /x{200}y/ })
    .catch(() => 'gone')
  while ((await readers()).threads === 0) await new Promise((resolve) => setImmediate(resolve))
  await other.close(true)
  expect(await reading).toBe('gone')
  for (;;) {
    const {
      readers: { running },
    } = (await test.db.admin().command({ serverStatus: 1 })) as { readers: { running: number } }
    if (running === 0) break
    await new Promise((resolve) => setImmediate(resolve))
  }
})
