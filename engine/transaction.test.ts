import { Binary, Long, MongoClient, ObjectId, type ClientSession, type Collection, type Document } from 'mongodb'
import { randomBytes } from 'node:crypto'
import { transactionsOf } from './testing/begin'
import { RawClient } from './testing/raw-client'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine
let things: Collection<Document>

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())
beforeEach(() => {
  things = test_.db.collection(`things${new ObjectId().toHexString()}`)
})
const { begin } = transactionsOf(() => test_.client)

const one = 1 as unknown as ObjectId

describe('a transaction', () => {
  it('sees its own writes, which no other does until it commits', async () => {
    await things.insertMany([{ _id: one, n: 1 }, { n: 5 }])
    await things.createIndex({ n: 1 })
    const session = begin()
    await things.insertOne({ n: 2 }, { session })
    await things.updateOne({ _id: one }, { $set: { n: 9 } }, { session })
    await things.deleteOne({ n: 5 }, { session })
    const numbers = async (within?: ClientSession) =>
      things
        .find({ n: { $gte: 0 } }, { session: within })
        .sort({ n: 1 })
        .map(({ n }) => n as number)
        .toArray()
    expect(await numbers(session)).toEqual([2, 9])
    expect(await things.countDocuments({ n: { $gte: 2 } }, { session })).toBe(2)
    expect(await numbers()).toEqual([1, 5])
    await session.commitTransaction()
    expect(await numbers()).toEqual([2, 9])
  })

  it('leaves nothing when it is aborted', async () => {
    const session = begin()
    await things.insertOne({ n: 2 }, { session })
    await session.abortTransaction()
    expect(await things.countDocuments({})).toBe(0)
    await things.insertOne({ n: 2 })
  })

  it('reads one state, however others write', async () => {
    await things.insertMany([{ _id: one, n: 1 }])
    const session = begin()
    expect(await things.countDocuments({}, { session })).toBe(1)
    await things.insertOne({ n: 2 })
    await things.updateOne({ _id: one }, { $set: { n: 7 } })
    expect(await things.find({}, { session }).toArray()).toEqual([{ _id: 1, n: 1 }])
    await session.commitTransaction()
  })

  it('conflicts with a later write of what it wants to write', async () => {
    await things.insertOne({ _id: one, n: 1 })
    const session = begin()
    await things.findOne({ _id: one }, { session })
    await things.updateOne({ _id: one }, { $inc: { n: 1 } })
    await expect(things.updateOne({ _id: one }, { $inc: { n: 1 } }, { session })).rejects.toMatchObject({
      code: 112,
      errorLabels: ['TransientTransactionError'],
    })
    await expect(things.findOne({}, { session })).rejects.toMatchObject({ code: 251, errorLabels: ['TransientTransactionError'] })
  })

  it('conflicts with another that has written before, when it has read something', async () => {
    await things.insertMany([{ _id: one, n: 1 }, { n: 2 }])
    const [first, second] = [begin(), begin()]
    await things.updateOne({ _id: one }, { $inc: { n: 1 } }, { session: first })
    await things.findOne({ n: 2 }, { session: second })
    await expect(things.updateOne({ _id: one }, { $inc: { n: 1 } }, { session: second })).rejects.toMatchObject({ code: 112 })
    await first.commitTransaction()
    expect(await things.findOne({ _id: one })).toMatchObject({ n: 2 })
  })

  it('waits at its first statement instead, and then sees what the other has done', async () => {
    await things.insertOne({ _id: one, n: 1 })
    const [first, second] = [begin(), begin()]
    await things.updateOne({ _id: one }, { $inc: { n: 1 } }, { session: first })
    const waiting = things.findOneAndUpdate({ _id: one }, { $inc: { n: 1 } }, { session: second, returnDocument: 'after' })
    const plain = things.updateOne({ _id: one }, { $inc: { n: 10 } })
    await first.commitTransaction()
    expect(await waiting).toMatchObject({ n: 3 })
    await second.commitTransaction()
    await plain
    expect(await things.findOne({ _id: one })).toMatchObject({ n: 13 })
  })

  it('conflicts over a unique key that is not visible yet', async () => {
    await things.createIndex({ key: 1 }, { unique: true })
    const [first, second] = [begin(), begin()]
    await things.findOne({}, { session: second })
    await things.insertOne({ key: 'a' }, { session: first })
    await expect(things.insertOne({ key: 'a' }, { session: second })).rejects.toMatchObject({ code: 112 })
    const third = begin()
    await things.findOne({}, { session: third })
    await first.commitTransaction()
    await expect(things.insertOne({ key: 'a' }, { session: third })).rejects.toMatchObject({ code: 112 })
    await expect(things.insertOne({ key: 'a' })).rejects.toMatchObject({ code: 11000 })
  })

  it('is aborted by any error of a statement', async () => {
    await things.insertOne({ _id: one })
    const session = begin()
    await things.insertOne({ n: 2 }, { session })
    await expect(things.insertOne({ _id: one }, { session })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    })
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 })
    expect(await things.countDocuments({})).toBe(1)
  })

  it('cannot commit over indexes that have changed meanwhile', async () => {
    await things.insertOne({ _id: one })
    const session = begin()
    await things.insertOne({ n: 2 }, { session })
    await things.createIndex({ n: 1 })
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 112 })
    expect(await things.countDocuments({ n: 2 })).toBe(0)
  })

  it('reads batches of a cursor inside', async () => {
    await things.insertMany(Array.from({ length: 30 }, (_, i) => ({ i })))
    const session = begin()
    const cursor = things.find({}, { session, batchSize: 4 }).sort({ i: 1 })
    await cursor.next()
    await things.deleteMany({})
    expect(await cursor.toArray()).toHaveLength(29)
    await session.commitTransaction()
  })

  it('ends with its session', async () => {
    await things.insertOne({ _id: one, n: 1 })
    const other = await new MongoClient(test_.engine.uri).connect()
    const session = other.startSession()
    session.startTransaction()
    await other
      .db('test')
      .collection(things.collectionName)
      .updateOne({ _id: one }, { $inc: { n: 1 } }, { session })
    const waiting = things.updateOne({ _id: one }, { $inc: { n: 10 } })
    await other.close()
    await waiting
    expect(await things.findOne({ _id: one })).toMatchObject({ n: 11 })
  })

  it('counts right under any crowd', async () => {
    await things.insertMany([
      { _id: one, n: 0 },
      { _id: 2 as unknown as ObjectId, n: 0 },
    ])
    await Promise.all(
      Array.from({ length: 24 }, async (_, i) => {
        const session = test_.client.startSession()
        await session.withTransaction(async () => {
          const read = (await things.findOne({ _id: one }, { session }))!
          await things.updateOne({ _id: one }, { $set: { n: (read.n as number) + 1 } }, { session })
          await things.updateOne({ _id: 2 as unknown as ObjectId }, { $inc: { n: 1 } }, { session })
          await things.insertOne({ i }, { session })
        })
        await session.endSession()
      }),
    )
    expect(await things.find({ n: { $exists: true } }).toArray()).toEqual([
      { _id: 1, n: 24 },
      { _id: 2, n: 24 },
    ])
    expect(await things.countDocuments({ i: { $exists: true } })).toBe(24)
  }, 60_000)

  it('with the lock as its first statement is never retried', async () => {
    await things.insertOne({ _id: one, n: 0 })
    let attempts = 0
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const session = test_.client.startSession()
        await session.withTransaction(async () => {
          attempts++
          await things.updateOne({ _id: one }, { $inc: { n: 1 } }, { session })
          await things.insertOne({}, { session })
        })
        await session.endSession()
      }),
    )
    expect(attempts).toBe(16)
    expect(await things.findOne({ _id: one })).toMatchObject({ n: 16 })
  })
})

