import { Decimal128, Double, Int32, Long, ObjectId, type Collection, type Document, type Filter } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine
let things: Collection<Document>

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())
beforeEach(async () => {
  things = test_.db.collection(`things${new ObjectId().toHexString()}`)
})

async function found(documents: Document[], filter: Filter<Document>): Promise<unknown[]> {
  await things.deleteMany({})
  await things.insertMany(documents.map((document, i) => ({ _id: i as unknown as ObjectId, ...document })))
  return (await things.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)
}

describe('a query matches as MongoDB does', () => {
  const values: Document[] = [
    { a: 1 },
    { a: 2.5 },
    { a: Long.fromNumber(3) },
    { a: 'x' },
    { a: null },
    {},
    { a: [1, 4] },
    { a: new Date(5) },
    { a: true },
    { a: [] },
  ]

  test.each<[string, Filter<Document>, number[]]>([
    ['equality finds numbers of every type', { a: 3 }, [2]],
    ['equality looks into arrays', { a: 1 }, [0, 6]],
    ['a whole array equals', { a: [1, 4] }, [6]],
    ['null finds null and missing', { a: null }, [4, 5]],
    ['$ne is the opposite of equality', { a: { $ne: 1 } }, [1, 2, 3, 4, 5, 7, 8, 9]],
    ['$gt stays within the type', { a: { $gt: 2 } }, [1, 2, 6]],
    ['$lt on dates', { a: { $lt: new Date(9) } }, [7]],
    ['$gte null finds null and missing', { a: { $gte: null } }, [4, 5]],
    ['two bounds may be met by different items', { a: { $gt: 3, $lt: 2 } }, [6]],
    ['$elemMatch asks one item', { a: { $elemMatch: { $gt: 3, $lt: 5 } } }, [6]],
    ['$in with null', { a: { $in: [null, 'x'] } }, [3, 4, 5]],
    ['$nin', { a: { $nin: [null, 1] } }, [1, 2, 3, 7, 8, 9]],
    ['$in of nothing', { a: { $in: [] } }, []],
    ['$exists', { a: { $exists: true } }, [0, 1, 2, 3, 4, 6, 7, 8, 9]],
    ['not $exists', { a: { $exists: false } }, [5]],
    ['$type of numbers', { a: { $type: 'number' } }, [0, 1, 2, 6]],
    ['$type array', { a: { $type: 'array' } }, [6, 9]],
    ['$size', { a: { $size: 2 } }, [6]],
    ['$size zero', { a: { $size: 0 } }, [9]],
    ['$all', { a: { $all: [1, 4] } }, [6]],
    ['$regex', { a: /^X/i }, [3]],
    ['$not', { a: { $not: { $gt: 2 } } }, [0, 3, 4, 5, 7, 8, 9]],
    ['$or', { $or: [{ a: 'x' }, { a: true }] }, [3, 8]],
    ['$nor', { $nor: [{ a: { $exists: true } }] }, [5]],
    ['$and', { $and: [{ a: { $gte: 1 } }, { a: { $lte: 2.5 } }] }, [0, 1, 6]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(values, filter)).toEqual(expected)
  })

  const nested: Document[] = [
    { a: { b: 1 } },
    { a: [{ b: 1 }, { b: 2 }] },
    { a: [{ b: 2, c: 3 }, {}] },
    { a: 5 },
    { a: [[{ b: 1 }]] },
    { a: [1, 2] },
    {},
    { a: [] },
  ]

  test.each<[string, Filter<Document>, number[]]>([
    ['a dotted path goes through arrays, but not through arrays in arrays', { 'a.b': 1 }, [0, 1]],
    ['a position', { 'a.0.b': 1 }, [1, 4]],
    ['a dotted null: missing in a document, or in an item that is a document', { 'a.b': null }, [2, 3, 6]],
    ['$elemMatch of documents', { a: { $elemMatch: { b: 2, c: 3 } } }, [2]],
    ['conditions on two fields may be met by two items', { 'a.b': 2, 'a.c': null }, [1, 2]],
    ['a document equals, also as an item', { a: { b: 1 } }, [0, 1]],
    ['position of a scalar', { 'a.1': 2 }, [5]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(nested, filter)).toEqual(expected)
  })

  it('compares longs and decimals exactly', async () => {
    const big = Long.fromString('9007199254740993')
    expect(
      await found([{ a: 9007199254740992 }, { a: big }, { a: Decimal128.fromString('0.1') }, { a: 0.1 }], { a: { $gt: 9007199254740992 } }),
    ).toEqual([1])
    expect((await things.find({ a: Decimal128.fromString('0.10') }).toArray()).map(({ _id }) => _id as unknown)).toEqual([2])
    await things.createIndex({ a: 1 })
    expect((await things.find({ a: { $gt: 9007199254740992 } }).toArray()).map(({ _id }) => _id as unknown)).toEqual([1])
    expect((await things.find().sort({ a: 1 }).hint({ a: 1 }).toArray()).map(({ _id }) => _id as unknown)).toEqual([2, 3, 0, 1])
  })
})

