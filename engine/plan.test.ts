import fc from 'fast-check'
import { ObjectId, type Collection, type Document, type Filter, type IndexSpecification, type Sort } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

const collection = (): Collection<Document> => test_.db.collection(`things${new ObjectId().toHexString()}`)

interface Explained {
  stage: string
  filtered?: boolean
  inputStage?: { stage: string; indexName: string; direction: string; merged?: boolean }
}

async function planOf(
  things: Collection<Document>,
  filter: Filter<Document>,
  sort: Sort = {},
  limit = 0,
): Promise<Explained & { index: string | undefined; keys: number; documents: number }> {
  const explained = await things.find(filter).sort(sort).limit(limit).explain()
  const { queryPlanner, executionStats } = explained as {
    queryPlanner: { winningPlan: Explained }
    executionStats: { totalKeysExamined: number; totalDocsExamined: number }
  }
  const plan = queryPlanner.winningPlan
  return { ...plan, index: plan.inputStage?.indexName, keys: executionStats.totalKeysExamined, documents: executionStats.totalDocsExamined }
}

describe('the planner', () => {
  let things: Collection<Document>
  beforeAll(async () => {
    things = collection()
    await things.createIndexes([
      { key: { ws: 1, _id: 1 } },
      { key: { ws: 1, status: 1, at: -1 } },
      { key: { ws: 1, code: 1 }, unique: true, partialFilterExpression: { code: { $type: 'string' } } },
      { key: { ws: 1, words: 1 } },
      { key: { ws: 1, at: 1 }, partialFilterExpression: { open: true } },
    ])
    await things.insertMany(
      Array.from({ length: 3000 }, (_, i) => ({
        _id: i as unknown as ObjectId,
        ws: i % 3,
        status: ['a', 'b', 'c', 'd'][i % 4],
        at: (i * 7919) % 3000,
        words: [`w${i % 10}`, `x${i % 7}`],
        open: i % 5 === 0,
        ...(i % 2 ? { code: `c${i}` } : {}),
      })),
    )
  })

  it('goes straight to _id', async () => {
    expect(await planOf(things, { _id: 7 as unknown as ObjectId })).toMatchObject({ stage: 'IDHACK', documents: 1 })
  })

  it('reads a list in its order from the index, and no more than is wanted', async () => {
    expect(await planOf(things, { ws: 1 }, { _id: -1 }, 20)).toMatchObject({
      stage: 'FETCH',
      index: 'ws_1__id_1',
      documents: 20,
      inputStage: { direction: 'backward' },
    })
    expect(await planOf(things, { ws: 1, status: { $in: ['a', 'b'] } }, { _id: -1 }, 20)).toMatchObject({
      stage: 'FETCH',
      index: 'ws_1__id_1',
    })
  })

  it('merges the ranges of an $in in the wanted order', async () => {
    const plan = await planOf(things, { ws: 1, status: { $in: ['a', 'b', 'c'] } }, { at: -1 }, 20)
    expect(plan).toMatchObject({ stage: 'FETCH', index: 'ws_1_status_1_at_-1', documents: 20, inputStage: { merged: true } })
  })

  it('uses a partial index only for queries that it covers', async () => {
    expect(await planOf(things, { ws: 1, code: 'c7' })).toMatchObject({ index: 'ws_1_code_1', documents: 1 })
    expect((await planOf(things, { ws: 1, code: null })).index).not.toBe('ws_1_code_1')
    expect(await planOf(things, { ws: 1, open: true, at: { $gte: 10, $lt: 40 } })).toMatchObject({ index: 'ws_1_at_1', filtered: false })
    expect((await planOf(things, { ws: 1, at: { $gte: 10, $lt: 40 } })).index).not.toBe('ws_1_at_1')
  })

  it('reads all that fits by what narrows it most: by the fewest keys, whichever index was declared first', async () => {
    const [common, rare, none] = [{ words: 'w3' }, { words: 'x1' }, { status: 'z' }]
    expect(await planOf(things, { ws: 1, ...rare, ...none })).toMatchObject({ index: 'ws_1_status_1_at_-1', documents: 0 })
    expect(await planOf(things, { ws: 1, ...common, status: 'b' })).toMatchObject({ index: 'ws_1_words_1', documents: 100 })
  })

  it('takes prefixes of words from an index', async () => {
    expect(await planOf(things, { ws: 1, words: /^w3/ })).toMatchObject({ index: 'ws_1_words_1', filtered: false })
  })

  it('looks up several words one by one, and reads only the documents that have them all', async () => {
    const both = { ws: 1, $and: [{ words: /^w3/ }, { words: /^x5/ }] }
    const plan = await planOf(things, both)
    expect(plan).toMatchObject({ stage: 'FETCH', inputStage: { stage: 'AND_HASH' }, documents: 14 })
    const found = await things.find(both).sort({ _id: 1 }).limit(3).toArray()
    expect(found.map(({ _id }) => _id)).toEqual([103, 313, 523])
    expect(await things.countDocuments(both)).toBe(14)
  })

  it('passes over a word that is more common than what the others leave is long', async () => {
    const rare = collection()
    await rare.createIndex({ words: 1 })
    await rare.insertMany(Array.from({ length: 2000 }, (_, i) => ({ words: ['all', i % 100 === 0 ? 'rare' : 'common'] })))
    expect(await planOf(rare, { $and: [{ words: 'all' }, { words: 'rare' }] })).toMatchObject({ keys: 20, documents: 20 })
  })

  it('changes over from the order to the words that rarely meet', async () => {
    const orders = collection()
    await orders.createIndexes([{ key: { ws: 1, _id: 1 } }, { key: { ws: 1, words: 1 } }])
    await orders.insertMany(
      Array.from({ length: 12_000 }, (_, i) => ({
        _id: i as unknown as ObjectId,
        ws: 1,
        words: [i % 2 ? 'odd' : 'even', i < 6000 ? 'old' : 'new'],
      })),
    )
    await orders.updateOne({ _id: 4242 as unknown as ObjectId }, { $set: { words: ['even', 'new'] } })
    await orders.updateMany({ _id: { $gte: 6000 }, words: 'even' } as never, { $set: { words: ['odd', 'new'] } })
    const filter = { ws: 1, $and: [{ words: /^even/ }, { words: /^new/ }] }
    expect((await orders.find(filter).sort({ _id: -1 }).limit(20).toArray()).map(({ _id }) => _id)).toEqual([4242])
    expect((await planOf(orders, filter, { _id: -1 }, 20)).documents).toBeLessThan(6000)
  })

  it('joins the branches of an $or when all have an index', async () => {
    expect(
      await planOf(things, {
        $or: [
          { ws: 1, code: 'c7' },
          { ws: 2, status: 'a' },
        ],
      }),
    ).toMatchObject({ stage: 'OR' })
    expect(await planOf(things, { $or: [{ ws: 1, code: 'c7' }, { open: true }] })).toMatchObject({ stage: 'COLLSCAN' })
  })

  it('counts by keys', async () => {
    expect(await things.countDocuments({ ws: 1, status: 'b' })).toBe(250)
  })

  it('counts what is left by $ne, $nin and $not by keys alone', async () => {
    const explained = async (filter: Filter<Document>) =>
      (await things.aggregate([{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]).explain()) as {
        queryPlanner: { winningPlan: { stage: string; inputStage: Explained } }
        executionStats: { totalDocsExamined: number; nReturned: number }
      }
    for (const [filter, n] of [
      [{ ws: 1, status: { $ne: 'b' } }, 750],
      [{ ws: 1, status: { $nin: ['b', 'c', 'z'] } }, 500],
      [{ ws: 1, status: { $not: { $gte: 'b' } } }, 250],
      [{ ws: 1, status: { $ne: null } }, 1000],
    ] as [Filter<Document>, number][]) {
      const { queryPlanner, executionStats } = await explained(filter)
      expect(queryPlanner.winningPlan).toMatchObject({ stage: 'COUNT', inputStage: { stage: 'COUNT_SCAN' } })
      expect(executionStats).toMatchObject({ totalDocsExamined: 0, nReturned: n })
      expect(await things.countDocuments(filter)).toBe(n)
    }
  })

  it('a list without some keeps its order from the index', async () => {
    expect(await planOf(things, { ws: 1, status: { $ne: 'b' } }, { _id: -1 }, 20)).toMatchObject({ stage: 'FETCH', index: 'ws_1__id_1' })
  })

  it('tries the order first, and switches when matches turn out to be rare', async () => {
    const orders = collection()
    await orders.createIndexes([{ key: { ws: 1, at: 1 } }, { key: { ws: 1, status: 1 } }])
    await orders.insertMany(Array.from({ length: 9000 }, (_, at) => ({ ws: 1, at, status: at < 600 ? 'rare' : 'common' })))
    expect(await planOf(orders, { ws: 1, status: 'common' }, { at: -1 }, 20)).toMatchObject({ index: 'ws_1_at_1', documents: 20 })
    expect((await planOf(orders, { ws: 1, status: 'rare' }, { at: -1 }, 20)).documents).toBeLessThan(9000)
    const newest = async (status: string) =>
      (await orders.find({ ws: 1, status }).sort({ at: -1 }).limit(3).toArray()).map(({ at }) => at as number)
    expect(await newest('rare')).toEqual([599, 598, 597])
    expect(await newest('common')).toEqual([8999, 8998, 8997])
  })

  it('follows a hint', async () => {
    const explained = (await things.find({ ws: 1 }).hint('ws_1_status_1_at_-1').explain()) as { queryPlanner: { winningPlan: Explained } }
    expect(explained.queryPlanner.winningPlan.inputStage?.indexName).toBe('ws_1_status_1_at_-1')
  })
})

describe('indexes', () => {
  it('made again are the same; with other options they are refused', async () => {
    const things = collection()
    await things.createIndex({ a: 1, b: -1 }, { unique: true })
    await things.createIndex({ a: 1, b: -1 }, { unique: true })
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1_b_-1'])
    await expect(things.createIndex({ a: 1, b: -1 })).rejects.toMatchObject({ code: 85 })
    await expect(things.createIndex({ c: 1 }, { name: 'a_1_b_-1' })).rejects.toMatchObject({ code: 86 })
    await things.dropIndex('a_1_b_-1')
    expect(await things.indexes()).toHaveLength(1)
    await things.createIndex({ a: 1, b: -1 })
  })

  it('unique ones are refused over what is there twice, and then keep it from happening', async () => {
    const things = collection()
    await things.insertMany([{ a: 1 }, { a: 1 }])
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    await things.deleteOne({ a: 1 })
    await things.createIndex({ a: 1 }, { unique: true })
    await expect(things.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000, keyPattern: { a: 1 }, keyValue: { a: 1 } })
    await things.insertOne({ a: 2 })
    await expect(things.updateOne({ a: 2 }, { $set: { a: 1 } })).rejects.toMatchObject({ code: 11000 })
    await things.updateOne({ a: 1 }, { $set: { b: 1 } })
  })

  it('of two arrays are refused', async () => {
    const things = collection()
    await things.createIndex({ a: 1, b: 1 })
    await things.insertOne({ a: [1], b: 2 })
    await expect(things.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 })
  })

  it('do not hold keys that are too long', async () => {
    const things = collection()
    await things.createIndex({ a: 1 })
    await expect(things.insertOne({ a: 'x'.repeat(5000) })).rejects.toMatchObject({ code: 17280 })
    await things.insertOne({ a: 'x'.repeat(3000) })
    expect(await things.countDocuments({ a: 'x'.repeat(3000) })).toBe(1)
  })

  it('of a dropped collection are gone for a new one of the same name', async () => {
    const things = collection()
    await things.createIndex({ a: 1 }, { unique: true })
    await things.insertOne({ a: 1 })
    await things.drop()
    expect(await things.countDocuments({})).toBe(0)
    await things.insertMany([{ a: 1 }, { a: 1 }])
    expect(await things.countDocuments({})).toBe(2)
  })
})

