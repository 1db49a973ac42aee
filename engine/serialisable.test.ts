import { ObjectId, type ClientSession, type Collection, type Document } from 'mongodb'
import { transactionsOf } from './testing/begin'
import { startTestEngine, type TestEngine } from './testing/start'

interface Doctor extends Document {
  _id: number
}

let test_: TestEngine
let doctors: Collection<Doctor>
let log: Collection<Document>

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())
beforeEach(async () => {
  const name = new ObjectId().toHexString()
  doctors = test_.db.collection(`doctors${name}`)
  log = test_.db.collection(`log${name}`)
  await doctors.insertMany([
    { _id: 1, onDuty: true, ward: 'a' },
    { _id: 2, onDuty: true, ward: 'a' },
    { _id: 3, onDuty: true, ward: 'b' },
  ])
})
const { begin, session: newSession } = transactionsOf(() => test_.client)

const conflict = { code: 112, errorLabels: ['TransientTransactionError'] }

/** Reads in a transaction that also writes; meanwhile others write. */
async function readWhile(read: (session: ClientSession) => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<ClientSession> {
  const session = begin()
  await read(session)
  await meanwhile()
  await log.insertOne({ note: 'decided by what was read' }, { session })
  return session
}

it('of two doctors who leave because the other stays, one stays', async () => {
  const [first, second] = [begin(), begin()]
  for (const session of [first, second]) expect(await doctors.countDocuments({ ward: 'a', onDuty: true }, { session })).toBe(2)
  await doctors.updateOne({ _id: 1 }, { $set: { onDuty: false } }, { session: first })
  await doctors.updateOne({ _id: 2 }, { $set: { onDuty: false } }, { session: second })
  await first.commitTransaction()
  await expect(second.commitTransaction()).rejects.toMatchObject(conflict)
  expect(await doctors.countDocuments({ ward: 'a', onDuty: true })).toBe(1)
})

it('with `withTransaction` the later one is retried, and sees what the first has changed', async () => {
  let readers = 0
  let tellBoth = (): void => undefined
  const bothHaveRead = new Promise<void>((resolve) => {
    tellBoth = resolve
  })
  const results = await Promise.all(
    [1, 2].map(async (_id) => {
      const session = newSession()
      return await session.withTransaction(async () => {
        const others = await doctors.countDocuments({ ward: 'a', onDuty: true, _id: { $ne: _id } }, { session })
        if (++readers === 2) tellBoth()
        await bothHaveRead
        if (others > 0) await doctors.updateOne({ _id }, { $set: { onDuty: false } }, { session })
        else await log.insertOne({ _id, stays: true } as Document, { session })
        return others
      })
    }),
  )
  expect(results.sort()).toEqual([0, 1])
  expect(await doctors.countDocuments({ ward: 'a', onDuty: true })).toBe(1)
})

describe('a transaction that has written does not commit when meanwhile', () => {
  const onDuty = { ward: 'a', onDuty: true }
  const reads: Record<string, (session: ClientSession) => Promise<unknown>> = {
    'what it found': (session) => doctors.find(onDuty, { session }).toArray(),
    'what it found first': (session) => doctors.findOne(onDuty, { session, sort: { _id: -1 } }),
    'what it counted': (session) => doctors.countDocuments(onDuty, { session }),
    'what it summed up': (session) => doctors.aggregate([{ $match: onDuty }, { $group: { _id: '$ward' } }], { session }).toArray(),
    'values it listed': (session) => doctors.distinct('_id', onDuty, { session }),
    'what it changed all at once': (session) => doctors.updateMany(onDuty, { $set: { x: 1 } }, { session }),
    'what it changed first': (session) => doctors.findOneAndUpdate(onDuty, { $set: { x: 1 } }, { session, sort: { _id: -1 } }),
    'what it would have deleted': (session) => doctors.deleteOne({ ...onDuty, _id: { $gt: 3 } }, { session }),
  }
  const writes: Record<string, () => Promise<unknown>> = {
    'has come': () => doctors.insertOne({ _id: 4, ...onDuty }),
    'has come from elsewhere': () =>
      doctors.insertOne({ _id: 4, ward: 'b', onDuty: true }).then(() => doctors.updateOne({ _id: 4 }, { $set: onDuty })),
  }
  for (const [what, read] of Object.entries(reads))
    for (const [how, write] of Object.entries(writes))
      it(`${what} ${how}`, async () => {
        const session = await readWhile(read, write)
        await expect(session.commitTransaction()).rejects.toMatchObject(conflict)
        expect(await log.countDocuments({})).toBe(0)
      })

  it.each([
    ['has left', () => doctors.updateOne({ _id: 1 }, { $set: { ward: 'b' } })],
    ['is gone', () => doctors.deleteOne({ _id: 1 })],
    ['has changed otherwise', () => doctors.updateOne({ _id: 1 }, { $set: { name: 'An' } })],
    [
      'has been changed by another transaction',
      () => test_.client.withSession((session) => session.withTransaction(() => doctors.deleteOne({ _id: 1 }, { session }))),
    ],
  ])('what it found %s', async (_how, write) => {
    const session = await readWhile((within) => doctors.find(onDuty, { session: within }).toArray(), write)
    await expect(session.commitTransaction()).rejects.toMatchObject(conflict)
  })

  it('what it looked for by its number has come', async () => {
    const session = await readWhile(
      (within) => doctors.findOne({ _id: 9 }, { session: within }),
      () => doctors.insertOne({ _id: 9 }),
    )
    await expect(session.commitTransaction()).rejects.toMatchObject(conflict)
  })

  it('the collection that was not there has come', async () => {
    const session = begin()
    expect(await log.countDocuments({ kind: 'alarm' }, { session })).toBe(0)
    await log.insertOne({ kind: 'alarm' })
    await doctors.updateOne({ _id: 1 }, { $set: { onDuty: false } }, { session })
    await expect(session.commitTransaction()).rejects.toMatchObject(conflict)
  })

  it('the collection that it read is gone', async () => {
    const session = await readWhile(
      (within) => doctors.findOne({ _id: 1 }, { session: within }),
      () => doctors.drop(),
    )
    await expect(session.commitTransaction()).rejects.toMatchObject(conflict)
  })
})

describe('a transaction commits although meanwhile', () => {
  it.each<[string, (session: ClientSession) => Promise<unknown>, () => Promise<unknown>]>([
    [
      'documents beside those that it read',
      (session) => doctors.find({ ward: 'a' }, { session }).toArray(),
      () => doctors.deleteOne({ _id: 3 }),
    ],
    [
      'others than it asked for by number',
      (session) => doctors.find({ _id: { $in: [1, 3] } }, { session }).toArray(),
      () => doctors.deleteOne({ _id: 2 }),
    ],
    [
      'other documents that its guarded change would have met',
      (session) => doctors.updateOne({ onDuty: true }, { $set: { x: 1 } }, { session }),
      () => doctors.deleteOne({ _id: 3 }),
    ],
    ['a collection that it did not read', (session) => doctors.find({}, { session }).toArray(), () => log.insertOne({})],
  ])('%s changed', async (_what, read, write) => {
    const session = await readWhile(read, write)
    await session.commitTransaction()
    expect(await log.countDocuments({ note: 'decided by what was read' })).toBe(1)
  })

  it('everything changed, when it only read', async () => {
    const session = begin()
    expect(await doctors.countDocuments({}, { session })).toBe(3)
    await doctors.deleteMany({})
    expect(await doctors.countDocuments({}, { session })).toBe(3)
    await session.commitTransaction()
  })

  it('only it has changed what it read', async () => {
    const session = begin()
    expect(await doctors.countDocuments({ onDuty: true }, { session })).toBe(3)
    await doctors.updateMany({ onDuty: true }, { $set: { onDuty: false } }, { session })
    expect(await doctors.countDocuments({ onDuty: true }, { session })).toBe(0)
    await doctors.insertOne({ _id: 4, onDuty: true }, { session })
    await session.commitTransaction()
    expect(await doctors.countDocuments({ onDuty: true })).toBe(1)
  })
})

it('statistics are not read inside of transactions: they belong to no snapshot', async () => {
  const session = begin()
  await expect(doctors.aggregate([{ $collStats: { count: {} } }], { session }).toArray()).rejects.toMatchObject({ code: 263 })
})

it('with no more than MongoDB’s promises both doctors leave, unless a write that changes something guards the other', async () => {
  const weak = await startTestEngine({ weakIsolation: true })
  try {
    const onDuty = async (guard: Document): Promise<number> => {
      const ward = weak.db.collection<Doctor>(new ObjectId().toHexString())
      await ward.insertMany([1, 2].map((_id) => ({ _id, onDuty: true, guarded: 0 })))
      const sessions = [weak.client.startSession(), weak.client.startSession()]
      for (const session of sessions) session.startTransaction()
      for (const session of sessions) expect(await ward.countDocuments({ onDuty: true }, { session })).toBe(2)
      const leave = async (session: ClientSession, _id: number): Promise<void> => {
        await ward.updateOne({ _id }, { $set: { onDuty: false } }, { session })
        await ward.updateOne({ _id: 3 - _id }, guard, { session })
        await session.commitTransaction()
      }
      await leave(sessions[0]!, 1)
      await leave(sessions[1]!, 2).catch(() => undefined)
      await Promise.all(sessions.map((session) => session.endSession()))
      return await ward.countDocuments({ onDuty: true })
    }
    expect([await onDuty({ $set: { guarded: 0 } }), await onDuty({ $inc: { guarded: 1 } })]).toEqual([0, 1])
  } finally {
    await weak.stop()
  }
})