describe('what is outside of the dialect is refused by name', () => {
  test.each<[string, Filter<Document>, number, string]>([
    ['$where', { $where: 'true' }, 2, '$where'],
    ['$expr', { $expr: { $eq: ['$a', 1] } }, 2, '$expr'],
    ['$text', { $text: { $search: 'x' } }, 2, '$text'],
    ['$mod', { a: { $mod: [2, 0] } }, 2, '$mod'],
    ['$near', { a: { $near: [0, 0] } }, 2, '$near'],
    ['an operator inside of $in', { a: { $in: [{ $gt: 1 }] } }, 2, '$in'],
    ['$or of nothing', { $or: [] }, 2, '$or'],
  ])('%s', async (_name, filter, code, name) => {
    await expect(things.find(filter).toArray()).rejects.toMatchObject({ code, message: expect.stringContaining(name) as string })
  })

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['an unknown command', () => test_.db.command({ mapReduce: 'x' }), 59, 'mapReduce'],
    ['an unknown field', () => test_.db.command({ find: 'x', fooBar: 1 }), 40415, 'fooBar'],
    ['let', () => things.find({}, { let: { a: 1 } }).toArray(), 40415, 'let'],
    ['a collation', () => things.find({}, { collation: { locale: 'vi' } }).toArray(), 2, 'collation'],
    ['$meta in a projection', () => things.find({}, { projection: { a: { $meta: 'textScore' } } }).toArray(), 2, '$meta'],
    [
      '$lookup',
      () => things.aggregate([{ $lookup: { from: 'x', localField: 'a', foreignField: 'b', as: 'c' } }]).toArray(),
      40324,
      '$lookup',
    ],
    ['$stdDevPop', () => things.aggregate([{ $group: { _id: 1, n: { $stdDevPop: '$a' } } }]).toArray(), 15952, '$stdDevPop'],
    ['a TTL index', () => things.createIndex({ a: 1 }, { expireAfterSeconds: 5 }), 197, 'expireAfterSeconds'],
    ['a text index', () => things.createIndex({ a: 'text' }), 67, 'text'],
    ['a hint without its index', () => things.find({}).hint('nope').toArray(), 2, 'hint'],
    ['a change stream', () => things.watch().next(), 40324, '$changeStream'],
  ])('%s', async (_name, run, code, name) => {
    await things.insertOne({ a: 1 })
    await expect(run()).rejects.toMatchObject({ code, message: expect.stringContaining(name) as string })
  })
})