describe('what is asked of several nodes', () => {
  it('is done on this one, and the answer says that there are no others', async () => {
    const raw = await RawClient.connect(test_.engine.uri)
    const insert = { insert: things.collectionName, documents: [{}], $db: 'test' }
    expect(await raw.command({ ...insert, writeConcern: { w: 3 } })).toMatchObject({ ok: 1, n: 1, writeConcernError: { code: 100 } })
    expect(await raw.command({ ...insert, writeConcern: { w: 'hanoi' } })).toMatchObject({ ok: 1, n: 1, writeConcernError: { code: 79 } })
    expect(await raw.command({ ...insert, writeConcern: { w: 'majority', j: true } })).not.toHaveProperty('writeConcernError')
    const find = { find: things.collectionName, $db: 'test', lsid: { id: new Binary(randomBytes(16), 4) } }
    expect(await raw.command({ ...find, readConcern: { level: 'snapshot' } })).toMatchObject({ ok: 0, code: 72 })
    expect(await raw.command({ ...find, readConcern: { level: 'local', atClusterTime: 1 } })).toMatchObject({ ok: 0, code: 72 })
    raw.close()
  })
})

describe('a retried message', () => {
  let raw: RawClient
  beforeEach(async () => {
    raw = await RawClient.connect(test_.engine.uri)
  })
  afterEach(() => raw.close())
  const sendRaw = (command: Document, db = 'test') => raw.command({ ...command, $db: db })

  it('writes once and gets the first answer', async () => {
    await things.insertOne({ _id: one, n: 0 })
    const lsid = { id: new Binary(randomBytes(16), 4) }
    const command = {
      findAndModify: things.collectionName,
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      new: true,
      lsid,
      txnNumber: Long.fromNumber(1),
    }
    const first = await sendRaw(command)
    const second = await sendRaw(command)
    expect(first).toMatchObject({ value: { n: 1 } })
    expect({ ...second, operationTime: first.operationTime }).toEqual(first)
    expect(await things.findOne({ _id: one })).toMatchObject({ n: 1 })
    expect(await sendRaw({ ...command, txnNumber: Long.fromNumber(0) })).toMatchObject({ ok: 0, code: 225 })
  })

  it('commits once', async () => {
    const lsid = { id: new Binary(randomBytes(16), 4) }
    const transaction = { lsid, txnNumber: Long.fromNumber(5), autocommit: false }
    await sendRaw({ insert: things.collectionName, documents: [{ n: 1 }], ...transaction, startTransaction: true })
    expect(await sendRaw({ commitTransaction: 1, ...transaction }, 'admin')).toMatchObject({ ok: 1 })
    expect(await sendRaw({ commitTransaction: 1, ...transaction }, 'admin')).toMatchObject({ ok: 1 })
    expect(await sendRaw({ find: things.collectionName, ...transaction })).toMatchObject({ ok: 0, code: 256 })
    expect(await things.countDocuments({})).toBe(1)
  })
})
