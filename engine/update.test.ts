import { Int32, Long, ObjectId, type Collection, type Document } from 'mongodb'
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

const id = 1 as unknown as ObjectId

async function updated(before: Document, update: Document, filter: Document = {}, arrayFilters?: Document[]): Promise<Document | null> {
  await things.insertOne({ _id: id, ...before })
  await things.updateOne({ _id: id, ...filter }, update, { arrayFilters })
  return things.findOne({ _id: id }, { projection: { _id: 0 } })
}

describe('an update changes what it names and nothing else', () => {
  test.each<[string, Document, Document, Document]>([
    ['$set', { a: 1, b: 2 }, { $set: { a: 5, 'c.d': 6 } }, { a: 5, b: 2, c: { d: 6 } }],
    ['$set inside of a document', { a: { x: 1, y: 2 } }, { $set: { 'a.y': 3 } }, { a: { x: 1, y: 3 } }],
    ['$set at a position', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    ['$set beyond the end fills with null', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
    ['$set of several new fields keeps them in order of name', { z: 1 }, { $set: { c: 1, b: 2 } }, { z: 1, b: 2, c: 1 }],
    ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { b: { d: 2 } }],
    ['$unset in an array leaves null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$inc', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
    ['$mul', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
    ['$min and $max', { a: 3, b: 3 }, { $min: { a: 2 }, $max: { b: 9, c: 1 } }, { a: 2, b: 9, c: 1 }],
    ['$push', { a: [1] }, { $push: { a: 2, b: { c: 1 } } }, { a: [1, 2], b: [{ c: 1 }] }],
    [
      '$push with $each, $slice and $position',
      { a: [1, 2] },
      { $push: { a: { $each: [8, 9], $position: 1, $slice: 3 } } },
      { a: [1, 8, 9] },
    ],
    ['$push with the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    [
      '$push with $sort',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }, { n: 3 }], $sort: { n: -1 } } } },
      { a: [{ n: 3 }, { n: 2 }, { n: 1 }] },
    ],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull of documents', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    ['$addToSet', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['$setOnInsert does nothing to a document that is there', { a: 1 }, { $setOnInsert: { a: 5, b: 5 } }, { a: 1 }],
    ['$[] changes every item', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 10 } }, { a: [{ n: 11 }, { n: 12 }] }],
  ])('%s', async (_name, before, update, after) => {
    const result = await updated(before, update)
    expect(result).toEqual(after)
    expect(Object.keys(result!)).toEqual(Object.keys(after))
  })

  it('$ changes the item that the query has found', async () => {
    expect(await updated({ a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.$.x': 1 } }, { 'a.n': 2 })).toEqual({ a: [{ n: 1 }, { n: 2, x: 1 }] })
    await things.updateOne({ a: { $elemMatch: { n: 1 } } }, { $set: { 'a.$.y': 2 } })
    expect(await things.findOne({})).toMatchObject({
      a: [
        { n: 1, y: 2 },
        { n: 2, x: 1 },
      ],
    })
  })

  it('arrayFilters choose items', async () => {
    expect(await updated({ a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.$[big].n': 0 } }, {}, [{ 'big.n': { $gt: 1 } }])).toEqual({
      a: [{ n: 1 }, { n: 0 }],
    })
  })

  it('$currentDate', async () => {
    const before = Date.now()
    const at = ((await updated({}, { $currentDate: { at: true } }))!.at as Date).getTime()
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  it('counts what has changed', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }])
    expect(await things.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 2 })
    expect(await things.updateMany({}, { $set: { b: 1 } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 })
    expect(await things.updateOne({ a: 9 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 0, modifiedCount: 0 })
  })

  it('types grow as they have to, and never shrink', async () => {
    await things.insertOne({ _id: id, int: new Int32(2147483647), long: Long.fromNumber(5), double: 1.5, kept: Long.fromNumber(7) })
    await things.updateOne({}, { $inc: { int: 1, long: 1, double: 1 } })
    expect(await things.findOne({}, { promoteValues: false })).toMatchObject({
      int: { _bsontype: 'Long' },
      long: { _bsontype: 'Long' },
      double: { _bsontype: 'Double' },
      kept: { _bsontype: 'Long' },
    })
    expect(await things.findOne({})).toMatchObject({ int: 2147483648, long: 6, double: 2.5, kept: 7 })
  })
})

describe('an update that cannot be made is refused with MongoDB’s code', () => {
  test.each<[string, Document, Document, number]>([
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['$inc by text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$push to a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['$set through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['$set through null', { a: null }, { $set: { 'a.b': 1 } }, 28],
    ['$set of a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['two changes of one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path and its parent', { a: {} }, { $set: { a: 1, 'a.b': 1 } }, 40],
    ['$set of _id', { a: 1 }, { $set: { _id: 5 } }, 66],
    ['$unset of _id', { a: 1 }, { $unset: { _id: '' } }, 66],
    ['an unknown operator', { a: 1 }, { $rename: { a: 'b' } }, 9],
    ['$bit', { a: 1 }, { $bit: { a: { and: 1 } } }, 9],
    ['an empty name', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
    ['$ without a match', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ])('%s', async (_name, before, update, code) => {
    await things.insertOne({ _id: id, ...before })
    await expect(things.updateOne({ _id: id }, update)).rejects.toMatchObject({ code })
    expect(await things.findOne({ _id: id })).toEqual({ _id: 1, ...before })
  })

  it('a pipeline, and a document whose _id differs', async () => {
    await things.insertOne({ _id: id, a: 1 })
    await expect(things.updateOne({}, [{ $set: { a: 1 } }])).rejects.toMatchObject({ code: 9 })
    await expect(things.replaceOne({ _id: id }, { _id: 2 as unknown as ObjectId, a: 1 })).rejects.toMatchObject({ code: 66 })
  })

  it('a document that would grow beyond 16 MB', async () => {
    await things.insertOne({ _id: id, a: 'x'.repeat(9_000_000) })
    await expect(things.updateOne({}, { $set: { b: 'x'.repeat(9_000_000) } })).rejects.toMatchObject({ code: 10334 })
  })

  it('a document nested too deep', async () => {
    const nested = (depth: number): Document => (depth === 0 ? {} : { a: nested(depth - 1) })
    await things.insertOne(nested(100))
    await expect(things.insertOne(nested(101))).rejects.toMatchObject({ code: 15 })
    await expect(things.insertOne(nested(400))).rejects.toMatchObject({ code: 15 })
  })
})

describe('upserts', () => {
  it('insert what the query and the update say together', async () => {
    const result = await things.updateOne(
      { a: 1, 'b.c': 2, d: { $gt: 5 } },
      { $set: { e: 3 }, $setOnInsert: { f: 4 }, $inc: { n: 1 } },
      { upsert: true },
    )
    expect(result).toMatchObject({ upsertedCount: 1, matchedCount: 0, upsertedId: expect.any(ObjectId) as ObjectId })
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ a: 1, b: { c: 2 }, e: 3, f: 4, n: 1 })
    await things.updateOne({ a: 1 }, { $setOnInsert: { f: 9 }, $inc: { n: 1 } }, { upsert: true })
    expect(await things.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1, b: { c: 2 }, e: 3, f: 4, n: 2 }])
  })

  it('take _id from the query', async () => {
    await things.replaceOne({ _id: id }, { x: 1 }, { upsert: true })
    await things.updateOne({ _id: 'k' as unknown as ObjectId }, { $set: { x: 2 } }, { upsert: true })
    expect(await things.find().sort({ x: 1 }).toArray()).toEqual([
      { _id: 1, x: 1 },
      { _id: 'k', x: 2 },
    ])
  })

  it('of many at once on one unique key make one document', async () => {
    await things.createIndex({ key: 1 }, { unique: true })
    await Promise.all(Array.from({ length: 20 }, () => things.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true })))
    expect(await things.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'a', n: 20 }])
  })
})

