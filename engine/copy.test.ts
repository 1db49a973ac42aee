import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'
import { copyDatabase } from './tools/copy'

// A busy machine takes its time.
jest.setTimeout(60_000)

let here: TestEngine
let there: TestEngine

beforeAll(async () => {
  here = await startTestEngine()
  there = await startTestEngine()
})
afterAll(async () => {
  await here.stop()
  await there.stop()
})

const at = (test: TestEngine, name: string): string => test.engine.uri.replace('/?', `/${name}?`)
const bytesOf = async (test: TestEngine, name: string): Promise<string[]> =>
  (await test.client.db(name).collection('kinds').find({}, { raw: true }).toArray()).map((document) =>
    (document as unknown as Buffer).toString('hex'),
  )

it('a database is copied with its indexes, and every value keeps its exact type', async () => {
  const source = here.client.db('books')
  await source.collection('kinds').insertMany([
    {
      _id: 1 as never,
      int: new Int32(5),
      double: new Double(5),
      long: Long.fromNumber(5),
      decimal: Decimal128.fromString('5.50'),
      minus: -0,
      nan: NaN,
    },
    {
      _id: 'two' as never,
      binary: new Binary(Buffer.from('abc'), 4),
      regex: new BSONRegExp('^a', 'im'),
      time: new Timestamp({ t: 5, i: 1 }),
    },
    {
      _id: new ObjectId(),
      low: new MinKey(),
      high: new MaxKey(),
      list: [1, [2, { b: null }], {}],
      date: new Date(-1),
      text: 'Trà\u0000sen',
      '': 0,
    },
  ])
  await source.collection('orders').createIndex({ workspaceId: 1, number: -1 }, { unique: true, name: 'by number' })
  await source.collection('orders').createIndex({ open: 1 }, { partialFilterExpression: { open: true } })
  await source
    .collection('orders')
    .insertMany(Array.from({ length: 2500 }, (_, number) => ({ workspaceId: 'w', number, open: number % 2 === 0 })))
  await source.createCollection('empty')
  const seen: [string, number][] = []
  expect(
    await copyDatabase({ from: at(here, 'books'), to: at(there, 'copy'), onCollection: (name, n) => void seen.push([name, n]) }),
  ).toEqual({
    collections: 3,
    documents: 2503,
  })
  expect(seen).toEqual([
    ['empty', 0],
    ['kinds', 3],
    ['orders', 2500],
  ])
  expect(await bytesOf(there, 'copy')).toEqual(await bytesOf(here, 'books'))
  const target = there.client.db('copy').collection('orders')
  expect(await target.indexes()).toEqual(await source.collection('orders').indexes())
  await expect(target.insertOne({ workspaceId: 'w', number: 7 })).rejects.toMatchObject({ code: 11000 })
}, 30_000)

it('a database that is not empty is not copied to', async () => {
  await there.client.db('full').collection('things').insertOne({})
  await expect(copyDatabase({ from: at(here, 'books'), to: at(there, 'full') })).rejects.toThrow(
    "'full' that is copied to is not empty: it has things",
  )
})

it('a write during a copy is reported', async () => {
  const things = here.client.db('busy').collection('things')
  await things.insertMany(Array.from({ length: 500 }, (_, i) => ({ i })))
  await here.client.db('busy').collection('after').insertOne({})
  const copying = copyDatabase({
    from: at(here, 'busy'),
    to: at(there, 'busy'),
    onCollection: async (name) => {
      if (name === 'after') await here.client.db('busy').collection('after').insertOne({ late: true })
    },
  })
  await expect(copying).rejects.toThrow('after: 2 documents on one side, 1 on the other. Nobody may write while a database is copied.')
})

it('a database that cannot be reached is named', async () => {
  await expect(copyDatabase({ from: 'mongodb://127.0.0.1:9/x?serverSelectionTimeoutMS=200', to: at(there, 'x') })).rejects.toThrow(
    "The database that is copied from can't be reached",
  )
}, 30_000)
