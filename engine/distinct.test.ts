import fc from 'fast-check'
import { ObjectId, type Collection, type Document, type Filter } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine
beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

const collection = (): Collection<Document> => test_.db.collection(`things${new ObjectId().toHexString()}`)

async function explained(
  things: Collection<Document>,
  key: string,
  query: Filter<Document>,
): Promise<{ stage: string; keys: number; documents: number }> {
  const { queryPlanner, executionStats } = (await test_.db.command({
    explain: { distinct: things.collectionName, key, query },
    verbosity: 'executionStats',
  })) as { queryPlanner: { winningPlan: { stage: string } }; executionStats: { totalKeysExamined: number; totalDocsExamined: number } }
  return { stage: queryPlanner.winningPlan.stage, keys: executionStats.totalKeysExamined, documents: executionStats.totalDocsExamined }
}

describe('the values of a field that has an index', () => {
  let things: Collection<Document>
  beforeAll(async () => {
    things = collection()
    await things.insertMany(Array.from({ length: 3000 }, (_, n) => ({ _id: n as never, ws: n % 2, status: `s${n % 5}`, n })))
    await things.createIndexes([{ key: { ws: 1, status: -1, n: 1 } }])
  })

  it('are read with one document each, however many have it', async () => {
    expect(await things.distinct('status', { ws: 1 })).toEqual(['s0', 's1', 's2', 's3', 's4'])
    const { stage, keys, documents } = await explained(things, 'status', { ws: 1 })
    expect([stage, documents]).toEqual(['DISTINCT_SCAN', 5])
    expect(keys).toBeLessThanOrEqual(5 * 9)
  })

  it('are read so within bounds, too', async () => {
    expect(await things.distinct('status', { ws: { $in: [0, 1] }, status: { $gt: 's2' } })).toEqual(['s3', 's4'])
    expect(await explained(things, 'status', { ws: { $in: [0, 1] }, status: { $gt: 's2' } })).toMatchObject({
      stage: 'DISTINCT_SCAN',
      documents: 4,
    })
  })

  it('are looked up in the documents where the index does not say everything', async () => {
    for (const query of [{ ws: 1, other: null }, { n: 5 }, { ws: { $gt: 0 } }])
      expect((await explained(things, 'status', query)).stage).not.toBe('DISTINCT_SCAN')
  })
})

it('a partial index, and one that has met arrays, tell no values', async () => {
  const things = collection()
  await things.createIndexes([{ key: { a: 1 }, partialFilterExpression: { b: 1 } }, { key: { c: 1 } }])
  await things.insertMany([{ a: 1 }, { a: 2, b: 1, c: [1, 2] }])
  expect(await things.distinct('a')).toEqual([1, 2])
  expect(await things.distinct('c')).toEqual([1, 2])
  for (const key of ['a', 'c']) expect((await explained(things, key, {})).stage).not.toBe('DISTINCT_SCAN')
})

it('a value that is null is one, one that is missing is none, and numbers of all types are one value', async () => {
  const things = collection()
  await things.createIndex({ a: 1 })
  await things.insertMany([{}, { a: 1 }, { b: 1 }])
  expect(await things.distinct('a')).toEqual([1])
  await things.insertOne({ a: null })
  expect(await things.distinct('a')).toEqual([null, 1])
  expect((await explained(things, 'a', {})).stage).toBe('DISTINCT_SCAN')
})

it('a transaction lists its own values', async () => {
  const things = collection()
  await things.createIndex({ a: 1 })
  await things.insertMany(Array.from({ length: 50 }, () => ({ a: 1 })))
  await test_.client.withSession((session) =>
    session.withTransaction(async () => {
      await things.insertMany([{ a: 2 }, { a: 0 }], { session })
      await things.deleteMany({ a: 1 }, { session })
      expect(await things.distinct('a', {}, { session })).toEqual([0, 2])
    }),
  )
  expect(await things.distinct('a')).toEqual([0, 2])
})

it('the answer with an index is the answer without one', async () => {
  const [plain, indexed] = [collection(), collection()]
  await indexed.createIndexes([{ key: { a: 1, b: -1 } }, { key: { 'b.c': 1 } }])
  const value = fc.oneof(fc.constantFrom<unknown>(null, 0, 1, 2, 'x', 'y', true), fc.constant({ c: 1 }), fc.constant({ c: null }))
  const documents = fc.array(fc.record({ a: value, b: value }, { requiredKeys: [] }), { maxLength: 40 })
  const query = fc.constantFrom<Filter<Document>>(
    {},
    { a: 1 },
    { a: { $in: [0, 1, null] } },
    { a: 'x', b: { $gt: 0 } },
    { 'b.c': 1 },
    { a: { $ne: 1 } },
  )
  await fc.assert(
    fc.asyncProperty(documents, query, fc.constantFrom('a', 'b', 'b.c'), async (some, filter, key) => {
      for (const things of [plain, indexed]) {
        await things.deleteMany({})
        if (some.length > 0) await things.insertMany(some.map((document, _id) => ({ ...document, _id: _id as never })))
      }
      expect(await indexed.distinct(key, filter)).toEqual(await plain.distinct(key, filter))
    }),
    { numRuns: 80 },
  )
}, 60_000)