describe('findAndModify', () => {
  it('gives the old or the new document', async () => {
    await things.insertMany([
      { _id: id, n: 1, q: 'b' },
      { _id: 2 as unknown as ObjectId, n: 1, q: 'a' },
    ])
    expect(await things.findOneAndUpdate({ n: 1 }, { $inc: { n: 1 } }, { sort: { q: 1 } })).toEqual({ _id: 2, n: 1, q: 'a' })
    expect(await things.findOneAndUpdate({ n: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after', projection: { n: 1 } })).toEqual({
      _id: 1,
      n: 2,
    })
    expect(await things.findOneAndUpdate({ n: 9 }, { $inc: { n: 1 } })).toBeNull()
    expect(await things.findOneAndReplace({ _id: id }, { z: 1 }, { returnDocument: 'after' })).toEqual({ _id: 1, z: 1 })
    expect(await things.findOneAndDelete({ _id: id })).toEqual({ _id: 1, z: 1 })
    expect(
      await things.findOneAndUpdate({ k: 5 }, { $set: { v: 1 } }, { upsert: true, returnDocument: 'after', projection: { _id: 0 } }),
    ).toEqual({ k: 5, v: 1 })
  })

  it('hands every job to one taker', async () => {
    await things.insertMany(Array.from({ length: 40 }, (_, i) => ({ i, taken: false })))
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => things.findOneAndUpdate({ taken: false }, { $set: { taken: true } }, { sort: { i: 1 } })),
    )
    const numbers = taken.filter((job) => job !== null).map(({ i }) => i as number)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i))
  })
})