describe('whatever the index, the answer is that of a full scan', () => {
  const scalar = fc.constantFrom<unknown>(null, 1, 2, 3, 2.5, 'a', 'ab', 'b', true, new Date(1))
  const value = fc.oneof(
    { weight: 6, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.record({ x: scalar }) },
  )
  const document = fc.record(
    {
      a: value,
      b: value,
      c: fc.oneof(
        fc.record({ d: value, e: scalar }),
        fc.array(fc.record({ d: scalar, e: scalar }, { requiredKeys: [] }), { maxLength: 2 }),
        scalar,
      ),
    },
    { requiredKeys: [] },
  )
  const path = fc.constantFrom('a', 'b', 'c.d', 'c.e', '_id')
  const condition: fc.Arbitrary<unknown> = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }).map(($in) => ({ $in })),
    fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'), scalar).map(([operator, operand]) => ({ [operator]: operand })),
    fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
    fc.constantFrom<unknown>(
      { $exists: true },
      { $exists: false },
      { $regex: '^a' },
      { $type: 'string' },
      { $nin: [1, 'a'] },
      { $nin: [null, 2, 2.5] },
      { $nin: [] },
      { $size: 1 },
      { $not: { $gt: 1 } },
      { $not: { $gte: 'a', $lt: 'b' } },
      { $not: { $in: [1, null] } },
      { $not: /^a/ },
      { $not: { $exists: true } },
      { $in: [/^a/, 2] },
      { $all: [1, 2] },
      { $type: ['number', 'bool'] },
      { $type: 'object' },
      { $type: 'null' },
      { $elemMatch: { $gt: 1, $lt: 3 } },
      { $elemMatch: { $ne: 2 } },
      { $elemMatch: { $in: ['a', null] } },
    ),
  )
  const flat = fc.dictionary(path, condition, { maxKeys: 3, noNullPrototype: true })
  const filter = fc.oneof(
    { weight: 4, arbitrary: flat },
    { weight: 1, arbitrary: fc.tuple(flat, flat).map(($or) => ({ $or })) },
    { weight: 1, arbitrary: fc.tuple(flat, flat, flat).map(([first, second, both]) => ({ ...both, $or: [first, second] })) },
    { weight: 1, arbitrary: fc.tuple(flat, flat).map(([first, second]) => ({ $nor: [first, second] })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(path, condition, condition, condition)
        .map(([name, a, b, c]) => ({ $or: [{ [name]: a }, { [name]: b }], [name]: c })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ d: condition, e: condition }, { requiredKeys: [] }).map((inner) => ({ c: { $elemMatch: inner } })),
    },
  )
  const direction = fc.constantFrom<1 | -1>(1, -1)
  const order = fc.uniqueArray(fc.tuple(path, direction), { maxLength: 2, selector: ([name]) => name })
  const indexes: [IndexSpecification, Document?][] = [
    [{ a: 1 }],
    [{ a: -1, b: 1 }],
    [{ b: 1, a: 1, _id: 1 }],
    [{ 'c.d': 1 }],
    [{ 'c.d': 1, 'c.e': -1 }],
    [{ b: -1, 'c.e': 1 }],
    [{ 'c.e': -1, a: 1 }],
    [{ a: 1, b: -1 }, { partialFilterExpression: { b: { $gte: 2 } } }],
    [{ b: 1 }, { partialFilterExpression: { a: { $exists: true } } }],
  ]

  /** A sort by two lists at once is refused, whatever the index. @throws any other error */
  const refusalOf = (error: { code: number; message: string }): Document[] => {
    expect([error.code, error.message]).toEqual([2, 'cannot sort with keys that are parallel arrays'])
    return [{ refused: error.message }]
  }

  it('holds for documents, queries, sorts and limits of all kinds', async () => {
    const plain = collection()
    const indexed = collection()
    for (const [key, options] of indexes)
      await indexed.createIndex(key, options).catch((error: { code: number }) => expect(error.code).toBe(171))
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 12 }),
        fc.array(fc.record({ filter, order, limit: fc.constantFrom(0, 0, 1, 3), skip: fc.constantFrom(0, 0, 1) }), {
          minLength: 12,
          maxLength: 12,
        }),
        async (documents, queries) => {
          await Promise.all([plain.deleteMany({}), indexed.deleteMany({})])
          const numbered = documents.map((fields, i) => ({ _id: i as unknown as ObjectId, ...fields }))
          await indexed.insertMany(numbered, { ordered: false }).catch((error: { code: number }) => expect(error.code).toBe(171))
          const kept = await indexed.find({}).hint({ $natural: 1 }).toArray()
          if (kept.length > 0) await plain.insertMany(kept)
          for (const query of queries) {
            const sort: [string, 1 | -1][] = query.order.some(([name]) => name === '_id') ? query.order : [...query.order, ['_id', 1]]
            const run = (from: Collection<Document>) =>
              from
                .find(query.filter as Filter<Document>)
                .sort(sort)
                .skip(query.skip)
                .limit(query.limit)
                .toArray()
                .catch(refusalOf)
            const [expected, actual, count, countOfTwo] = await Promise.all([
              run(plain),
              run(indexed),
              indexed.countDocuments(query.filter as Filter<Document>),
              indexed.countDocuments(query.filter as Filter<Document>, { limit: 2 }),
            ])
            expect(actual).toEqual(expected)
            const isRefused = expected[0] !== undefined && 'refused' in expected[0]
            if (!isRefused && query.limit === 0 && query.skip === 0)
              expect([count, countOfTwo]).toEqual([expected.length, Math.min(expected.length, 2)])
          }
        },
      ),
      { numRuns: 120 },
    )
  }, 60_000)
})