describe('results', () => {
  const people = [
    { _id: 1, name: 'An', age: 30, tags: ['x', 'y'], at: { city: 'Huế', zip: 1 }, list: [{ p: 1, q: 2 }, 7] },
    { _id: 2, name: 'Bình', age: null, tags: [], at: { city: 'Hà Nội', zip: 2 } },
    { _id: 3, name: 'Chi', age: 25, tags: ['a', 'z'] },
  ]
  beforeEach(() => things.insertMany(people as unknown as Document[]))

  test.each<[string, Document, Document]>([
    ['some fields', { name: 1 }, { _id: 1, name: 'An' }],
    ['fields without _id', { name: 1, _id: 0 }, { name: 'An' }],
    ['without some fields', { tags: 0, at: 0, list: 0 }, { _id: 1, name: 'An', age: 30 }],
    ['fields inside of documents and arrays', { 'at.zip': 1, 'list.p': 1 }, { _id: 1, at: { zip: 1 }, list: [{ p: 1 }] }],
    ['without fields inside', { 'at.zip': 0, 'list.p': 0, name: 0, age: 0, tags: 0 }, { _id: 1, at: { city: 'Huế' }, list: [{ q: 2 }, 7] }],
  ])('projection: %s', async (_name, projection, expected) => {
    expect(await things.findOne({ name: 'An' }, { projection })).toEqual(expected)
  })

  test.each<[string, [string, 1 | -1][], number[]]>([
    ['null comes before numbers', [['age', 1]], [2, 3, 1]],
    ['descending', [['age', -1]], [1, 3, 2]],
    ['an array ascends by its smallest item, the empty one first', [['tags', 1]], [2, 3, 1]],
    ['an array descends by its greatest item', [['tags', -1]], [3, 1, 2]],
    [
      'a field inside, then another',
      [
        ['at.zip', -1],
        ['_id', 1],
      ],
      [2, 1, 3],
    ],
  ])('sort: %s', async (_name, sort, expected) => {
    expect((await things.find().sort(sort).toArray()).map(({ _id }) => _id as unknown)).toEqual(expected)
    await things.createIndex(Object.fromEntries(sort))
    expect((await things.find().sort(sort).toArray()).map(({ _id }) => _id as unknown)).toEqual(expected)
  })

  it('skip, limit and batches give every document once', async () => {
    await things.deleteMany({})
    await things.insertMany(Array.from({ length: 350 }, (_, i) => ({ i })))
    expect(
      await things
        .find()
        .sort({ i: 1 })
        .skip(10)
        .limit(5)
        .map(({ i }) => i as number)
        .toArray(),
    ).toEqual([10, 11, 12, 13, 14])
    const all = await things
      .find({}, { batchSize: 7 })
      .map(({ i }) => i as number)
      .toArray()
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 350 }, (_, i) => i))
  })

  it('counts and lists different values', async () => {
    expect(await things.countDocuments({ age: { $gte: 25 } })).toBe(2)
    expect(await things.countDocuments({ age: { $gte: 25 } }, { skip: 1 })).toBe(1)
    expect(await things.countDocuments({}, { limit: 2 })).toBe(2)
    expect(await things.estimatedDocumentCount()).toBe(3)
    expect(await things.distinct('tags')).toEqual(['a', 'x', 'y', 'z'])
    expect(await things.distinct('at.city', { 'at.zip': 2 })).toEqual(['Hà Nội'])
    expect(
      await things
        .aggregate([{ $match: { age: { $ne: null } } }, { $sort: { age: 1 } }, { $limit: 1 }, { $project: { name: 1 } }])
        .toArray(),
    ).toEqual([{ _id: 3, name: 'Chi' }])
    expect(await things.aggregate([{ $match: {} }, { $count: 'many' }]).toArray()).toEqual([{ many: 3 }])
  })

  it('an open cursor keeps the state in which it was opened', async () => {
    await things.deleteMany({})
    await things.insertMany(Array.from({ length: 50 }, (_, i) => ({ i, v: 0 })))
    const cursor = things.find({}, { batchSize: 10 })
    await cursor.next()
    await things.updateMany({}, { $set: { v: 1 } })
    await things.deleteMany({ i: { $gt: 30 } })
    expect((await cursor.toArray()).map(({ v }) => v as number)).toEqual(Array(49).fill(0))
    expect(await things.countDocuments({ v: 1 })).toBe(31)
  })
})

it('keeps every type as it was written', async () => {
  const document = {
    a: new Int32(1),
    b: new Double(2),
    c: Long.fromNumber(3),
    d: Decimal128.fromString('1.50'),
    e: new Date(7),
    f: Buffer.from([1, 2]),
    g: /x/i,
    h: null,
    i: [true, { z: 'ế' }],
  }
  await things.insertOne(document)
  await things.updateOne({}, { $set: { other: 1 } })
  const [kept] = await things.find({}, { promoteValues: false }).toArray()
  expect(kept).toMatchObject({
    a: { _bsontype: 'Int32' },
    b: { _bsontype: 'Double' },
    c: { _bsontype: 'Long' },
    d: { _bsontype: 'Decimal128' },
    h: null,
  })
  expect(await things.findOne({})).toMatchObject({ a: 1, b: 2, c: 3, e: new Date(7), g: /x/i, i: [true, { z: 'ế' }] })
})

it('a pattern that would take years on a text is cut off, and others are served', async () => {
  await things.insertMany([{ a: `${'a'.repeat(40)}b` }, { a: 'aaa' }])
  await expect(things.find({ a: { $regex: '^(a+)+$' } }).toArray()).rejects.toMatchObject({ code: 50 })
  expect(await things.countDocuments({ a: /^a+$/ })).toBe(1)
  expect(await things.countDocuments({ a: { $regex: '^(aa?)+b$' } })).toBe(1)
})