describe('batches', () => {
  it('ordered ones end at the first error, unordered ones go on', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as unknown as Document[]
    await expect(things.insertMany(documents)).rejects.toMatchObject({ code: 11000, result: { insertedCount: 1 } })
    await things.deleteMany({})
    await expect(things.insertMany(documents, { ordered: false })).rejects.toMatchObject({ code: 11000, result: { insertedCount: 2 } })
    expect(await things.countDocuments({})).toBe(2)
  })

  it('bulkWrite mixes statements', async () => {
    const result = await things.bulkWrite([
      { insertOne: { document: { a: 1 } } },
      { updateOne: { filter: { a: 1 }, update: { $set: { b: 1 } } } },
      { updateOne: { filter: { a: 7 }, update: { $set: { b: 1 } }, upsert: true } },
      { deleteOne: { filter: { a: 7 } } },
    ])
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 })
  })

  it('_id comes first, whatever its place in the message', async () => {
    await test_.client.db('test').command({ insert: things.collectionName, documents: [{ a: 1, _id: 5 }] })
    expect(Object.keys((await things.findOne({}))!)).toEqual(['_id', 'a'])
    await expect(things.insertOne({ _id: [1] as unknown as ObjectId })).rejects.toMatchObject({ code: 53 })
  })

  it('a name may begin with $ in what is inserted, but not in an _id', async () => {
    await things.insertOne({ _id: id, $a: 1 })
    await things.updateOne({ _id: id }, { $set: { b: 2 } })
    expect(await things.findOne({})).toEqual({ _id: id, $a: 1, b: 2 })
    await expect(things.insertOne({ _id: { $a: 1 } as unknown as ObjectId })).rejects.toMatchObject({ code: 52 })
  })
})

it('an update that takes a document into a partial index, or out of it, is seen by it', async () => {
  await things.createIndex({ day: 1 }, { name: 'open', partialFilterExpression: { 'state.open': true } })
  await things.insertOne({ _id: id, day: 7, state: { open: false }, note: '' })
  const openOn = async (day: number): Promise<number> => (await things.find({ day, 'state.open': true }).hint('open').toArray()).length
  const seen: number[] = []
  for (const change of [{ note: 'x' }, { 'state.open': true }, { note: 'y' }, { day: 8 }, { state: { open: false } }]) {
    await things.updateOne({ _id: id }, { $set: change })
    seen.push((await openOn(7)) * 10 + (await openOn(8)))
  }
  expect(seen).toEqual([0, 10, 10, 1, 0])
})

it('a guarded update by a unique key changes the document only while the rest of its filter fits', async () => {
  await things.createIndex({ shop: 1, code: -1 }, { unique: true })
  await things.insertMany([
    { shop: 1, code: 'A', rev: 1, n: 0 },
    { shop: 1, code: 'B', rev: 1, n: 0 },
    { shop: 2, code: 'A', rev: 1, n: 0 },
  ])
  const guarded = { shop: 1, code: 'A', rev: 1 }
  await things.updateOne(guarded, { $inc: { rev: 1, n: 5 } })
  await things.updateOne(guarded, { $inc: { rev: 1, n: 5 } })
  expect(
    await things
      .find({}, { projection: { _id: 0 } })
      .sort({ shop: 1, code: 1 })
      .toArray(),
  ).toEqual([
    { shop: 1, code: 'A', rev: 2, n: 5 },
    { shop: 1, code: 'B', rev: 1, n: 0 },
    { shop: 2, code: 'A', rev: 1, n: 0 },
  ])
})
